"""Penalties as the floor says them, and the form behind each button (Cooke 1.06, 3.07)."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.house.conduct import GROUNDS, Ground
from core.notation.asides import LONGEST_TEXT
from core.present.documents import Choice, Entry, Field, Form, Press, Verb
from core.view import TableView


@unique
class Part(StrEnum):
    """What a penalty takes beside the player."""

    PLAYER = "player"
    OTHER = "other"
    SPAN = "time"
    HANDS = "hands"
    AMOUNT = "amount"
    NUMBER = "number"
    GROUND = "ground"
    WHY = "why"


class SpokenPenalty(Struct, frozen=True):
    """One penalty: its word, its button, what it does, and what it takes."""

    word: str
    label: str
    does: str
    parts: tuple[Part, ...]


_P = Part

PENALTIES: Final[tuple[SpokenPenalty, ...]] = (
    SpokenPenalty("warn", "Warn", "he is told in private, and it is counted",
                  (_P.PLAYER, _P.GROUND, _P.WHY)),
    SpokenPenalty("sitout", "Sit out", "dealt out for some hands",
                  (_P.PLAYER, _P.HANDS, _P.GROUND, _P.WHY)),
    SpokenPenalty("eject", "Eject", "out of this game for a time",
                  (_P.PLAYER, _P.SPAN, _P.GROUND, _P.WHY)),
    SpokenPenalty("suspend", "Suspend", "out of every game here for a time",
                  (_P.PLAYER, _P.SPAN, _P.GROUND, _P.WHY)),
    SpokenPenalty("bar", "Bar", "out of every game here, without an end",
                  (_P.PLAYER, _P.GROUND, _P.WHY)),
    SpokenPenalty("fine", "Fine", "chips to the pot, where the house has fines",
                  (_P.PLAYER, _P.AMOUNT, _P.WHY)),
    SpokenPenalty("deny", "Deny the seat", "not at this table; no reason is implied",
                  (_P.PLAYER, _P.WHY)),
    SpokenPenalty("separate", "Keep apart", "two people never at one table",
                  (_P.PLAYER, _P.OTHER, _P.WHY)),
    SpokenPenalty("link", "One player", "two accounts are one player's",
                  (_P.PLAYER, _P.OTHER, _P.WHY)),
    SpokenPenalty("forgive", "Forgive", "lifts a measure by its number",
                  (_P.NUMBER, _P.WHY)),
)  # fmt: skip
"""Everything the floor can do about a player, the mildest first."""

PENALTY_OF: Final[dict[str, SpokenPenalty]] = {one.word: one for one in PENALTIES}


def penalty_form(view: TableView, penalty: SpokenPenalty) -> Form:
    """What is asked before a penalty is given."""
    fields = tuple(_field(view, part, penalty) for part in penalty.parts)
    return Form(penalty.label, Press(view.id, Verb.PENALTY, note=penalty.word), fields)


def _field(view: TableView, part: Part, penalty: SpokenPenalty) -> Field:
    match part:
        case Part.PLAYER | Part.OTHER:
            label = "Which player" if part is Part.PLAYER else "And which other"
            players = tuple(
                Choice(f"Seat {one.seat}: {one.name}", f"seat {one.seat}") for one in view.seats
            )
            if len(players) < _FEWEST:
                return Field(part, label, hint="seat 3")
            return Field(part, label, choices=players, entry=Entry.CHOICE)
        case Part.GROUND:
            grounds = tuple(Choice(GROUNDS[one].title, one.value) for one in GROUNDS)
            usual = Ground.ETIQUETTE if penalty.word == "warn" else Ground.OTHER
            return Field(
                part, "On what ground", value=usual.value, choices=grounds, entry=Entry.CHOICE
            )
        case Part.WHY:
            return Field(
                part, "In your words; he reads it, and the floor", hint="Third time tonight",
                longest=LONGEST_TEXT, is_optional=True,
            )  # fmt: skip
        case _:
            label, hint = _TYPED[part]
            return Field(part, label, hint=hint, is_optional=part is Part.SPAN)


_FEWEST: Final = 2
_TYPED: Final = {
    Part.SPAN: ("For how long; empty: as the house has it", "2h, 7d"),
    Part.HANDS: ("For how many hands", "3"),
    Part.AMOUNT: ("How much", "20"),
    Part.NUMBER: ("The number of the measure", "7"),
}

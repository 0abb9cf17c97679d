"""The form behind the button of each penalty (Cooke 1.06, 3.07)."""

from typing import Final

from core.house.conduct import GROUNDS
from core.notation.asides import LONGEST_TEXT
from core.notation.spoken_penalties import Part, SpokenPenalty
from core.present.documents import Choice, Entry, Field, Form, Press, Verb
from core.view import TableView


def penalty_form(view: TableView, penalty: SpokenPenalty) -> Form:
    """What is asked before a penalty is given."""
    fields = tuple(_field(view, part, penalty) for part in penalty.fields)
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
            return Field(
                part, "On what ground", value=penalty.ground, choices=grounds, entry=Entry.CHOICE
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
    Part.SPAN: ("For how long; empty: as the house has it", "2 hours, 7 days"),
    Part.HANDS: ("For how many hands", "3"),
    Part.AMOUNT: ("How much", "20"),
    Part.NUMBER: ("The number of the measure", "7"),
}

"""Spoken penalties: what the floor can do about a player, and what goes with each word.

The slash commands, the typed words and the forms behind the buttons are all made of this list.
"""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.house.conduct import Ground


@unique
class Part(StrEnum):
    """What has to be said beside the word."""

    PLAYER = "player"
    OTHER = "other"
    SPAN = "time"
    HANDS = "hands"
    AMOUNT = "amount"
    NUMBER = "number"
    EVERYWHERE = "everywhere"
    """At every table, not at this one alone."""

    GROUND = "ground"
    WHY = "why"


class SpokenPenalty(Struct, frozen=True):
    """One penalty: its word, its button, what it does, what it takes, and its usual ground."""

    word: str
    label: str
    does: str
    parts: tuple[Part, ...]
    ground: Ground = Ground.OTHER

    @property
    def fields(self) -> tuple[Part, ...]:
        """What its form asks; behind a button a seat is denied at this table alone."""
        return tuple(part for part in self.parts if part is not Part.EVERYWHERE)


_P = Part

PENALTIES: Final[tuple[SpokenPenalty, ...]] = (
    SpokenPenalty("warn", "Warn", "he is told in private, and it is counted",
                  (_P.PLAYER, _P.GROUND, _P.WHY), Ground.ETIQUETTE),
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
                  (_P.PLAYER, _P.EVERYWHERE, _P.WHY)),
    SpokenPenalty("separate", "Keep apart", "two people never at one table",
                  (_P.PLAYER, _P.OTHER, _P.WHY)),
    SpokenPenalty("link", "One player", "two accounts are one player's",
                  (_P.PLAYER, _P.OTHER, _P.WHY)),
    SpokenPenalty("forgive", "Forgive", "lifts a measure by its number",
                  (_P.NUMBER, _P.WHY)),
)  # fmt: skip
"""Everything the floor can do about a player, the mildest first (Cooke 1.06, 3.07)."""

PENALTY_OF: Final[dict[str, SpokenPenalty]] = {one.word: one for one in PENALTIES}

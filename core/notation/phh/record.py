"""Record: one hand of a Poker Hand History file, as it was written down.

The format is PHH (arXiv:2312.11753).  Amounts are exact decimals in the record's own money;
what they are in chips is worked out when the hand is set up.
"""

from decimal import Decimal
from typing import Final

from msgspec import Struct

from core.cards import Card

NO_LIMIT_HOLDEM: Final = "NT"
"""The variant of the game dealt here."""


class Record(Struct, frozen=True, gc=False):
    """A recorded hand.  Player 1 is the first left of the button, the last one is the button.

    Attributes:
        label: where it comes from, to name it in a report.
        antes, blinds: what each position owes; heads-up both are written the other way round,
            so the first is always the small blind's.
        starting: stacks before antes and blinds; None where the record does not know.
        finishing: stacks after the pot was paid, None where it does not say.
        actions: the lines of the hand, see ``core.notation.phh.lines``.
        players: names, as many as there are.
        seats: seat numbers, as many as there are.
        hand: its number, if it is one.
        trims_antes: a short ante wins only as much from each other.
        deck: the whole deck in order, where the writer knew it (a field of our own).
    """

    label: str
    variant: str
    antes: tuple[Decimal, ...]
    blinds: tuple[Decimal, ...]
    min_bet: Decimal | None
    starting: tuple[Decimal | None, ...]
    finishing: tuple[Decimal, ...] | None
    actions: tuple[str, ...]
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    hand: int | None = None
    trims_antes: bool = False
    deck: tuple[Card, ...] | None = None

    def __repr__(self) -> str:
        return f"Record({self.label!r})"


class Unreadable(Exception):
    """The text is no hand history; ``sentence`` says where it stops being one."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NotDealt(Exception):
    """A recorded hand that the dealer cannot deal; ``what`` names what is missing."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

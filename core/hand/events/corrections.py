"""Events of a deal put right: which card goes where, by its place in the deck (Cooke 5.19, 14.20).

They name places, never cards: what is seen of them hides nothing.
"""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import Seat


@unique
class Pile(StrEnum):
    """Where a card lies."""

    DOWN = "down"
    UP = "up"
    BURN = "burn"
    DECK = "deck"


class CardMoved(Struct, frozen=True, tag=True, gc=False):
    """The card at place ``at`` of the deck goes to ``pile``, of ``seat`` where that is a hand.

    One not dealt yet comes off the deck; one that goes back to the deck is its top card then.
    """

    at: int
    pile: Pile
    seat: Seat | None = None


class CardsSetAside(Struct, frozen=True, tag=True, gc=False):
    """Cards of a street that came out too early leave play, for those not served too (scs-16.2).

    ``places`` are those of the deck that are set aside; they are used if the deck runs short.
    Where these cards alone leave play, ``served_last`` are those whose they were: they are served
    after the others (USPC).
    """

    places: tuple[int, ...]
    served_last: tuple[Seat, ...] = ()


class StubScrambled(Struct, frozen=True, tag=True, gc=False):
    """The last card is dealt, and what is left of the deck in no order any more (Cooke 14.21)."""


CorrectionEvent = CardMoved | CardsSetAside | StubScrambled
"""They hide nothing."""

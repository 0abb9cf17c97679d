"""Pots, and who is pushed what of them."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import Seat


class Pot(Struct, frozen=True, gc=False):
    """One layer of the pot and the seats that may win it; the main pot comes first."""

    amount: Chips
    seats: tuple[Seat, ...]


class Share(Struct, frozen=True, gc=False):
    """What one winner is pushed from one pot; ``odd`` is the odd-chip part of ``amount``.

    ``contest`` numbers what he won it with in the game's list: 0 the high half of a high-low
    pot, 1 the low.
    """

    seat: Seat
    amount: Chips
    odd: Chips = NO_CHIPS
    contest: int = 0


class Award(Struct, frozen=True, gc=False):
    """One pot pushed: number 0 is the main pot; ``contested`` is False without a showdown."""

    pot: int
    amount: Chips
    shares: tuple[Share, ...]
    contested: bool

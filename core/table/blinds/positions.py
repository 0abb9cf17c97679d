"""Positions: where button and blinds stand in the hand about to be dealt."""

from collections.abc import Collection

from msgspec import Struct

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.state import Pointers


class Missed(Struct, frozen=True, gc=False):
    """The blinds go past ``seat``, which misses those it ``owes`` then (Cooke 12.09, 12.10)."""

    seat: Seat
    owes: Owes


class Positions(Struct, frozen=True):
    """Where everything stands, and who is dealt in.

    Attributes:
        dealt: the seats dealt in, clockwise from the left of the button.
        is_heads_up: two players; the button posts the small blind (Cooke 12.14).
        missed: absent seats that the blinds go past.
    """

    pointers: Pointers
    dealt: tuple[Seat, ...]
    is_heads_up: bool
    missed: tuple[Missed, ...] = ()

    @property
    def is_dead_button(self) -> bool:
        """True when nobody is dealt in at the button."""
        return self.pointers.button not in self.dealt

    @property
    def on_button(self) -> Seat | None:
        """Who is dealt in at the button, None when it is dead."""
        return self.pointers.button if self.pointers.button in self.dealt else None

    @property
    def small_blind(self) -> Seat | None:
        """The seat that posts the small blind, None when it is dead."""
        return self.pointers.small_blind if self.pointers.small_blind in self.dealt else None

    @property
    def last_action(self) -> Seat:
        """Who acts last after the first round: the button, or the nearest seat to its right."""
        return self.dealt[-1]


def ordered(
    pointers: Pointers, dealt: Collection[Seat], seats: int, *, heads_up: bool
) -> Positions:
    """Positions with ``dealt`` in the order of the deal at a table of ``seats`` (Cooke 6.03)."""
    order = ring.in_deal_order(pointers.button, dealt, seats)
    return Positions(pointers, tuple(order), heads_up)

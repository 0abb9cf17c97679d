"""Positions: where button and blinds stand in the hand about to be dealt."""

from collections.abc import Collection

from msgspec import Struct

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.blinds.layouts import Place
from core.table.state import Pointers


class Missed(Struct, frozen=True, gc=False):
    """The blinds go past ``seat``, which misses those it ``owes`` then (Cooke 12.09, 12.10)."""

    seat: Seat
    owes: Owes


class Due(Struct, frozen=True, gc=False):
    """``seat`` posts in turn the blind of ``place``, dead in the middle where it ``is_dead``."""

    seat: Seat
    place: Place
    is_dead: bool = False


class Positions(Struct, frozen=True):
    """Where everything stands, and who is dealt in.

    Attributes:
        dealt: the seats dealt in, clockwise from the left of the button.
        is_heads_up: two players; the button posts the small blind (Cooke 12.14).
        missed: absent seats that the blinds go past.
        blinds: what is posted in turn where the No Dead Button system adjusts it, the furthest
            last; else it is the layout of the table (Cooke 12.13).
        buyer: who buys the button, so that nobody else posts (Cooke 12.12.03).
        came_in: who is dealt in out of turn, and posts no blind of the seat he sits in.
    """

    pointers: Pointers
    dealt: tuple[Seat, ...]
    is_heads_up: bool
    missed: tuple[Missed, ...] = ()
    blinds: tuple[Due, ...] = ()
    buyer: Seat | None = None
    came_in: tuple[Seat, ...] = ()

    @property
    def is_dead_button(self) -> bool:
        """True when nobody is dealt in at the button."""
        return self.pointers.button not in self.dealt

    @property
    def on_button(self) -> Seat | None:
        """Who has the blind on the button, None when it is dead or he comes in out of turn."""
        return self._in_turn(self.pointers.button)

    @property
    def small_blind(self) -> Seat | None:
        """Who has the small blind in its place, None when it is dead or he comes in out of turn."""
        return self._in_turn(self.pointers.small_blind)

    def _in_turn(self, seat: Seat) -> Seat | None:
        return seat if seat in self.dealt and seat not in self.came_in else None

    @property
    def is_adjusted(self) -> bool:
        """True when a departure has changed the blinds, or left the button or a blind dead."""
        return bool(self.blinds) or self.is_dead_button or self.small_blind is None

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

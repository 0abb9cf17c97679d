"""Events of agreements about the pot (Cooke 9.10)."""

from msgspec import Struct

from core.hand.events.showdown import Refund
from core.ids import Seat


class ChopSaid(Struct, frozen=True, tag=True, gc=False):
    """A blind at ``seat`` agrees to take the blinds back, or declines."""

    seat: Seat
    agrees: bool


class BlindsChopped(Struct, frozen=True, tag=True, gc=False):
    """Everybody else has folded and both blinds take their bets back: nobody wins a pot."""

    refunds: tuple[Refund, ...]


class SplitSaid(Struct, frozen=True, tag=True, gc=False):
    """``seat`` proposes or agrees to split the pot evenly, or declines."""

    seat: Seat
    agrees: bool


class SplitAgreed(Struct, frozen=True, tag=True, gc=False):
    """All of ``seats`` agree to split; it is done when nobody objects in time.

    ``action`` numbers the prompt of that moment.
    """

    action: int
    seats: tuple[Seat, ...]


class SplitStopped(Struct, frozen=True, tag=True, gc=False):
    """``by`` objects, and the hand goes on; ``action`` numbers the prompt."""

    action: int
    by: Seat


class PotSplit(Struct, frozen=True, tag=True, gc=False):
    """``seats`` split the pot without a showdown; the pushes follow."""

    seats: tuple[Seat, ...]

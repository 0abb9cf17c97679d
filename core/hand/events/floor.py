"""Events of what the floor decides beyond correcting an error."""

from msgspec import Struct

from core.hand.acts import Act
from core.ids import Seat


class ChipsMoved(Struct, frozen=True, gc=False):
    """``more`` went from the stack of ``seat`` into the pot, or came back where it is below 0."""

    seat: Seat
    more: int


class ActTakenBack(Struct, frozen=True, tag=True, gc=False):
    """The floor has taken back what ``seat`` did last: all is as it was before (Cooke 1.05)."""

    seat: Seat
    act: Act
    moves: tuple[ChipsMoved, ...]


class InterestForfeited(Struct, frozen=True, tag=True, gc=False):
    """The hand at ``seat`` can win nothing any more (Cooke 16.07, 16.17).

    ``is_dealt_through`` as in :class:`Folded`.
    """

    seat: Seat
    is_dealt_through: bool = False

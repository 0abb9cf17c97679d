"""What the floor has ruled about a player who still sits at the table."""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import Instant


@unique
class Removal(StrEnum):
    """How a player whom the floor has thrown out goes (Cooke 1.06, 2.05)."""

    NONE = "none"
    AFTER_HAND = "after_hand"
    """He finishes the hand and gets up."""
    AT_TURN = "at_turn"
    """His hand is folded when the action reaches him, and he gets up when it is over."""


class SittingOut(Struct, frozen=True, gc=False):
    """He is not dealt in for ``left`` more hands (Cooke 17.01).

    ``returns`` when he is dealt in again after them; False for one who was away by himself.  Once
    no hand could be dealt meanwhile it is over at the moment ``until``, whatever is left.
    """

    left: int
    returns: bool
    until: Instant | None = None

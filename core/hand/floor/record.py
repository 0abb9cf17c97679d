"""The betting record of a hand: who did what, in order, for a dispute (Cooke 9.15)."""

from msgspec import Struct

from core.hand.acts import LastAct
from core.ids import Seat


class Done(Struct, frozen=True, gc=False):
    """``seat`` did ``act``; it holds the street and the amounts."""

    seat: Seat
    act: LastAct

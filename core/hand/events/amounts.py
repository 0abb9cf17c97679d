"""Events of amounts that are no plain call, bet or raise (Cooke 8.01.06, 9.14, 9.17, 10.06)."""

from msgspec import Struct

from core.chips import Chips
from core.hand.acts import Act
from core.ids import Seat


class AmountRead(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has put in ``typed`` without a word, and it is read as ``act``.

    ``to`` is the total in front of him after it, ``more`` what he puts in for it.  Told only where
    the act is not just what he put in.
    """

    seat: Seat
    typed: Chips
    act: Act
    to: Chips
    more: Chips


class StringRaiseRefused(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has said a raise after his call: the call stands (Cooke 10.10)."""

    seat: Seat


class RaiseAnnounced(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has said "raise" and still has to say how much: he can do nothing else (8.01.07)."""

    seat: Seat


class ChipsForfeited(Struct, frozen=True, tag=True, gc=False):
    """``amount`` of ``seat`` goes dead into the main pot: a surplus that is no wager (USPC, Hoyle).

    ``is_all_in`` when he has nothing left that he could play.
    """

    seat: Seat
    amount: Chips
    is_all_in: bool = False

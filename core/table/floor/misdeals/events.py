"""Events of misdeals and of what the dealer puts right."""

from msgspec import Struct

from core.hand.misdeals.causes import Cause
from core.ids import PersonId, Seat
from core.table.blinds.straddle import Straddle
from core.table.floor.misdeals.errors import Fix
from core.table.kills.offer import KillOffer
from core.table.state import Pointers


class MisdealCalled(Struct, frozen=True, tag=True, gc=False):
    """Hand ``number`` is a misdeal and is dealt again; its cards are void (Cooke 14.20).

    ``by`` is None where the dealer has seen it himself; ``seat`` is whose cards it is about.
    ``pointers`` are those that the button moves on from, where a misdeal costs the deal (USPC);
    else ``straddles`` and ``kill_offers`` are what was announced for the deal, and still holds.
    """

    number: int
    cause: Cause
    by: PersonId | None = None
    seat: Seat | None = None
    pointers: Pointers | None = None
    straddles: tuple[Straddle, ...] = ()
    kill_offers: tuple[KillOffer, ...] = ()


class ErrorFixed(Struct, frozen=True, tag=True, gc=False):
    """The dealer has put an error right; players may object for a moment (Cooke 14.22)."""

    fix: Fix


class DealRepaired(Struct, frozen=True, tag=True, gc=False):
    """The cards are where they belong (Cooke 5.19, scs-16); ``by`` None: by the dealer himself."""

    by: PersonId | None = None


MisdealEvent = MisdealCalled | ErrorFixed | DealRepaired
"""They hide nothing."""

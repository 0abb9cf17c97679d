"""What the table saw of kills that players announce of their own free will (Cooke 8.04.10)."""

from msgspec import Struct

from core.chips import Chips
from core.ids import Seat
from core.table.kills.offer import KillOffer


class KillAnnounced(Struct, frozen=True, tag=True, gc=False):
    """Whoever made ``offer`` kills the next hand with ``amount``, unless somebody objects."""

    offer: KillOffer
    amount: Chips


class KillStopped(Struct, frozen=True, tag=True, gc=False):
    """``by`` has objected to the kill that ``seat`` had announced, or took his own back.

    None where it was for limits that have changed (Cooke 3.05).
    """

    seat: Seat
    by: Seat | None


KillOfferEvent = KillAnnounced | KillStopped

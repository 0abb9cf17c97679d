"""Gift: chips from one player to another, between hands (Cooke 9.05)."""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId, Seat


class Gift(Struct, frozen=True, gc=False):
    """``amount`` from ``giver`` in ``seat`` to ``taker`` in ``to``."""

    seat: Seat
    giver: PersonId
    to: Seat
    taker: PersonId
    amount: Chips

"""Straddle: a blind raise that is announced for the next deal (Cooke 12.18)."""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId, Seat


class Straddle(Struct, frozen=True, gc=False):
    """``person`` at ``seat`` raises blind to ``amount``, the total in front of him."""

    seat: Seat
    person: PersonId
    amount: Chips

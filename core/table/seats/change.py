"""SeatChange: a request for another seat, carried out between two hands (Cooke 12.20)."""

from msgspec import Struct

from core.ids import PersonId, Seat


class SeatChange(Struct, frozen=True, gc=False):
    """``person`` wants to move to the seat ``to``."""

    person: PersonId
    to: Seat

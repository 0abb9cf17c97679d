"""What is seen of ejections (Cooke 10.03)."""

from msgspec import Struct

from core.ids import PersonId, Seat
from core.table.floor.objection import Offence


class EjectionAsked(Struct, frozen=True, tag=True, gc=False):
    """The floor is asked whether to eject ``seat``: ``count`` clocks or requests (Cooke 10.03)."""

    seat: Seat
    offence: Offence
    count: int


class PlayerEjected(Struct, frozen=True, tag=True, gc=False):
    """``seat`` is out for this session and gets up when the hand ends (Cooke 10.03).

    ``by`` the floor, or None for the dealer (setting ``clock.ejection``); ``offence`` None when
    the floor ruled so for another reason than the clock.
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    offence: Offence | None = None
    count: int = 0
    by: PersonId | None = None


class PlayerSpared(Struct, frozen=True, tag=True, gc=False):
    """The floor lets ``seat`` stay, until the next strike (Cooke 10.03)."""

    seat: Seat
    by: PersonId


EjectionEvent = EjectionAsked | PlayerEjected | PlayerSpared

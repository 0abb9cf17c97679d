"""What the table saw of seat changes (Cooke 10.15, 12.20)."""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import PersonId, Seat
from core.table.blinds.duties import Duties
from core.table.seats.change import SeatChange, Wait
from core.table.state import Pointers


@unique
class Dropped(StrEnum):
    """Why a request comes to nothing."""

    TAKEN_BACK = "taken_back"
    """By himself."""

    TAKEN = "taken"
    """Somebody else has the seat now."""

    DUE = "due"
    """He has dealt off and would be due a blind or the button there (Cooke 12.20.05)."""

    GONE = "gone"
    """The game that is dealt now has fewer seats (Cooke 4.10)."""


class SeatChangeAsked(Struct, frozen=True, tag=True, gc=False):
    """The player at ``seat`` asks to move; it replaces what he has asked before."""

    seat: Seat
    change: SeatChange


class SeatChangeWaits(Struct, frozen=True, tag=True, gc=False):
    """The player at ``seat`` cannot move to ``to`` yet."""

    seat: Seat
    to: Seat
    wait: Wait


class SeatChangeDropped(Struct, frozen=True, tag=True, gc=False):
    """The request of the player at ``seat`` for ``to`` is no more."""

    seat: Seat
    to: Seat
    why: Dropped


class SeatChanged(Struct, frozen=True, tag=True, gc=False):
    """``person`` has moved from ``seat`` to ``to``, with all that is his.

    ``duties`` are what he has to pay or to wait for there.  ``pointers`` is set heads-up, where
    button and blinds move with him: two players take turns wherever they sit.
    """

    seat: Seat
    person: PersonId
    to: Seat
    duties: Duties
    pointers: Pointers | None = None


SeatChangeEvent = SeatChangeAsked | SeatChangeWaits | SeatChangeDropped | SeatChanged

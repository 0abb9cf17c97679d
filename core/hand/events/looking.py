"""Events of hands released, asked for, and shown when nothing is claimed with them."""

from msgspec import Struct

from core.cards import Card
from core.ids import PersonId, Seat
from core.sealed import Sealed


class HandReleased(Struct, frozen=True, tag=True, gc=False):
    """A hand that was shown has been mucked: it may still come back (Cooke 10.19).

    ``keeps`` as in :class:`HandMucked`.
    """

    seat: Seat
    keeps: tuple[int, ...] = ()


class HandRetrieved(Struct, frozen=True, tag=True, gc=False):
    """A released hand is back on the table before the pot was pushed (Cooke 10.19)."""

    seat: Seat


class LookAsked(Struct, frozen=True, tag=True, gc=False):
    """``by`` asks to see the called hand at ``seat`` (Cooke 11.08).

    It is killed unless its owner shows it first (Cooke 11.09).  ``needs_floor`` where the floor
    has to confirm it.
    """

    by: Seat
    seat: Seat
    needs_floor: bool = False


class LookReported(Struct, frozen=True, tag=True, gc=False):
    """``by`` suspects the called hand at ``seat``: for him and the floor alone (Cooke 11.08)."""

    by: Seat
    seat: Seat


class LookCounted(Struct, frozen=True, tag=True, gc=False):
    """``by`` has asked ``count`` times this session, a figure for the floor (Cooke 11.08)."""

    by: Seat
    count: int


class LookSettled(Struct, frozen=True, tag=True, gc=False):
    """The request for the hand at ``seat`` is over; ``allows`` where the floor has granted it."""

    seat: Seat
    allows: bool


class ReportSettled(Struct, frozen=True, tag=True, gc=False):
    """The floor has answered the suspicion of ``by``; with ``allows`` it examines the hand."""

    by: Seat
    seat: Seat
    allows: bool


class HandSeen(Struct, frozen=True, tag=True, gc=False):
    """The whole hand at ``seat`` lies open and claims nothing (Cooke 11.08, 11.12).

    ``by`` asked for it; its owner, where he shows it of himself.
    """

    seat: Seat
    cards: tuple[Card, ...]
    by: Seat


class HandShownTo(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has shown his hand to one player, ``person`` at ``whom`` (Cooke 11.12)."""

    seat: Seat
    whom: Seat
    person: PersonId
    cards: Sealed[tuple[Card, ...]]


class LeakNoted(Struct, frozen=True, tag=True, gc=False):
    """Another player has seen the hand at ``seat`` during the play (Cooke 11.12)."""

    seat: Seat


class ShowAllAsked(Struct, frozen=True, tag=True, gc=False):
    """``by`` asks that all see the hand at ``seat``: they do, once it is over (Cooke 11.12)."""

    by: Seat
    seat: Seat


class ShowDeclined(Struct, frozen=True, tag=True, gc=False):
    """``seat`` was called by nobody and keeps his winning hand closed (USPC)."""

    seat: Seat

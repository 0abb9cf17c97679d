"""What is seen of the time: turns, clocks, pauses and the next deal."""

from msgspec import Struct

from core.ids import Instant, Seat
from core.table.time.turn_clock import ClockRequest, TurnClock


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    """The time of the player to act starts to run."""

    clock: TurnClock


class ClockCalled(Struct, frozen=True, tag=True, gc=False):
    """The clock is on ``seat`` (Cooke 10.03)."""

    seat: Seat
    request: ClockRequest


class ClockAsked(Struct, frozen=True, tag=True, gc=False):
    """``by`` asks the floor to call the clock on ``seat`` (setting ``clock.requester``).

    ``is_reasonable`` is False for a request that came too early.
    """

    by: Seat
    seat: Seat
    is_reasonable: bool


class FoldTakenBack(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has taken a fold back, which he may do once in a playing session (Cooke 10.19)."""

    seat: Seat


class TurnExpired(Struct, frozen=True, tag=True, gc=False):
    """``seat`` did not act in time; what follows is the check or fold."""

    seat: Seat


class ActedInTime(Struct, frozen=True, tag=True, gc=False):
    """``seat`` acted by himself: his row of expired turns is over."""

    seat: Seat


class NextHandDue(Struct, frozen=True, tag=True, gc=False):
    """When the next hand is dealt; None when fewer than two are ready."""

    at: Instant | None


class ClocksPaused(Struct, frozen=True, tag=True, gc=False):
    """No time runs since ``at``."""

    at: Instant


class ClocksResumed(Struct, frozen=True, tag=True, gc=False):
    """Time runs again; every deadline has moved by ``shift`` milliseconds."""

    shift: int


ClockEvent = (
    TurnBegan
    | ClockCalled
    | ClockAsked
    | FoldTakenBack
    | TurnExpired
    | ActedInTime
    | NextHandDue
    | ClocksPaused
    | ClocksResumed
)

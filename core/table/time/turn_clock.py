"""TurnClock: the time of the player to act."""

from msgspec import Struct

from core.ids import Instant, Millis, Seat


class ClockRequest(Struct, frozen=True, gc=False):
    """A clock that is running (Cooke 10.03); ``by`` is None when the dealer called it.

    ``by_floor`` when a floorperson has called it.  At ``countdown_at`` the spoken count to
    ``ends_at`` begins.
    """

    by: Seat | None
    at: Instant
    ends_at: Instant
    is_reasonable: bool
    countdown_at: Instant = Instant(0)
    by_floor: bool = False


class TurnClock(Struct, frozen=True, gc=False):
    """The time of the player to act.

    ``dealer_calls_at`` is when the dealer calls the clock himself, None for never; at showdown
    ``show_by`` is when an idle hand is dealt with, and ``choose_by`` when the dealer chooses for
    those who have not chosen their discards; ``split_at`` when a pot is split that all have agreed
    to split, if nobody objects, and ``stopped`` the clock of the turn that goes on if somebody
    does. ``kill_by`` is when the kill has been offered long enough. ``asked`` when a player has
    asked the floor for the clock in this turn; ``given`` is what the floor has given him besides.
    """

    turn_at: Instant
    dealer_calls_at: Instant | None = None
    request: ClockRequest | None = None
    show_by: Instant | None = None
    choose_by: Instant | None = None
    split_at: Instant | None = None
    asked: bool = False
    stopped: "TurnClock | None" = None
    kill_by: Instant | None = None
    given: Millis = Millis(0)

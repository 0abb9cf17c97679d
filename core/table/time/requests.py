"""Clock requests: who may put a player on the clock, and the clock that runs (Cooke 10.03)."""

from typing import Final

from core.hand.commands import (
    Prompt,
)
from core.hand.draft import HandDraft
from core.hand.state import Betting, Drawing, Offer, Player, Standing
from core.house.settings import Overrides, number, word
from core.ids import Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import (
    CallClock,
    DealerCallsClock,
    FloorCallsClock,
)
from core.table.draft import TableDraft
from core.table.floor import ejecting
from core.table.seats.proxies import acting_seat
from core.table.state import ClockRequest, Offence, TurnClock

PATIENCE: Final = "clock.reasonable_after_seconds"
"""The setting for how long a turn has to last before a request is reasonable."""


def call_clock(draft: TableDraft, command: CallClock) -> None:
    """A player puts whoever is to act on the clock, or asks the floor to (``clock.requester``).

    Raises:
        Refusal: ``NOT_SEATED``, ``PLAYED_BY_PROXY``, ``CLOCK_NOT_IN_HAND``, ``NO_ONE_TO_ACT``,
            ``STALE``, ``CLOCK_ON_YOURSELF``, ``CLOCK_RUNNING``, or ``CLOCK_ASKED`` when the floor
            has been asked in this turn.
    """
    hand, _, clock = turn_of(draft)
    settings = draft.config.settings
    caller = acting_seat(draft, command.person)
    player = next((p for p in hand.players if p.seat == caller), None)
    if player is None or not _may_call_clock(settings, player):
        raise Refusal(Reason.CLOCK_NOT_IN_HAND, "cooke-18-clock-request")
    seat, _ = running_turn(draft, command.prompt)
    if caller == seat:
        raise Refusal(Reason.CLOCK_ON_YOURSELF, "cooke-10.03")
    refuse_running(draft, seat)
    is_reasonable = draft.now >= later(clock.turn_at, seconds(number(settings, PATIENCE)))
    if word(settings, "clock.requester") != "floor":
        start(draft, seat, by=caller, is_reasonable=is_reasonable)
    elif clock.asked:
        raise Refusal(Reason.CLOCK_ASKED, "cooke-10.03")
    else:
        draft.emit(e.ClockAsked(caller, seat, is_reasonable))
        if not is_reasonable:
            _count_strike(draft, caller, is_reasonable=False)


def floor_calls_clock(draft: TableDraft, command: FloorCallsClock) -> None:
    """The floor puts whoever is to act on the clock; it counts as a justified one (Cooke 10.03).

    Raises:
        Refusal: ``NO_ONE_TO_ACT``, ``STALE`` or ``CLOCK_RUNNING``.
    """
    seat, _ = running_turn(draft, command.prompt)
    refuse_running(draft, seat)
    start(draft, seat, by_floor=True)


def refuse_running(draft: TableDraft, seat: Seat, *, by_people: bool = False) -> None:
    """Refuse what a clock on ``seat`` rules out, ``by_people`` one that the dealer did not call.

    Raises:
        Refusal: ``CLOCK_RUNNING``.
    """
    request = draft.clock.request if draft.clock is not None else None
    if request is None or (by_people and request.by is None and not request.by_floor):
        return
    assert draft.hand is not None
    raise Refusal(
        Reason.CLOCK_RUNNING,
        "cooke-10.03",
        name=draft.hand.player(seat).name,
        until=request.ends_at,
    )


def dealer_calls_clock(draft: TableDraft, command: DealerCallsClock) -> None:
    """The seconds to act are over: the dealer calls the clock himself (Cooke 10.02).

    Raises:
        Refusal: ``STALE`` when the turn is over, a clock runs already, or it is too soon.
    """
    hand, seat, clock = turn_of(draft)
    if (
        command.prompt != Prompt(hand.number, hand.action)
        or clock.dealer_calls_at is None
        or draft.now < clock.dealer_calls_at
    ):
        raise Refusal(Reason.STALE)
    start(draft, seat)


def refuse_late(draft: TableDraft, seat: Seat) -> None:
    """Refuse an act of ``seat`` that was made after his clock had run out.

    Raises:
        Refusal: ``TIME_IS_UP``.
    """
    request = draft.clock.request if draft.clock is not None else None
    hand = draft.hand
    if (
        request is not None
        and hand is not None
        and isinstance(hand.phase, (Betting, Drawing, Offer))
        and hand.phase.to_act == seat
        and draft.now > request.ends_at
    ):
        raise Refusal(Reason.TIME_IS_UP, "cooke-10.03")


def start(
    draft: TableDraft,
    seat: Seat,
    *,
    by: Seat | None = None,
    is_reasonable: bool = True,
    by_floor: bool = False,
) -> None:
    """Start the clock on ``seat``; without ``by`` and ``by_floor`` the dealer has called it."""
    settings = draft.config.settings
    countdown_at = later(draft.now, seconds(number(settings, "clock.seconds")))
    ends_at = later(countdown_at, seconds(number(settings, "clock.countdown_seconds")))
    request = ClockRequest(by, draft.now, ends_at, is_reasonable, countdown_at, by_floor)
    draft.emit(e.ClockCalled(seat, request))
    if by_floor or (by is not None and is_reasonable):
        _count_strike(draft, seat, is_reasonable=True)
    elif by is not None:
        _count_strike(draft, by, is_reasonable=False)


def _count_strike(draft: TableDraft, seat: Seat, *, is_reasonable: bool) -> None:
    """Clocks against a player, and requests of his, may be too many (Cooke 10.03)."""
    occupant = draft.occupant(seat)
    assert occupant is not None
    if is_reasonable:
        ejecting.strike(draft, seat, Offence.TOO_SLOW, occupant.clocks_against)
    else:
        count = occupant.clocks_unreasonable
        ejecting.strike(draft, seat, Offence.UNREASONABLE_REQUESTS, count)


def _may_call_clock(settings: Overrides, player: Player) -> bool:
    """Anyone dealt in, folded or not, or only those still in (setting ``clock.requester``)."""
    if word(settings, "clock.requester") == "active_only":
        return player.standing is Standing.LIVE
    return True


def running_turn(draft: TableDraft, prompt: Prompt | None) -> tuple[Seat, TurnClock]:
    """Whose turn it is, and its clock.

    Raises:
        Refusal: ``NO_ONE_TO_ACT``, or ``STALE`` when ``prompt`` means another turn.
    """
    hand, seat, clock = turn_of(draft)
    if prompt is not None and prompt != Prompt(hand.number, hand.action):
        raise Refusal(Reason.STALE)
    return seat, clock


def turn_of(draft: TableDraft) -> tuple[HandDraft, Seat, TurnClock]:
    """The hand, whose turn it is in it, and the clock of that turn.

    Raises:
        Refusal: ``NO_ONE_TO_ACT``.
    """
    hand = draft.hand
    if hand is None or draft.clock is None or not isinstance(hand.phase, (Betting, Drawing, Offer)):
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-10.03")
    if draft.clock.split_at is not None:
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-10.03")
    return hand, hand.phase.to_act, draft.clock

"""The clock: time to act, the clock request, and what happens at its end (Cooke 10.02, 10.03)."""

from typing import Final

from core.hand.ahead.declaring import declared_behind
from core.hand.commands import (
    Bet,
    Check,
    DeclareOpen,
    DrawCards,
    Fold,
    HandCommand,
    Prompt,
    RaiseTo,
)
from core.hand.draft import HandDraft
from core.hand.events import SplitStopped
from core.hand.play import command_hand, expire_choice, expire_show
from core.hand.sharing import agreeing
from core.hand.state import Betting, Choosing, Drawing, Offer, Player, Showdown, Standing
from core.house.settings import Overrides, number, word
from core.ids import Instant, Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table import ejecting
from core.table import events as e
from core.table.commands import (
    CallClock,
    DealerCallsClock,
    ExpireChoice,
    ExpireShow,
    ExpireTurn,
    FloorCallsClock,
)
from core.table.draft import TableDraft
from core.table.proxies import acting_seat
from core.table.state import ClockRequest, Offence, TurnClock
from core.table.time_shifts import shifted

_WAIT: Final = "clock.auto_start_seconds"
_PATIENCE: Final = "clock.reasonable_after_seconds"
_SUBSTANTIAL: Final = 2
"""So many declarations behind a player are substantial action (Cooke 10.02)."""


def begin_turn(draft: TableDraft) -> None:
    """Start the time of whoever now has to act or to show.

    A split that comes to nothing is no new turn: the clock that it stopped goes on.
    """
    hand = draft.hand
    assert hand is not None
    if agreeing.accord_of(hand).is_open:
        stopped = draft.clock
        draft.emit(e.TurnBegan(TurnClock(draft.now, split_at=_split_at(draft), stopped=stopped)))
    elif _has_stopped_a_split(draft):
        _go_on(draft)
    elif isinstance(hand.phase, (Betting, Drawing, Offer)):
        calls_at = _dealer_calls_at(draft, hand.phase.to_act)
        draft.emit(e.TurnBegan(TurnClock(draft.now, calls_at)))
    elif isinstance(hand.phase, Choosing):
        draft.emit(e.TurnBegan(TurnClock(draft.now, choose_by=_choose_by(draft))))
    elif isinstance(hand.phase, Showdown):
        show_by = later(draft.now, hand.rules.show_time)
        draft.emit(e.TurnBegan(TurnClock(draft.now, show_by=show_by)))


def _has_stopped_a_split(draft: TableDraft) -> bool:
    """Whether what was just said has stopped a split that all had agreed to."""
    clock = draft.clock
    if clock is None or clock.split_at is None:
        return False
    return any(isinstance(event, SplitStopped) for event in draft.events)


def _go_on(draft: TableDraft) -> None:
    """Nobody has acted: whoever has to goes on with the time that he has left."""
    clock = draft.clock
    if clock is not None and clock.stopped is not None:
        draft.emit(e.TurnBegan(shifted(clock.stopped, draft.now - clock.turn_at)))


def hurry(draft: TableDraft) -> None:
    """After a command that has not ended the turn: see whether the dealer now waits in vain.

    Somebody may have gone, the table be closing, or two have declared behind a player who has
    not said "time": then the clock is on him at once (Cooke 10.02).
    """
    hand = draft.hand
    clock = draft.clock
    if hand is None or clock is None or clock.request or clock.split_at is not None:
        return
    if not isinstance(hand.phase, (Betting, Drawing, Offer)):
        return
    seat = hand.phase.to_act
    if _is_pressed(hand):
        start(draft, seat)
        return
    calls_at = _dealer_calls_at(draft, seat)
    if calls_at is not None and (clock.dealer_calls_at is None or calls_at < clock.dealer_calls_at):
        draft.emit(e.TurnBegan(TurnClock(clock.turn_at, calls_at, asked=clock.asked)))


def _is_pressed(hand: HandDraft) -> bool:
    """Whether there is substantial action behind the player to act (Cooke 10.02).

    Nobody in front of him has still to act, for the action is on him.
    """
    return not hand.early.has_time and declared_behind(hand) >= _SUBSTANTIAL


def _split_at(draft: TableDraft) -> Instant:
    """A split that all have agreed to waits for objections as long as a deal waits."""
    pause = number(draft.table.config.settings, "deal.between_hands_seconds")
    return later(draft.now, seconds(pause))


def _choose_by(draft: TableDraft) -> Instant:
    """All choose at once, so nobody can ask for the clock on one: the time is set from the start.

    It is the time that a turn has at most: the seconds to act and those of the clock.
    """
    settings = draft.table.config.settings
    wait = number(settings, _WAIT) or number({}, _WAIT)
    on_clock = number(settings, "clock.seconds") + number(settings, "clock.countdown_seconds")
    return later(draft.now, seconds(wait + on_clock))


def _has_proxy(draft: TableDraft, seat: Seat) -> bool:
    """Another plays for ``seat``, and he thinks, whatever its owner does (Cooke 10.14)."""
    return draft.hand is not None and draft.hand.player(seat).played_by is not None


def _dealer_calls_at(draft: TableDraft, seat: Seat) -> Instant | None:
    """When the dealer calls the clock himself, None for only on request.

    The seconds to act are for thinking, and one who is away or leaving does not think: he may
    still act before the clock runs out (Cooke 10.02).  At a closing table nobody may be left to
    ask for the clock, so there the dealer always calls it.  Where two have declared behind him
    before his turn came, he has the time in which a request would be unreasonable.
    """
    occupant = draft.occupant(seat)
    if (
        occupant is not None
        and (occupant.is_away or occupant.is_leaving)
        and not _has_proxy(draft, seat)
    ):
        return draft.now
    settings = draft.table.config.settings
    wait = number(settings, _WAIT) or (number({}, _WAIT) if draft.is_closing else 0)
    if draft.hand is not None and _is_pressed(draft.hand):
        patience = number(settings, _PATIENCE)
        return later(draft.now, seconds(min(wait, patience) if wait else patience))
    return later(draft.now, seconds(wait)) if wait else None


def call_clock(draft: TableDraft, command: CallClock) -> None:
    """A player puts whoever is to act on the clock, or asks the floor to (``clock.requester``).

    Raises:
        Refusal: ``NOT_SEATED``, ``PLAYED_BY_PROXY``, ``CLOCK_NOT_IN_HAND``, ``NO_ONE_TO_ACT``,
            ``STALE``, ``CLOCK_ON_YOURSELF``, ``CLOCK_RUNNING``, or ``CLOCK_ASKED`` when the floor
            has been asked in this turn.
    """
    hand, _, clock = _running_turn(draft)
    settings = draft.table.config.settings
    caller = acting_seat(draft, command.person)
    player = next((p for p in hand.players if p.seat == caller), None)
    if player is None or not _may_call_clock(settings, player):
        raise Refusal(Reason.CLOCK_NOT_IN_HAND, "cooke-18-clock-request")
    seat, _ = running_turn(draft, command.prompt)
    if caller == seat:
        raise Refusal(Reason.CLOCK_ON_YOURSELF, "cooke-10.03")
    refuse_running(draft, seat)
    is_reasonable = draft.now >= later(clock.turn_at, seconds(number(settings, _PATIENCE)))
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
    hand, seat, clock = _running_turn(draft)
    if (
        command.prompt != Prompt(hand.number, hand.action)
        or clock.dealer_calls_at is None
        or draft.now < clock.dealer_calls_at
    ):
        raise Refusal(Reason.STALE)
    start(draft, seat)


def expire_turn(draft: TableDraft, command: ExpireTurn) -> None:
    """The clock has run out: check when free, else fold, and sit out after too many in a row.

    Raises:
        Refusal: ``STALE`` when he has acted, or the clock has not run out.
    """
    hand, seat, clock = _running_turn(draft)
    if (
        command.prompt != Prompt(hand.number, hand.action)
        or clock.request is None
        or draft.now < clock.request.ends_at
    ):
        raise Refusal(Reason.STALE)
    draft.emit(e.TurnExpired(seat))
    occupant = draft.occupant(seat)
    limit = number(draft.table.config.settings, "clock.expired_turns_out")
    if occupant is not None and occupant.expired >= limit and not occupant.is_away:
        draft.emit(e.WentAway(seat, e.AwayReason.CLOCK))
    command_hand(hand, hand.player(seat), _act_for(hand, seat))


def _act_for(hand: HandDraft, seat: Seat) -> HandCommand:
    """What the dealer does for one who does not act (Cooke 5.06, 7.05, 10.02)."""
    person = hand.player(seat).person
    if isinstance(hand.phase, Drawing):
        return DrawCards(person)
    if isinstance(hand.phase, Offer):
        return DeclareOpen(person, opens=False)
    assert isinstance(hand.phase, Betting)
    menu = hand.phase.menu
    if menu.bring_in:
        return Bet(person, menu.bring_in)
    if menu.must_raise:
        return RaiseTo(person, menu.raise_min, confirmed=True)
    if menu.must_bet:
        return Bet(person, menu.raise_min, confirmed=True)
    return Check(person) if menu.may_check else Fold(person)


def expire_choosing(draft: TableDraft, command: ExpireChoice) -> None:
    """The time to choose is over: the dealer chooses for those who have not.

    Raises:
        Refusal: ``STALE`` when all have chosen, or have time left.
    """
    hand, clock = draft.hand, draft.clock
    if (
        hand is None
        or clock is None
        or clock.choose_by is None
        or not isinstance(hand.phase, Choosing)
        or command.prompt != Prompt(hand.number, hand.action)
        or draft.now < clock.choose_by
    ):
        raise Refusal(Reason.STALE)
    expire_choice(hand)


def expire_showdown(draft: TableDraft, command: ExpireShow) -> None:
    """The time to show or muck is over (setting ``showdown.idle``).

    Raises:
        Refusal: ``STALE`` when he has answered, or has time left.
    """
    hand = draft.hand
    clock = draft.clock
    if (
        hand is None
        or clock is None
        or clock.show_by is None
        or not isinstance(hand.phase, Showdown)
        or command.prompt != Prompt(hand.number, hand.action)
        or draft.now < clock.show_by
    ):
        raise Refusal(Reason.STALE)
    expire_show(hand)


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
    settings = draft.table.config.settings
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
    hand, seat, clock = _running_turn(draft)
    if prompt is not None and prompt != Prompt(hand.number, hand.action):
        raise Refusal(Reason.STALE)
    return seat, clock


def _running_turn(draft: TableDraft) -> tuple[HandDraft, Seat, TurnClock]:
    hand = draft.hand
    if hand is None or draft.clock is None or not isinstance(hand.phase, (Betting, Drawing, Offer)):
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-10.03")
    if draft.clock.split_at is not None:
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-10.03")
    return hand, hand.phase.to_act, draft.clock

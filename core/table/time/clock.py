"""The clock of a turn: time to act, and what happens at its end (Cooke 10.02)."""

from typing import Final

from core.hand import progress
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
from core.hand.play import command_hand, expire_choice, expire_show, fold_on_draw
from core.hand.state import Betting, Choosing, Drawing, KillWindow, Offer, Showdown
from core.house.settings import number
from core.ids import Instant, Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import (
    ExpireChoice,
    ExpireKill,
    ExpireShow,
    ExpireTurn,
)
from core.table.draft import TableDraft
from core.table.state import TurnClock
from core.table.time import requests
from core.table.time.time_shifts import shifted

_WAIT: Final = "clock.auto_start_seconds"
KILL_TIME: Final = seconds(10)
"""How long a player is offered to kill the pot on his first two cards (Cooke 8.04.12)."""

_SUBSTANTIAL: Final = 2
"""So many declarations behind a player are substantial action (Cooke 10.02)."""


def begin_turn(draft: TableDraft) -> None:
    """Start the time of whoever now has to act or to show.

    A split that comes to nothing is no new turn: the clock that it stopped goes on.
    """
    hand, clock = draft.hand, draft.clock
    assert hand is not None
    phase, now = hand.phase, draft.now
    if hand.accord.action == hand.action and hand.accord.is_open:
        draft.emit(e.TurnBegan(TurnClock(now, split_at=_split_at(draft), stopped=clock)))
    elif clock is not None and clock.split_at is not None and _has_stopped_a_split(draft):
        _go_on(draft)
    elif isinstance(phase, (Betting, Drawing, Offer)):
        calls_at = _dealer_calls_at(draft, hand, phase.to_act)
        draft.emit(e.TurnBegan(TurnClock(now, calls_at)))
    elif isinstance(phase, KillWindow):
        draft.emit(e.TurnBegan(TurnClock(now, kill_by=later(now, KILL_TIME))))
    elif isinstance(phase, Choosing):
        draft.emit(e.TurnBegan(TurnClock(now, choose_by=_choose_by(draft))))
    elif isinstance(phase, Showdown):
        draft.emit(e.TurnBegan(TurnClock(now, show_by=later(now, hand.rules.show_time))))


def _has_stopped_a_split(draft: TableDraft) -> bool:
    """Whether what was just said has stopped the split that all had agreed to."""
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
        requests.start(draft, seat)
        return
    calls_at = _dealer_calls_at(draft, hand, seat)
    if calls_at is not None and clock.given:
        calls_at = later(calls_at, clock.given)
    if calls_at is not None and (clock.dealer_calls_at is None or calls_at < clock.dealer_calls_at):
        changed = TurnClock(clock.turn_at, calls_at, asked=clock.asked, given=clock.given)
        draft.emit(e.TurnBegan(changed))


def _is_pressed(hand: HandDraft) -> bool:
    """Whether there is substantial action behind the player to act (Cooke 10.02).

    Nobody in front of him has still to act, for the action is on him.
    """
    return not hand.early.has_time and declared_behind(hand) >= _SUBSTANTIAL


def _split_at(draft: TableDraft) -> Instant:
    """A split that all have agreed to waits for objections as long as a deal waits."""
    pause = number(draft.config.settings, "deal.between_hands_seconds")
    return later(draft.now, seconds(pause))


def _choose_by(draft: TableDraft) -> Instant:
    """All choose at once, so nobody can ask for the clock on one: the time is set from the start.

    It is the time that a turn has at most: the seconds to act and those of the clock.
    """
    settings = draft.config.settings
    wait = number(settings, _WAIT) or number({}, _WAIT)
    on_clock = number(settings, "clock.seconds") + number(settings, "clock.countdown_seconds")
    return later(draft.now, seconds(wait + on_clock))


def _has_proxy(hand: HandDraft, seat: Seat) -> bool:
    """Another plays for ``seat``, and he thinks, whatever its owner does (Cooke 10.14)."""
    return hand.player(seat).played_by is not None


def _dealer_calls_at(draft: TableDraft, hand: HandDraft, seat: Seat) -> Instant | None:
    """When the dealer calls the clock himself, None for only on request.

    The seconds to act are for thinking, and one who is away or leaving does not think: he may
    still act before the clock runs out (Cooke 10.02).  At a closing table nobody may be left to
    ask for the clock, so there the dealer always calls it.  Where two have declared behind him
    before his turn came, he has the time in which a request would be unreasonable.
    """
    occupant = draft.seats[seat - 1]
    if (
        occupant is not None
        and (occupant.is_away or occupant.is_leaving)
        and not _has_proxy(hand, seat)
    ):
        return draft.now
    settings = draft.config.settings
    wait = number(settings, _WAIT) or (number({}, _WAIT) if draft.is_closing else 0)
    if hand.early.waits and _is_pressed(hand):
        patience = number(settings, requests.PATIENCE)
        return later(draft.now, seconds(min(wait, patience) if wait else patience))
    return later(draft.now, seconds(wait)) if wait else None


def expire_turn(draft: TableDraft, command: ExpireTurn) -> None:
    """The clock has run out: check when free, else fold, and sit out after too many in a row.

    Raises:
        Refusal: ``STALE`` when he has acted, or the clock has not run out.
    """
    hand, seat, clock = requests.turn_of(draft)
    if (
        command.prompt != Prompt(hand.number, hand.action)
        or clock.request is None
        or draft.now < clock.request.ends_at
    ):
        raise Refusal(Reason.STALE)
    draft.emit(e.TurnExpired(seat))
    occupant = draft.occupant(seat)
    limit = number(draft.config.settings, "clock.expired_turns_out")
    if occupant is not None and occupant.expired >= limit and not occupant.is_away:
        draft.emit(e.WentAway(seat, e.AwayReason.CLOCK))
    player = hand.player(seat)
    idle_folds = hand.rules.draw.idle_folds and not player.is_all_in
    if idle_folds and isinstance(hand.phase, Drawing):
        fold_on_draw(hand, player)
    else:
        command_hand(hand, player, act_for(hand, seat))


def act_for(hand: HandDraft, seat: Seat) -> HandCommand:
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


def expire_kill(draft: TableDraft, command: ExpireKill) -> None:
    """The kill has been offered long enough: the next player is asked, or the rest dealt.

    Raises:
        Refusal: ``STALE`` when he has answered, or has time left.
    """
    hand, clock = draft.hand, draft.clock
    if (
        hand is None
        or clock is None
        or clock.kill_by is None
        or not isinstance(hand.phase, KillWindow)
        or command.prompt != Prompt(hand.number, hand.action)
        or draft.now < clock.kill_by
    ):
        raise Refusal(Reason.STALE)
    progress.decline_kill(hand)


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

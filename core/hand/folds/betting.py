"""The folds of a betting round."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.acts import LIVE
from core.hand.draft import Fold, HandDraft
from core.hand.folds.early import (
    begin_round,
    end_round,
    forget,
    put_prompt,
)
from core.hand.folds.floor import keep_before
from core.hand.state import Act, Betting, Dealing, LastAct, Standing
from core.hand.wagers.full_wagers import full_raise_over_forced
from core.ids import Seat

DEALING: Final = Dealing()


def _opened(draft: HandDraft, event: e.RoundOpened) -> None:
    if draft.served_last and event.street != draft.street:
        draft.served_last = ()
    draft.street = event.street
    draft.step = event.step
    draft.wager = event.wager
    draft.full_raise = event.full_raise
    draft.full_wager = event.wager
    draft.bet_sizes = event.bet_sizes
    draft.is_capped = event.is_capped
    draft.bets = 1 + event.raises if event.wager else 0
    draft.checkers = ()
    draft.aggressor = None
    draft.first = None
    draft.before = None
    for seat in event.asleep:
        place = draft.place(seat)
        draft.players[place] = draft.players[place].sleeps(event.wager)
    begin_round(draft)


def _sleeper_raised(draft: HandDraft, event: e.SleeperRaised) -> None:
    last = LastAct(Act.RAISE, draft.street, draft.action, NO_CHIPS, event.to, event.by)
    before = draft.bets
    full_by = _full_by(event.full_raise or event.by, event.is_full)
    _wager(draft, event.seat, last, full_by, event.counts_as)
    if not event.is_counted:
        draft.bets = before


def _overs(draft: HandDraft, event: e.OversChanged) -> None:
    levels = draft.rules.levels
    draft.overs = event.overs
    draft.rules = msgspec.structs.replace(levels[event.overs], levels=levels)


def _sizes(draft: HandDraft, event: e.SizesChanged) -> None:
    draft.bet_sizes = event.bet_sizes
    draft.full_raise = event.full_raise
    draft.is_capped = event.is_capped


def _action_on(draft: HandDraft, event: e.ActionOn) -> None:
    put_prompt(draft, event.action)
    draft.phase = Betting(event.menu)
    if draft.first is None:
        draft.first = event.menu.seat


def _checked(draft: HandDraft, event: e.Checked) -> None:
    keep_before(draft)
    draft.checkers = (*draft.checkers, event.seat)
    _act(draft, event.seat, LastAct(Act.CHECK, draft.street, draft.action), draft.wager)


def _brought_in(draft: HandDraft, event: e.BroughtIn) -> None:
    keep_before(draft)
    last = LastAct(
        Act.BRING_IN, draft.street, draft.action, event.amount, event.amount, NO_CHIPS,
        event.is_all_in,
    )  # fmt: skip
    _bring_in_of(draft, event.wager, is_full=event.is_full)
    _act(draft, event.seat, last, event.wager)
    if event.may_complete:
        place = draft.place(event.seat)
        draft.players[place] = msgspec.structs.replace(
            draft.players[place], has_acted=False, may_reraise=True
        )


def _bring_in_stands(draft: HandDraft, event: e.BringInStands) -> None:
    _bring_in_of(draft, event.wager, is_full=event.is_full)


def _bring_in_of(draft: HandDraft, wager: Chips, *, is_full: bool) -> None:
    draft.wager = wager
    if is_full:
        draft.full_wager = wager
        draft.full_raise = full_raise_over_forced(draft, wager)
        draft.bets = 1


def _completed(draft: HandDraft, event: e.Completed) -> None:
    keep_before(draft)
    last = LastAct(
        Act.COMPLETE, draft.street, draft.action, event.more, event.to, event.by, event.is_all_in
    )
    before = draft.bets
    _wager(draft, event.seat, last, _full_by(event.full_raise, event.is_full))
    # A completed bet is the bet, a completed raise no further one (Cooke 5.07, 9.09.01).
    draft.bets = before + 1 if event.is_counted else max(before, 1)


def _called(draft: HandDraft, event: e.Called) -> None:
    keep_before(draft)
    to = Chips(draft.player(event.seat).bet + event.more)
    last = LastAct(Act.CALL, draft.street, draft.action, event.more, to, NO_CHIPS, event.is_all_in)
    _act(draft, event.seat, last, draft.wager)


def _bet(draft: HandDraft, event: e.BetMade) -> None:
    keep_before(draft)
    last = LastAct(
        Act.BET, draft.street, draft.action, event.more, event.to, event.to, event.is_all_in
    )
    _wager(
        draft,
        event.seat,
        last,
        _full_by(event.full_raise or event.to, event.is_full),
        event.counts_as,
    )


def _raised(draft: HandDraft, event: e.Raised) -> None:
    keep_before(draft)
    last = LastAct(
        Act.RAISE, draft.street, draft.action, event.more, event.to, event.by, event.is_all_in
    )
    _wager(
        draft,
        event.seat,
        last,
        _full_by(event.full_raise or event.by, event.is_full),
        event.counts_as,
    )


def _full_by(by: Chips, is_full: bool) -> Chips | None:
    return by if is_full else None


def _wager(
    draft: HandDraft,
    seat: Seat,
    last: LastAct,
    full_by: Chips | None,
    counts_as: Chips = NO_CHIPS,
) -> None:
    draft.wager = last.to
    draft.aggressor = draft.last_bettor = seat
    if full_by is not None:
        draft.full_raise = full_by or draft.full_raise
        draft.full_wager = counts_as or last.to
        draft.bets += 1
        players = draft.players
        for place, player in enumerate(players):
            if not player.may_reraise and player.standing is LIVE:
                players[place] = player.may_raise_again()
    _act(draft, seat, last, last.to)


def _act(draft: HandDraft, seat: Seat, last: LastAct, wager: Chips) -> None:
    place = draft.place(seat)
    draft.players[place] = draft.players[place].acts(last, wager)
    draft.note(seat, last)
    forget(draft, seat)
    draft.pot = Chips(draft.pot + last.more)
    draft.phase = DEALING


def _folded(draft: HandDraft, event: e.Folded) -> None:
    keep_before(draft)
    place = draft.place(event.seat)
    last = LastAct(Act.FOLD, draft.street, draft.action)
    draft.note(event.seat, last)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place],
        standing=Standing.FOLDED,
        last=last,
        is_dealt_through=event.is_dealt_through,
    )
    # Chips he has put in early stay noted: should he take his fold back, they count again.
    forget(draft, event.seat)
    draft.phase = DEALING


def _returned(draft: HandDraft, event: e.UncalledReturned) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(
        player,
        stack=Chips(player.stack + event.amount),
        bet=Chips(player.bet - event.amount),
        paid=Chips(player.paid - event.amount),
        returned=Chips(player.returned + event.amount),
        is_all_in=False,
    )
    draft.pot = Chips(draft.pot - event.amount)


def _call_voided(draft: HandDraft, event: e.CallVoided) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(
        player,
        stack=Chips(player.stack + event.amount),
        bet=Chips(player.bet - event.amount),
        paid=Chips(player.paid - event.amount),
        returned=Chips(player.returned + event.amount),
        standing=Standing.FOLDED,
        is_all_in=False,
    )
    draft.pot = Chips(draft.pot - event.amount)


def _closed(draft: HandDraft, event: e.RoundClosed) -> None:
    players = draft.players
    for place, player in enumerate(players):
        if player.bet or player.has_acted or player.late:
            players[place] = player.next_round()
        if player.is_dealt_through and draft.aggressor is not None:
            # Dead seats are skipped once a bet has been made (Cooke 5.15).
            players[place] = msgspec.structs.replace(players[place], is_dealt_through=False)
    draft.pots = event.pots
    draft.wager = NO_CHIPS
    end_round(draft)


BETTING_FOLDS: Final[Mapping[type, Fold]] = {
    e.BroughtIn: _brought_in,
    e.BringInStands: _bring_in_stands,
    e.Completed: _completed,
    e.RoundOpened: _opened,
    e.SleeperRaised: _sleeper_raised,
    e.ActionOn: _action_on,
    e.OversChanged: _overs,
    e.SizesChanged: _sizes,
    e.Checked: _checked,
    e.Called: _called,
    e.CallVoided: _call_voided,
    e.BetMade: _bet,
    e.Raised: _raised,
    e.Folded: _folded,
    e.UncalledReturned: _returned,
    e.RoundClosed: _closed,
}

"""The folds of a betting round."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.state import Act, Betting, Dealing, LastAct, Standing
from core.ids import Seat

DEALING: Final = Dealing()


def _opened(draft: HandDraft, event: e.RoundOpened) -> None:
    draft.street = event.street
    draft.step = event.step
    draft.wager = event.wager
    draft.full_raise = event.full_raise
    draft.full_wager = event.wager
    draft.bet_sizes = event.bet_sizes
    draft.is_capped = event.is_capped
    draft.bets = 1 if event.wager else 0
    draft.checkers = ()
    draft.aggressor = None


def _action_on(draft: HandDraft, event: e.ActionOn) -> None:
    draft.action = event.action
    draft.phase = Betting(event.menu)


def _checked(draft: HandDraft, event: e.Checked) -> None:
    draft.checkers = (*draft.checkers, event.seat)
    _act(draft, event.seat, LastAct(Act.CHECK, draft.street, draft.action), draft.wager)


def _brought_in(draft: HandDraft, event: e.BroughtIn) -> None:
    last = LastAct(
        Act.BRING_IN, draft.street, draft.action, event.amount, event.amount, NO_CHIPS,
        event.is_all_in,
    )  # fmt: skip
    draft.wager = event.wager
    _act(draft, event.seat, last, event.wager)


def _completed(draft: HandDraft, event: e.Completed) -> None:
    last = LastAct(
        Act.COMPLETE, draft.street, draft.action, event.more, event.to, event.by, event.is_all_in
    )
    # A completion brings the wager to the full bet: no raise, but a bet to answer (Cooke 5.07).
    _wager(draft, event.seat, last, full_by=NO_CHIPS if event.is_full else None)


def _called(draft: HandDraft, event: e.Called) -> None:
    to = Chips(draft.player(event.seat).bet + event.more)
    last = LastAct(Act.CALL, draft.street, draft.action, event.more, to, NO_CHIPS, event.is_all_in)
    _act(draft, event.seat, last, draft.wager)


def _bet(draft: HandDraft, event: e.BetMade) -> None:
    last = LastAct(
        Act.BET, draft.street, draft.action, event.more, event.to, event.to, event.is_all_in
    )
    _wager(draft, event.seat, last, full_by=event.to if event.is_full else None)


def _raised(draft: HandDraft, event: e.Raised) -> None:
    last = LastAct(
        Act.RAISE, draft.street, draft.action, event.more, event.to, event.by, event.is_all_in
    )
    _wager(draft, event.seat, last, full_by=event.by if event.is_full else None)


def _wager(draft: HandDraft, seat: Seat, last: LastAct, full_by: Chips | None) -> None:
    draft.wager = last.to
    draft.aggressor = draft.last_bettor = seat
    if full_by is not None:
        draft.full_raise = full_by or draft.full_raise
        draft.full_wager = last.to
        draft.bets += 1
        players = draft.players
        for place, player in enumerate(players):
            if not player.may_reraise and player.standing is Standing.LIVE:
                players[place] = player.may_raise_again()
    _act(draft, seat, last, last.to)


def _act(draft: HandDraft, seat: Seat, last: LastAct, wager: Chips) -> None:
    place = draft.place(seat)
    draft.players[place] = draft.players[place].acts(last, wager)
    draft.pot = Chips(draft.pot + last.more)
    draft.phase = DEALING


def _folded(draft: HandDraft, event: e.Folded) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place],
        standing=Standing.FOLDED,
        last=LastAct(Act.FOLD, draft.street, draft.action),
    )
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


def _closed(draft: HandDraft, event: e.RoundClosed) -> None:
    players = draft.players
    for place, player in enumerate(players):
        if player.bet or player.has_acted:
            players[place] = player.next_round()
    draft.pots = event.pots
    draft.wager = NO_CHIPS


BETTING_FOLDS: Final[Mapping[type, Fold]] = {
    e.BroughtIn: _brought_in,
    e.Completed: _completed,
    e.RoundOpened: _opened,
    e.ActionOn: _action_on,
    e.Checked: _checked,
    e.Called: _called,
    e.BetMade: _bet,
    e.Raised: _raised,
    e.Folded: _folded,
    e.UncalledReturned: _returned,
    e.RoundClosed: _closed,
}

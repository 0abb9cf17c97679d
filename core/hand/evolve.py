"""The fold: what each event of a hand changes.

No rule is applied here.  Whatever a rule decided is in the event, so that a mended rule never
changes how an old hand is told.
"""

from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.state import (
    Act,
    Betting,
    Dealing,
    LastAct,
    Over,
    Player,
    Showdown,
    Standing,
)
from core.ids import Seat

_DEALING: Final = Dealing()


def _started(draft: HandDraft, event: e.HandStarted) -> None:
    draft.begin(
        event.number,
        event.game,
        event.rules,
        event.button,
        event.small_blind,
        event.big_blind,
        [
            Player(in_.seat, in_.person, in_.name, in_.stack, is_prop=in_.is_prop)
            for in_ in event.entrants
        ],
        event.deck,
        event.boards,
    )


def _ante(draft: HandDraft, event: e.AntePosted) -> None:
    _post(draft, event.seat, Act.ANTE, event.amount, is_all_in=event.is_all_in)


def _blind(draft: HandDraft, event: e.BlindPosted) -> None:
    act = Act.BIG_BLIND if event.is_big else Act.SMALL_BLIND
    _post(draft, event.seat, act, event.amount, is_all_in=event.is_all_in)


def _post(draft: HandDraft, seat: Seat, act: Act, amount: Chips, *, is_all_in: bool) -> None:
    place = draft.place(seat)
    draft.players[place] = draft.players[place].posts(
        act, amount, live=act is not Act.ANTE, is_all_in=is_all_in
    )
    draft.pot = Chips(draft.pot + amount)


def _dealt(draft: HandDraft, event: e.HoleCardsDealt) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    held = msgspec.structs.replace(event.cards, content=player.down.content + event.cards.content)
    draft.players[place] = msgspec.structs.replace(player, down=held)
    draft.dealt += len(event.cards.content)


def _turned(draft: HandDraft, event: e.BoardTurned) -> None:
    boards = list(draft.boards)
    boards[event.board] += event.cards
    draft.boards = tuple(boards)
    draft.street = event.street
    draft.dealt += len(event.burn.content) + len(event.cards)


def _opened(draft: HandDraft, event: e.RoundOpened) -> None:
    draft.street = event.street
    draft.step = event.step
    draft.wager = event.wager
    draft.full_raise = event.full_raise
    draft.aggressor = None


def _action_on(draft: HandDraft, event: e.ActionOn) -> None:
    draft.action = event.action
    draft.phase = Betting(event.menu)


def _checked(draft: HandDraft, event: e.Checked) -> None:
    _act(draft, event.seat, LastAct(Act.CHECK, draft.street, draft.action), draft.wager)


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
        draft.full_raise = full_by
        players = draft.players
        for place, player in enumerate(players):
            if not player.may_reraise and player.standing is Standing.LIVE:
                players[place] = player.may_raise_again()
    _act(draft, seat, last, last.to)


def _act(draft: HandDraft, seat: Seat, last: LastAct, wager: Chips) -> None:
    place = draft.place(seat)
    draft.players[place] = draft.players[place].acts(last, wager)
    draft.pot = Chips(draft.pot + last.more)
    draft.phase = _DEALING


def _folded(draft: HandDraft, event: e.Folded) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place],
        standing=Standing.FOLDED,
        last=LastAct(Act.FOLD, draft.street, draft.action),
    )
    draft.phase = _DEALING


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


def _showdown(draft: HandDraft, event: e.ShowdownOpened) -> None:
    draft.is_run_out = event.is_run_out
    draft.phase = Showdown(event.queue)


def _awaited(draft: HandDraft, event: e.ShowAwaited) -> None:
    draft.action = event.action


def _exposed(draft: HandDraft, event: e.CardsExposed) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(player, exposed=player.exposed + event.cards)


def _shown(draft: HandDraft, event: e.HandShown) -> None:
    _lay_down(draft, event.seat, Standing.SHOWN)


def _mucked(draft: HandDraft, event: e.HandMucked) -> None:
    _lay_down(draft, event.seat, Standing.MUCKED, event.plays_board, event.keeps)


def _lay_down(
    draft: HandDraft,
    seat: Seat,
    standing: Standing,
    plays_board: bool = False,
    keeps: tuple[int, ...] = (),
) -> None:
    place = draft.place(seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place], standing=standing, plays_board=plays_board, keeps=keeps
    )
    if isinstance(draft.phase, Showdown):
        draft.phase = Showdown(tuple(other for other in draft.phase.queue if other != seat))


def _pushed(draft: HandDraft, event: e.PotPushed) -> None:
    draft.phase = _DEALING
    for share in event.award.shares:
        place = draft.place(share.seat)
        player = draft.players[place]
        draft.players[place] = msgspec.structs.replace(
            player, stack=Chips(player.stack + share.amount)
        )
    draft.pot = Chips(draft.pot - event.award.amount)
    draft.awards = (*draft.awards, event.award)


def _voided(draft: HandDraft, event: e.HandVoided) -> None:
    draft.phase = _DEALING
    draft.pots = ()
    for refund in event.refunds:
        place = draft.place(refund.seat)
        player = draft.players[place]
        draft.players[place] = msgspec.structs.replace(
            player,
            stack=Chips(player.stack + refund.amount),
            bet=NO_CHIPS,
            paid=Chips(player.paid - refund.amount),
        )
        draft.pot = Chips(draft.pot - refund.amount)


def _ended(draft: HandDraft, event: e.HandEnded) -> None:
    draft.phase = Over(event.is_void)
    draft.on_end()


HAND_FOLDS: Final[dict[type, Fold]] = {
    e.HandStarted: _started,
    e.AntePosted: _ante,
    e.BlindPosted: _blind,
    e.HoleCardsDealt: _dealt,
    e.BoardTurned: _turned,
    e.RoundOpened: _opened,
    e.ActionOn: _action_on,
    e.Checked: _checked,
    e.Called: _called,
    e.BetMade: _bet,
    e.Raised: _raised,
    e.Folded: _folded,
    e.UncalledReturned: _returned,
    e.RoundClosed: _closed,
    e.ShowdownOpened: _showdown,
    e.ShowAwaited: _awaited,
    e.CardsExposed: _exposed,
    e.HandShown: _shown,
    e.HandMucked: _mucked,
    e.PotPushed: _pushed,
    e.HandVoided: _voided,
    e.HandEnded: _ended,
}
"""What every event of a hand does to it."""

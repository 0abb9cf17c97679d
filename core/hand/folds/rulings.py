"""The folds of what is taken back and of what the floor rules in stud."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.folds.early import forget_all_of, live_again
from core.hand.state import Act, Dealing, Player, Standing
from core.sealed import Sealed

_change: Final = msgspec.structs.replace


def _retrieved(draft: HandDraft, event: e.FoldRetrieved) -> None:
    place = draft.place(event.seat)
    draft.players[place] = _change(draft.players[place], standing=Standing.LIVE, last=None)
    live_again(draft, event.seat)
    draft.phase = Dealing()


def _hole_exposed(draft: HandDraft, event: e.HoleCardExposed) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    kept = tuple(card for card in player.down.content if card != event.card)
    down = Sealed((*kept, event.covered), player.down.seats)
    draft.players[place] = _change(player, down=down, up=(event.card,))
    draft.phase = Dealing()


def _next_down(draft: HandDraft, event: e.NextCardDown) -> None:
    draft.down_next = (*draft.down_next, event.seat)


def _last_card(draft: HandDraft, event: e.LastCardPlayed) -> None:
    if event.is_all_in:
        place = draft.place(event.seat)
        draft.players[place] = _change(draft.players[place], is_all_in=True)
    draft.phase = Dealing()


def _bring_in_moved(draft: HandDraft, event: e.BringInMoved) -> None:
    """As if nobody had acted; the bets have been given back before."""
    for place, player in enumerate(draft.players):
        if player.seat in event.undone:
            draft.players[place] = _anew(player, is_all_in=player.seat in event.all_in)
    draft.last_bettor = None
    draft.phase = Dealing()


def _anew(player: Player, *, is_all_in: bool) -> Player:
    has_folded = player.last is not None and player.last.act is Act.FOLD
    return _change(
        player,
        standing=Standing.LIVE if has_folded else player.standing,
        has_acted=False,
        acted_at=NO_CHIPS,
        may_reraise=True,
        is_all_in=is_all_in,
        last=None,
        returned=NO_CHIPS,
    )


def _corrected(draft: HandDraft, event: e.WagerCorrected) -> None:
    before = draft.wager
    for change in event.changes:
        place = draft.place(change.seat)
        player = draft.players[place]
        has_matched = player.acted_at == before
        draft.players[place] = _change(
            player,
            stack=Chips(player.stack - change.more),
            bet=change.to,
            paid=Chips(player.paid + change.more),
            acted_at=event.wager if has_matched else player.acted_at,
            is_all_in=change.is_all_in,
            last=player.last and _change(player.last, to=change.to, is_all_in=change.is_all_in),
        )
        draft.pot = Chips(draft.pot + change.more)
    draft.wager = event.wager
    if draft.full_wager == before:
        draft.full_wager = event.wager
    draft.full_raise = event.full_raise
    draft.bet_sizes = event.bet_sizes
    draft.phase = Dealing()


def _fouled(draft: HandDraft, event: e.HandFouled) -> None:
    forget_all_of(draft, event.seat)
    place = draft.place(event.seat)
    draft.players[place] = _change(draft.players[place], standing=Standing.FOLDED)
    draft.phase = Dealing()


RULING_FOLDS: Final[Mapping[type, Fold]] = {
    e.FoldRetrieved: _retrieved,
    e.HoleCardExposed: _hole_exposed,
    e.LastCardPlayed: _last_card,
    e.NextCardDown: _next_down,
    e.BringInMoved: _bring_in_moved,
    e.WagerCorrected: _corrected,
    e.HandFouled: _fouled,
}

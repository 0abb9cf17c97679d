"""The folds of what the floor decides, and what is kept for it of the last act."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.floor.before_act import BeforeAct
from core.hand.folds.early import forget, forget_all_of
from core.hand.state import Betting, Dealing, Showdown, Standing


def keep_before(draft: HandDraft) -> None:
    """Note how the hand is before an act; only references are kept."""
    phase = draft.phase
    if type(phase) is not Betting:
        draft.before = None
        return
    draft.before = BeforeAct(
        phase.menu, tuple(draft.players), draft.street, draft.step, draft.dealt, draft.boards,
        draft.burns, draft.is_burned, draft.wager, draft.full_raise, draft.full_wager, draft.bets,
        draft.bet_sizes, draft.is_capped, draft.aggressor, draft.last_bettor, draft.checkers,
        draft.pot, draft.pots, draft.dead, draft.opener, draft.opening, draft.overs, draft.early,
        draft.looks, draft.record,
    )  # fmt: skip


def _taken_back(draft: HandDraft, event: e.ActTakenBack) -> None:
    before = draft.before
    assert before is not None
    if not isinstance(draft.phase, Betting):
        # What was said before the turn ended with the round: it is said again.
        draft.early = before.early
    forget(draft, event.seat)
    draft.players = list(before.players)
    draft.street = before.street
    draft.dealt = before.dealt
    draft.burns = before.burns
    draft.is_burned = before.is_burned
    draft.step = before.step
    draft.wager = before.wager
    draft.full_raise = before.full_raise
    draft.full_wager = before.full_wager
    draft.bets = before.bets
    draft.bet_sizes = before.bet_sizes
    draft.is_capped = before.is_capped
    draft.aggressor = before.aggressor
    draft.last_bettor = before.last_bettor
    draft.checkers = before.checkers
    draft.pot = Chips(draft.pot + sum(move.more for move in event.moves))
    draft.pots = before.pots
    draft.opener = before.opener
    draft.opening = before.opening
    if draft.overs is not before.overs:
        levels = draft.rules.levels
        draft.overs = before.overs
        draft.rules = msgspec.structs.replace(levels[before.overs], levels=levels)
    draft.looks = before.looks
    draft.record = before.record
    draft.before = None
    draft.phase = Dealing()


def _forfeited(draft: HandDraft, event: e.InterestForfeited) -> None:
    forget_all_of(draft, event.seat)
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place],
        standing=Standing.FOLDED,
        plays_board=False,
        keeps=(),
        is_dealt_through=event.is_dealt_through,
    )
    phase = draft.phase
    if isinstance(phase, Showdown):
        draft.phase = Showdown(tuple(seat for seat in phase.queue if seat != event.seat))
    draft.before = None


FLOOR_FOLDS: Final[Mapping[type, Fold]] = {
    e.ActTakenBack: _taken_back,
    e.InterestForfeited: _forfeited,
}

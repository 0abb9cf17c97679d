"""Folds out of turn: the hand is dead at once, and by Hoyle still pays (USPC, Hoyle)."""

from core.hand import events as e
from core.hand import progress
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.draft import HandDraft
from core.hand.forced.first_round import is_unopened
from core.hand.rules import FoldOutOfTurn
from core.hand.state import Betting, Player
from core.hand.wagers import betting
from core.hand.wagers.menus import menu_for

_HEADS_UP = 2


def fold(draft: HandDraft, player: Player) -> None:
    """Kill the hand of ``player``, who folds before his turn.

    By Hoyle he still calls what was bet before his turn, unless a single opponent is left.
    """
    assert isinstance(draft.phase, Betting)
    in_turn = draft.player(draft.phase.menu.seat)
    others_in = sum(one.is_in for one in draft.players)
    must_call = draft.rules.turns.folds is FoldOutOfTurn.MUST_CALL and others_in > _HEADS_UP
    through = is_dealt_through(draft, player)
    draft.emit(e.FoldedEarly(player.seat, must_call, through))
    is_asked_anew = is_unopened(draft) and not draft.is_betting_possible
    if draft.is_contested and betting.is_awaited(draft, in_turn) and not is_asked_anew:
        _menu_anew(draft, in_turn)
    else:
        progress.go_on(draft, draft.place(in_turn.seat))


def _menu_anew(draft: HandDraft, in_turn: Player) -> None:
    """With one opponent less he may have nobody left to raise; his prompt and time stay."""
    assert isinstance(draft.phase, Betting)
    was, fresh = draft.phase.menu, menu_for(draft, in_turn)
    if was.raise_max and not fresh.raise_max and not (was.bring_in or was.must_bet):
        draft.emit(e.ActionOn(draft.action, fresh))

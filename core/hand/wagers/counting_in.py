"""Counting in: the menu anew once somebody has more chips than before (Cooke 9.08)."""

from core.hand.draft import HandDraft
from core.hand.events import RaiseAnnounced
from core.hand.state import Betting
from core.hand.wagers import betting


def count_in(draft: HandDraft) -> None:
    """Give the player to act his menu as the stacks are now; a raise he has announced stands."""
    if not isinstance(draft.phase, Betting):
        return
    menu = draft.phase.menu
    player = draft.player(menu.seat)
    if menu.bring_in:
        betting.give_bring_in(draft, player)
    elif menu.must_bet:
        betting.give_must_bet(draft, player)
    else:
        betting.give_action(draft, player)
        if menu.must_raise and draft.phase.menu.may_raise:
            draft.emit(RaiseAnnounced(menu.seat))

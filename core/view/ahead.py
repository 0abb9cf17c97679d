"""What a player could do if the action came to him as things stand, before his turn has come."""

from core.hand.ahead.early import Kept
from core.hand.commands import Preact
from core.hand.draft import HandDraft
from core.hand.menu import Menu
from core.hand.state import Betting, Hand, Player
from core.hand.wagers.betting import is_awaited
from core.hand.wagers.menus import menu_for


def menu_ahead(hand: Hand, player: Player) -> Menu | None:
    """The menu of ``player``, who still has to act behind; None for anybody else.

    It is the one he will get unless somebody changes what he faces (Cooke 10.08).
    """
    if not isinstance(hand.phase, Betting) or hand.phase.to_act == player.seat:
        return None
    if not player.is_live or player.seat in hand.early.dropped:
        return None
    draft = HandDraft.of(hand, [], {}, _never)
    return menu_for(draft, player) if is_awaited(draft, player) else None


def is_void(hand: Hand, kept: Kept) -> bool:
    """Whether an act is kept in vain: its turn has come and passed it by, or the price is other."""
    is_for_any_price = kept.act.content is Preact.CHECK_FOLD
    return kept.is_void or (kept.wager != hand.wager and not is_for_any_price)


def _never() -> None:
    """No hand ends by being looked at."""

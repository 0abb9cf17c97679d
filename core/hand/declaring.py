"""Declaring: what a player says before his turn (Cooke 10.08, 10.09; USPC, Hoyle)."""

from core.hand.betting import is_awaited
from core.hand.draft import HandDraft
from core.hand.state import Betting, Player


def is_due(draft: HandDraft, player: Player) -> bool:
    """Whether ``player`` has yet to act in this betting round, in turn or behind.

    False for one who has acted and faces nothing new: his act stands (Cooke 10.09).
    """
    return isinstance(draft.phase, Betting) and is_awaited(draft, player)

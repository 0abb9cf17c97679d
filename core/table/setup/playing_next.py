"""Which betting structure is played now, or with the next deal (Cooke 8.05)."""

from core.games.spec import Structure
from core.table.config import structure_for
from core.table.draft import TableDraft
from core.table.next_game import named_at, next_turn


def structure_now(draft: TableDraft) -> Structure:
    """That of the hand in play, else of the game that is dealt next."""
    if draft.hand is not None and draft.is_in_hand:
        return draft.hand.rules.structure
    config = draft.config
    ready = [occupant.seat for occupant in draft.occupants() if occupant.is_ready]
    turn = next_turn(config, draft.turn, ready, draft.now)
    return structure_for(config, named_at(config, turn))


def is_limit_now(draft: TableDraft) -> bool:
    """True when a limit game is played, or dealt next."""
    return structure_now(draft).is_limit

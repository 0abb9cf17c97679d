"""Draws: how far the draws of a hand have come (Cooke 7.05)."""

from core.games.spec import Draw
from core.hand.draft import HandDraft
from core.hand.state import Player


def draws_begun(draft: HandDraft) -> int:
    """How many draws have begun, the one that is going on included."""
    streets = draft.spec.streets
    earlier = [step for street in streets[: draft.street] for step in street.steps]
    so_far = [*earlier, *streets[draft.street].steps[: draft.step + 1]]
    return sum(isinstance(step, Draw) for step in so_far)


def is_served(draft: HandDraft, player: Player) -> bool:
    """True once ``player`` has the cards of the draw that is going on."""
    return len(player.drawn) == draws_begun(draft)

"""Reading a player's hand against the boards, as the game says it is made."""

from collections.abc import Callable, Mapping
from typing import Final

from core.cards import Card
from core.games.spec import Contest
from core.hand.draft import HandDraft
from core.hand.state import Player
from core.hands import Strength, high

_MEASURE: Final[Mapping[Contest, Callable[[tuple[Card, ...]], Strength]]] = {Contest.HIGH: high}


def claim_of(draft: HandDraft, player: Player, contest: Contest) -> Strength:
    """What ``player`` claims the pot with: his hand, or the board where he declared that."""
    return strength_of(draft, player, contest, own_cards=not player.plays_board)


def strength_of(
    draft: HandDraft, player: Player, contest: Contest, *, own_cards: bool = True
) -> Strength:
    """How strong ``player`` is in ``contest``; with ``own_cards`` False, the board alone."""
    cards = player.down.content if own_cards else ()
    return max(_MEASURE[contest](cards + board) for board in draft.boards)

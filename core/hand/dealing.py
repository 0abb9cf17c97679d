"""Dealing: cards off the top of the deck, burns included (Cooke 6.02, 6.03)."""

from core.games.spec import DealDown, TurnBoard
from core.hand.draft import HandDraft
from core.hand.events import BoardTurned, HoleCardsDealt
from core.sealed import Sealed


def deal_down(draft: HandDraft, step: DealDown) -> None:
    """``step.count`` cards to each player, one at a time from the left of the button.

    The order of the deck so fixes each player's proper cards (Cooke 6.03).
    """
    takers = [player for player in draft.players if player.is_in]
    round_size = len(takers)
    cards = draft.next_cards(step.count * round_size)
    for place, player in enumerate(takers):
        own = cards[place::round_size]
        draft.emit(HoleCardsDealt(player.seat, Sealed(own, (player.seat,))))


def turn_board(draft: HandDraft, street: int, step: TurnBoard) -> None:
    """Burn one, then turn ``step.count`` cards on the board (Cooke 6.02)."""
    burns = 1 if step.burn else 0
    cards = draft.next_cards(burns + step.count)
    draft.emit(BoardTurned(street, step.board, cards[burns:], Sealed(cards[:burns])))

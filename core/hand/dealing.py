"""Dealing: cards off the top of the deck, burns included (Cooke 5.02, 6.02, 6.03)."""

from core.cards import Card
from core.games.spec import DealDown, DealUp, TurnBoard
from core.hand.draft import HandDraft
from core.hand.events import BoardTurned, CardBurned, HoleCardsDealt, UpcardsDealt
from core.hand.state import Player
from core.sealed import Sealed


def deal_down(draft: HandDraft, step: DealDown) -> None:
    """``step.count`` cards to each player, one at a time in the order of the deal.

    The order of the deck so fixes each player's proper cards (Cooke 6.03).
    """
    for player, own in _round(draft, step.count, burn=step.burn):
        draft.emit(HoleCardsDealt(player.seat, Sealed(own, (player.seat,))))


def deal_up(draft: HandDraft, step: DealUp) -> None:
    """``step.count`` upcards to each player, one at a time in the order of the deal."""
    for player, own in _round(draft, step.count, burn=step.burn):
        draft.emit(UpcardsDealt(player.seat, own))


def turn_board(draft: HandDraft, street: int, step: TurnBoard) -> None:
    """Burn one, then turn ``step.count`` cards in the row (Cooke 6.02)."""
    burns = 1 if step.burn else 0
    cards = draft.next_cards(burns + step.count)
    draft.emit(BoardTurned(street, step.board, cards[burns:], Sealed(cards[:burns])))


def burn(draft: HandDraft) -> None:
    """Burn the top card."""
    draft.emit(CardBurned(Sealed(draft.next_cards(1))))


def _round(
    draft: HandDraft, count: int, *, burn: bool
) -> list[tuple[Player, tuple[Card, ...]]]:
    """Who gets cards, with his proper ones; a burn goes before."""
    if burn:
        draft.emit(CardBurned(Sealed(draft.next_cards(1))))
    takers = [player for player in draft.players if player.is_in]
    size = len(takers)
    cards = draft.next_cards(count * size)
    return [(player, cards[place::size]) for place, player in enumerate(takers)]

"""Dealing: cards off the top of the deck, burns included (Cooke 5.02, 6.02, 6.03)."""

from core.cards import Card
from core.games.spec import DealDown, DealUp, TurnBoard
from core.hand.cards import short_deck
from core.hand.draft import HandDraft
from core.hand.events import BoardTurned, BurnSaved, CardBurned, HoleCardsDealt, UpcardsDealt
from core.hand.state import Player
from core.sealed import Sealed


def deal(draft: HandDraft, street: int, step: DealDown | DealUp) -> None:
    """``step.count`` cards to each player, one at a time in the order of the deal.

    The order of the deck so fixes each player's proper cards (Cooke 6.03).  A seat whose hand
    was given up unbet gets its cards too, as long as there are enough (Cooke 5.15); where there
    are not enough for the hands that live, the deck is short (Cooke 5.21).
    """
    takers = [player for player in draft.players if player.is_in or player.is_dealt_through]
    if step.burn and isinstance(step, DealDown):
        takers = [player for player in takers if not _has_his(draft, street, player)]
    if step.burn and not short_deck.suffices(draft, step.count * len(takers)):
        takers = [player for player in takers if player.is_in]
    if draft.served_last and isinstance(step, DealUp) and short_deck.suffices(draft, len(takers)):
        # A card of this street came too early: its burn lies there already (USPC).
        takers.sort(key=lambda player: player.seat in draft.served_last)
    elif step.burn and short_deck.saves_burn(draft, street, len(takers)):
        draft.emit(BurnSaved())
    elif step.burn and not short_deck.suffices(draft, step.count * len(takers)):
        _deal_short(draft, street, step, takers)
        return
    elif step.burn:
        burn(draft)
    _serve(draft, step, takers)


def _has_his(draft: HandDraft, street: int, player: Player) -> bool:
    """Whether a final down card that was dealt too early stands as his (scs-16.2)."""
    return len(player.cards) >= draft.spec.whole_by[street]


def _deal_short(
    draft: HandDraft, street: int, step: DealDown | DealUp, takers: list[Player]
) -> None:
    """Shuffle the last card and the burns for those the stub cannot serve (Cooke 5.21).

    Where that is not enough either, one card is turned up for everybody.
    """
    if not short_deck.can_serve(draft, len(takers)):
        _turn_common(draft, street)
        return
    reburns = short_deck.reburns(draft, len(takers))
    if short_deck.left(draft) > 1:
        burn(draft)
    served = short_deck.left(draft) - 1
    _serve(draft, step, takers[:served])
    short_deck.shuffle_burns(draft)
    if reburns:
        burn(draft)
    _serve(draft, step, takers[served:])


def _turn_common(draft: HandDraft, street: int) -> None:
    """A card for all hands, off the stub where that does not take its bottom card."""
    if not short_deck.suffices(draft, 1):
        short_deck.shuffle_burns(draft)
    burns = 1 if short_deck.left(draft) > 1 else 0
    cards = draft.next_cards(burns + 1)
    draft.emit(BoardTurned(street, 0, cards[burns:], Sealed(cards[:burns])))


def turn_board(draft: HandDraft, street: int, step: TurnBoard) -> None:
    """Burn one, then turn ``step.count`` cards in the row (Cooke 6.02).

    A card exposed in the deal and replaced is the first burn already (Cooke 14.09).
    """
    burns = 1 if step.burn and not (draft.is_burned and not draft.street) else 0
    cards = draft.next_cards(burns + step.count)
    draft.emit(BoardTurned(street, step.board, cards[burns:], Sealed(cards[:burns])))


def burn(draft: HandDraft) -> None:
    """Burn the top card."""
    draft.emit(CardBurned(Sealed(draft.next_cards(1))))


def _serve(draft: HandDraft, step: DealDown | DealUp, takers: list[Player]) -> None:
    size = len(takers)
    cards = draft.next_cards(step.count * size)
    for place, player in enumerate(takers):
        _give(draft, step, player, cards[place::size])


def _give(
    draft: HandDraft, step: DealDown | DealUp, player: Player, cards: tuple[Card, ...]
) -> None:
    if isinstance(step, DealUp) and player.seat not in draft.down_next:
        draft.emit(UpcardsDealt(player.seat, cards))
    else:
        # What a dead hand is dealt face down goes to the muck unseen, by its owner too.
        seats = (player.seat,) if player.is_in else ()
        draft.emit(HoleCardsDealt(player.seat, Sealed(cards, seats)))

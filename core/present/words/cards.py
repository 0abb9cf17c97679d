"""A card in words: short on a button, in full for a screen reader."""

from collections.abc import Sequence
from typing import Final

from core.cards import JOKERS, RANK_NAMES, RANKS, SUIT_NAMES, Card, rank_of, suit_of

_SIGNS: Final = "♣♦♥♠"


def card_label(card: Card) -> str:
    """``10♠``, ``K♥``, ``Joker``: for a button, which holds no other sign of the suit."""
    if card in JOKERS:
        return "Joker"
    rank = RANKS[rank_of(card)].replace("T", "10")
    return f"{rank}{_SIGNS[suit_of(card)]}"


def card_name(card: Card) -> str:
    """``king of hearts``."""
    if card in JOKERS:
        return "joker"
    return f"{RANK_NAMES[rank_of(card)]} of {SUIT_NAMES[suit_of(card)]}"


def card_labels(cards: Sequence[Card]) -> str:
    """``K♥ 7♣``."""
    return " ".join(map(card_label, cards))

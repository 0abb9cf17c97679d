"""Open hands: whose upcards bring it in, whose act first, and what can be seen in them.

An open hand ranks as far as its cards go: sets and high cards, a straight or flush only with
five upcards; of two that are equal card for card the longer is higher (Cooke 5.11).  Keys of one
function compare with each other only, and the largest is first.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from core.cards import Card, rank_of, suit_of
from core.hands.ladder import STANDARD, Ladder
from core.hands.scale import HIGH, LOW_A5, Scale

TieBreak = Literal["suit", "position"]
"""What decides between equal open hands; ``position`` leaves their keys equal."""

_SUITS: Final = 4
_POSSIBLE: Final = 3


def board_high(cards: Sequence[Card], ties: TieBreak = "suit", scale: Scale = HIGH) -> int:
    """Key of the high hand on board (Cooke 5.11); 0 without upcards.

    Ties go to the best suit among the cards of the highest rank there.
    """
    if not cards:
        return 0
    strength = scale.strength(cards)
    return strength * _SUITS + (suit_of(max(cards)) if ties == "suit" else 0)


def board_low(cards: Sequence[Card], ties: TieBreak = "suit", scale: Scale = LOW_A5) -> int:
    """Key of the low hand on board in razz (Cooke 5.25); 0 without upcards.

    Ties go to the lowest suit among the cards of the lowest rank there.  With ``LOW_27`` the ace
    is high (Cooke 4.16).
    """
    if not cards:
        return 0
    lowest = min(_height(card, scale.ladder.is_ace_low) for card in cards)
    suit = _SUITS - 1 - lowest % _SUITS
    return scale.strength(cards) * _SUITS + (suit if ties == "suit" else 0)


def bring_in_low(card: Card, ties: TieBreak = "suit") -> int:
    """Key of the lowest upcard, the ace high and clubs the lowest suit (Cooke 4.02, 5.06)."""
    return -card if ties == "suit" else -rank_of(card)


def bring_in_high(card: Card, ties: TieBreak = "suit", is_ace_low: bool = False) -> int:
    """Key of the highest upcard, spades the highest suit (Cooke 4.07); in razz the ace is low."""
    height = _height(card, is_ace_low)
    return height if ties == "suit" else height // _SUITS


def open_pairs(cards: Sequence[Card]) -> tuple[int, ...]:
    """The ranks that show twice or more, highest first (Cooke 5.12)."""
    counts = Counter(map(rank_of, cards))
    return tuple(sorted((rank for rank, count in counts.items() if count > 1), reverse=True))


def possible_straight(
    cards: Sequence[Card], ladder: Ladder = STANDARD, least: int = _POSSIBLE
) -> bool:
    """Whether ``least`` or more upcards lie within one straight (Cooke 5.12)."""
    ranks = sum({1 << rank_of(card) for card in cards})
    return any((ranks & run).bit_count() >= least for _, run in ladder.straights)


def possible_flush(cards: Sequence[Card], least: int = _POSSIBLE) -> bool:
    """Whether ``least`` or more upcards are of one suit (Cooke 5.12)."""
    return max(Counter(map(suit_of, cards)).values(), default=0) >= least


def _height(card: Card, is_ace_low: bool) -> int:
    """The card's place from the lowest rank up, clubs lowest within each."""
    return (rank_of(card) + is_ace_low) % 13 * _SUITS + suit_of(card)

"""Keys: cards as numbers that add up to a histogram.

The key of a hand is the sum of the keys of its cards.  From the lowest bit up it holds five
bits for each suit, then three for each rank from the lowest, then the number of wild cards and
the number of bugs.  A wild card and a bug count in every suit, since a flush may use them.
Every suit starts at sixteen less the cards of a flush, so that its highest bit says that a
flush is there.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from core.cards import Card, rank_of, suit_of

RANK_SHIFTS: Final = range(0, 39, 3)
"""Where the count of each rank is in a histogram: ``histogram >> shift & 7``."""

ALL_RANKS: Final = (1 << 13) - 1
"""The set of all ranks."""

WILD_SHIFT: Final = 39
BUG_SHIFT: Final = 43

SUIT_BITS: Final = 20
"""``key >> SUIT_BITS`` is the histogram: ranks, wild cards and bugs without suits."""

_SUIT_SHIFTS: Final = range(0, SUIT_BITS, 5)
_EACH_SUIT: Final = sum(1 << shift for shift in _SUIT_SHIFTS)

FLUSH: Final = 16 * _EACH_SUIT
"""``key & FLUSH`` is not zero when there is a flush."""


NO_CARDS: Final[AbstractSet[Card]] = frozenset()


def start(places: int) -> int:
    """What the sum starts from where ``places`` cards of a suit are a flush."""
    return (16 - places) * _EACH_SUIT


def card_keys(
    wild: AbstractSet[Card] = NO_CARDS,
    bugs: AbstractSet[Card] = NO_CARDS,
    is_ace_low: bool = False,
) -> tuple[int, ...]:
    """The key of every card, by card; a joker without a role has none."""

    def key(card: Card) -> int:
        if card in wild:
            return 1 << WILD_SHIFT + SUIT_BITS | _EACH_SUIT
        if card in bugs:
            return 1 << BUG_SHIFT + SUIT_BITS | _EACH_SUIT
        rank = (rank_of(card) + is_ace_low) % 13
        return 1 << RANK_SHIFTS[rank] + SUIT_BITS | 1 << _SUIT_SHIFTS[suit_of(card)]

    last = max((51, *wild, *bugs))
    return tuple(key(Card(card)) for card in range(last + 1))


def ranks_by_count(histogram: int) -> list[int]:
    """By number of cards from 0 to 7: the set, as bits, of the ranks with at least so many."""
    sets = [ALL_RANKS, 0, 0, 0, 0, 0, 0, 0]
    bit = 1
    for shift in RANK_SHIFTS:
        for count in range(1, (histogram >> shift & 7) + 1):
            sets[count] |= bit
        bit <<= 1
    return sets


def card_bits(is_ace_low: bool = False) -> tuple[int, ...]:
    """The rank of every card as a set of bits, by card."""
    return tuple(1 << (rank_of(Card(card)) + is_ace_low) % 13 for card in range(52))


def histogram_of(ranks: Iterable[int]) -> int:
    """The histogram of some ranks."""
    return sum(1 << RANK_SHIFTS[rank] for rank in ranks)


def ranks_in(histogram: int) -> list[int]:
    """The rank of every natural card, from the lowest."""
    return [rank for rank, shift in enumerate(RANK_SHIFTS) for _ in range(histogram >> shift & 7)]


def wild_cards(histogram: int) -> int:
    """How many cards may stand for any card."""
    return histogram >> WILD_SHIFT & 15


def bugs(histogram: int) -> int:
    """How many cards are an ace, or whatever completes a straight or a flush."""
    return histogram >> BUG_SHIFT


def flush_suits(key: int) -> Iterator[int]:
    """The suits that make a flush."""
    return (suit for suit in range(4) if key & 16 << _SUIT_SHIFTS[suit])

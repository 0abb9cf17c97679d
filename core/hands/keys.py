"""Keys: cards as numbers that add up to a histogram.

The key of a hand is the sum of the keys of its cards.  From the lowest bit up it holds five
bits for each suit, then three for each rank from the deuce, then the number of wild cards and
the number of bugs.  A wild card and a bug count in every suit, since a flush may use them.
Every suit starts at eleven, so that its highest bit says that five of it are there.
"""

from collections.abc import Set as AbstractSet
from typing import Final

from core.cards import Card

RANK_SHIFTS: Final = range(0, 39, 3)
"""Where the count of each rank is in a histogram: ``histogram >> shift & 7``."""

WILD_SHIFT: Final = 39
BUG_SHIFT: Final = 43
SUIT_BITS: Final = 20
"""``key >> SUIT_BITS`` is the histogram: ranks, wild cards and bugs without suits."""

_SUIT_SHIFTS: Final = range(0, SUIT_BITS, 5)
_EACH_SUIT: Final = sum(1 << shift for shift in _SUIT_SHIFTS)
START: Final = 11 * _EACH_SUIT
"""What the sum starts from."""

FLUSH: Final = 16 * _EACH_SUIT
"""``key & FLUSH`` is not zero when five cards of a suit are there."""


def flush_suit(key: int) -> int:
    """The suit that has five cards or more; the lowest if several have (wild cards)."""
    return next(suit for suit in range(4) if key & 16 << _SUIT_SHIFTS[suit])


def card_key(
    card: Card,
    wild: AbstractSet[Card] = frozenset(),
    bugs: AbstractSet[Card] = frozenset(),
) -> int:
    """What ``card`` adds to the key of a hand."""
    if card in wild:
        return 1 << WILD_SHIFT + SUIT_BITS | _EACH_SUIT
    if card in bugs:
        return 1 << BUG_SHIFT + SUIT_BITS | _EACH_SUIT
    return 1 << RANK_SHIFTS[card >> 2] + SUIT_BITS | 1 << _SUIT_SHIFTS[card & 3]

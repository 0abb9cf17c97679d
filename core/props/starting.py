"""Starting hands: how good two cards are before the flop."""

from functools import cache
from itertools import combinations
from typing import Final

from core.cards import STANDARD_DECK, Card, rank_of, suit_of
from core.hands.ladder import ACE

_TOP_CARD: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20)
"""Chen points of the higher card, doubled to stay whole: a deuce 1, an ace 10."""

_GAP: Final = (0, 0, 2, 4, 8)
"""Chen points lost by distance of the ranks, doubled; further apart they lose ten."""

_NEAR: Final = 2
_QUEEN: Final = 10
"""Below a queen, ranks no further apart than ``_NEAR`` make more straights."""

_SIX: Final = 4
"""Below a six, a card makes the wheel with an ace."""


def chen_points(cards: tuple[Card, ...]) -> int:
    """Twice the points of Bill Chen's formula, a common ranking of two-card hands."""
    high, low = sorted((rank_of(card) for card in cards), reverse=True)
    if high == low:
        return max(2 * _TOP_CARD[high], 10)
    gap = high - low
    points = _TOP_CARD[high] - (_GAP[gap] if gap < len(_GAP) else 10)
    if gap <= _NEAR and high < _QUEEN:
        points += 2
    if suit_of(cards[0]) == suit_of(cards[1]):
        points += 4
    if high == ACE and low < _SIX:
        points += 2
    return points


@cache
def _ladder() -> tuple[int, ...]:
    return tuple(sorted(map(chen_points, combinations(STANDARD_DECK, 2))))


@cache
def _share_below(points: int) -> int:
    ladder = _ladder()
    return 100 * sum(other < points for other in ladder) // len(ladder)


def percentile(cards: tuple[Card, ...]) -> int:
    """How many of a hundred starting hands are worse, 0 to 99; aces stand highest."""
    return _share_below(chen_points(cards))

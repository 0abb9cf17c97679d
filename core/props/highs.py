"""Highs: what a hand for high is worth in stud, on the draw, and in Omaha."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from core.cards import JOKERS, Card, rank_of, suit_of
from core.hands import Category, Reading
from core.hands.ladder import ACE, STANDARD
from core.props.worth import Worth

_FOUR: Final = 4
_FIRST_COUNT: Final = 3

_STUD: Final = {
    # of three, four, five, six and seven cards
    Category.HIGH_CARD: (14, 10, 8, 6, 5),
    Category.PAIR: (56, 46, 38, 32, 24),
    Category.TWO_PAIR: (80, 80, 72, 64, 52),
    Category.TRIPS: (96, 94, 86, 80, 68),
    Category.STRAIGHT: (90, 90, 90, 86, 82),
    Category.FLUSH: (92, 92, 92, 90, 88),
    Category.FULL_HOUSE: (98, 98, 98, 97, 95),
}
_DRAW: Final = {
    Category.HIGH_CARD: 6, Category.PAIR: 38, Category.TWO_PAIR: 68, Category.TRIPS: 80,
    Category.STRAIGHT: 88, Category.FLUSH: 91, Category.FULL_HOUSE: 96,
}  # fmt: skip
_OMAHA: Final = {
    Category.HIGH_CARD: 6, Category.PAIR: 18, Category.TWO_PAIR: 38, Category.TRIPS: 58,
    Category.STRAIGHT: 78, Category.FLUSH: 76, Category.FULL_HOUSE: 88,
}  # fmt: skip
_QUADS: Final = 98
_PAIR_BY_RANK: Final = 2
"""What each rank above a deuce adds to a pair."""

_FLUSH_DRAW: Final = 34
_STRAIGHT_DRAW: Final = 28
_NEAR_DRAW: Final = 14
_SET_BONUS: Final = 16
_ON_PAIRED_BOARD: Final = 14
_ON_SUITED_BOARD: Final = 12


def stud_worth(
    cards: Sequence[Card], reading: Reading, *, is_last: bool, is_short: bool = False
) -> Worth:
    """Cards of stud for high, before what the others show.

    ``is_short`` in games of five cards, where any pair is a good hand and a high card may win.
    """
    table = _STUD.get(reading.category, (_QUADS,) * 5)
    count = min(len(cards) + 1, 5) if is_short else min(len(cards), 7)
    made = table[max(count, _FIRST_COUNT) - _FIRST_COUNT] + _rank_bonus(reading)
    if is_short:
        made += 3 * reading.ranks[0] // 2 if reading.category is Category.HIGH_CARD else 8
    return Worth(min(made, 99), 0 if is_last else _draw(cards, need=min(len(cards), _FOUR)))


def draw_worth(cards: Sequence[Card], reading: Reading, *, is_last: bool) -> Worth:
    """Five cards for high, before or after the draw."""
    made = _DRAW.get(reading.category, _QUADS) + _rank_bonus(reading)
    return Worth(min(made, 99), 0 if is_last else _draw(cards, need=_FOUR) // 2)


def omaha_worth(
    own: Sequence[Card], board: Sequence[Card], reading: Reading, *, is_last: bool
) -> Worth:
    """Two of one's own cards with three of the board."""
    made = _OMAHA.get(reading.category, _QUADS)
    ranks = Counter(map(rank_of, board))
    suits = Counter(map(suit_of, board))
    if reading.category is Category.TRIPS:
        own_ranks = Counter(map(rank_of, own))
        made += _SET_BONUS if own_ranks[reading.ranks[0]] > 1 else 0
    if reading.category is Category.FLUSH and rank_of(reading.best[0]) == ACE:
        made += 12
    if reading.category in (Category.STRAIGHT, Category.FLUSH) and max(ranks.values()) > 1:
        made -= _ON_PAIRED_BOARD
    if reading.category < Category.FLUSH and max(suits.values()) > 2:  # noqa: PLR2004
        made -= _ON_SUITED_BOARD
    return Worth(max(made, 4), 0 if is_last else _omaha_draw(own, suits))


def omaha_start(own: Sequence[Card]) -> int:
    """Four cards before the flop, from 0 to 99: aces, suits and neighbours."""
    ranks, suits = Counter(map(rank_of, own)), Counter(map(suit_of, own))
    points = 26
    for rank, count in ranks.items():
        if count == 2:  # noqa: PLR2004
            points += 6 + 2 * max(rank - 6, 0) + (10 if rank == ACE else 0)
        elif count > 2:  # noqa: PLR2004
            points -= 18
    for suit, count in suits.items():
        if count in (2, 3):
            has_ace = any(suit_of(card) == suit and rank_of(card) == ACE for card in own)
            points += 8 + (5 if has_ace else 0)
    held = sorted(ranks)
    points += sum(5 for a, b in pairwise(held) if b - a <= 2)  # noqa: PLR2004
    points += sum(3 for rank in held if rank >= 8)  # noqa: PLR2004  # ten and up
    return min(max(points, 0), 99)


def _rank_bonus(reading: Reading) -> int:
    if reading.category not in (Category.PAIR, Category.TWO_PAIR, Category.TRIPS):
        return 0
    return _PAIR_BY_RANK * reading.ranks[0]


def _draw(cards: Sequence[Card], *, need: int) -> int:
    """Chance in a hundred that a flush or a straight comes in."""
    natural = [card for card in cards if card not in JOKERS]
    jokers = len(cards) - len(natural)
    suited = max(Counter(map(suit_of, natural)).values(), default=0) + jokers
    if suited >= need:
        return _FLUSH_DRAW
    ranks = sum({1 << rank_of(card) for card in natural})
    longest = max((ranks & run).bit_count() for _, run in STANDARD.straights) + jokers
    if longest < need:
        return 0
    outs = sum((ranks & run).bit_count() + jokers >= _FOUR for _, run in STANDARD.straights)
    return _STRAIGHT_DRAW if outs > 1 or need < _FOUR else _NEAR_DRAW


def _omaha_draw(own: Sequence[Card], on_board: Counter[int]) -> int:
    mine = Counter(map(suit_of, own))
    has_flush_draw = any(mine[suit] > 1 and count == 2 for suit, count in on_board.items())  # noqa: PLR2004
    return _FLUSH_DRAW if has_flush_draw else 0

"""Lows: what low cards are worth while a hand is being made, and once it is."""

from collections.abc import Sequence
from typing import Final

from core.cards import JOKERS, Card, rank_of
from core.games.contest import Contest, Ranking
from core.hands import Category, Reading
from core.hands.ladder import ACE
from core.props.worth import Worth

_WHOLE: Final = 5
_EIGHT: Final = 8
_MADE: Final = {5: 99, 6: 95, 7: 87, 8: 72, 9: 52, 10: 37, 11: 26, 12: 17, 13: 10, 14: 7}
"""A whole low by its highest card, when no more cards come."""

_PAIRED: Final = 4
_COMING: Final = {
    # good cards: of three, four, five and six held; more are to come
    0: (4, 3, 2, 2), 1: (14, 8, 4, 3), 2: (34, 22, 9, 5), 3: (64, 48, 26, 10), 4: (0, 82, 56, 30),
}  # fmt: skip
_TOP_BONUS: Final = 3
"""What each rank below an eight adds to three or four good cards."""

_FIRST_COUNT: Final = 3


def height(card: Card, contest: Contest) -> int:
    """A card's rank as a low counts it: ace-to-five from 1, deuce-to-seven up to 14."""
    rank = rank_of(card)
    return 1 if rank == ACE and contest.ranking is Ranking.LOW_A5 else rank + 2


def good_cards(cards: Sequence[Card], contest: Contest) -> list[Card]:
    """One card of each rank up to an eight, the lowest first; a joker is always good."""
    found: dict[int, Card] = {}
    for card in cards:
        at = 0 if card in JOKERS else height(card, contest)
        if at <= _EIGHT:
            found.setdefault(at, card)
    return [card for _, card in sorted(found.items())]


def low_worth(
    cards: Sequence[Card], reading: Reading | None, contest: Contest, *, is_last: bool
) -> Worth:
    """What ``cards`` are worth for low, made so far as ``reading`` says."""
    good = good_cards(cards, contest)
    if is_last or len(good) >= _WHOLE:
        made = _made(reading)
        return Worth(made if is_last else max(made, 60), 0)
    if reading is not None and len(cards) > _WHOLE and _made(reading) >= _MADE[9]:
        return Worth(_made(reading) - 5, 0)
    row = _COMING[min(len(good), 4)]
    base = row[min(len(cards), len(row) + _FIRST_COUNT - 1) - _FIRST_COUNT]
    tops = [height(card, contest) for card in good if card not in JOKERS]
    bonus = _TOP_BONUS * (_EIGHT - max(tops, default=_EIGHT)) if len(good) >= _FIRST_COUNT else 0
    return Worth(min(base + bonus, 90), 30 if len(good) == _WHOLE - 1 else 0)


def _made(reading: Reading | None) -> int:
    """The worth of a whole low; a pair, a straight or a flush that counts is next to nothing."""
    if reading is None:
        return 0
    if reading.category is not Category.HIGH_CARD or len(reading.ranks) < _WHOLE:
        return _PAIRED
    top, second = reading.ranks[0], reading.ranks[1]
    value = _MADE[top + 2 if top != ACE else 14]
    return value - (2 if second + 3 == top + 2 else 0)

"""Hands of the deck by class: one hand to weigh for all that differ only in suits.

All hands with the same ranks have the same value unless one suit makes a flush; those with a
flush have the same value when the same ranks are in that suit.  Counting how many hands each
class holds needs binomials only, so every hand is counted without dealing every hand.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, prod

from core.cards import Card

ALL_RANKS = range(13)
Dealt = tuple[tuple[Card, ...], int]


def histograms(size: int, ranks: Sequence[int]) -> Iterator[dict[int, int]]:
    """Every way to take ``size`` cards from ``ranks``, at most four of each."""
    if not ranks:
        if not size:
            yield {}
        return
    for count in range(min(4, size) + 1):
        for rest in histograms(size - count, ranks[1:]):
            yield {ranks[0]: count, **rest} if count else rest


def hands(size: int, ranks: Sequence[int] = ALL_RANKS, suited: int = 5) -> Iterator[Dealt]:
    """One hand of each class with the number of hands in it.

    ``suited`` is how many cards of a suit make a flush (less than five beside wild cards);
    more than half of ``size``, so that no two suits can.
    """
    assert 2 * suited > size
    for histogram in histograms(size, ranks):
        mixed = prod(comb(4, count) for count in histogram.values())
        for number in range(suited, len(histogram) + 1):
            for flush in combinations(histogram, number):
                ways = prod(
                    comb(3, count - 1 if rank in flush else count)
                    for rank, count in histogram.items()
                )
                if ways:
                    yield suited_hand(histogram, flush), 4 * ways
                    mixed -= 4 * ways
        if mixed:
            yield mixed_hand(histogram), mixed


def suited_hand(histogram: dict[int, int], flush: Sequence[int]) -> tuple[Card, ...]:
    """The hand with exactly the ranks of ``flush`` in clubs."""
    return tuple(
        Card(rank * 4 + suit)
        for rank, count in histogram.items()
        for suit in ([0, 1, 2, 3][:count] if rank in flush else [1, 2, 3][:count])
    )


def mixed_hand(histogram: dict[int, int]) -> tuple[Card, ...]:
    """A hand with its suits as even as can be."""
    each = [rank for rank, count in histogram.items() for _ in range(count)]
    return tuple(Card(rank * 4 + place % 4) for place, rank in enumerate(each))

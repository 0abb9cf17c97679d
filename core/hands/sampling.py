"""Samples: different hands of the deck, as many as wanted, the same ones every time.

To measure the evaluator, deal ``list(distinct_hands(7, 500_000))`` first, then time one plain
loop of ``high(cards)`` over it.  The first loop of a process also fills the evaluator's memory
(about 0.3 s in all); the median of five loops over five such parts of a larger sample is the
speed of a running table.
"""

from collections.abc import Iterator
from math import comb, gcd

from core.cards import STANDARD_DECK, Card


def distinct_hands(size: int, number: int) -> Iterator[tuple[Card, ...]]:
    """``number`` hands of ``size`` cards, no two of the same cards, spread over all hands.

    Walks the numbered hands of the deck with a stride near the golden section that shares no
    factor with their number, so none comes twice.

    Raises:
        ValueError: there are not so many different hands.
    """
    every = comb(len(STANDARD_DECK), size)
    if number > every:
        raise ValueError("not so many different hands")
    stride = int(every * 0.618) | 1
    while gcd(stride, every) > 1:
        stride += 2
    return (numbered_hand(size, step * stride % every) for step in range(number))


def numbered_hand(size: int, number: int) -> tuple[Card, ...]:
    """Hand ``number`` of the ``comb(52, size)`` hands of ``size`` cards, highest card first."""
    cards: list[Card] = []
    top = len(STANDARD_DECK) - 1
    for place in range(size, 0, -1):
        while (below := comb(top, place)) > number:
            top -= 1
        number -= below
        cards.append(Card(top))
    return tuple(cards)

"""Seven-card evaluations a second, every one a different hand."""

import time
from itertools import islice
from statistics import median
from typing import Final

from core.hands import high
from core.hands.sampling import distinct_hands

CARDS: Final = 7
_PARTS: Final = 5


def measure_evaluations(hands: int = 400_000) -> float:
    """The median speed over five parts of ``hands`` different hands dealt beforehand.

    One more part goes first: the evaluator works out what it will remember.
    """
    size = hands // _PARTS
    source = distinct_hands(CARDS, size * (_PARTS + 1))
    speeds: list[float] = []
    for _ in range(_PARTS + 1):
        part = list(islice(source, size))
        began = time.perf_counter()
        for cards in part:
            high(cards)
        speeds.append(size / (time.perf_counter() - began))
    return median(speeds[1:])

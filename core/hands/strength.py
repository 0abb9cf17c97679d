"""Strength: one integer for what a hand is worth, and the categories it falls into.

A strength is a level, which stands for the category, above five nibbles, one for each rank
that counts, the most important first; a nibble is rank + 1, and 0 where the hand has no such
card.  Larger is better.  Strengths compare only within one scale: a flush has another level
in a short deck, and a low counts downward.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Final, NewType

from core.cards import Card

Strength = NewType("Strength", int)
"""What a hand is worth on its scale: larger is better, equal is a tie."""

Evaluator = Callable[[Sequence[Card]], Strength]
"""Cards in, strength out."""

PLACES: Final = 5
"""Cards in a poker hand, where a ladder says nothing else."""

LEVEL: Final = 4 * PLACES
"""Bits below the level."""

TURNED: Final = 16 << LEVEL
"""On a ladder turned over a strength is this less the hand's value."""


class Category(IntEnum):
    """What a hand is called.  Which beats which is a scale's matter (``Ladder.order``).

    A royal flush is the best straight flush, not a category: see ``Reading.is_royal``.
    """

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9
    ROUND_THE_CORNER = 10
    SKIP_STRAIGHT = 11


def pack(level: int, ranks: Iterable[int]) -> int:
    """A level and at most five ranks as one number that compares level first, then ranks."""
    value, left = level, LEVEL
    for rank in ranks:
        value = value << 4 | rank + 1
        left -= 4
    return value << left


def unpack(value: int) -> tuple[int, tuple[int, ...]]:
    """The level and the ranks of ``pack``."""
    nibbles = (value >> at & 15 for at in range(LEVEL - 4, -1, -4))
    return value >> LEVEL, tuple(nibble - 1 for nibble in nibbles if nibble)

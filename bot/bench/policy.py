"""The players of the hand bench: the same random legal acts for every engine."""

from random import Random
from typing import Final

from core.cards import STANDARD_DECK, Card

FOLD: Final = -1
CALL: Final = 0
"""Check, or call when a bet is faced; any larger answer is a bet or raise *to* so much."""

SEATS: Final = 6
SMALL_BLIND: Final = 5
BIG_BLIND: Final = 10
STACK: Final = 1_000
"""Whole chips; a broke player starts again with so many."""


class Policy:
    """Acts drawn from a seed: each legal kind of act is equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311  # repeatable players, no secrets

    def decide(self, *, faces_bet: bool, least: int, most: int) -> int:
        """An act where bets and raises from ``least`` to ``most`` are legal, none if 0.

        Of those it takes the least, twice the least or the most.
        """
        draw = self._random.random
        kinds = 1 + faces_bet + (most > 0)
        kind = int(draw() * kinds)
        if kind == 0:
            return CALL
        if kind == 1 and faces_bet:
            return FOLD
        return (least, min(2 * least, most), most)[int(draw() * 3)]

    def deck(self) -> tuple[Card, ...]:
        """A shuffled deck."""
        deck = list(STANDARD_DECK)
        self._random.shuffle(deck)
        return tuple(deck)

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


_DRAWS: Final = 100_000
_MOST_A_HAND: Final = 400


class Policy:
    """Acts drawn from a seed: each legal kind of act is equally likely.

    Hand by number they are the same for every engine, whatever cards fall.
    """

    def __init__(self, seed: int) -> None:
        chance = Random(seed)  # noqa: S311  # repeatable players, no secrets
        self._draws = [chance.random() for _ in range(_DRAWS)]
        self._cards = chance.random
        self.begin(0)

    def begin(self, hand: int) -> None:
        """Begin the hand with that number."""
        start = hand * 61 % (_DRAWS - _MOST_A_HAND)
        self._draw = iter(self._draws[start : start + _MOST_A_HAND]).__next__

    def decide(self, *, faces_bet: bool, least: int, most: int) -> int:
        """An act where bets and raises from ``least`` to ``most`` are legal, none if 0.

        Of those it takes the least, twice the least or the most.
        """
        kinds = 1 + faces_bet + (most > 0)
        kind = int(self._draw() * kinds)
        if kind == 0:
            return CALL
        if kind == 1 and faces_bet:
            return FOLD
        return (least, min(2 * least, most), most)[int(self._draw() * 3)]

    def deck(self) -> tuple[Card, ...]:
        """A shuffled deck."""
        draw = self._cards
        return tuple(sorted(STANDARD_DECK, key=lambda card: draw()))

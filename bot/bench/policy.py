"""The players of the hand bench: the same random legal acts for every engine."""

from random import Random
from typing import Final

from msgspec import Struct

from core.cards import STANDARD_DECK, Card

FOLD: Final = -1
CALL: Final = 0
"""Check, or call when a bet is faced; any larger answer is a bet or raise *to* so much."""

SEATS: Final = 6
SMALL_BLIND: Final = 5
BIG_BLIND: Final = 10
ANTE: Final = 2
BRING_IN: Final = 5
STACK: Final = 1_000
"""Whole chips; a broke player starts again with so many."""

_DRAWS: Final = 100_000
_MOST_A_HAND: Final = 400


class Style(Struct, frozen=True):
    """How likely a fold and a bet or raise are, where a check or call counts 1."""

    folds: float
    raises: float


EVEN: Final = Style(1, 1)
"""Each legal kind of act is equally likely."""

CALLING: Final = Style(0.1, 0.3)
"""Most hands are called to the end, as in limit games."""


class Policy:
    """Acts drawn from a seed, by a style.

    Hand by number they are the same for every engine, whatever cards fall.
    """

    def __init__(self, seed: int, style: Style = EVEN) -> None:
        self._style = style
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
        folds = self._style.folds if faces_bet else 0
        raises = self._style.raises if most else 0
        kind = self._draw() * (1 + folds + raises)
        if kind < 1:
            return CALL
        if kind < 1 + folds:
            return FOLD
        return (least, min(2 * least, most), most)[int(self._draw() * 3)]

    def discards(self, cards: int) -> tuple[int, ...]:
        """The places, from 1, of the cards to throw: any number of them equally often."""
        return tuple(range(1, 1 + int(self._draw() * (cards + 1))))

    def deck(self) -> tuple[Card, ...]:
        """A shuffled deck."""
        draw = self._cards
        return tuple(sorted(STANDARD_DECK, key=lambda card: draw()))

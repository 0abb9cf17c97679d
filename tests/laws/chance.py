"""Chance that hypothesis can shrink: bytes spent one choice at a time.

A history makes hundreds of choices; drawing each one from hypothesis would be slow.  Once the
bytes are spent every choice is the first option, so that a shorter history is a simpler one.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

from core.cards import STANDARD_DECK, Card

T = TypeVar("T")


class Chance:
    """Choices out of ``spent`` bytes."""

    def __init__(self, given: bytes) -> None:
        self._all = given
        self._given = iter(given)

    def __repr__(self) -> str:
        return f"Chance({self._all.rstrip(bytes(1))!r})"

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1, at most 65,535."""
        if count <= 1:
            return 0
        drawn = next(self._given, 0)
        if count > 256:
            drawn = drawn * 256 + next(self._given, 0)
        return drawn % count

    def pick(self, options: Sequence[T]) -> T:
        """One of ``options``."""
        return options[self.below(len(options))]

    def one_in(self, count: int) -> bool:
        """True once in ``count`` times; False when the bytes are spent."""
        return self.below(count) == count - 1

    def deck(self, of: tuple[Card, ...] = STANDARD_DECK) -> tuple[Card, ...]:
        """A shuffled deck; half the time few ranks come first, which makes ties and full boats."""
        chance = Random(self.below(65536))  # noqa: S311
        cards = list(of)
        chance.shuffle(cards)
        if self.one_in(2):
            first = set(chance.sample(range(13), 6))
            cards.sort(key=lambda card: card >> 2 not in first)
        return tuple(cards)


def chances(size: int = 900) -> st.SearchStrategy[Chance]:
    """Chance for a history of some hands."""
    return st.binary(min_size=size, max_size=size).map(Chance)

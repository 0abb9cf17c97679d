"""Ladders: which hands beat which, as data."""

from typing import Final

from msgspec import Struct

from core.hands.strength import Category

ACE: Final = 12


class Ladder(Struct, frozen=True):
    """One order of hands.

    ``order`` holds the categories that count, weakest first; a category left out does not
    exist on this ladder (no flushes in ace-to-five).  ``straights`` holds the top card and
    the five ranks, as a set of bits, of each straight, best first.  ``is_ace_low`` puts the
    ace below the deuce.  ``is_low`` turns the ladder over: the weakest hand wins.
    """

    order: tuple[Category, ...]
    straights: tuple[tuple[int, int], ...]
    is_ace_low: bool = False
    is_low: bool = False

    def level(self, category: Category) -> int:
        """How far up ``category`` stands; 0 is the weakest."""
        return self.order.index(category)


_RUNS: Final = tuple((top, 0b11111 << top - 4) for top in range(ACE, 3, -1))
_WHEEL: Final = ((3, 1 << ACE | 0b1111),)
_GROUPS: Final = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.TWO_PAIR,
    Category.TRIPS,
    Category.FULL_HOUSE,
    Category.QUADS,
    Category.FIVE_OF_A_KIND,
)

STANDARD: Final = Ladder(tuple(Category), _RUNS + _WHEEL)
"""High hands (Cooke 4.13): the ace is high, and low in A-2-3-4-5 (a five-high straight)."""

ACE_TO_FIVE: Final = Ladder(_GROUPS, (), is_ace_low=True, is_low=True)
"""Low hands (Cooke 4.15): straights and flushes do not count, the ace is low."""

DEUCE_TO_SEVEN: Final = Ladder(tuple(Category), _RUNS, is_low=True)
"""Kansas City low (Cooke 4.16): all counts against, the ace is high and A-2-3-4-5 no straight."""

"""Ladders: which hands beat which, as data."""

from typing import Final

from msgspec import Struct

from core.hands.strength import PLACES, Category

ACE: Final = 12

Run = tuple[int, int]
"""A straight: its top rank, which names it, and all of its ranks as a set of bits."""


class Ladder(Struct, frozen=True):
    """One order of hands.

    ``order`` holds the categories that count, weakest first; a category left out does not
    exist on this ladder (no flushes in ace-to-five).  ``straights`` are best first; ``odd_runs``
    are runs of another name that home games know, each with its category, and no straight
    flush when suited.  ``is_ace_low`` puts the ace below the deuce, for good: all ranks, those
    of the straights too, are then numbered from the ace.  ``is_low`` turns the ladder over: the
    weakest hand wins.  ``places`` is how many cards make a hand, a straight or a flush.
    """

    order: tuple[Category, ...]
    straights: tuple[Run, ...]
    is_ace_low: bool = False
    is_low: bool = False
    places: int = PLACES
    odd_runs: tuple[tuple[Category, tuple[Run, ...]], ...] = ()

    def level(self, category: Category) -> int:
        """How far up ``category`` stands; 0 is the weakest."""
        return self.order.index(category)

    def runs(self, category: Category) -> tuple[Run, ...]:
        """The runs that are called ``category``."""
        return dict(self.odd_runs).get(category, self.straights)


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
_ALL: Final = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.TWO_PAIR,
    Category.TRIPS,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.QUADS,
    Category.STRAIGHT_FLUSH,
    Category.FIVE_OF_A_KIND,
)

STANDARD: Final = Ladder(_ALL, _RUNS + _WHEEL)
"""High hands (Cooke 4.13): the ace is high, and low in A-2-3-4-5 (a five-high straight)."""

ACES_HIGH: Final = Ladder(_ALL, _RUNS)
"""High hands with aces high only, as in Kansas City high-low: A-2-3-4-5 is no straight."""

ACE_TO_FIVE: Final = Ladder(_GROUPS, (), is_ace_low=True, is_low=True)
"""Low hands (Cooke 4.15): straights and flushes do not count, the ace is low."""

DEUCE_TO_SEVEN: Final = Ladder(_ALL, _RUNS, is_low=True)
"""Kansas City low (Cooke 4.16): all counts against, the ace is high and A-2-3-4-5 no straight."""

ACE_TO_SIX: Final = Ladder(_ALL, _RUNS, is_ace_low=True, is_low=True)
"""Low hands of some home games: the ace is low, straights and flushes count against."""

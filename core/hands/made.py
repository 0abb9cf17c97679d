"""Made hands: the best strength of a histogram, and of the cards of one suit.

A high hand is the better of the two (Cooke 4.13).  Both depend on so few bits that they are
worked out once and remembered: a memory of histograms holds at most 73,775 of five to seven
cards, ``Suited`` at most 8,192 sets of ranks, and an entry never changes.
"""

from typing import Final

from core.hands import keys
from core.hands.groups import Group, best_groups
from core.hands.ladder import ACE, Ladder, Run
from core.hands.strength import Category, Strength, pack

_CATEGORY: Final = {
    (1, 0): Category.HIGH_CARD,
    (1, 1): Category.HIGH_CARD,
    (2, 0): Category.PAIR,
    (2, 1): Category.PAIR,
    (2, 2): Category.TWO_PAIR,
    (3, 0): Category.TRIPS,
    (3, 1): Category.TRIPS,
    (3, 2): Category.FULL_HOUSE,
    (4, 0): Category.QUADS,
    (4, 1): Category.QUADS,
    (5, 0): Category.FIVE_OF_A_KIND,
}
"""What two largest groups of a hand make; 0 where there is no second."""


def groups_value(ladder: Ladder, groups: list[Group]) -> int:
    """The value of a hand by its groups; 0 for no cards."""
    if not groups:
        return 0
    category = _CATEGORY[groups[0][0], groups[1][0] if len(groups) > 1 else 0]
    return pack(ladder.level(category), (rank for _, rank in groups))


def run_value(
    ladder: Ladder, runs: tuple[Run, ...], ranks: int, wild: int, category: Category
) -> int:
    """The best of ``runs``, best first, in a set of ranks as a hand of ``category``; 0 if none."""
    for top, run in runs:
        if (run & ~ranks).bit_count() <= wild:
            return pack(ladder.level(category), (top,))
    return 0


def straight_value(ladder: Ladder, ranks: int, wild: int = 0) -> int:
    """The best straight, or run of another name, in a set of ranks; 0 if there is none."""
    value = run_value(ladder, ladder.straights, ranks, wild, Category.STRAIGHT)
    for category, runs in ladder.odd_runs:
        value = max(value, run_value(ladder, runs, ranks, wild, category))
    return value


class Ranks(dict[int, Strength]):
    """The strength of each histogram played for high, suits left aside."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self.ladder = ladder

    def __missing__(self, histogram: int) -> Strength:
        wild, bugs = keys.wild_cards(histogram), keys.bugs(histogram)
        sets = keys.ranks_by_count(histogram)
        straight = straight_value(self.ladder, sets[1], wild + bugs)
        if bugs:  # in groups a bug is an ace
            sets = keys.ranks_by_count(histogram + (bugs << keys.RANK_SHIFTS[ACE]))
        groups = best_groups(sets, self.ladder.places, wild)
        self[histogram] = strength = Strength(max(straight, groups_value(self.ladder, groups)))
        return strength


class Suited(dict[tuple[int, int], Strength]):
    """The strength of a flush played for high: the ranks of one suit, and wild cards beside."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self.ladder = ladder

    def __missing__(self, held: tuple[int, int]) -> Strength:
        ranks, wild = held
        straights = self.ladder.straights
        value = run_value(self.ladder, straights, ranks, wild, Category.STRAIGHT_FLUSH)
        if not value:
            # A wild card is the highest rank not yet there: no doubled ace in a flush.
            present = [rank for rank in range(ACE, -1, -1) if ranks >> rank & 1]
            absent = [rank for rank in range(ACE, -1, -1) if not ranks >> rank & 1]
            flush = sorted(present + absent[:wild], reverse=True)[: self.ladder.places]
            value = pack(self.ladder.level(Category.FLUSH), flush)
        self[held] = strength = Strength(value)
        return strength

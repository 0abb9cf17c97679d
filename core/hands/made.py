"""Made hands: the best value of a histogram, and of the cards of one suit.

A hand's value is the better of the two (Cooke 4.13).  Both depend on so few bits that they
are worked out once and remembered: ``Ranks`` holds at most 73,775 histograms of five to seven
cards, ``Suited`` at most 8,192 sets of ranks, and an entry never changes.
"""

from collections.abc import Sequence
from typing import Final

from core.hands import keys
from core.hands.ladder import ACE, Ladder
from core.hands.strength import PLACES, Category, pack

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


def best_groups(sets: Sequence[int], wild: int = 0) -> list[tuple[int, int]]:
    """The best hand of five or fewer by its groups: (cards, rank), the largest group first.

    ``sets`` is ``keys.ranks_by_count``.  Wild cards all join one group: with any two groups to
    choose from, the larger one grown is the rarer hand.
    """
    groups: list[tuple[int, int]] = []
    free = keys.ALL_RANKS
    room: int = PLACES
    size: int = PLACES
    while size:
        fitting = sets[max(size - wild, 0)] & free
        if fitting:
            rank = fitting.bit_length() - 1
            groups.append((size, rank))
            free ^= 1 << rank
            room -= size
            size = min(size, room)
            wild = 0
        else:
            size -= 1
    return groups


def low_groups(sets: Sequence[int], wild: int = 0) -> list[tuple[int, int]]:
    """The best low hand of five or fewer by its groups: (cards, rank), the largest first.

    Takes one of each rank from the lowest, then second cards, and so on; a wild card is the
    lowest rank not there.
    """
    present = sets[1]
    for _ in range(wild):
        present |= present + 1
    taken = [0] * 13
    room = PLACES
    for ranks in (present, *sets[2:]):
        for rank in range(13):
            if room and ranks >> rank & 1:
                taken[rank] += 1
                room -= 1
    return sorted(((size, rank) for rank, size in enumerate(taken) if size), reverse=True)


def groups_value(ladder: Ladder, groups: Sequence[tuple[int, int]]) -> int:
    """The value of a hand by its groups; 0 for no cards."""
    if not groups:
        return 0
    category = _CATEGORY[groups[0][0], groups[1][0] if len(groups) > 1 else 0]
    return pack(ladder.level(category), (rank for _, rank in groups))


def straight_value(ladder: Ladder, ranks: int, wild: int, category: Category) -> int:
    """The best straight in a set of ranks as a hand of ``category``; 0 if there is none."""
    for top, straight in ladder.straights:
        if (straight & ~ranks).bit_count() <= wild:
            return pack(ladder.level(category), (top,))
    return 0


class Ranks(dict[int, int]):
    """The value of each histogram, suits left aside."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self.ladder = ladder

    def __missing__(self, histogram: int) -> int:
        wild, bugs = keys.wild_cards(histogram), keys.bugs(histogram)
        sets = keys.ranks_by_count(histogram)
        straight = straight_value(self.ladder, sets[1], wild + bugs, Category.STRAIGHT)
        if bugs:  # in groups a bug is an ace
            sets = keys.ranks_by_count(histogram + (bugs << keys.RANK_SHIFTS[ACE]))
        value = max(straight, groups_value(self.ladder, best_groups(sets, wild)))
        self[histogram] = value
        return value


class LowRanks(dict[int, int]):
    """The value of the lowest hand in each histogram, where straights and flushes do not count."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self.ladder = ladder

    def __missing__(self, histogram: int) -> int:
        wild = keys.wild_cards(histogram) + keys.bugs(histogram)
        value = groups_value(self.ladder, low_groups(keys.ranks_by_count(histogram), wild))
        self[histogram] = value
        return value


class Suited(dict[tuple[int, int], int]):
    """The value of five or more cards of one suit: their ranks, and wild cards beside them."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self.ladder = ladder

    def __missing__(self, held: tuple[int, int]) -> int:
        ranks, wild = held
        value = straight_value(self.ladder, ranks, wild, Category.STRAIGHT_FLUSH)
        if not value:
            # A wild card is the highest rank not yet there: no doubled ace in a flush.
            present = [rank for rank in range(ACE, -1, -1) if ranks >> rank & 1]
            absent = [rank for rank in range(ACE, -1, -1) if not ranks >> rank & 1]
            flush = sorted(present + absent[:wild], reverse=True)[:PLACES]
            value = pack(self.ladder.level(Category.FLUSH), flush)
        self[held] = value
        return value

"""Groups: the cards of a hand by rank, pairs and larger sets first."""

from collections.abc import Sequence

from core.hands import keys

Group = tuple[int, int]
"""How many cards, and their rank."""


def best_groups(sets: Sequence[int], places: int, wild: int = 0) -> list[Group]:
    """The best hand of at most ``places`` cards by its groups, the largest group first.

    ``sets`` is ``keys.ranks_by_count``.  Wild cards all join one group: with any two groups to
    choose from, the larger one grown is the rarer hand.
    """
    groups: list[Group] = []
    free = keys.ALL_RANKS
    room: int = places
    size: int = places
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


def low_groups(sets: Sequence[int], places: int, wild: int = 0) -> list[Group]:
    """The best low hand of at most ``places`` cards by its groups, the largest first.

    Takes one of each rank from the lowest, then second cards, and so on; a wild card is the
    lowest rank not there.
    """
    present = sets[1]
    for _ in range(wild):
        present |= present + 1
    taken = [0] * 13
    room = places
    for ranks in (present, *sets[2:]):
        left = ranks
        while left and room:
            low = left & -left
            taken[low.bit_length() - 1] += 1
            left ^= low
            room -= 1
    return sorted(((size, rank) for rank, size in enumerate(taken) if size), reverse=True)

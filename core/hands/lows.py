"""Low hands: the strength of a histogram on a ladder turned over."""

from collections.abc import Iterable
from itertools import combinations

from core.hands import keys
from core.hands.groups import best_groups, low_groups
from core.hands.ladder import Ladder
from core.hands.made import groups_value, straight_value
from core.hands.strength import TURNED, Strength


class LowRanks(dict[int, Strength]):
    """The strength of the lowest hand in each histogram, suits left aside."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self.ladder = ladder

    def __missing__(self, histogram: int) -> Strength:
        wild = keys.wild_cards(histogram) + keys.bugs(histogram)
        sets = keys.ranks_by_count(histogram)
        groups = low_groups(sets, self.ladder.places, wild)
        value = groups_value(self.ladder, groups)
        if self._straight(rank for _, rank in groups):
            hands = set(combinations(keys.ranks_in(histogram), self.ladder.places))
            value = min(map(self._value, hands))
        self[histogram] = strength = Strength(TURNED - value)
        return strength

    def _straight(self, ranks: Iterable[int]) -> int:
        return straight_value(self.ladder, sum({1 << rank for rank in ranks}))

    def _value(self, ranks: tuple[int, ...]) -> int:
        """The value of as many cards as make a hand."""
        sets = keys.ranks_by_count(keys.histogram_of(ranks))
        groups = best_groups(sets, self.ladder.places)
        return max(self._straight(ranks), groups_value(self.ladder, groups))

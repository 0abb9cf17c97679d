"""Tallies: how many hands have each strength, and the same in the words of the rule book."""

from collections import Counter
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from itertools import combinations
from math import comb

from core.cards import Card
from core.hands import STANDARD, Category, Judge, Ladder, Scale, Strength
from core.hands.ladder import ACE
from core.hands.strength import unpack
from core.rulebook import frequencies
from tests.hands import classes

NAMES = {
    Category.HIGH_CARD: "high_card",
    Category.PAIR: "one_pair",
    Category.TWO_PAIR: "two_pair",
    Category.TRIPS: "three_of_a_kind",
    Category.STRAIGHT: "straight",
    Category.FLUSH: "flush",
    Category.FULL_HOUSE: "full_house",
    Category.QUADS: "four_of_a_kind",
    Category.STRAIGHT_FLUSH: "straight_flush",
    Category.FIVE_OF_A_KIND: "five_of_a_kind",
    Category.ROUND_THE_CORNER: "round_the_corner_straight",
    Category.SKIP_STRAIGHT: "skip_straight",
}
RANKS = "23456789TJQKA"

Tally = Counter[Strength]


def weigh(scale: Scale, dealt: Iterable[classes.Dealt], beside: tuple[Card, ...] = ()) -> Tally:
    """How many hands have each strength; ``beside`` are cards that every hand holds as well."""
    tally: Tally = Counter()
    for cards, ways in dealt:
        tally[scale.strength((*cards, *beside))] += ways
    return tally


def weigh_wild(
    size: int,
    wild: AbstractSet[Card],
    bugs: AbstractSet[Card] = frozenset(),
    ranks: Iterable[int] = classes.ALL_RANKS,
    ladder: Ladder = STANDARD,
) -> Tally:
    """The same for hands that may hold wild cards; ``ranks`` are those of the other cards."""
    scale = Scale(ladder, wild, bugs)
    free = tuple(wild | bugs)
    natural = [Card(rank * 4 + suit) for rank in ranks for suit in range(4)]
    tally: Tally = Counter()
    for held in range(min(size, len(free)) + 1):
        left, suited = size - held, ladder.places - held
        dealt = (
            classes.hands(left, list(ranks), suited)
            if 2 * suited > left
            else ((cards, 1) for cards in combinations(natural, left))
        )
        for strength, ways in weigh(scale, dealt, free[:held]).items():
            tally[strength] += ways * comb(len(free), held)
    return tally


def summary(scale: Scale, tally: Tally) -> Counter[str]:
    """A tally in the words of the rule book's tables."""
    found = Counter({"total": tally.total(), "distinct": len(tally)})
    for strength, ways in tally.items():
        level, ranks = unpack(scale.value(strength))
        category = scale.ladder.order[level]
        found[NAMES[category]] += ways
        if category is Category.STRAIGHT_FLUSH and ranks == (ACE,) and not scale.ladder.is_low:
            found["royal_flush"] += ways
    return found


def tops(scale: Scale, tally: Tally) -> Counter[str]:
    """The hands without a pair, straight or flush, by their top card."""
    found: Counter[str] = Counter()
    for strength, ways in tally.items():
        level, ranks = unpack(scale.value(strength))
        if scale.ladder.order[level] is Category.HIGH_CARD:
            found[RANKS[ranks[0] - scale.ladder.is_ace_low]] += ways
    return found


def assert_as_the_table(scale: Scale, tally: Tally, table: str) -> None:
    """The tally is that of the table: hands of each kind, of the best hand, by the top card."""
    counts = dict(frequencies(table))
    if scale.ladder.is_low:
        assert tally[max(tally)] == counts.pop("best_hand_count")
        assert tops(scale, tally) == Counter(frequencies(f"{table}.no_pair_by_top"))
    assert summary(scale, tally) == Counter(counts)


def assert_as_many_qualify(judge: Judge, tally: Tally, size: int) -> None:
    """Of an ace-to-five tally as many are eight or better as the table says, of 56 lows."""
    counts = frequencies("low.eight_or_better")
    lows = {strength: ways for strength, ways in tally.items() if judge.qualifies(strength)}
    assert tally.total() == counts[f"cards_{size}_total"]
    assert sum(lows.values()) == counts[f"cards_{size}_qualify"]
    assert len(lows) == counts["distinct_lows"]

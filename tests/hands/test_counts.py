"""Every hand there is, counted by what it makes, against the tables of the rule book."""

from collections import Counter
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from itertools import combinations
from math import comb

import pytest

from core.cards import JOKERS, STANDARD_DECK, Card, parse_cards
from core.hands import HIGH, LOW_27, LOW_A5, Category, Scale, Strength, high, low_8_or_better
from core.hands.ladder import ACE, ACE_TO_FIVE, STANDARD
from core.hands.strength import unpack
from core.rulebook import HeadsUp, frequencies, heads_up_counts
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
}
RANKS = "23456789TJQKA"
DEUCES = frozenset(parse_cards("2c 2d 2h 2s"))
JOKER = frozenset(JOKERS[:1])
NOT_DEUCES = range(1, 13)
NO_FLUSH = 8
"""More than seven cards: where flushes do not count, ranks alone make the class."""

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
) -> Tally:
    """The same for hands that may hold wild cards; ``ranks`` are those of the other cards."""
    scale = Scale(STANDARD, wild, bugs)
    free = tuple(wild | bugs)
    natural = [Card(rank * 4 + suit) for rank in ranks for suit in range(4)]
    tally: Tally = Counter()
    for held in range(min(size, len(free)) + 1):
        left, suited = size - held, 5 - held
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


@pytest.mark.parametrize("size", [5, 7])
def test_high_hands(size: int) -> None:
    """Every five- and seven-card hand makes what the table says, 7,462 and 4,824 values in all."""
    found = summary(HIGH, weigh(HIGH, classes.hands(size)))
    assert found == Counter(frequencies(f"high.standard.cards_{size}"))


@pytest.mark.slow
def test_every_five_card_hand_dealt() -> None:
    """All 2,598,960 five-card hands, each one dealt and weighed, make what the table says."""
    found = summary(HIGH, Counter(map(high, combinations(STANDARD_DECK, 5))))
    assert found == Counter(frequencies("high.standard.cards_5"))


WILD = {
    "joker_bug": (frozenset[Card](), JOKER, classes.ALL_RANKS),
    "joker_wild": (JOKER, frozenset[Card](), classes.ALL_RANKS),
    "two_jokers_wild": (frozenset(JOKERS), frozenset[Card](), classes.ALL_RANKS),
    "deuces_wild": (DEUCES, frozenset[Card](), NOT_DEUCES),
    "deuces_and_joker_wild": (DEUCES | JOKER, frozenset[Card](), NOT_DEUCES),
}


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param(name, size, marks=[pytest.mark.slow] if size == 7 else [])
        for name in WILD
        for size in (5, 7)
    ],
)
def test_wild_cards(name: str, size: int) -> None:
    """The one evaluator makes of wild cards and the bug what the tables say, for every hand."""
    wild, bugs, ranks = WILD[name]
    found = summary(HIGH, weigh_wild(size, wild, bugs, ranks))
    assert found == Counter(frequencies(f"high.{name}.cards_{size}"))


@pytest.mark.parametrize(
    ("scale", "name", "size"),
    [
        (LOW_A5, "ace_to_five", 5),
        (LOW_A5, "ace_to_five", 7),
        (LOW_27, "deuce_to_seven", 5),
        pytest.param(LOW_27, "deuce_to_seven", 7, marks=pytest.mark.slow),
    ],
)
def test_low_hands(scale: Scale, name: str, size: int) -> None:
    """Every hand played for low makes what the table says, also by top card and at the best."""
    suited = 5 if scale.ladder.straights else NO_FLUSH
    tally = weigh(scale, classes.hands(size, suited=suited))
    table = dict(frequencies(f"low.{name}.cards_{size}"))
    assert tally[max(tally)] == table.pop("best_hand_count")
    assert summary(scale, tally) == Counter(table)
    assert tops(scale, tally) == Counter(frequencies(f"low.{name}.cards_{size}.no_pair_by_top"))


@pytest.mark.parametrize("size", [5, pytest.param(7, marks=pytest.mark.slow)])
def test_low_hands_with_the_joker(size: int) -> None:
    """In an ace-to-five low the joker is the lowest rank not held, as the table counts it."""
    scale = Scale(ACE_TO_FIVE, bugs=JOKER)
    tally = weigh(scale, classes.hands(size, suited=NO_FLUSH))
    tally += weigh(scale, classes.hands(size - 1, suited=NO_FLUSH), tuple(JOKER))
    table = dict(frequencies(f"low.ace_to_five_joker.cards_{size}"))
    assert tally[max(tally)] == table.pop("best_hand_count")
    assert summary(scale, tally) == Counter(table)


@pytest.mark.parametrize("size", [5, 7])
def test_eight_or_better(size: int) -> None:
    """As many hands qualify as the table says, with 56 different lows."""
    table = frequencies("low.eight_or_better")
    lows: Counter[Strength | None] = Counter()
    for cards, ways in classes.hands(size, suited=NO_FLUSH):
        lows[low_8_or_better(cards)] += ways
    assert lows.total() == table[f"cards_{size}_total"]
    assert lows.total() - lows.pop(None) == table[f"cards_{size}_qualify"]
    assert len(lows) == table["distinct_lows"]


@pytest.mark.slow
@pytest.mark.parametrize("pair", heads_up_counts()[2:4], ids=lambda pair: f"{pair.a}-{pair.b}")
def test_every_board_for_two_hands(pair: HeadsUp) -> None:
    """Two hands all-in before the flop win, lose and tie on as many boards as the table says."""
    a, b = parse_cards(pair.a), parse_cards(pair.b)
    stub = [card for card in STANDARD_DECK if card not in a + b]
    found = Counter(
        (high(a + board) > high(b + board)) - (high(a + board) < high(b + board))
        for board in combinations(stub, 5)
    )
    assert (found[1], found[0], found[-1]) == (pair.a_wins, pair.ties, pair.b_wins)

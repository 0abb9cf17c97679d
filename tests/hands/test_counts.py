"""Every hand there is, counted by what it makes, against the tables of the rule book."""

from collections import Counter
from itertools import combinations

import pytest

from core.cards import JOKERS, STANDARD_DECK, Card, parse_cards
from core.hands import EIGHT_OR_BETTER, HIGH, LOW_27, LOW_A5, LOW_A5_BUG, Scale, high
from core.rulebook import HeadsUp, frequencies, heads_up_counts
from tests.hands import brute, classes
from tests.hands.tallies import (
    assert_as_many_qualify,
    assert_as_the_table,
    summary,
    weigh,
    weigh_wild,
)

DEUCES = frozenset(parse_cards("2c 2d 2h 2s"))
JOKER = frozenset(JOKERS[:1])
NOT_DEUCES = range(1, 13)
NO_FLUSH = 8
"""More than seven cards: where flushes do not count, ranks alone make the class."""


BY_DEFAULT = ("high.standard", "low.ace_to_five")
TABLES = [
    pytest.param(name, marks=() if name in BY_DEFAULT else pytest.mark.slow)
    for name in brute.TABLES
]


@pytest.mark.parametrize("table", TABLES)
def test_every_five_card_hand_dealt(table: str) -> None:
    """All five-card hands of the deck, each one dealt and weighed, make what the table says."""
    assert brute.check(table, 5)


@pytest.mark.parametrize("size", [5, 7])
def test_high_hands(size: int) -> None:
    """Every five- and seven-card hand makes what the table says, 7,462 and 4,824 values in all."""
    tally = weigh(HIGH, classes.hands(size))
    assert_as_the_table(HIGH, tally, f"high.standard.cards_{size}")


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
    assert_as_the_table(scale, tally, f"low.{name}.cards_{size}")
    if scale is LOW_A5:
        assert_as_many_qualify(EIGHT_OR_BETTER, tally, size)


@pytest.mark.parametrize("size", [5, pytest.param(7, marks=pytest.mark.slow)])
def test_low_hands_with_the_joker(size: int) -> None:
    """In an ace-to-five low the joker is the lowest rank not held, as the table counts it."""
    tally = weigh(LOW_A5_BUG, classes.hands(size, suited=NO_FLUSH))
    tally += weigh(LOW_A5_BUG, classes.hands(size - 1, suited=NO_FLUSH), tuple(JOKER))
    assert_as_the_table(LOW_A5_BUG, tally, f"low.ace_to_five_joker.cards_{size}")


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

"""Hands of home games are ladders too: the same evaluator, other data."""

from collections import Counter
from itertools import combinations

import pytest

from core.cards import STANDARD_DECK, parse_cards
from core.hands import (
    ACE_TO_SIX,
    HIGH_ACES_HIGH,
    STANDARD,
    Category,
    Ladder,
    Scale,
    Strength,
    cards_words,
    read,
    words,
)
from core.hands.ladder import ACE
from core.rulebook import frequencies
from tests.hands import classes
from tests.hands.tallies import summary, weigh


def moved(order: tuple[Category, ...], category: Category, above: Category) -> list[Category]:
    """The order with one category moved to just above another."""
    rest = [each for each in order if each is not category]
    rest.insert(rest.index(above) + 1, category)
    return rest


FLUSH_HIGHER = tuple(moved(STANDARD.order, Category.FLUSH, Category.FULL_HOUSE))
SHORT_RUNS = (*((top, 0b11111 << top - 4) for top in range(ACE, 7, -1)), (7, 1 << ACE | 0b11110000))
SHORT_DECK = {
    "straight_over_trips": Ladder(FLUSH_HIGHER, SHORT_RUNS),
    "trips_over_straight": Ladder(
        tuple(moved(FLUSH_HIGHER, Category.TRIPS, Category.STRAIGHT)), SHORT_RUNS
    ),
}


@pytest.mark.parametrize("size", [5, 7])
@pytest.mark.parametrize("name", list(SHORT_DECK))
def test_short_deck(name: str, size: int) -> None:
    """With 36 cards a flush beats a full house, and trips stand on either side of a straight."""
    scale = Scale(SHORT_DECK[name])
    found = summary(scale, weigh(scale, classes.hands(size, range(4, 13))))
    assert found == Counter(frequencies(f"short_deck.{name}.cards_{size}"))


def short_ladder(places: int) -> Ladder:
    """Hands of ``places`` cards in the order of how rare they are in the table."""
    table = frequencies(f"small.cards_{places}")
    names = {
        "straight_flush": Category.STRAIGHT_FLUSH,
        "four_of_a_kind": Category.QUADS,
        "three_of_a_kind": Category.TRIPS,
        "straight": Category.STRAIGHT,
        "flush": Category.FLUSH,
        "two_pair": Category.TWO_PAIR,
        "one_pair": Category.PAIR,
        "high_card": Category.HIGH_CARD,
    }
    order = sorted((name for name in names if name in table), key=lambda name: -table[name])
    run = (1 << places) - 1
    straights = tuple((top, run << top + 1 - places) for top in range(ACE, places - 2, -1))
    wheel = (places - 2, 1 << ACE | run >> 1)
    return Ladder(tuple(names[name] for name in order), (*straights, wheel), places=places)


@pytest.mark.parametrize("places", [3, 4])
def test_hands_of_three_and_four_cards(places: int) -> None:
    """All hands of three and of four cards make what the table says, each one dealt."""
    scale = Scale(short_ladder(places))
    tally = Counter[Strength](map(scale.strength, combinations(STANDARD_DECK, places)))
    found = summary(scale, tally)
    del found["distinct"], found["royal_flush"]
    assert found == Counter(frequencies(f"small.cards_{places}"))


def run(top: int, step: int) -> tuple[int, int]:
    """Five ranks down from ``top``, past the deuce to the ace and the king."""
    return top, sum(1 << (top - step * place) % 13 for place in range(5))


ODD = Scale(
    Ladder(
        (
            *STANDARD.order[:4],
            Category.ROUND_THE_CORNER,
            Category.SKIP_STRAIGHT,
            *STANDARD.order[4:],
        ),
        STANDARD.straights,
        odd_runs=(
            (Category.ROUND_THE_CORNER, tuple(run(top, 1) for top in (2, 1, 0))),
            (Category.SKIP_STRAIGHT, tuple(run(top, 2) for top in range(ACE, 6, -1))),
        ),
    )
)
"""Straights that skip, and straights round the corner, between trips and a straight."""


def test_skip_and_round_the_corner_straights() -> None:
    """Straights of other names are counted as the table does, and suited ones are flushes."""
    table = frequencies("special.skip_and_corner")
    found = summary(ODD, weigh(ODD, classes.hands(5)))
    same = ("skip_straight", "round_the_corner_straight", "straight", "flush", "three_of_a_kind")
    assert {name: found[name] for name in same} == {name: table[name] for name in same}


def test_odd_straights_are_named_from_their_top() -> None:
    """Readings hold the cards from the top down, past the deuce where the run goes on."""
    cases = {
        "Kc As 2h 3d 4c 9s 9d": ("round-the-corner straight, four high", "4c 3d 2h As Kc"),
        "9c 7d 5h 3s Ac Kd Kh": ("skip straight, nine high", "9c 7d 5h 3s Ac"),
    }
    for cards, (name, best) in cases.items():
        reading = read(ODD, parse_cards(cards))
        assert (words(reading), " ".join(cards_words(reading))) == (name, best)


def test_aces_high_only() -> None:
    """Without the wheel the kinds of five-card hands are as many as in deuce-to-seven."""
    found = summary(HIGH_ACES_HIGH, weigh(HIGH_ACES_HIGH, classes.hands(5)))
    table = Counter(frequencies("low.deuce_to_seven.cards_5"))
    del table["best_hand_count"], found["royal_flush"]
    assert found == table


def test_ace_to_six() -> None:
    """With the ace low and straights against, six-four is best and a wheel is a straight."""
    scale = Scale(ACE_TO_SIX)
    six_four, six_five, king, aces, wheel, flush = (
        read(scale, parse_cards(cards))
        for cards in (
            "6c 4d 3h 2s Ac 5c 7d",
            "6c 5d 3h 2s Ac",
            "Kc Qd Jh Ts Ac",
            "Ac Ad 5h 4s 3c",
            "5c 4d 3h 2s Ac",
            "6c 4c 3c 2c Ac",
        )
    )
    order = [six_four, six_five, king, aces, wheel, flush]
    assert sorted(order, key=lambda reading: -reading.strength) == order
    assert " ".join(cards_words(wheel)) == "5c 4d 3h 2s Ac"
    assert words(wheel) == "straight, five high"

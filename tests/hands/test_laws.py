"""Laws of the evaluator, over random hands."""

from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards import STANDARD_DECK, Card
from core.hands import (
    HIGH,
    LOW_27,
    LOW_A5,
    LOW_A6,
    Scale,
    Strength,
    high,
    low_27,
    low_a5,
    read,
)
from core.hands.sampling import distinct_hands
from tests.hands import plain


def some_cards(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Different cards of the deck, often of few ranks or few suits."""
    decks = [
        STANDARD_DECK,
        [card for card in STANDARD_DECK if card & 3 < 2],
        [card for card in STANDARD_DECK if card >> 2 > 7],
        [card for card in STANDARD_DECK if card >> 2 in (0, 1, 2, 3, 12)],
    ]
    return st.sampled_from(decks).flatmap(
        lambda deck: st.lists(st.sampled_from(deck), min_size=least, max_size=most, unique=True)
    )


hands = some_cards(5, 7)
scales = pytest.mark.parametrize(
    "scale",
    [HIGH, LOW_A5, LOW_A6, LOW_27],
    ids=["high", "ace-to-five", "ace-to-six", "deuce-to-seven"],
)


def sign(a: Any, b: Any) -> int:
    """1, 0 or -1 as ``a`` is more than, equal to or less than ``b``."""
    return int(a > b) - int(a < b)


@given(hands, hands)
def test_high_agrees_with_a_plain_judge(a: list[Card], b: list[Card]) -> None:
    """Two hands compare as the best of all their fives, judged one by one, compare."""
    assert sign(high(a), high(b)) == sign(plain.best(a), plain.best(b))


@pytest.mark.parametrize(
    ("strength", "lowest"),
    [
        (low_a5, plain.lowest_a5),
        (LOW_A6.strength, plain.lowest_a6),
        (low_27, plain.lowest_27),
    ],
)
@given(a=hands, b=hands)
def test_lows_agree_with_a_plain_judge(
    strength: Callable[[Sequence[Card]], Strength],
    lowest: Callable[[Sequence[Card]], plain.Verdict],
    a: list[Card],
    b: list[Card],
) -> None:
    """Two lows compare as the lowest of all their fives, judged one by one, compare."""
    assert sign(strength(a), strength(b)) == sign(lowest(b), lowest(a))


@scales
@given(cards=hands, data=st.data())
def test_suits_and_order_do_not_matter(
    scale: Scale, cards: list[Card], data: st.DataObject
) -> None:
    """Exchanging the suits and dealing the cards in another order leaves the strength."""
    suits = data.draw(st.sampled_from(list(permutations(range(4)))))
    exchanged = [Card(card & ~3 | suits[card & 3]) for card in data.draw(st.permutations(cards))]
    assert scale.strength(exchanged) == scale.strength(cards)


@scales
@given(cards=hands)
def test_more_cards_never_hurt(scale: Scale, cards: list[Card]) -> None:
    """A hand is as strong as the best of its fives."""
    fives = combinations(cards, 5)
    assert scale.strength(cards) == max(scale.strength(five) for five in fives)


@scales
@given(cards=some_cards(1, 7))
def test_a_reading_holds_the_cards_it_names(scale: Scale, cards: list[Card]) -> None:
    """The cards used are of the hand, five if it has five, and alone are worth what it is."""
    reading = read(scale, cards)
    assert len(set(reading.best)) == len(reading.best) == min(len(cards), 5)
    assert set(reading.best) <= set(cards)
    assert scale.strength(reading.best) == scale.strength(cards) == reading.strength
    assert reading.best[0] >> 2 == reading.ranks[0]


@given(some_cards(1, 4), some_cards(1, 4))
def test_a_pair_beats_none_in_a_short_hand(a: list[Card], b: list[Card]) -> None:
    """With fewer than five cards nothing but sets count: any pair beats no pair."""

    def is_paired(cards: list[Card]) -> bool:
        return len({card >> 2 for card in cards}) < len(cards)

    if is_paired(a) and not is_paired(b):
        assert high(a) > high(b)


def test_samples_are_all_different() -> None:
    """As many different hands as asked for, each of different cards."""
    dealt = {frozenset(cards) for cards in distinct_hands(7, 20_000)}
    assert len(dealt) == 20_000
    assert {len(cards) for cards in dealt} == {7}


def test_samples_reach_every_hand() -> None:
    """Asked for as many as there are, the walk deals every hand once, and more is an error."""
    assert set(map(frozenset, distinct_hands(3, 22_100))) == set(
        map(frozenset, combinations(STANDARD_DECK, 3))
    )
    with pytest.raises(ValueError, match="not so many"):
        distinct_hands(3, 22_101)

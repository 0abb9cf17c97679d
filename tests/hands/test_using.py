"""Hands that must use so many of their own cards, against a plain judge of every lawful five."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards import Card, cards_text, parse_cards
from core.hands import (
    HIGH,
    HIGH_ACES_HIGH,
    LOW_27,
    LOW_A5,
    Judge,
    judge,
    reading_on,
    reading_using,
    strength_on,
    strength_using,
    words,
)
from tests.hands import plain
from tests.hands.test_laws import sign, some_cards

USES = [(0, 2), (2, 2), (0, 4), (1, 3), (1, 1)]


def lawful(
    own: Sequence[Card], board: Sequence[Card], least: int, most: int
) -> Iterator[tuple[Card, ...]]:
    """Every five cards with ``least`` to ``most`` own ones."""
    for held in range(least, min(most, len(own)) + 1):
        for mine in combinations(own, held):
            for common in combinations(board, 5 - held):
                yield (*mine, *common)


def plain_high(five: Sequence[Card]) -> Any:
    """A verdict that grows with the hand."""
    return plain.judge(five)


def plain_low(five: Sequence[Card]) -> Any:
    """The same for ace-to-five."""
    kind, ranks = plain.judge_a5(five)
    return -kind, [-rank for rank in ranks]


def plain_27(five: Sequence[Card]) -> Any:
    """The same for deuce-to-seven."""
    kind, ranks = plain.judge(five, wheel=False)
    return -kind, [-rank for rank in ranks]


def plain_aces_high(five: Sequence[Card]) -> Any:
    """The same for high hands with aces high only."""
    return plain.judge(five, wheel=False)


PLAIN: dict[str, tuple[Judge, Callable[[Sequence[Card]], Any]]] = {
    "high": (judge(HIGH), plain_high),
    "aces high": (judge(HIGH_ACES_HIGH), plain_aces_high),
    "ace-to-five": (judge(LOW_A5), plain_low),
    "deuce-to-seven": (judge(LOW_27), plain_27),
}


@pytest.mark.parametrize("name", list(PLAIN))
@given(cards=some_cards(13, 13), use=st.sampled_from(USES))
def test_agrees_with_a_plain_judge(name: str, cards: list[Card], use: tuple[int, int]) -> None:
    """Two hands of four on one board compare as the best of their lawful fives compare."""
    judged, verdict = PLAIN[name]
    a, b, board = cards[:4], cards[4:8], cards[8:]
    mine, yours = (max(verdict(five) for five in lawful(own, board, *use)) for own in (a, b))
    found = strength_using(judged, a, board, *use), strength_using(judged, b, board, *use)
    assert sign(*found) == sign(mine, yours)


@pytest.mark.parametrize("qualifier", [7, 8, 9])
@pytest.mark.parametrize("scale", [LOW_A5, LOW_27], ids=["ace-to-five", "deuce-to-seven"])
@given(cards=some_cards(9, 9), use=st.sampled_from(USES))
def test_a_qualified_low_is_the_best_low_or_none(
    scale: Any, qualifier: int, cards: list[Card], use: tuple[int, int]
) -> None:
    """A low counts when five different ranks none above the qualifier can lawfully be used."""
    own, board = cards[:4], cards[4:]
    verdict = plain.judge_a5 if scale is LOW_A5 else plain_aces_high
    kind, ranks = min(verdict(five) for five in lawful(own, board, *use))
    counts = kind == 0 and ranks[0] <= qualifier
    found = strength_using(judge(scale, qualifier), own, board, *use)
    assert found == (strength_using(judge(scale), own, board, *use) if counts else None)


@pytest.mark.parametrize("name", list(PLAIN))
@given(cards=some_cards(4, 9), use=st.sampled_from(USES))
def test_a_reading_uses_as_many_as_the_game_says(
    name: str, cards: list[Card], use: tuple[int, int]
) -> None:
    """The cards read are worth the hand, and no more of them are one's own than allowed."""
    judged, _ = PLAIN[name]
    own, board = cards[:4], cards[4:]
    reading = reading_using(judged, own, board, *use)
    assert reading is not None
    assert reading.strength == strength_using(judged, own, board, *use)
    assert judged.scale.strength(reading.best) == reading.strength
    held = len(set(reading.best) & set(own))
    assert held <= use[1]
    if len(board) == 5:
        assert held >= use[0]


def read_words(judged: Judge, own: str, board: str, least: int, most: int) -> tuple[str, str]:
    """The name of the hand, and the cards used."""
    reading = reading_using(judged, parse_cards(own), parse_cards(board), least, most)
    assert reading is not None
    return words(reading), cards_text(reading.best)


def test_omaha_hand_so_far() -> None:
    """Before the flop an Omaha hand is its best two cards, after it the best lawful five."""
    high, own = judge(HIGH), "9c 9d 9h As"
    assert read_words(high, own, "", 2, 2) == ("pair of nines", "9c 9d")
    assert read_words(high, own, "Kc 7d 2h", 2, 2) == ("pair of nines", "9c 9d Kc 7d 2h")
    assert read_words(high, own, "Kc Ad 2h Qs", 2, 2) == ("pair of aces", "As Ad Kc Qs 9c")


def test_three_own_cards_never_all_play() -> None:
    """In Tahoe two of three aces in the hand count, and the board may play alone."""
    high = judge(HIGH)
    assert read_words(high, "Ac Ad Ah", "Ks 9c 7d 4s 2h", 0, 2)[0] == "pair of aces"
    assert read_words(high, "Ah Kh 2h", "Qh 9h 7c 4s 3d", 0, 2)[0] == "ace high"
    flush = read_words(high, "Ah Kh 2h", "Qh 9h 7h 4s 3d", 0, 2)
    assert flush == ("flush, ace high", "Ah Kh Qh 9h 7h")
    assert read_words(high, "2c 3d 4h", "Ks Kc Kd Kh As", 0, 2) == ("four kings", "Ks Kc Kd Kh As")


def test_the_better_of_two_boards_counts() -> None:
    """On a double flop a hand is worth its best board, for high and for low apart."""
    own = parse_cards("Ac 2d Kh Kd")
    boards = (parse_cards("Ks Qc 9d 7h 5s"), parse_cards("3c 4d 8h 7h 5s"))
    high, low = judge(HIGH), judge(LOW_A5, 8)
    assert strength_on(high, own, boards, 2, 2) == strength_using(high, own, boards[1], 2, 2)
    assert strength_on(low, own, boards, 2, 2) == strength_using(low, own, boards[1], 2, 2)
    assert strength_on(low, own, boards[:1], 2, 2) is None
    reading = reading_on(high, own, boards, 2, 2)
    assert reading is not None
    assert words(reading) == "straight, five high"
    assert reading_on(low, own, boards[:1], 2, 2) is None
    only = reading_on(high, own, (), 0, 7)
    assert only is not None
    assert words(only) == "pair of kings"

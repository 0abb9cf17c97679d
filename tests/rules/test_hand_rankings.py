"""Which hand beats which: Cooke 4.13 to 4.16."""

from itertools import pairwise

import pytest

from core.cards import Card, parse_cards
from core.hands import (
    LOW_27,
    high,
    kicker_words,
    low_8_or_better,
    low_27,
    low_a5,
    low_words,
    read,
    read_high,
    words,
)


def strengths(*hands: str) -> list[int]:
    """The high strength of each hand."""
    return [high(parse_cards(hand)) for hand in hands]


def with_board(board: str, *hole: str) -> list[tuple[Card, ...]]:
    """The cards each player can use."""
    return [parse_cards(cards) + parse_cards(board) for cards in hole]


def assert_strictly_descending(values: list[int]) -> None:
    """Each value is more than the next."""
    assert all(a > b for a, b in pairwise(values)), values


@pytest.mark.rule("cooke-4.13", 1)
def test_classes_of_hands_in_order() -> None:
    """From the wheel straight flush down to ace high each hand beats the next."""
    assert_strictly_descending(
        strengths(
            "Ah 2h 3h 4h 5h",
            "9c 9d 9h 9s Ad",
            "Ac Ad Ah Kc Kd",
            "Ad Jd 9d 6d 2d",
            "Ac Kd Qh Js Tc",
            "Ac Ad Ah 3s 2c",
            "Ac Ad Kh Ks 2c",
            "Ac Ad 4h 3s 2c",
            "Ac Qd 9h 5s 2c",
        )
    )


@pytest.mark.rule("cooke-4.13", 2)
def test_the_wheel_is_the_lowest_straight() -> None:
    """A-2-3-4-5 is a straight, also suited, and five high; an ace never runs on past a king."""
    wheel, six_high, trips = strengths("Ac 2d 3h 4s 5c", "2d 3h 4s 5c 6d", "Ac Ad Ah Ks Qc")
    assert six_high > wheel > trips
    steel, steel_six, quads = strengths("As 2s 3s 4s 5s", "2d 3d 4d 5d 6d", "Ac Ad Ah As Kc")
    assert steel_six > steel > quads
    assert words(read_high(parse_cards("As 2s 3s 4s 5s"))) == "straight flush, five high"
    assert words(read_high(parse_cards("Qc Kd Ah 2s 3c"))) == "ace high"


@pytest.mark.rule("cooke-4.13", 3)
def test_flushes_compare_card_by_card() -> None:
    """King-queen-nine-five-trey beats king-queen-nine-five-deuce."""
    assert_strictly_descending(strengths("Ks Qs 9s 5s 3s", "Kd Qd 9d 5d 2d", "Kh Qh 9h 4h 3h"))


@pytest.mark.rule("cooke-4.13", 4)
def test_full_houses_compare_by_the_set() -> None:
    """Deuces full of aces lose to treys full of deuces."""
    assert_strictly_descending(strengths("3c 3d 3h 2c 2d", "2c 2d 2h Ac Ad"))


@pytest.mark.rule("cooke-4.14", 1)
def test_the_kicker_decides_and_is_named() -> None:
    """Board A-A-Q-3-2: ace-ten beats ace-six, and the dealer can say by what."""
    ten, six = map(read_high, with_board("As Ad Qh 3c 2s", "Ac Td", "Ah 6h"))
    assert ten.strength > six.strength
    assert words(ten) == words(six) == "three aces"
    assert kicker_words(ten, six) == "ten kicker beats six kicker"


@pytest.mark.rule("cooke-4.14", 2)
def test_the_side_card_decides_beside_quads_on_the_board() -> None:
    """Board 9-9-9-9-4: an ace beats king-queen, and two aces split."""
    board = "9s 9h 9d 9c 4h"
    ace, king, other = map(high, with_board(board, "Ac 2d", "Kc Qd", "Ad Jc"))
    assert ace > king
    assert ace == other


@pytest.mark.rule("cooke-4.14", 3)
def test_both_play_the_board() -> None:
    """Board K-K-7-7-A: queen-jack and trey-deuce tie, both with all five of the board."""
    board = "Kc Kd 7h 7s Ac"
    a, b = with_board(board, "Qd Jh", "3s 2h")
    assert high(a) == high(b) == high(parse_cards(board))
    assert set(read_high(a).best) == set(read_high(b).best) == set(parse_cards(board))


@pytest.mark.rule("cooke-4.14-draw-example", 1, 2, 3)
def test_the_fifth_card_decides_and_no_sixth() -> None:
    """Aces and kings: the queen beats the jack, and cards beyond the fifth count for nothing."""
    queen, jack = strengths("Ac Ad Kc Kd Qs", "Ah As Kh Ks Js")
    assert queen > jack
    queen, jack = strengths("Ac Ad Kc Kd Qs 5h 2c", "Ah As Kh Ks Js Td 9c")
    assert queen > jack
    nine, other = strengths("Ac Ad Kc Kd 9s 4h 3c", "Ah As Kh Ks 9c 8d 7h")
    assert nine == other


@pytest.mark.rule("cooke-4.15", 1, 2, 3, 4)
def test_ace_to_five_lows_in_order() -> None:
    """Straights and flushes do not count, the ace is low, and lower cards from the top win."""

    def lows(*hands: str) -> list[int]:
        return [low_a5(parse_cards(hand)) for hand in hands]

    assert_strictly_descending(lows("6c 4d 3h 2s Ac", "6d 5h 3s 2c Ad", "7c 4d 3h 2s Ac"))
    assert lows("5h 4h 3h 2h Ah") == lows("5c 4d 3h 2s Ac")
    assert_strictly_descending(lows("5h 4h 3h 2h Ah", "6c 4d 3h 2s Ac"))
    assert_strictly_descending(lows("Ac Ad 4h 3s 2c", "2c 2d 4h 3s Ac"))
    assert_strictly_descending(lows("2c 2d 5h 4s 3c", "3c 3d 3h 2c 2s"))
    assert_strictly_descending(lows("8c 6d 5h 3s 2c", "8c 7d 6h 5s 4c", "9c 4d 3h 2s Ac"))
    assert low_8_or_better(parse_cards("8c 7d 6h 5s 4c")) is not None
    assert low_8_or_better(parse_cards("9c 4d 3h 2s Ac")) is None
    assert low_8_or_better(parse_cards("4c 3d 2h Ac")) is None


@pytest.mark.rule("cooke-4.16", 1, 2)
def test_kansas_city_counts_straights_and_flushes_against() -> None:
    """Seven-five not suited is the best; a straight loses to king high and to any pair."""
    seven_five, seven_six, king_high, aces, straight, flush = (
        low_27(parse_cards(hand))
        for hand in (
            "7c 5d 4h 3s 2c",
            "7c 6d 4h 3s 2c",
            "Kc Qd Jh 9s 8c",
            "Ac Ad Kh Ks Qc",
            "6c 5d 4h 3s 2c",
            "7c 5c 4c 3c 2c",
        )
    )
    assert_strictly_descending([seven_five, seven_six, king_high, aces, straight, flush])


@pytest.mark.rule("cooke-4.16", 3)
def test_kansas_city_in_seven_cards() -> None:
    """The ace is high and A-5-4-3-2 no straight: it is worse than an eight, better than a pair."""
    aces, kings = parse_cards("Ac Ad 5h 5s 4c 3d 2h"), parse_cards("Kc Kd 8h 6s 4c 3d 2h")
    assert low_27(aces) == low_27(parse_cards("Ac 5d 4h 3s 2c"))
    assert low_words(read(LOW_27, aces)) == "ace-five low"
    assert low_27(kings) == low_27(parse_cards("8h 6s 4c 3d 2h"))
    assert low_27(parse_cards("2c 2d 5h 4s 3c")) < low_27(aces) < low_27(kings)
    assert low_a5(aces) > low_a5(kings)
    queen = parse_cards("Ac Kd Qh 5s 4c 3d 2h")
    assert low_27(queen) == low_27(parse_cards("Qh 5s 4c 3d 2h"))

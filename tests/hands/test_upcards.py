"""Open hands: their order, their ties, the bring-in, and what shows in them."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from core.cards import Card, parse_card, parse_cards
from core.hands import (
    HIGH_ACES_HIGH,
    LOW_27,
    board_high,
    board_low,
    bring_in_high,
    bring_in_low,
    open_pairs,
    possible_flush,
    possible_straight,
)
from core.hands.ladder import ACES_HIGH


def first(key: Callable[[tuple[Card, ...]], int], *boards: str) -> list[str]:
    """The boards in the order in which they would act."""
    return sorted(boards, key=lambda board: key(parse_cards(board)), reverse=True)


def assert_in_order(keys: list[int]) -> None:
    """Each key is larger than the next."""
    assert all(a > b for a, b in pairwise(keys)), keys


def test_partial_high_hands_in_order() -> None:
    """Sets rank as far as the cards go, four of a suit or in sequence are nothing yet."""
    boards = (
        "4c 4d 4h 4s", "4c 4d 4h 2s", "Ac Ad 2h 2s", "Kc Kd Ah Qs", "3c 3d 2h", "Ac Kc Qc Jc",
        "Ac Kd Qh", "Ac Kd 9h 8s", "Ks Qd Jd Td",
    )  # fmt: skip
    assert first(board_high, *reversed(boards)) == list(boards)


def test_five_upcards_are_a_whole_hand() -> None:
    """With a fifth upcard straights and flushes count, and the wheel where it is a straight."""
    wheel, flush, trips = "Ac 2d 3h 4s 5c", "2c 9c 7c 5c 3c", "Kc Kd Kh Qs Jc"
    assert first(board_high, trips, wheel, flush) == [flush, wheel, trips]
    high = first(lambda cards: board_high(cards, scale=HIGH_ACES_HIGH), wheel, trips, flush)
    assert high == [flush, trips, wheel]


def test_the_longer_of_two_equal_boards_is_higher() -> None:
    """Ace-queen-five is higher than ace-queen, and in razz four-trey lower than four-trey-deuce."""
    longer, shorter = parse_cards("Ac Qd 5h"), parse_cards("Ah Qs")
    assert board_high(longer, "position") > board_high(shorter, "position")
    longer, shorter = parse_cards("4c 3d 2h"), parse_cards("4h 3s")
    assert board_low(shorter, "position") > board_low(longer, "position")


def test_partial_low_hands_in_order() -> None:
    """Razz looks at the highest card first, takes the ace as low and any pair as worse."""
    boards = ("2c Ad", "3c Ad", "4c 2d", "Kc Ad", "Kc Qd", "Ac Ad", "2c 2d", "Kc Kd")
    assert first(board_low, *reversed(boards)) == list(boards)
    assert first(board_low, "6h 5h 4h 3h 2h", "7c 4d 3h 2s Ac") == [
        "6h 5h 4h 3h 2h",
        "7c 4d 3h 2s Ac",
    ]


def test_kansas_city_low_boards() -> None:
    """The ace is high, and with five upcards a straight or a flush is worse than a pair."""

    def key(cards: tuple[Card, ...]) -> int:
        return board_low(cards, scale=LOW_27)

    assert first(key, "Ac 2d", "Kc Qd", "2c 2d") == ["Kc Qd", "Ac 2d", "2c 2d"]
    lows = ("Ac 5d 4h 3s 2c", "Kc Kd 4h 3s 2c", "6c 5d 4h 3s 2c", "8c 5c 4c 3c 2c")
    assert first(key, *reversed(lows)) == list(lows)


def test_ties_by_suit_and_by_position() -> None:
    """A high board goes by the best suit of its top card, a low one by the worst of its lowest."""
    assert first(board_high, "Ac Qs", "Ad Qh") == ["Ad Qh", "Ac Qs"]
    assert first(board_low, "2s Ah 7c", "2c As 7d") == ["2s Ah 7c", "2c As 7d"]
    assert first(board_low, "9c 9s Kd", "9d 9h Ks") == ["9c 9s Kd", "9d 9h Ks"]
    kansas = first(lambda cards: board_low(cards, scale=LOW_27), "2h Ac", "2d As")
    assert kansas == ["2d As", "2h Ac"]
    for key, a, b in ((board_high, "Ac Qs", "Ad Qh"), (board_low, "2s Ah", "2c As")):
        assert key(parse_cards(a), "position") == key(parse_cards(b), "position")


def test_no_upcards_never_come_first() -> None:
    """A hand that shows nothing is behind every hand that shows something."""
    assert board_high(()) < board_high(parse_cards("2c"))
    assert board_low(()) < board_low(parse_cards("Kc Kd Kh Ks"))


def test_bring_in_keys() -> None:
    """Low: deuce of clubs before all; high: ace of spades; with the ace low the king of spades."""
    deck = [Card(card) for card in range(52)]
    assert max(deck, key=bring_in_low) == parse_card("2c")
    assert min(deck, key=bring_in_low) == parse_card("As")
    assert max(deck, key=bring_in_high) == parse_card("As")

    def razz(card: Card) -> int:
        return bring_in_high(card, is_ace_low=True)

    assert (max(deck, key=razz), min(deck, key=razz)) == (parse_card("Ks"), parse_card("Ac"))
    assert_in_order([bring_in_low(parse_card(card)) for card in ("2c", "2d", "2h", "2s", "3c")])
    two = [parse_card("Kc"), parse_card("Ks")]
    for key in (bring_in_low, bring_in_high):
        assert len({key(card, "position") for card in two}) == 1


@pytest.mark.parametrize(
    ("cards", "straight", "flush", "pairs"),
    [
        ("4h 8h Jh", False, True, ()),
        ("4h 8h Js", False, False, ()),
        ("4h 8c 6s", True, False, ()),
        ("4h 9c 6s", False, False, ()),
        ("Ah 3c 5s", True, False, ()),
        ("Ah Kc 2s", False, False, ()),
        ("Ah Tc Qs 2h", True, False, ()),
        ("9h 8c 9s 8d", False, False, (7, 6)),
        ("9h 9c 9s 2d", False, False, (7,)),
        ("9h 8h", False, False, ()),
    ],
)
def test_what_shows(cards: str, straight: bool, flush: bool, pairs: tuple[int, ...]) -> None:
    """Three towards a straight or of one suit make it possible; pairs are told by rank."""
    upcards = parse_cards(cards)
    assert (possible_straight(upcards), possible_flush(upcards)) == (straight, flush)
    assert open_pairs(upcards) == pairs


def test_no_wheel_no_possible_wheel() -> None:
    """With aces high only, ace-trey-five is on the way to nothing."""
    assert not possible_straight(parse_cards("Ah 3c 5s"), ACES_HIGH)

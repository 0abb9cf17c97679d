"""Omaha: two own cards with three of the board, every hand on fixed boards, and each half."""

from collections import Counter
from itertools import combinations

import pytest

from core.cards import STANDARD_DECK, parse_cards
from core.hands import EIGHT_OR_BETTER, HIGH, Strength, judge, strength_using
from core.hands.strength import unpack
from core.rulebook import OmahaBoard, omaha_boards
from tests.hands.tallies import NAMES

LOW_RANKS = "A2345678"
boards = pytest.mark.parametrize("fixed", omaha_boards(), ids=lambda fixed: " ".join(fixed.board))


def every_hand(fixed: OmahaBoard, half: str) -> Counter[Strength | None]:
    """What the hands of four from the other cards make on the board."""
    judged = {"high": judge(HIGH), "low": EIGHT_OR_BETTER}[half]
    board = parse_cards(" ".join(fixed.board))
    stub = [card for card in STANDARD_DECK if card not in board]
    return Counter(strength_using(judged, own, board, 2, 2) for own in combinations(stub, 4))


@boards
def test_every_high_hand_on_a_board(fixed: OmahaBoard) -> None:
    """All 178,365 hands make as many of each kind as the table of the board says."""
    found: Counter[str] = Counter()
    for strength, hands in every_hand(fixed, "high").items():
        assert strength is not None
        found[NAMES[HIGH.ladder.order[unpack(HIGH.value(strength))[0]]]] += hands
    assert found.total() == fixed.hands
    assert found == Counter(fixed.high)


@boards
def test_every_low_hand_on_a_board(fixed: OmahaBoard) -> None:
    """All 178,365 hands make as many of each eight-or-better low as the table says."""
    found: Counter[str] = Counter()
    for strength, hands in every_hand(fixed, "low").items():
        ranks = () if strength is None else unpack(EIGHT_OR_BETTER.scale.value(strength))[1]
        found["".join(LOW_RANKS[rank] for rank in ranks) or "none"] += hands
    assert found.total() == fixed.hands
    assert found == Counter(fixed.low)

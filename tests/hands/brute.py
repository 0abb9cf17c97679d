"""Every hand of a deck, dealt and weighed one by one, against the tables of the rule book.

``python -m tests.hands.brute`` deals all seven-card hands for every table that the card-room
games use: 133,784,560 each of 52 cards and 154,143,080 each of 53, several minutes a table.
Names of tables and a size choose among them: ``python -m tests.hands.brute 5 joker_bug``.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from core.cards import JOKERS, STANDARD_DECK
from core.hands import (
    EIGHT_OR_BETTER,
    HIGH,
    HIGH_BUG,
    LOW_27,
    LOW_A5,
    LOW_A5_BUG,
    Scale,
)
from tests.hands.tallies import Tally, assert_as_many_qualify, assert_as_the_table

TABLES: dict[str, Scale] = {
    "high.standard": HIGH,
    "high.joker_bug": HIGH_BUG,
    "low.ace_to_five": LOW_A5,
    "low.ace_to_five_joker": LOW_A5_BUG,
    "low.deuce_to_seven": LOW_27,
}


def every_hand(scale: Scale, size: int) -> Tally:
    """The strength of every hand of ``size`` cards from a deck with the jokers of the scale."""
    deck = STANDARD_DECK + tuple(card for card in JOKERS if card in scale.free)
    return Counter(map(scale.strength, combinations(deck, size)))


def check(name: str, size: int) -> Tally:
    """Deal every hand and compare with the table; an eight-or-better table goes with it."""
    scale = TABLES[name]
    tally = every_hand(scale, size)
    assert_as_the_table(scale, tally, f"{name}.cards_{size}")
    if scale is LOW_A5:
        assert_as_many_qualify(EIGHT_OR_BETTER, tally, size)
    return tally


def main(words: Sequence[str]) -> None:
    """Check the tables whose names hold one of ``words``; a number is the size of the hands."""
    size = next((int(word) for word in words if word.isdigit()), 7)
    parts = [word for word in words if not word.isdigit()]
    for name in TABLES:
        if not parts or any(part in name for part in parts):
            began = time.perf_counter()
            tally = check(name, size)
            spent = time.perf_counter() - began
            print(f"{name}.cards_{size}: {tally.total():,} hands as the table, {spent:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])

"""All boards of Omaha with all hands, 463,563,500,400 pairs, against the table of the rule book.

``python -m tests.hands.all_of_omaha`` takes some minutes.  What ranks make, high and low, is
weighed once for each pair of a board's and a hand's ranks, with suits that make no flush.  Of
the boards with three cards or more of a suit, one class for each set of ranks in that suit,
hands with two cards of it have a flush as well, which counts where it is the better hand; so
many hands hold two, and so many of these a straight flush, as binomials say.
"""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from core.cards import Card
from core.hands import (
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    Strength,
    high,
    judge,
    strength_using,
)
from core.hands.strength import unpack
from core.rulebook import frequencies
from tests.hands.tallies import NAMES

ORDER = HIGH.ladder.order
FLUSH, STRAIGHT_FLUSH = ORDER.index(Category.FLUSH), ORDER.index(Category.STRAIGHT_FLUSH)
NO_LOW = "no_low"

Ranks = tuple[int, ...]
"""The ranks of some cards in order."""

HANDS: Sequence[Ranks] = list(combinations_with_replacement(range(13), 4))


class Made:
    """What each hand's ranks make with one board's ranks, and in how many ways it is dealt."""

    def __init__(self, board: Ranks) -> None:
        held = Counter(board)
        self.left = [4 - held[rank] for rank in range(13)]
        cards = tuple(Card(rank * 4 + place % 4) for place, rank in enumerate(board))
        self.highs: dict[Ranks, int] = {}
        self.ways: Counter[int] = Counter()
        self.lows: Counter[str] = Counter()
        free = [
            [card for card in range(rank * 4, rank * 4 + 4) if card not in cards]
            for rank in range(13)
        ]
        for hand in HANDS:
            counts = Counter(hand)
            ways = prod(comb(self.left[rank], count) for rank, count in counts.items())
            if ways:
                own = tuple(
                    Card(card) for rank, count in counts.items() for card in free[rank][:count]
                )
                made = level(strength_using(judge(HIGH), own, cards, 2, 2))
                self.highs[hand] = made
                self.ways[made] += ways
                low = strength_using(EIGHT_OR_BETTER, own, cards, 2, 2)
                self.lows[NO_LOW if low is None else f"low_{top_of_low(low)}"] += ways
        self.below = [
            (made, tuple(Counter(hand).items()))
            for hand, made in self.highs.items()
            if made < FLUSH
        ]


def level(strength: Strength | None) -> int:
    """How far up the ladder a high hand stands."""
    assert strength is not None
    return unpack(strength)[0]


def top_of_low(low: Strength) -> int:
    """The highest card of an unpaired ace-to-five low, the ace being 1."""
    return unpack(EIGHT_OR_BETTER.scale.value(low))[1][0] + 1


def suited_boards(board: Ranks) -> Iterator[tuple[Ranks, int]]:
    """Each set of three ranks or more that one suit can have on the board, and its boards."""
    held = Counter(board)
    for size in range(3, len(held) + 1):
        for suited in combinations(held, size):
            ways = prod(
                comb(3, count - 1 if rank in suited else count) for rank, count in held.items()
            )
            if ways:
                yield suited, 4 * ways


def fewer_than_two(made: Made, suited: Ranks) -> Counter[int]:
    """The hands below a flush with none or one of the suit, by what they make."""
    here = [rank not in suited for rank in range(13)]
    none = [[comb(made.left[rank] - here[rank], n) for n in range(5)] for rank in range(13)]
    one = [
        [comb(made.left[rank] - 1, n - 1) if here[rank] and n else 0 for n in range(5)]
        for rank in range(13)
    ]
    found: Counter[int] = Counter()
    for category, ranks in made.below:
        without, with_one = 1, 0
        for rank, count in ranks:
            with_one = with_one * none[rank][count] + without * one[rank][count]
            without *= none[rank][count]
        found[category] += without + with_one
    return found


@cache
def straight_flushes(suited: Ranks) -> tuple[Ranks, ...]:
    """The sets of two to four ranks of a hand in the suit that make a straight flush."""

    def is_one(pair: Ranks) -> bool:
        return any(
            level(high(tuple(Card(rank * 4) for rank in (*pair, *common)))) == STRAIGHT_FLUSH
            for common in combinations(suited, 3)
        )

    free = [rank for rank in range(13) if rank not in suited]
    pairs = {pair for pair in combinations(free, 2) if is_one(pair)}
    return tuple(
        ranks
        for size in (2, 3, 4)
        for ranks in combinations(free, size)
        if any(pair in pairs for pair in combinations(ranks, 2))
    )


def with_straight_flush(made: Made, suited: Ranks) -> Counter[int]:
    """The hands with a straight flush, by what their ranks make."""
    others = [made.left[rank] - (rank not in suited) for rank in range(13)]
    found: Counter[int] = Counter()
    for flush in straight_flushes(suited):
        for rest in combinations_with_replacement(range(13), 4 - len(flush)):
            ways = prod(comb(others[rank], count) for rank, count in Counter(rest).items())
            if ways:
                found[made.highs[tuple(sorted(flush + rest))]] += ways
    return found


def every_pair() -> Mapping[str, int]:
    """What all hands make on all boards, in the words of the table."""
    levels: Counter[int] = Counter()
    lows: Counter[str] = Counter()
    for board in combinations_with_replacement(range(13), 5):
        held = Counter(board)
        boards = prod(comb(4, count) for count in held.values())
        if not boards:
            continue
        made = Made(board)
        for name, ways in made.lows.items():
            lows[name] += boards * ways
        for suited, alike in suited_boards(board):
            boards -= alike
            plain = fewer_than_two(made, suited)
            for category, ways in made.ways.items():
                levels[category] += alike * (plain[category] if category < FLUSH else ways)
                if category < FLUSH:
                    levels[FLUSH] += alike * (ways - plain[category])
            for category, ways in with_straight_flush(made, suited).items():
                levels[max(category, FLUSH)] -= alike * ways
                levels[STRAIGHT_FLUSH] += alike * ways
        for category, ways in made.ways.items():
            levels[category] += boards * ways
    highs = {NAMES[ORDER[category]]: pairs for category, pairs in levels.items()}
    return {"total": levels.total(), **highs, **lows}


def main() -> None:
    """Count, and compare with the table."""
    began = time.perf_counter()
    found = every_pair()
    assert found == dict(frequencies("omaha.all")), found
    spent = time.perf_counter() - began
    print(f"omaha.all: {found['total']:,} boards and hands as the table, {spent:.0f} s")


if __name__ == "__main__":
    main()

"""A second judge of hands, slow and plain, that shares nothing with the one under test.

It names five cards by looking at them and takes the best of all fives.  A joker is tried as
every card there is.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from core.cards import JOKERS, STANDARD_DECK, Card, card_text

ORDER = (
    "high card", "pair", "two pair", "trips", "straight", "flush", "full house", "quads",
    "straight flush",
)  # fmt: skip
SHAPES = {
    (1, 1, 1, 1, 1): "high card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "trips",
    (3, 2): "full house",
    (4, 1): "quads",
}

Verdict = tuple[int, list[int]]
FIVE_ACES: Verdict = (len(ORDER), [14])
"""Four aces and the bug, above every straight flush (Cooke 7.16.02)."""


def best(cards: Sequence[Card]) -> Verdict:
    """The best high hand among all fives: greater is better."""
    return max(judge(five) for five in combinations(cards, 5))


def lowest_27(cards: Sequence[Card]) -> Verdict:
    """The best deuce-to-seven low among all fives: less is better."""
    return min(judge(five, wheel=False) for five in combinations(cards, 5))


def lowest_a5(cards: Sequence[Card]) -> Verdict:
    """The best ace-to-five low among all fives: less is better."""
    return min(judge_a5(five) for five in combinations(cards, 5))


def lowest_a6(cards: Sequence[Card]) -> Verdict:
    """The same where straights and flushes count: less is better."""
    return min(judge_a6(five) for five in combinations(cards, 5))


def judge(five: Sequence[Card], wheel: bool = True) -> Verdict:
    """Name five cards, ace high."""
    texts = [card_text(card) for card in five]
    ranks = [2 + "23456789TJQKA".index(text[0]) for text in texts]
    shape, ordered = grouped(ranks)
    is_flush = len({text[1] for text in texts}) == 1
    is_wheel = wheel and sorted(ranks) == [2, 3, 4, 5, 14]
    if shape != "high card":
        return ORDER.index(shape), ordered
    if is_wheel or max(ranks) - min(ranks) == 4:
        name = "straight flush" if is_flush else "straight"
        return ORDER.index(name), [5 if is_wheel else max(ranks)]
    return ORDER.index("flush" if is_flush else "high card"), ordered


def judge_a5(five: Sequence[Card]) -> Verdict:
    """Name five cards, ace low, by groups alone."""
    shape, ordered = grouped([1 + "A23456789TJQK".index(card_text(card)[0]) for card in five])
    return ORDER.index(shape), ordered


def judge_a6(five: Sequence[Card]) -> Verdict:
    """Name five cards, ace low, straights and flushes too: 6-4-3-2-A is the best low."""
    name, ordered = judge_a5(five)
    if ORDER[name] != "high card":
        return name, ordered
    is_straight = max(ordered) - min(ordered) == 4
    is_flush = len({card_text(card)[1] for card in five}) == 1
    shape = " ".join(("straight",) * is_straight + ("flush",) * is_flush)
    return ORDER.index(shape or "high card"), ordered


def grouped(ranks: list[int]) -> tuple[str, list[int]]:
    """The name of the groups, and the ranks by size of group and then height."""
    groups = sorted(Counter(ranks).items(), key=lambda item: (item[1], item[0]), reverse=True)
    return SHAPES[tuple(size for _, size in groups)], [rank for rank, _ in groups]


def fives(
    own: Sequence[Card], board: Sequence[Card], least: int, most: int
) -> Iterator[tuple[Card, ...]]:
    """Every five cards that use ``least`` to ``most`` of one's own."""
    for count in range(max(least, 5 - len(board)), min(most, 5, len(own)) + 1):
        for mine in combinations(own, count):
            for common in combinations(board, 5 - count):
                yield (*mine, *common)


def judge_bug(five: Sequence[Card], wheel: bool = True) -> Verdict:
    """Name five cards for high; the joker is an ace, or completes a straight or a flush."""
    natural = [card for card in five if card not in JOKERS]
    if len(natural) == 5:
        return judge(five, wheel)
    aces = [card for card in natural if card_text(card)[0] == "A"]
    found = [FIVE_ACES] if len(aces) == 4 else []
    for card in STANDARD_DECK:
        if card not in natural:
            verdict = judge((*natural, card), wheel)
            completes = _name(verdict) in ("straight", "flush", "straight flush")
            if completes or card_text(card)[0] == "A":
                found.append(verdict)
    return max(found)


def judge_a5_joker(five: Sequence[Card], *, counts_runs: bool = False) -> Verdict:
    """Name five cards, ace low; the joker is whatever makes the lowest hand (Cooke 7.18.01)."""
    named = judge_a6 if counts_runs else judge_a5
    natural = [card for card in five if card not in JOKERS]
    if len(natural) == 5:
        return named(five)
    return min(named((*natural, card)) for card in STANDARD_DECK if card not in natural)


def counts_as_low(verdict: Verdict, highest: int) -> bool:
    """Whether a low of that name is five different ranks, none above ``highest``."""
    return _name(verdict) == ORDER[0] and max(verdict[1]) <= highest


def _name(verdict: Verdict) -> str:
    return ORDER[verdict[0]] if verdict[0] < len(ORDER) else "five aces"

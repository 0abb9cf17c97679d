"""Evaluators: functions from cards to strength, made for one ladder and its wild cards.

What they look up they share: one memory for each ladder, whichever cards are wild.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import combinations

from core.cards import STANDARD_DECK, Card, suit_of
from core.hands.keys import FLUSH, SUIT_BITS, card_bits, card_keys, flush_suits, start
from core.hands.ladder import Ladder
from core.hands.lows import LowRanks
from core.hands.made import Ranks, Suited
from core.hands.strength import TURNED, Evaluator, Strength

high_ranks = cache(Ranks)
low_ranks = cache(LowRanks)
suited = cache(Suited)


def high_evaluator(ladder: Ladder, wild: AbstractSet[Card], bugs: AbstractSet[Card]) -> Evaluator:
    """Strongest hand wins."""
    key_of = card_keys(wild, bugs, ladder.is_ace_low).__getitem__
    bits = card_bits(ladder.is_ace_low)
    none = start(ladder.places)
    ranks, flushes = high_ranks(ladder), suited(ladder)
    free = wild | bugs

    def flush(cards: Sequence[Card], key: int) -> Strength:
        natural = [card for card in cards if card not in free]
        return max(
            flushes[
                sum(bits[card] for card in natural if suit_of(card) == suit),
                len(cards) - len(natural),
            ]
            for suit in flush_suits(key)
        )

    def strength(cards: Sequence[Card]) -> Strength:
        key = sum(map(key_of, cards), none)
        if key & FLUSH:
            return max(ranks[key >> SUIT_BITS], flush(cards, key))
        return ranks[key >> SUIT_BITS]

    return strength


def low_evaluator(ladder: Ladder, wild: AbstractSet[Card], bugs: AbstractSet[Card]) -> Evaluator:
    """Weakest hand wins, and neither straights nor flushes count: ranks tell it all."""
    key_of = card_keys(wild, bugs, ladder.is_ace_low).__getitem__
    ranks = low_ranks(ladder)

    def strength(cards: Sequence[Card]) -> Strength:
        return ranks[sum(map(key_of, cards)) >> SUIT_BITS]

    return strength


def turned_evaluator(ladder: Ladder, free: AbstractSet[Card]) -> Evaluator:
    """Weakest hand wins, and straights and flushes count against it.

    Ranks tell it all unless some cards are a flush; then each hand within the cards is weighed.
    No rule says what a wild card is here; it is whatever serves the low best.
    """
    key_of = card_keys(is_ace_low=ladder.is_ace_low).__getitem__
    none, places = start(ladder.places), ladder.places
    ranks, high = low_ranks(ladder), high_evaluator(ladder, frozenset(), frozenset())

    def natural(cards: Sequence[Card]) -> Strength:
        key = sum(map(key_of, cards), none)
        if key & FLUSH:
            return Strength(TURNED - min(map(high, combinations(cards, places))))
        return ranks[key >> SUIT_BITS]

    def strength(cards: Sequence[Card]) -> Strength:
        held = [card for card in cards if card not in free]
        stand_ins = combinations(STANDARD_DECK, len(cards) - len(held))
        return max(natural([*held, *cards]) for cards in stand_ins)

    return strength if free else natural

"""Scales: a ladder with its wild cards, ready to weigh hands."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import combinations
from typing import Final

from core.cards import Card, rank_of, suit_of
from core.hands.keys import FLUSH, NO_CARDS, START, SUIT_BITS, card_keys, flush_suits
from core.hands.ladder import ACE_TO_FIVE, DEUCE_TO_SEVEN, STANDARD, Ladder
from core.hands.made import LowRanks, Ranks, Suited
from core.hands.strength import LEVEL, PLACES, Evaluator, Strength

_TURNED: Final = 16 << LEVEL
"""On a ladder turned over a strength is this less the hand's value."""

# One memory for each ladder, whichever cards are wild.
_ranks = cache(Ranks)
_low_ranks = cache(LowRanks)
_suited = cache(Suited)


class Scale:
    """One order of hands with its wild cards.

    ``strength`` is the function from cards to their strength.  It takes any number of cards,
    in any order, and weighs the best five; no cards at all are weaker than any.
    """

    __slots__ = ("free", "ladder", "strength")

    def __init__(
        self,
        ladder: Ladder,
        wild: AbstractSet[Card] = NO_CARDS,
        bugs: AbstractSet[Card] = NO_CARDS,
    ) -> None:
        """``wild`` cards stand for any card, ``bugs`` for an ace or to fill straight or flush.

        On a low ladder without straights both are the lowest rank that the hand does not have.
        A card in neither set must be one of the fifty-two.
        """
        self.ladder = ladder
        self.free = wild | bugs
        self.strength: Evaluator
        if ladder.is_low and not ladder.straights:
            self.strength = _low(ladder, wild, bugs)
        elif ladder.is_low:
            self.strength = _turned(_high(ladder, wild, bugs))
        else:
            self.strength = _high(ladder, wild, bugs)

    def value(self, strength: Strength) -> int:
        """The packed level and ranks behind a strength of this scale."""
        return _TURNED - strength if self.ladder.is_low else strength


def _high(ladder: Ladder, wild: AbstractSet[Card], bugs: AbstractSet[Card]) -> Evaluator:
    key_of = card_keys(wild, bugs).__getitem__
    ranks, suited = _ranks(ladder), _suited(ladder)
    free = wild | bugs

    def flush(cards: Sequence[Card], key: int) -> int:
        natural = [card for card in cards if card not in free]
        return max(
            suited[
                sum(1 << rank_of(card) for card in natural if suit_of(card) == suit),
                len(cards) - len(natural),
            ]
            for suit in flush_suits(key)
        )

    def strength(cards: Sequence[Card]) -> Strength:
        key = sum(map(key_of, cards), START)
        if key & FLUSH:
            return Strength(max(ranks[key >> SUIT_BITS], flush(cards, key)))
        return Strength(ranks[key >> SUIT_BITS])

    return strength


def _low(ladder: Ladder, wild: AbstractSet[Card], bugs: AbstractSet[Card]) -> Evaluator:
    key_of, ranks = card_keys(wild, bugs, ladder.is_ace_low).__getitem__, _low_ranks(ladder)

    def strength(cards: Sequence[Card]) -> Strength:
        return Strength(_TURNED - ranks[sum(map(key_of, cards)) >> SUIT_BITS])

    return strength


def _turned(high: Evaluator) -> Evaluator:
    """The weakest five of the cards, each five weighed: ranks alone can't tell of flushes."""

    def strength(cards: Sequence[Card]) -> Strength:
        fives = combinations(cards, min(len(cards), PLACES))
        return Strength(_TURNED - min(map(high, fives)))

    return strength


HIGH: Final = Scale(STANDARD)
"""High hands, no wild cards (Cooke 4.13)."""

LOW_A5: Final = Scale(ACE_TO_FIVE)
"""Ace-to-five low (Cooke 4.15)."""

LOW_27: Final = Scale(DEUCE_TO_SEVEN)
"""Deuce-to-seven low, Kansas City (Cooke 4.16)."""

high: Final = HIGH.strength
"""Strength of the best high hand of the cards: the fast path."""

low_a5: Final = LOW_A5.strength
"""Strength of the best ace-to-five low of the cards."""

low_27: Final = LOW_27.strength
"""Strength of the best deuce-to-seven low of the cards."""

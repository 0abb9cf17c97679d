"""Scales: a ladder with its wild cards, ready to weigh hands."""

from collections.abc import Set as AbstractSet
from typing import Final

from core.cards import JOKERS, Card
from core.hands.evaluators import high_evaluator, low_evaluator, turned_evaluator
from core.hands.keys import NO_CARDS
from core.hands.ladder import ACE_TO_FIVE, ACE_TO_SIX, ACES_HIGH, DEUCE_TO_SEVEN, STANDARD, Ladder
from core.hands.strength import TURNED, Evaluator, Strength


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

        On a low ladder without straights both are the lowest rank that the hand does not have
        (Cooke 7.18.01), on one with straights the card that makes the best low.
        A card in neither set must be one of the fifty-two.
        """
        self.ladder = ladder
        self.free = wild | bugs
        self.strength: Evaluator
        if not ladder.is_low:
            self.strength = high_evaluator(ladder, wild, bugs)
        elif ladder.straights:
            self.strength = turned_evaluator(ladder, self.free)
        else:
            self.strength = low_evaluator(ladder, wild, bugs)

    def value(self, strength: Strength) -> int:
        """The packed level and ranks behind a strength of this scale."""
        return TURNED - strength if self.ladder.is_low else strength


_JOKER: Final = frozenset(JOKERS[:1])

HIGH: Final = Scale(STANDARD)
"""High hands, no wild cards (Cooke 4.13)."""

HIGH_BUG: Final = Scale(STANDARD, bugs=_JOKER)
"""High hands with the joker as the bug; five aces beat a royal flush (Cooke 7.16.01, 7.16.02)."""

HIGH_ACES_HIGH: Final = Scale(ACES_HIGH)
"""High hands in which A-2-3-4-5 is no straight: Kansas City high-low (Cooke 5.24)."""

LOW_A5: Final = Scale(ACE_TO_FIVE)
"""Ace-to-five low (Cooke 4.15)."""

LOW_A5_BUG: Final = Scale(ACE_TO_FIVE, bugs=_JOKER)
"""Ace-to-five low with the joker as the lowest rank not in the hand (Cooke 7.18.01)."""

LOW_27: Final = Scale(DEUCE_TO_SEVEN)
"""Deuce-to-seven low, Kansas City (Cooke 4.16)."""

LOW_27_BUG: Final = Scale(DEUCE_TO_SEVEN, bugs=_JOKER)
"""Deuce-to-seven low with a joker that is the card which makes the best low."""

LOW_A6: Final = Scale(ACE_TO_SIX)
"""Low with the ace low, straights and flushes against it (USPC)."""

LOW_A6_BUG: Final = Scale(ACE_TO_SIX, bugs=_JOKER)
"""The same with a joker that is the card which makes the best low."""

high: Final = HIGH.strength
"""Strength of the best high hand of the cards: the fast path."""

low_a5: Final = LOW_A5.strength
"""Strength of the best ace-to-five low of the cards."""

low_27: Final = LOW_27.strength
"""Strength of the best deuce-to-seven low of the cards."""

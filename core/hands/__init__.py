"""Hands: what beats what.  Nothing here knows of betting or of any game.

One evaluator serves every game: a ``Ladder`` says as data which hands beat which, a ``Scale``
is a ladder with its wild cards, and its ``strength`` turns cards into a number to compare.
``high`` is the fast path of the standard scale.
"""

from core.hands.ladder import ACE_TO_FIVE, DEUCE_TO_SEVEN, STANDARD, Ladder
from core.hands.qualifier import low_8_or_better
from core.hands.reading import Reading, read, read_high
from core.hands.scale import HIGH, LOW_27, LOW_A5, Scale, high, low_27, low_a5
from core.hands.strength import Category, Evaluator, Strength
from core.hands.words import kicker_words, low_words, words

__all__ = [
    "ACE_TO_FIVE",
    "DEUCE_TO_SEVEN",
    "HIGH",
    "LOW_27",
    "LOW_A5",
    "STANDARD",
    "Category",
    "Evaluator",
    "Ladder",
    "Reading",
    "Scale",
    "Strength",
    "high",
    "kicker_words",
    "low_8_or_better",
    "low_27",
    "low_a5",
    "low_words",
    "read",
    "read_high",
    "words",
]

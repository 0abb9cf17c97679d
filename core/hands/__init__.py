"""Hands: what beats what.  Nothing here knows of betting or of any game.

One evaluator serves every game: a ``Ladder`` says as data which hands beat which, a ``Scale``
is a ladder with its wild cards, and its ``strength`` turns cards into a number to compare.  A
``Judge`` is a scale with a qualifier, on which a hand may also not count.  ``high`` is the fast
path of the standard scale.
"""

from core.hands.judge import EIGHT_OR_BETTER, Judge, judge, low_8_or_better
from core.hands.ladder import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    ACES_HIGH,
    DEUCE_TO_SEVEN,
    STANDARD,
    Ladder,
)
from core.hands.reading import Reading, StandIn, read, read_high
from core.hands.scale import (
    HIGH,
    HIGH_ACES_HIGH,
    HIGH_BUG,
    LOW_27,
    LOW_27_BUG,
    LOW_A5,
    LOW_A5_BUG,
    LOW_A6,
    LOW_A6_BUG,
    Scale,
    high,
    low_27,
    low_a5,
)
from core.hands.strength import Category, Evaluator, Strength
from core.hands.upcards import (
    TieBreak,
    board_high,
    board_low,
    bring_in_high,
    bring_in_low,
    open_pairs,
    possible_flush,
    possible_straight,
)
from core.hands.using import reading_on, reading_using, strength_on, strength_using
from core.hands.words import (
    NO_LOW,
    cards_words,
    joker_words,
    kicker_words,
    low_half_words,
    low_kicker_words,
    low_words,
    split_words,
    words,
    words_for,
)

__all__ = [
    "ACES_HIGH",
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "HIGH",
    "HIGH_ACES_HIGH",
    "HIGH_BUG",
    "LOW_27",
    "LOW_27_BUG",
    "LOW_A5",
    "LOW_A5_BUG",
    "LOW_A6",
    "LOW_A6_BUG",
    "NO_LOW",
    "STANDARD",
    "Category",
    "Evaluator",
    "Judge",
    "Ladder",
    "Reading",
    "Scale",
    "StandIn",
    "Strength",
    "TieBreak",
    "board_high",
    "board_low",
    "bring_in_high",
    "bring_in_low",
    "cards_words",
    "high",
    "joker_words",
    "judge",
    "kicker_words",
    "low_8_or_better",
    "low_27",
    "low_a5",
    "low_half_words",
    "low_kicker_words",
    "low_words",
    "open_pairs",
    "possible_flush",
    "possible_straight",
    "read",
    "read_high",
    "reading_on",
    "reading_using",
    "split_words",
    "strength_on",
    "strength_using",
    "words",
    "words_for",
]

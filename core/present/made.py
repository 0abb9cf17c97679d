"""What a hand makes, as it is said in a sentence."""

from typing import Final

from core.hands import NO_LOW, Category, Reading, low_half_words, low_words, words
from core.view import MadeHand

_WITH_ARTICLE: Final = frozenset(
    {
        Category.PAIR,
        Category.STRAIGHT,
        Category.FLUSH,
        Category.FULL_HOUSE,
        Category.STRAIGHT_FLUSH,
    }
)


def reading_words(reading: Reading) -> str:
    """``a straight, ace high``, ``two pair, kings and sevens``."""
    article = "a " if reading.category in _WITH_ARTICLE else ""
    return article + words(reading)


def made_words(made: tuple[MadeHand, ...]) -> str:
    """What it makes in each contest, with a note where the board plays (Cooke 6.05)."""
    return "; ".join(_one(one, is_split=len(made) > 1) for one in made)


def _one(made: MadeHand, *, is_split: bool) -> str:
    if made.is_low:
        if made.reading is None:
            return NO_LOW
        return low_half_words(made.reading) if is_split else low_words(made.reading)
    if made.reading is None:
        return "nothing yet"
    return reading_words(made.reading) + (" (plays the board)" if made.plays_board else "")

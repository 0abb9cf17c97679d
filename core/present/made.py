"""What a hand makes, as it is said in a sentence."""

from typing import Final

from core.hands import Category, Reading, words
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
    """What it makes on each board, with a note where the board plays (Cooke 6.05)."""
    return "; ".join(
        reading_words(one.reading) + (" (plays the board)" if one.plays_board else "")
        for one in made
    )

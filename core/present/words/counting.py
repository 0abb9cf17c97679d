"""Small numbers in words, as a dealer says them."""

from typing import Final

_WORDS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
)  # fmt: skip


def number_word(number: int) -> str:
    """``two``; digits above ten."""
    return _WORDS[number] if number < len(_WORDS) else f"{number:,}"


def cards_word(count: int) -> str:
    """``one card``, ``two cards``."""
    return f"{number_word(count)} {'card' if count == 1 else 'cards'}"

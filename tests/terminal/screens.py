"""Screens and readers for tests."""

import re

from adapters.terminal.screen import Screen

PLAIN = Screen(width=79, erases=False, has_colour=False, has_signs=True)
COLOUR = Screen(width=79, erases=True, has_colour=True, has_signs=True)
LETTERS = Screen(width=79, erases=False, has_colour=False, has_signs=False)

CARD = re.compile(r"(?<![\w])(10|[2-9JQKA])([♣♦♥♠])")
CODES = re.compile(r"\x1b\[[0-9;]*m")


def without_codes(text: str) -> str:
    """``text`` without its colours."""
    return CODES.sub("", text)


def cards_in(text: str) -> set[str]:
    """Every card the text names."""
    return {rank + suit for rank, suit in CARD.findall(without_codes(text))}

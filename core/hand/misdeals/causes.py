"""Causes: what makes a deal a misdeal (Cooke 14.20 a to l)."""

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Final

from core.citation import RuleId


@unique
class Cause(StrEnum):
    """What is wrong with the deal, in the order of the book."""

    NOT_SHUFFLED = "not_shuffled"
    """Not shuffled, or not cut."""

    WRONG_FIRST = "wrong_first"
    """The first card went to the wrong player."""

    WRONG_CARDS = "wrong_cards"
    """Somebody has not the cards that were his."""

    LEFT_OUT = "left_out"
    """Somebody with money in the pot, or the button, was dealt out."""

    TOO_MANY = "too_many"
    TOO_FEW = "too_few"
    FIRST_EXPOSED = "first_exposed"
    """The dealer exposed the first or the second card of the deal."""

    TWO_EXPOSED = "two_exposed"
    """Two exposed cards would have to be replaced."""

    TWO_BOXED = "two_boxed"
    """More than one card lay face up in the deck."""

    DECK_INCOMPLETE = "deck_incomplete"
    """The deck does not hold each of its cards once."""

    LATER_CARDS = "later_cards"
    """Cards of the flop or the draw were dealt with the starting hands."""

    NOT_POSTED = "not_posted"
    """Somebody was dealt in without his ante or blind."""

    @property
    def rule(self) -> RuleId:
        """The item of the book."""
        return RULES[self]


_ITEMS: Final = "abcdefghijkl"

RULES: Final[Mapping[Cause, RuleId]] = {
    cause: RuleId(f"cooke-14.20.{item}") for cause, item in zip(Cause, _ITEMS, strict=True)
}
"""The item of Cooke 14.20 for each cause."""

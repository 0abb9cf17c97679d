"""Qualifiers: the worst low that still counts."""

from collections.abc import Sequence
from typing import Final

from core.cards import Card, parse_cards
from core.hands.scale import LOW_A5
from core.hands.strength import PLACES, Strength

WORST_EIGHT: Final = LOW_A5.strength(parse_cards("8c 7d 6h 5s 4c"))
"""The worst eight low."""


def low_8_or_better(cards: Sequence[Card]) -> Strength | None:
    """Strength of the ace-to-five low if it is five ranks of eight or lower, else None."""
    strength = LOW_A5.strength(cards)
    return strength if len(cards) >= PLACES and strength >= WORST_EIGHT else None

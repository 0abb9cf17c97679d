"""Showdown: a house player shows what may win and mucks what is beaten."""

from collections.abc import Sequence

from core.cards import Card
from core.hands import high


def is_beaten(
    hole: tuple[Card, ...], board: tuple[Card, ...], shown: Sequence[Sequence[tuple[Card, ...]]]
) -> bool:
    """True when some shown hand is better in every pot the player is in for.

    ``shown`` holds, for each of those pots, the hands already face up that compete for it.
    """
    mine = high(hole + board)
    return bool(shown) and all(
        any(high(other + board) > mine for other in rivals) for rivals in shown
    )

"""Rows of community cards by the names of the streets that turn them."""

from functools import cache
from typing import Final

from core.games import GAMES
from core.games.spec import GameSpec
from core.games.steps import TurnBoard

COMMON: Final = "Common card"
"""The card in the middle of a stud hand that ran out of cards (Cooke 5.21)."""


@cache
def row_names(game: str) -> tuple[str, ...]:
    """``First flop``, ``Second flop``, ``Turn and river``; empty names where there is one row."""
    spec = GAMES[game]
    if spec.upcards:
        return (COMMON,) * spec.rows
    if spec.rows == 1:
        return ("",)
    return tuple(_row_name(spec, row) for row in range(spec.rows))


def _row_name(spec: GameSpec, row: int) -> str:
    streets = [
        street.name
        for street in spec.streets
        if any(isinstance(step, TurnBoard) and step.board == row for step in street.steps)
    ]
    return " and ".join(streets).capitalize()

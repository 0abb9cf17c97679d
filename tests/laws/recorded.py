"""Recorded histories: some hands of every game, played once and held against every law.

Each game, rotation and mix is dealt to two, to some and to as many as it allows; which hands it
gets depends on its name alone.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import pytest

from core.table.events import TableEvent
from tests.laws.chance import Chance
from tests.laws.history import History, Said
from tests.laws.tables import DEALS

every_game = pytest.mark.parametrize("name", DEALS)
"""A law for each game, rotation and mix by name."""

_SEATS = (2, 5, 99)
"""Two, some and as many as there is room for."""


def events_of(history: Iterable[Said]) -> Iterator[TableEvent]:
    """Everything that happened in ``history``, one event after the other."""
    return (event for said in history if said.step is not None for event in said.step.events)


def recorded(name: str) -> list[list[Said]]:
    """Hands of what is dealt under ``name``, a history for each number of seats."""
    return [recorded_for(name, seats) for seats in _SEATS]


@cache
def recorded_for(name: str, seats: int) -> list[Said]:
    """Four hands of what is dealt under ``name`` at a table of at most so many seats."""
    chance = chance_of(f"{name} for {seats}")
    return History(chance, DEALS[name], seats=seats).play(4, everybody=True).said


def chance_of(text: str) -> Chance:
    """Chance enough for some hands, the same for the same ``text`` on every machine."""
    return Chance(Random(text).randbytes(4_000))  # noqa: S311

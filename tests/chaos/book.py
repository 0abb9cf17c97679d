"""What the database says, read while the bot is dead or beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from adapters.sqlite import SqliteTape
from core.bank import Account
from core.engine.journal.codec import decode_events
from core.ids import Instant
from core.table import evolve
from core.table.events import TableEvent
from core.table.state import Table

_LETTERS = "SELECT id, slot, receiver, hand, action, state FROM letter ORDER BY id"


@dataclass(frozen=True)
class Moment:
    """One command of the journal: when it counted, what it caused, the table after it."""

    at: Instant
    events: tuple[TableEvent, ...]
    table: Table


@dataclass(frozen=True)
class Letter:
    """A message the dealer owes, as it is stored."""

    id: int
    slot: str
    to: str
    hand: int
    action: int
    state: str


@dataclass(frozen=True)
class Book:
    """The whole journal of the one table, every letter ever written, the balances, and when the
    bot last wrote down that it could reach the platform (0: never)."""

    moments: tuple[Moment, ...]
    letters: tuple[Letter, ...]
    balances: Mapping[Account, int]
    alive: Instant

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.moments[-1].table

    @property
    def last_sign(self) -> Instant:
        """The last moment at which the bot is known to have served the table."""
        return max(self.alive, self.moments[-1].at)

    def events(self) -> Iterator[TableEvent]:
        """Everything that ever happened at the table."""
        for moment in self.moments:
            yield from moment.events


async def read(database: Path) -> Book:
    """Read it all; takes no lock."""
    tape = await SqliteTape.open(database)
    moments: list[Moment] = []
    try:
        (ident,) = await tape.tables()
        table: Table | None = None
        async for row in tape.journal(ident):
            events = decode_events(row.events)
            table = evolve(table, events)
            assert table.version == row.version
            moments.append(Moment(row.at, events, table))
        balances = await tape.stored_balances()
    finally:
        await tape.close()
    return Book(tuple(moments), _letters(database), balances, _alive(database))


def open_letters(database: Path) -> list[Letter]:
    """Those that something still has to be done about."""
    return [letter for letter in _letters(database) if letter.state != "done"]


def _letters(database: Path) -> tuple[Letter, ...]:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(_LETTERS)
        return tuple(Letter(*row) for row in rows)


def _alive(database: Path) -> Instant:
    with closing(sqlite3.connect(database)) as connection:
        (at,) = connection.execute("SELECT max(at) FROM alive").fetchone()
        return Instant(at or 0)

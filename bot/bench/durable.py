"""How many commands a second become durable: through the actors and SQLite, many tables."""

import asyncio
import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from adapters.sqlite import SqliteStore
from bot.bench.tables import BenchChance, BenchClock, fill_tables, quick_act
from core.engine import Accepted, CardRoom
from core.ids import TableId

TABLES: Final = 200


class DurableSpeed(Struct, frozen=True):
    """Commands that were committed, in how many seconds, over how many commits."""

    commands: int
    seconds: float
    commits: int

    @property
    def per_second(self) -> float:
        """Durable commands a second."""
        return self.commands / self.seconds


async def measure_durable(folder: Path, seconds: float = 5.0, tables: int = TABLES) -> DurableSpeed:
    """Play at ``tables`` tables for ``seconds`` over a new database in ``folder``.

    Every table has six players who check, call and now and then fold, each waiting for the
    answer to the act before; hands start by themselves.  Counted is what the journal has.
    """
    store = await SqliteStore.open(folder / "durable.sqlite3")
    try:
        room = CardRoom(store, BenchClock(), BenchChance(1), {})
        await room.start()
        try:
            idents = await fill_tables(room, tables)
            before, commits = _committed(room), room.commits
            began = time.perf_counter()
            ends = began + seconds
            await asyncio.gather(*(_play(room, ident, ends) for ident in idents))
            took = time.perf_counter() - began
            return DurableSpeed(_committed(room) - before, took, room.commits - commits)
        finally:
            await room.stop()
    finally:
        await store.close()


async def _play(room: CardRoom, ident: TableId, ends: float) -> None:
    while time.perf_counter() < ends:
        table = room.table(ident)
        assert table is not None
        act = quick_act(table)
        if act is None:
            await asyncio.sleep(0.001)  # the next hand starts by itself
            continue
        outcome = await room.submit(ident, act, f"bench:{ident}:{table.version}")
        assert isinstance(outcome, Accepted)


def _committed(room: CardRoom) -> int:
    return sum(table.version for table in room.tables())

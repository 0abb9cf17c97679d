"""How long a restart takes with many tables in the middle of a hand."""

import asyncio
import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from adapters.sqlite import SqliteStore
from bot.bench.tables import BenchChance, BenchClock, fill_tables, quick_act
from core.engine import CardRoom
from core.ids import TableId

TABLES: Final = 200
_ACTS: Final = 60


class RestartTime(Struct, frozen=True):
    """From opening the database until every table's time runs again."""

    tables: int
    seconds: float


async def measure_restart(folder: Path, tables: int = TABLES) -> RestartTime:
    """Play some hands at ``tables`` tables, stop in the middle of one, and start again."""
    path = folder / "restart.sqlite3"
    store = await SqliteStore.open(path)
    try:
        room = CardRoom(store, BenchClock(), BenchChance(2), {})
        await room.start()
        idents = await fill_tables(room, tables)
        await asyncio.gather(*(_play(room, ident) for ident in idents))
        await room.stop()
    finally:
        await store.close()

    began = time.perf_counter()
    store = await SqliteStore.open(path)
    try:
        room = CardRoom(store, BenchClock(), BenchChance(3), {})
        await room.start()
        try:
            await room.settled()
            took = time.perf_counter() - began
            back = room.tables()
            assert len(back) == tables
            assert all(table.is_in_hand and table.paused_at is None for table in back)
            return RestartTime(len(back), took)
        finally:
            await room.stop()
    finally:
        await store.close()


async def _play(room: CardRoom, ident: TableId) -> None:
    """Play on for a while, and stop where a hand is in play."""
    acts = 0
    while True:
        table = room.table(ident)
        assert table is not None
        act = quick_act(table)
        if act is None:
            await asyncio.sleep(0.001)
            continue
        if acts >= _ACTS and table.is_in_hand and table.hand is not None and table.hand.street:
            return
        await room.submit(ident, act, f"bench:{ident}:{table.version}")
        acts += 1

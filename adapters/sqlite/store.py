"""The SQLite store: one writing connection, every piece of work in one hop to its thread."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import aiosqlite

from adapters.sqlite import conduct, houses, reading
from adapters.sqlite.hop import hop
from adapters.sqlite.lock import ProcessLock
from adapters.sqlite.opening import open_tidier, open_writer
from adapters.sqlite.slack_vault import SqliteSlackVault
from adapters.sqlite.words import unreadable
from adapters.sqlite.writing import Writer
from core.bank import Account, Kind
from core.engine.rows import (
    ConductPages,
    Entry,
    GuestRow,
    JournalRow,
    Memory,
    TableRecord,
    WalletRow,
)
from core.engine.store import StoreFailed
from core.house.history import HouseChange
from core.ids import CommunityId, Instant, PersonId, TableId

T = TypeVar("T")


class SqliteStore:
    """``core.engine.store.Store`` over one file.  Open with :meth:`open`, always close.

    ``slack_vault`` keeps Slack's installations in the same file, by the same writer.
    """

    def __init__(
        self,
        path: Path,
        lock: ProcessLock,
        writer: aiosqlite.Connection,
        tidier: aiosqlite.Connection,
    ) -> None:
        self._path = path
        self._lock = lock
        self._connection = writer
        self._tidier = tidier
        self._writer = Writer()
        self.slack_vault = SqliteSlackVault(self._do)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or make the database at ``path`` and bring its schema up to date.

        Raises:
            Unreadable: another process uses it, or it cannot be used; one clear sentence.
        """
        lock = ProcessLock(path)
        lock.take()
        opened: list[aiosqlite.Connection] = []
        try:
            opened.append(await open_writer(path))
            opened.append(await open_tidier(path))
            store = cls(path, lock, *opened)
            await hop(store._connection, store._writer.learn)
        except BaseException as error:
            for connection in opened:
                await connection.close()
            lock.release()
            if isinstance(error, sqlite3.Error):
                raise unreadable(path, error) from None
            raise
        return store

    async def close(self) -> None:
        """Let go of the file; harmless when done twice."""
        try:
            await self._tidier.close()
            await self._connection.close()
        finally:
            self._lock.release()

    async def commit(self, entries: Sequence[Entry]) -> None:
        """See ``Store.commit``."""
        await self._do(lambda connection: self._writer.commit(connection, entries))

    async def load(self) -> Memory:
        """See ``Store.load``."""
        return await self._do(reading.memory)

    async def load_table(self, table: TableId, version: int | None = None) -> TableRecord | None:
        """See ``Store.load_table``."""
        return await self._do(lambda connection: reading.table_record(connection, table, version))

    async def balances(self) -> Mapping[Account, int]:
        """See ``Store.balances``."""
        return await self._do(reading.balances)

    async def guests(self, since: Instant) -> Sequence[GuestRow]:
        """See ``Store.guests``."""
        return await self._do(lambda connection: reading.guests(connection, since))

    async def conduct(self, since: Instant) -> ConductPages:
        """See ``Store.conduct``."""
        return await self._do(lambda connection: conduct.pages(connection, since))

    async def journal_part(self, table: TableId, since: int, count: int) -> Sequence[JournalRow]:
        """See ``Store.journal_part``."""
        return await self._do(
            lambda connection: reading.journal_part(connection, table, since, count)
        )

    async def houses(self) -> Sequence[HouseChange]:
        """See ``Store.houses``."""
        return await self._do(houses.latest)

    async def house_history(
        self, community: CommunityId, table: TableId | None, limit: int
    ) -> Sequence[HouseChange]:
        """See ``Store.house_history``."""
        return await self._do(
            lambda connection: houses.history(connection, community, table, limit)
        )

    async def recall_house(self, key: str) -> Sequence[HouseChange]:
        """See ``Store.recall_house``."""
        return await self._do(lambda connection: houses.of_act(connection, key))

    async def recall(self, key: str) -> JournalRow | None:
        """See ``Store.recall``."""
        return await self._do(lambda connection: reading.journal_row(connection, key))

    async def recall_version(self, table: TableId, version: int) -> JournalRow | None:
        """See ``Store.recall_version``."""
        return await self._do(
            lambda connection: reading.journal_version(connection, table, version)
        )

    async def recall_wallet(self, key: str) -> WalletRow | None:
        """See ``Store.recall_wallet``."""
        return await self._do(lambda connection: reading.wallet_row(connection, key))

    async def count_wallet_acts(self, person: PersonId, kind: Kind, since: Instant) -> int:
        """See ``Store.count_wallet_acts``."""
        return await self._do(
            lambda connection: reading.wallet_acts(connection, person, kind, since)
        )

    async def tidy(self) -> None:
        """Move what it can from the write-ahead log into the file, without waiting for anyone."""
        try:
            await hop(self._tidier, _checkpoint)
        except (sqlite3.Error, ValueError) as error:
            raise StoreFailed(type(error).__name__) from None

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await hop(self._connection, work)
        except sqlite3.Error as error:
            # The error's own text may quote a row; its kind and the path say enough.
            kind = getattr(error, "sqlite_errorname", type(error).__name__)
            raise StoreFailed(f"{unreadable(self._path, error)} ({kind})") from None
        except ValueError:
            raise StoreFailed("The database is closed.") from None  # aiosqlite's way to say so


def _checkpoint(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

"""Reading a whole database for an audit, also while a dealer is using it."""

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import aiosqlite

from adapters.sqlite import reading
from adapters.sqlite.hop import hop
from adapters.sqlite.opening import open_reader
from core.bank import Account
from core.engine.rows import Due, JournalRow, Snapshot
from core.ids import TableId

_PART: Final = 500


class SqliteTape:
    """``core.engine.store.Tape`` over one file.  Open with :meth:`open`, always close."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> "SqliteTape":
        """Open the database at ``path`` for reading only.

        Raises:
            Unreadable: there is none, or it is not of this program's version.
        """
        return cls(await open_reader(path))

    async def close(self) -> None:
        """Let go of the file."""
        await self._connection.close()

    async def tables(self) -> Sequence[TableId]:
        """See ``Tape.tables``."""
        return await hop(
            self._connection,
            lambda c: [TableId(row[0]) for row in c.execute("SELECT id FROM table_row")],
        )

    async def journal(self, table: TableId) -> AsyncIterator[JournalRow]:
        """See ``Tape.journal``."""
        since = 0
        while rows := await self._part(table, since):
            for row in rows:
                yield row
            since = rows[-1].version

    async def _part(self, table: TableId, since: int) -> tuple[JournalRow, ...]:
        return await hop(self._connection, lambda c: reading.journal_part(c, table, since, _PART))

    async def snapshots(self, table: TableId) -> Sequence[Snapshot]:
        """See ``Tape.snapshots``."""
        return await hop(self._connection, lambda c: reading.snapshots(c, table))

    async def due(self, table: TableId) -> Due | None:
        """See ``Tape.due``."""
        return await hop(self._connection, lambda c: reading.due(c, table))

    async def postings(self) -> Mapping[Account, int]:
        """See ``Tape.postings``."""
        return await hop(self._connection, reading.ledger_sums)

    async def stored_balances(self) -> Mapping[Account, int]:
        """See ``Tape.stored_balances``."""
        return await hop(
            self._connection,
            lambda c: {
                Account(name): balance
                for name, balance in c.execute("SELECT name, balance FROM account")
            },
        )

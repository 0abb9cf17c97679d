"""The store port: what the engine asks of a database.

A store keeps the journal, snapshots, the ledger, deadlines and the outbox.  It takes several
steps in one commit, whole or not at all, and knows nothing of poker.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Protocol

from core.bank import Account, Kind
from core.engine.rows import (
    ConductPages,
    Due,
    Entry,
    GuestRow,
    JournalRow,
    Memory,
    Snapshot,
    TableRecord,
    WalletRow,
)
from core.house.history import HouseChange
from core.ids import CommunityId, Instant, PersonId, TableId


class KeysUsed(Exception):
    """Some commands of the batch were committed before under the same keys; nothing was stored."""

    def __init__(self, keys: frozenset[str]) -> None:
        super().__init__(len(keys))
        self.keys = keys


class StoreFailed(Exception):
    """The store could not do it.  Whether a commit went through has to be looked up."""


class Store(Protocol):
    """One database, used by one process.

    Every method may raise :class:`StoreFailed`.
    """

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Store all of ``entries``, durably, before returning.

        Raises:
            KeysUsed: some keys are in the store already; nothing was stored.
        """
        ...

    async def load(self) -> Memory:
        """Everything needed to go on."""
        ...

    async def load_table(self, table: TableId, version: int | None = None) -> TableRecord | None:
        """One table as of ``version``, or as it stands; None when it was never opened."""
        ...

    async def balances(self) -> Mapping[Account, int]:
        """Every account with chips in it, and every wallet."""
        ...

    async def guests(self, since: Instant) -> Sequence[GuestRow]:
        """Everybody's last visits that ended at ``since`` or later."""
        ...

    async def conduct(self, since: Instant) -> ConductPages:
        """The conduct book; of reports those that wait, or were made at ``since`` or later."""
        ...

    async def journal_part(self, table: TableId, since: int, count: int) -> Sequence[JournalRow]:
        """At most ``count`` rows of a table's journal after version ``since``."""
        ...

    async def houses(self) -> Sequence[HouseChange]:
        """The last line of the history on each community's rules and staff, oldest first."""
        ...

    async def house_history(
        self, community: CommunityId, table: TableId | None, limit: int
    ) -> Sequence[HouseChange]:
        """The last ``limit`` lines of a community's history, the newest first.

        ``table`` asks for those of one table alone.
        """
        ...

    async def recall_house(self, key: str) -> Sequence[HouseChange]:
        """The lines committed under ``key``."""
        ...

    async def recall(self, key: str) -> JournalRow | None:
        """The command committed under ``key``."""
        ...

    async def recall_version(self, table: TableId, version: int) -> JournalRow | None:
        """The command that made this version of a table."""
        ...

    async def recall_wallet(self, key: str) -> WalletRow | None:
        """The cashier's act committed under ``key``."""
        ...

    async def count_wallet_acts(self, person: PersonId, kind: Kind, since: Instant) -> int:
        """How often ``kind`` was done for ``person`` at ``since`` or later."""
        ...

    async def tidy(self) -> None:
        """Housekeeping that may be left out: never in the way of a commit."""
        ...


class Tape(Protocol):
    """What an audit reads: one unchanging view of a whole store, open tables and closed."""

    async def tables(self) -> Sequence[TableId]:
        """Every table ever opened."""
        ...

    def journal(self, table: TableId) -> AsyncIterator[JournalRow]:
        """A table's commands from the first to the last."""
        ...

    async def snapshots(self, table: TableId) -> Sequence[Snapshot]:
        """The snapshots still kept of a table, oldest first."""
        ...

    async def due(self, table: TableId) -> Due | None:
        """What the store says the table waits for."""
        ...

    async def postings(self) -> Mapping[Account, int]:
        """Every account as the ledger's rows add up."""
        ...

    async def stored_balances(self) -> Mapping[Account, int]:
        """Every account as it is stored."""
        ...

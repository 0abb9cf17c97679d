"""The store port: what the engine asks of a database.

A store keeps the journal, snapshots, the ledger, deadlines and the outbox.  It takes several
steps in one commit, whole or not at all, and knows nothing of poker.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from core.bank import Account, Kind, Posting
from core.chips import Chips
from core.engine.letters import Letter
from core.house.conduct import Measure
from core.house.history import HouseChange
from core.house.regulars import Regular
from core.house.reports import Report
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId


class KeysUsed(Exception):
    """Some commands of the batch were committed before under the same keys; nothing was stored."""

    def __init__(self, keys: frozenset[str]) -> None:
        super().__init__(len(keys))
        self.keys = keys


class StoreFailed(Exception):
    """The store could not do it.  Whether a commit went through has to be looked up."""


class TableRow(Struct, frozen=True):
    """A table as it is entered when it opens."""

    id: TableId
    community: CommunityId
    place: PlaceId
    at: Instant


class JournalRow(Struct, frozen=True):
    """One command and what it caused; ``command`` and ``events`` are the codec's bytes.

    ``at`` is the moment the command counted from, ``version`` the table's after it.
    """

    table: TableId
    version: int
    at: Instant
    key: str
    command: bytes
    events: bytes

    def __repr__(self) -> str:
        return f"JournalRow({self.table!r}, {self.version!r})"


class Snapshot(Struct, frozen=True):
    """A table at one version, as the codec's bytes; ``at`` is its last command's moment."""

    table: TableId
    version: int
    at: Instant
    state: bytes

    def __repr__(self) -> str:
        return f"Snapshot({self.table!r}, {self.version!r})"


class Due(Struct, frozen=True):
    """What a table waits for: the earliest moment, None for nothing, and all as bytes."""

    table: TableId
    at: Instant | None
    deadlines: bytes

    def __repr__(self) -> str:
        return f"Due({self.table!r}, {self.at!r})"


class WalletRow(Struct, frozen=True):
    """One act at the cashier's window; ``balance`` is the wallet's after it."""

    key: str
    person: PersonId
    by: PersonId
    kind: Kind
    amount: Chips
    balance: Chips
    at: Instant


class Alive(Struct, frozen=True):
    """The process could reach ``platform`` at this moment."""

    platform: str
    at: Instant


class ShutDoor(Struct, frozen=True):
    """A person takes private messages no more, or (``is_shut`` False) again."""

    person: PersonId
    is_shut: bool
    at: Instant


class GuestRow(Struct, frozen=True):
    """A person's last visit to a kind of game in a community, ``like`` as in ``like_of``.

    ``table`` is where he got up at ``left_at`` with ``took``; 0 once he has brought it back.
    ``broke`` when that table's game had broken.  ``owes_kill`` when he left a kill unposted, until
    he sits down again; ``refused_kill`` when he would not post it (Cooke 8.04.08).
    """

    community: CommunityId
    person: PersonId
    like: str
    table: TableId
    left_at: Instant
    took: Chips
    short_buys: int
    clocks_against: int
    clocks_unreasonable: int
    folds_undone: int
    ejected: bool
    broke: bool
    owes_kill: bool = False
    refused_kill: bool = False


class Final(Struct, frozen=True):
    """A board's letter will show ``version`` for good: its hand is over."""

    letter: int
    version: int


class Entry(Struct, frozen=True):
    """Everything one step changes, committed whole or not at all.

    ``letters`` are new; ``marks`` carry how far known ones have come, and change nothing else
    about them, so that a step and a delivery never overwrite one another.  ``reports`` are new, and
    ``heard`` those of which the floor has taken note.
    """

    opened: TableRow | None = None
    closed: TableId | None = None
    journal: JournalRow | None = None
    snapshot: Snapshot | None = None
    due: Due | None = None
    postings: tuple[Posting, ...] = ()
    wallet: WalletRow | None = None
    letters: tuple[Letter, ...] = ()
    marks: tuple[Letter, ...] = ()
    finals: tuple[Final, ...] = ()
    alive: tuple[Alive, ...] = ()
    doors: tuple[ShutDoor, ...] = ()
    guests: tuple[GuestRow, ...] = ()
    house: tuple[HouseChange, ...] = ()
    measures: tuple[Measure, ...] = ()
    regulars: tuple[Regular, ...] = ()
    reports: tuple[Report, ...] = ()
    heard: tuple[Report, ...] = ()

    @property
    def key(self) -> str | None:
        """The idempotency key it is stored under."""
        rows = (self.journal, self.wallet, *self.house, *self.measures, *self.reports)
        return next((row.key for row in rows if row is not None), None)


class TableRecord(Struct, frozen=True):
    """A snapshot and the journal rows after it; no snapshot means from the beginning."""

    table: TableId
    snapshot: Snapshot | None
    tail: tuple[JournalRow, ...]


class Memory(Struct, frozen=True):
    """Everything a process needs to go on where the last one stopped.

    Attributes:
        mark: a new word at each reading, for the nonces of letters that are still to be written.
        tables: those that are open.
        places: where each of them is.
        letters: those that are open.
        last_table: the one that was opened last, None before the first.
        letters_ever: the highest number ever given to a letter.
    """

    mark: str
    tables: tuple[TableRecord, ...]
    places: Mapping[TableId, PlaceId]
    balances: Mapping[Account, int]
    letters: tuple[Letter, ...]
    shut: frozenset[PersonId]
    alive: Mapping[str, Instant]
    last_table: TableId | None
    letters_ever: int


class ConductPages(Struct, frozen=True):
    """What the conduct book holds; ``last_report`` is the highest number ever given to one."""

    measures: tuple[Measure, ...] = ()
    regulars: tuple[Regular, ...] = ()
    reports: tuple[Report, ...] = ()
    last_report: int = 0


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

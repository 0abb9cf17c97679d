"""Rows: what the engine has kept of tables, people and messages, and gets back.

An ``Entry`` holds everything that one step changes; a store takes several of them in one commit.
"""

from collections.abc import Mapping

from msgspec import Struct

from core.bank import Account, Kind, Posting
from core.chips import Chips
from core.engine.mail.letters import Letter
from core.house.conduct import Measure
from core.house.history import HouseChange
from core.house.regulars import Regular
from core.house.reports import Report
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId


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
    about them, so that a step and a delivery never overwrite one another.  ``reports`` are new,
    ``heard`` those of which the floor has taken note, and ``told`` those it has been notified of.
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
    told: tuple[Report, ...] = ()

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

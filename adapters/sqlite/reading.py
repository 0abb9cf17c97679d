"""Reading rows back into the store's records."""

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from core.bank import Account, Kind
from core.chips import Chips
from core.engine.mail.letters import Letter, State
from core.engine.ports import MessageRef
from core.engine.rows import Due, GuestRow, JournalRow, Memory, Snapshot, TableRecord, WalletRow
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.present.documents import Slot

_JOURNAL: Final = "SELECT table_id, version, at, key, command, events FROM journal"
_SNAPSHOT: Final = "SELECT table_id, version, at, state FROM snapshot"
_BALANCES: Final = "SELECT name, balance FROM account WHERE balance <> 0 OR name LIKE 'wallet/%'"
_GUESTS: Final = (
    "SELECT community, person, like, table_id, left_at, took, short_buys, clocks_against, "
    "clocks_unreasonable, folds_undone, ejected, broke, owes_kill, refused_kill FROM guest"
)
_PART: Final = 1_000_000_000
_NEWEST_SNAPSHOTS: Final = (
    "SELECT s.table_id, s.version, s.at, s.state FROM table_row t "
    "JOIN snapshot s ON s.table_id = t.id AND s.version = "
    "(SELECT max(version) FROM snapshot WHERE table_id = t.id) WHERE t.is_closed = 0"
)


def memory(connection: sqlite3.Connection) -> Memory:
    """Everything a process needs to go on."""
    one = connection.execute
    return Memory(
        mark=str(one("SELECT lower(hex(randomblob(4)))").fetchone()[0]),
        tables=tuple(_open_tables(connection)),
        places={
            TableId(table): PlaceId(place)
            for table, place in one("SELECT id, place FROM table_row WHERE is_closed = 0")
        },
        balances=balances(connection),
        letters=tuple(
            _letter(row) for row in one("SELECT * FROM letter WHERE state <> 'done' ORDER BY id")
        ),
        shut=frozenset(PersonId(row[0]) for row in one("SELECT person FROM shut_door")),
        alive={row[0]: Instant(row[1]) for row in one("SELECT platform, at FROM alive")},
        last_table=_last_table(connection),
        letters_ever=one("SELECT coalesce(max(id), 0) FROM letter").fetchone()[0],
    )


def _last_table(connection: sqlite3.Connection) -> TableId | None:
    # The row's own number is not the table's: an opening that failed leaves a gap in one of them.
    row = connection.execute("SELECT id FROM table_row ORDER BY number DESC LIMIT 1").fetchone()
    return TableId(row[0]) if row is not None else None


def _open_tables(connection: sqlite3.Connection) -> Iterator[TableRecord]:
    snapshots = {row[0]: Snapshot(*row) for row in connection.execute(_NEWEST_SNAPSHOTS).fetchall()}
    for (table,) in connection.execute(
        "SELECT id FROM table_row WHERE is_closed = 0 ORDER BY number"
    ).fetchall():
        snapshot = snapshots.get(table)
        since = snapshot.version if snapshot is not None else 0
        yield TableRecord(TableId(table), snapshot, _tail(connection, table, since, None))


def table_record(
    connection: sqlite3.Connection, table: TableId, version: int | None
) -> TableRecord | None:
    """One table as of ``version``, or as it stands; None when it was never opened."""
    found = connection.execute(
        f"{_SNAPSHOT} WHERE table_id = ?1 AND (?2 IS NULL OR version <= ?2) "
        "ORDER BY version DESC LIMIT 1",
        (table, version),
    ).fetchone()
    snapshot = Snapshot(*found) if found is not None else None
    tail = _tail(connection, table, snapshot.version if snapshot is not None else 0, version)
    return TableRecord(table, snapshot, tail) if snapshot is not None or tail else None


def _tail(
    connection: sqlite3.Connection, table: str, since: int, version: int | None
) -> tuple[JournalRow, ...]:
    rows = connection.execute(
        f"{_JOURNAL} WHERE table_id = ?1 AND version > ?2 AND (?3 IS NULL OR version <= ?3) "
        "ORDER BY version",
        (table, since, version),
    )
    return tuple(JournalRow(*row) for row in rows)


def journal_part(
    connection: sqlite3.Connection, table: TableId, since: int, count: int
) -> tuple[JournalRow, ...]:
    """At most ``count`` rows of a table's journal after version ``since``."""
    rows = connection.execute(
        f"{_JOURNAL} WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?",
        (table, since, count),
    )
    return tuple(JournalRow(*row) for row in rows)


def journal_row(connection: sqlite3.Connection, key: str) -> JournalRow | None:
    """The command committed under ``key``."""
    row = connection.execute(f"{_JOURNAL} WHERE key = ?", (key,)).fetchone()
    return JournalRow(*row) if row is not None else None


def journal_version(
    connection: sqlite3.Connection, table: TableId, version: int
) -> JournalRow | None:
    """The command that made ``version`` of a table."""
    row = connection.execute(
        f"{_JOURNAL} WHERE table_id = ? AND version = ?", (table, version)
    ).fetchone()
    return JournalRow(*row) if row is not None else None


def snapshots(connection: sqlite3.Connection, table: TableId) -> tuple[Snapshot, ...]:
    """The snapshots kept of a table, oldest first."""
    rows = connection.execute(f"{_SNAPSHOT} WHERE table_id = ? ORDER BY version", (table,))
    return tuple(Snapshot(*row) for row in rows)


def due(connection: sqlite3.Connection, table: TableId) -> Due | None:
    """What the table waits for."""
    row = connection.execute(
        "SELECT table_id, at, deadlines FROM due WHERE table_id = ?", (table,)
    ).fetchone()
    return Due(*row) if row is not None else None


def balances(connection: sqlite3.Connection) -> dict[Account, int]:
    """Every account with chips in it, and every wallet."""
    return {Account(name): balance for name, balance in connection.execute(_BALANCES)}


def ledger_sums(connection: sqlite3.Connection) -> dict[Account, int]:
    """Every account as the rows of the ledger add up.

    Added up in two parts: what has passed through an account in years may be more than the 64
    bits that SQLite's own sum can hold, though what lies in it never is.
    """
    rows = connection.execute(
        "SELECT a.name, coalesce(sum(m.amount / ?1), 0), coalesce(sum(m.amount % ?1), 0) "
        "FROM account a LEFT JOIN ("
        "SELECT credit AS number, amount FROM ledger UNION ALL SELECT debit, -amount FROM ledger"
        ") m USING (number) GROUP BY a.number",
        (_PART,),
    )
    return {Account(name): high * _PART + low for name, high, low in rows}


def wallet_row(connection: sqlite3.Connection, key: str) -> WalletRow | None:
    """The cashier's act committed under ``key``."""
    row = connection.execute(
        "SELECT key, person, by, kind, amount, balance, at FROM wallet_act WHERE key = ?", (key,)
    ).fetchone()
    if row is None:
        return None
    key, person, by, kind, amount, balance, at = row
    return WalletRow(
        key,
        PersonId(person),
        PersonId(by),
        Kind(kind),
        Chips(amount),
        Chips(balance),
        Instant(at),
    )


def wallet_acts(
    connection: sqlite3.Connection, person: PersonId, kind: Kind, since: Instant
) -> int:
    """How often ``kind`` was done for ``person`` since then."""
    row = connection.execute(
        "SELECT count(*) FROM wallet_act WHERE person = ? AND kind = ? AND at >= ?",
        (person, kind.value, since),
    ).fetchone()
    return int(row[0])


def guests(connection: sqlite3.Connection, since: Instant) -> tuple[GuestRow, ...]:
    """The last visits that ended at ``since`` or later."""
    rows = connection.execute(f"{_GUESTS} WHERE left_at >= ?", (since,))
    return tuple(
        GuestRow(
            community=CommunityId(row[0]),
            person=PersonId(row[1]),
            like=row[2],
            table=TableId(row[3]),
            left_at=Instant(row[4]),
            took=Chips(row[5]),
            short_buys=row[6],
            clocks_against=row[7],
            clocks_unreasonable=row[8],
            folds_undone=row[9],
            ejected=bool(row[10]),
            broke=bool(row[11]),
            owes_kill=bool(row[12]),
            refused_kill=bool(row[13]),
        )
        for row in rows
    )


def _letter(row: tuple[Any, ...]) -> Letter:
    (ident, table, slot, to, is_private, hand, action, version, note, final) = row[:10]
    (state, sending, sending_at, attempt, ref_place, ref_message, mark) = row[10:]
    return Letter(
        id=ident,
        table=TableId(table),
        slot=Slot(slot),
        to=PersonId(to) if is_private else PlaceId(to),
        is_private=bool(is_private),
        hand=hand,
        action=action,
        version=version,
        note=note,
        final=final,
        state=State(state),
        sending=sending,
        sending_at=Instant(sending_at),
        attempt=attempt,
        ref=MessageRef(ref_place, ref_message) if ref_message is not None else None,
        mark=mark,
    )

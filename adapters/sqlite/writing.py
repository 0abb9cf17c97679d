"""One transaction for a batch of entries: each table's rows in one statement."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

from adapters.sqlite import conduct, houses
from core.bank import Account, Posting, may_be_negative, net, wallet
from core.engine.mail.letters import Letter
from core.engine.rows import Entry, GuestRow
from core.engine.store import KeysUsed

_TABLE: Final = "INSERT INTO table_row (id, community, place, opened_at) VALUES (?, ?, ?, ?)"
_CLOSED: Final = "UPDATE table_row SET is_closed = 1 WHERE id = ?"
_JOURNAL: Final = (
    "INSERT INTO journal (table_id, version, at, key, command, events) VALUES (?, ?, ?, ?, ?, ?)"
)
_SNAPSHOT: Final = (
    "INSERT OR REPLACE INTO snapshot (table_id, version, at, state) VALUES (?, ?, ?, ?)"
)
# Three are kept: the board of the hand before is drawn from one of the older two.
_FORGET: Final = (
    "DELETE FROM snapshot WHERE table_id = ?1 AND version <= (SELECT version FROM snapshot "
    "WHERE table_id = ?1 ORDER BY version DESC LIMIT 1 OFFSET 3)"
)
_DUE: Final = "INSERT OR REPLACE INTO due (table_id, at, deadlines) VALUES (?, ?, ?)"
_WALLET: Final = (
    "INSERT INTO wallet_act (key, person, by, kind, amount, balance, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_LEDGER: Final = "INSERT INTO ledger (key, debit, credit, amount, kind) VALUES (?, ?, ?, ?, ?)"
_ACCOUNT: Final = "INSERT INTO account (number, name, may_be_negative, balance) VALUES (?, ?, ?, ?)"
_BALANCE: Final = "UPDATE account SET balance = balance + ? WHERE number = ?"
# A letter that belongs to no step is written again until the store has taken it, and an attempt
# that seemed to fail may have been stored; what has become of the letter since is left alone.
_LETTER: Final = (
    "INSERT INTO letter VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO NOTHING"
)
_MARK: Final = (
    "UPDATE letter SET state = ?, sending = ?, sending_at = ?, attempt = ?, ref_place = ?, "
    "ref_message = ? WHERE id = ?"
)
_FINAL: Final = "UPDATE letter SET final = ? WHERE id = ?"
_SHUT: Final = "INSERT OR REPLACE INTO shut_door (person, at) VALUES (?, ?)"
_OPEN: Final = "DELETE FROM shut_door WHERE person = ?"
_ALIVE: Final = "INSERT OR REPLACE INTO alive (platform, at) VALUES (?, ?)"
_GUEST: Final = (
    "INSERT OR REPLACE INTO guest (community, person, like, table_id, left_at, took, short_buys, "
    "clocks_against, clocks_unreasonable, folds_undone, ejected, broke, owes_kill, refused_kill) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class Writer:
    """Writes batches; it knows the number of every account, so the ledger stays narrow."""

    def __init__(self) -> None:
        self._numbers: dict[Account, int] = {}
        self._is_sure = False

    def learn(self, connection: sqlite3.Connection) -> None:
        """Read the numbers of all accounts."""
        rows = connection.execute("SELECT name, number FROM account")
        self._numbers = {Account(name): number for name, number in rows}
        self._is_sure = True

    def commit(self, connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
        """Store all of ``entries`` or nothing.

        Raises:
            KeysUsed: some of the keys were stored before.
            sqlite3.Error: it did not work; nothing is in the database unless the commit itself
                failed.
        """
        fresh: dict[Account, int] = {}
        connection.execute("BEGIN IMMEDIATE")
        try:
            if not self._is_sure:
                self.learn(connection)
            self._rows(connection, entries)
            self._chips(connection, entries, fresh)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.rollback()
            used = _keys_used(connection, entries)
            if used:
                raise KeysUsed(used) from None
            raise
        except BaseException:
            # A commit that failed may have gone through, with accounts that got numbers in it.
            self._is_sure = False
            connection.rollback()
            raise
        self._numbers.update(fresh)

    def _rows(self, connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
        def put(statement: str, rows: list[tuple[object, ...]]) -> None:
            if rows:
                connection.executemany(statement, rows)

        opened = [e.opened for e in entries if e.opened is not None]
        snapshots = [e.snapshot for e in entries if e.snapshot is not None]
        put(_TABLE, [(row.id, row.community, row.place, row.at) for row in opened])
        put(
            _JOURNAL,
            [
                (row.table, row.version, row.at, row.key, row.command, row.events)
                for row in (e.journal for e in entries)
                if row is not None
            ],
        )
        put(_CLOSED, [(e.closed,) for e in entries if e.closed is not None])
        put(_SNAPSHOT, [(row.table, row.version, row.at, row.state) for row in snapshots])
        put(_FORGET, [(row.table,) for row in snapshots])
        # Of several entries of one table the last one counts, so one row a table is enough.
        due = {e.due.table: e.due for e in entries if e.due is not None}
        put(_DUE, [(row.table, row.at, row.deadlines) for row in due.values()])
        put(
            _WALLET,
            [
                (w.key, w.person, w.by, w.kind.value, w.amount, w.balance, w.at)
                for w in (e.wallet for e in entries)
                if w is not None
            ],
        )
        put(_LETTER, [_letter_row(letter) for e in entries for letter in e.letters])
        put(_MARK, [(*_progress(letter), letter.id) for e in entries for letter in e.marks])
        put(_FINAL, [(final.version, final.letter) for e in entries for final in e.finals])
        doors = {door.person: door for e in entries for door in e.doors}
        put(_SHUT, [(door.person, door.at) for door in doors.values() if door.is_shut])
        put(_OPEN, [(door.person,) for door in doors.values() if not door.is_shut])
        put(_GUEST, [_guest_row(guest) for e in entries for guest in e.guests])
        put(houses.WRITE, [houses.row_of(line) for e in entries for line in e.house])
        put(conduct.MEASURE, [conduct.measure_row(one) for e in entries for one in e.measures])
        put(conduct.REGULAR, [conduct.regular_row(one) for e in entries for one in e.regulars])
        put(conduct.REPORT, [conduct.report_row(one) for e in entries for one in e.reports])
        put(
            conduct.HEARD,
            [(one.heard_by, one.heard_at, one.number) for e in entries for one in e.heard],
        )
        put(conduct.TOLD, [(one.number,) for e in entries for one in e.told])
        put(_ALIVE, [(alive.platform, alive.at) for e in entries for alive in e.alive])

    def _chips(
        self, connection: sqlite3.Connection, entries: Sequence[Entry], fresh: dict[Account, int]
    ) -> None:
        numbers = self._numbers
        moved = [(e.key, posting) for e in entries for posting in e.postings]
        for account in _accounts(entries, (posting for _, posting in moved)):
            if account not in numbers and account not in fresh:
                fresh[account] = len(numbers) + len(fresh) + 1
        if fresh:
            connection.executemany(
                _ACCOUNT,
                [(number, name, may_be_negative(name), 0) for name, number in fresh.items()],
            )
        if not moved:
            return
        of = {**numbers, **fresh} if fresh else numbers
        connection.executemany(
            _LEDGER,
            [(key, of[p.debit], of[p.credit], p.amount, p.kind.value) for key, p in moved],
        )
        changes = net(posting for _, posting in moved)
        connection.executemany(
            _BALANCE, [(change, of[account]) for account, change in changes.items() if change]
        )


def _accounts(entries: Sequence[Entry], postings: Iterable[Posting]) -> Iterable[Account]:
    """Every account the batch names; a wallet exists from its first act, even an empty one."""
    for entry in entries:
        if entry.wallet is not None:
            yield wallet(entry.wallet.person)
    for posting in postings:
        yield posting.debit
        yield posting.credit


def _guest_row(guest: GuestRow) -> tuple[object, ...]:
    return (
        guest.community,
        guest.person,
        guest.like,
        guest.table,
        guest.left_at,
        guest.took,
        guest.short_buys,
        guest.clocks_against,
        guest.clocks_unreasonable,
        guest.folds_undone,
        guest.ejected,
        guest.broke,
        guest.owes_kill,
        guest.refused_kill,
    )


def _letter_row(letter: Letter) -> tuple[object, ...]:
    return (
        letter.id,
        letter.table,
        letter.slot.value,
        letter.to,
        letter.is_private,
        letter.hand,
        letter.action,
        letter.version,
        letter.note,
        letter.final,
        *_progress(letter),
        letter.mark,
    )


def _progress(letter: Letter) -> tuple[object, ...]:
    ref = letter.ref
    return (
        letter.state.value,
        letter.sending,
        letter.sending_at,
        letter.attempt,
        ref.place if ref is not None else None,
        ref.message if ref is not None else None,
    )


def _keys_used(connection: sqlite3.Connection, entries: Sequence[Entry]) -> frozenset[str]:
    keys = {entry.key for entry in entries if entry.key is not None}
    return frozenset(
        key
        for key in keys
        if connection.execute(
            "SELECT 1 FROM journal WHERE key = ?1 UNION ALL "
            "SELECT 1 FROM wallet_act WHERE key = ?1 UNION ALL "
            "SELECT 1 FROM house_change WHERE key = ?1 UNION ALL "
            "SELECT 1 FROM measure WHERE key = ?1 UNION ALL "
            "SELECT 1 FROM report WHERE key = ?1 LIMIT 1",
            (key,),
        ).fetchone()
    )

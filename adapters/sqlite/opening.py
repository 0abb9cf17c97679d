"""Opening a database file: one writer with full durability, or a reader that locks nothing."""

import asyncio
import contextlib
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

import aiosqlite

from adapters.sqlite.hop import hop
from adapters.sqlite.migrate import check_current, migrate
from adapters.sqlite.words import unreadable
from core.engine.ports import Unreadable

_WRITER: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = OFF",  # the writer numbers accounts itself, in the same transaction
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -65536",
    "PRAGMA wal_autocheckpoint = 4000",  # a backstop; checkpoints run beside the writer
    "PRAGMA journal_size_limit = 67108864",
)

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_OWNER: Final = stat.S_IRUSR | stat.S_IWUSR


async def open_writer(path: Path) -> aiosqlite.Connection:
    """The connection that writes, its schema brought up to date.

    Raises:
        Unreadable: the file cannot be used, or a newer program has written it.
    """

    _make_private(path)

    def ready(connection: sqlite3.Connection) -> None:
        for pragma in _WRITER:
            connection.execute(pragma).fetchone()
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        migrate(connection)
        _keep_private(path)

    return await _open(path, ready)


def _make_private(path: Path) -> None:
    """Make a new file for its owner alone: the journal has every card in it."""
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    with contextlib.suppress(OSError):  # SQLite itself says what is wrong, and better
        os.close(os.open(path, flags, 0o600))


def _keep_private(path: Path) -> None:
    """Take everybody else's rights to a database that was there before, and to its log.

    Raises:
        Unreadable: they cannot be taken.
    """
    file = os.path.realpath(path)  # SQLite puts the log beside the file, not beside a link
    for name in (file, f"{file}-wal", f"{file}-shm"):
        try:
            mode = os.stat(name).st_mode
            if os.name == "posix" and mode & _OTHERS:
                os.chmod(name, stat.S_IMODE(mode) & _OWNER)
        except FileNotFoundError:
            continue
        except OSError:
            raise Unreadable(
                f"Others may read the database {path}, which has every card in it, and its "
                "rights cannot be changed: give it to the dealer's own user."
            ) from None


async def open_reader(path: Path) -> aiosqlite.Connection:
    """A connection that only reads, in one transaction: a view that stands still.

    Raises:
        Unreadable: there is no database there, or not one of this version.
    """
    if not os.path.isfile(path):  # noqa: ASYNC240  one look at the file before anything runs
        raise Unreadable(f"There is no database at {path}.")

    def ready(connection: sqlite3.Connection) -> None:
        check_current(connection)
        connection.execute("PRAGMA query_only = ON")
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM journal").fetchone()

    return await _open(path, ready)


async def open_tidier(path: Path) -> aiosqlite.Connection:
    """A second connection, for checkpoints that never hold up the writer."""
    return await _open(path, lambda _: None)


async def _open(path: Path, ready: Callable[[sqlite3.Connection], None]) -> aiosqlite.Connection:
    connection = aiosqlite.connect(path, isolation_level=None, cached_statements=256)
    try:
        await connection
    except sqlite3.Error as error:
        # aiosqlite tells its thread to end and does not wait; a loop that closes first would
        # have the thread's last word fall on nobody.
        await asyncio.to_thread(connection._thread.join)
        raise unreadable(path, error) from None
    try:
        await hop(connection, ready)
    except sqlite3.Error as error:
        await connection.close()
        raise unreadable(path, error) from None
    except BaseException:
        await connection.close()
        raise
    return connection

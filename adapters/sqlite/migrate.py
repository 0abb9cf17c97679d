"""Numbered migrations: each a file of SQL, applied once and in order."""

import sqlite3
from functools import cache
from importlib.resources import files

from msgspec import Struct

from core.engine.ports import Unreadable


class Migration(Struct, frozen=True):
    """``number`` counts from 1; ``name`` is the file's."""

    number: int
    name: str
    script: str


@cache
def migrations() -> tuple[Migration, ...]:
    """Every migration of this program, in order."""
    folder = files("adapters.sqlite") / "migrations"
    scripts = sorted(
        (file.name, file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    )
    return tuple(Migration(int(name[:4]), name, script) for name, script in scripts)


def migrate(
    connection: sqlite3.Connection, known: tuple[Migration, ...] | None = None
) -> tuple[Migration, ...]:
    """Bring the database up to date and return what was applied.

    ``known`` are this program's migrations when None.

    Raises:
        Unreadable: a newer program has been here, or the file is another program's database.
    """
    known = migrations() if known is None else known
    stands, newest = _version(connection), known[-1].number
    if stands > newest:
        raise Unreadable(
            f"The database is of version {stands}, and this program knows only up to {newest}. "
            "Start the newer program that made it."
        )
    if stands == 0 and _has_tables(connection):
        raise Unreadable("The database file belongs to another program.")
    applied = tuple(migration for migration in known if migration.number > stands)
    for migration in applied:
        # The script and its number in one transaction: a crash leaves the old version whole.
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{migration.script}\n"
            f"PRAGMA user_version = {migration.number};\nCOMMIT;"
        )
    return applied


def check_current(connection: sqlite3.Connection) -> None:
    """Raise ``Unreadable`` unless the database is of exactly this program's version."""
    stands, newest = _version(connection), migrations()[-1].number
    if stands != newest:
        raise Unreadable(
            f"The database is of version {stands}, and this program reads version {newest}."
        )


def _version(connection: sqlite3.Connection) -> int:
    row = connection.execute("PRAGMA user_version").fetchone()
    return int(row[0])


def _has_tables(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None

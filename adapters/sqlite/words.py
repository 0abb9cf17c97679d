"""What SQLite's errors mean to the person who runs the dealer: one sentence each."""

import sqlite3
from pathlib import Path
from typing import Final

from core.engine.ports import Unreadable

_SENTENCES: Final = {
    sqlite3.SQLITE_NOTADB: "The file {path} is not a database of this program.",
    sqlite3.SQLITE_CORRUPT: "The database {path} is damaged; restore it from a backup.",
    sqlite3.SQLITE_CANTOPEN: "The database {path} cannot be opened; check the path and its rights.",
    sqlite3.SQLITE_READONLY: "There is no permission to write the database {path}.",
    sqlite3.SQLITE_PERM: "There is no permission to use the database {path}.",
    sqlite3.SQLITE_FULL: "The disk of the database {path} is full.",
    sqlite3.SQLITE_IOERR: "The disk of the database {path} fails.",
    sqlite3.SQLITE_BUSY: "Another program keeps the database {path} locked.",
}
_PRIMARY: Final = 0xFF  # the low byte of an extended result code


def unreadable(path: Path, error: sqlite3.Error) -> Unreadable:
    """``error`` as a sentence about the database at ``path``."""
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    sentence = _SENTENCES.get(code, "The database {path} cannot be used.")
    return Unreadable(sentence.format(path=path))

"""The SQLite store: journal, snapshots, ledger, deadlines and outbox in one file."""

from adapters.sqlite.store import SqliteStore
from adapters.sqlite.tape import SqliteTape

__all__ = ["SqliteStore", "SqliteTape"]

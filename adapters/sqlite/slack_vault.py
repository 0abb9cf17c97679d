"""The rows of Slack's installations and states, written by the store's one writer."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeVar

from core.ids import Instant

T = TypeVar("T")

_KEEP: Final = (
    "INSERT OR REPLACE INTO slack_installation (enterprise, team, at, body) VALUES (?, ?, ?, ?)"
)
_KEPT: Final = "SELECT body FROM slack_installation WHERE enterprise = ? AND team = ?"
_DROP: Final = "DELETE FROM slack_installation WHERE enterprise = ? AND team = ? AND at <= ?"
_ISSUE: Final = "INSERT INTO slack_state (digest, expires_at) VALUES (?, ?)"
_EXPIRED: Final = "DELETE FROM slack_state WHERE expires_at <= ?"
_REDEEM: Final = "DELETE FROM slack_state WHERE digest = ? RETURNING expires_at"


class Hop(Protocol):
    """Runs a whole piece of work on the writer's thread; nothing comes between its statements."""

    def __call__(self, work: Callable[[sqlite3.Connection], T], /) -> Awaitable[T]:
        """Do it.

        Raises:
            StoreFailed: it did not work.
        """
        ...


class SqliteSlackVault:
    """Keeps installations and states in the dealer's one database.

    Each method is one transaction; all raise ``StoreFailed``.
    """

    def __init__(self, hop: Hop) -> None:
        self._hop = hop

    async def keep(self, enterprise: str, team: str, body: bytes, at: Instant) -> None:
        """Keep an installation, in the place of an earlier one of the same workspace."""
        await self._hop(lambda db: db.execute(_KEEP, (enterprise, team, at, body)).close())

    async def kept(self, enterprise: str, team: str) -> bytes | None:
        """What was kept for a workspace, or (``team`` empty) for a whole enterprise."""

        def read(db: sqlite3.Connection) -> bytes | None:
            row = db.execute(_KEPT, (enterprise, team)).fetchone()
            return bytes(row[0]) if row is not None else None

        return await self._hop(read)

    async def drop(self, enterprise: str, team: str, at: Instant) -> bool:
        """Delete an installation made at ``at`` or before; False when there was none."""
        return await self._hop(lambda db: db.execute(_DROP, (enterprise, team, at)).rowcount > 0)

    async def issue(self, digest: str, now: Instant, expires_at: Instant) -> None:
        """Note a state by its digest, and let go of those that have expired."""

        def write(db: sqlite3.Connection) -> None:
            db.execute("BEGIN IMMEDIATE")
            try:
                db.execute(_EXPIRED, (now,))
                db.execute(_ISSUE, (digest, expires_at))
                db.execute("COMMIT")
            except BaseException:
                db.rollback()
                raise

        await self._hop(write)

    async def redeem(self, digest: str, now: Instant) -> bool:
        """Use a state up; True the first time and before it expires, never again."""

        def take(db: sqlite3.Connection) -> bool:
            rows = db.execute(_REDEEM, (digest,)).fetchall()  # read to its end: it commits then
            return bool(rows) and rows[0][0] > now

        return await self._hop(take)

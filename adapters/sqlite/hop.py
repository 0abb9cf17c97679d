"""One hop to the database thread for a whole piece of work."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar, cast

import aiosqlite

T = TypeVar("T")


async def hop(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run ``work`` on the connection's own thread and return its result.

    aiosqlite crosses over to its thread for every statement; a transaction of many statements
    in one crossing is several times faster and cannot be interleaved with another coroutine's.
    Cancelling the wait does not stop the work.
    """
    run = connection._execute
    return cast(T, await run(work, connection._conn))  # type: ignore[no-untyped-call]

"""A store that fails as a test says: before a commit is done, after it, or in reading."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from adapters.sqlite import SqliteStore
from core.engine.rows import Entry
from core.engine.store import StoreFailed


class Brittle:
    """Everything else is the store's own."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.fails_before: Callable[[Sequence[Entry]], bool] = lambda entries: False
        self.fails_after: Callable[[Sequence[Entry]], bool] = lambda entries: False
        self.unreadable = 0
        self.sizes: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_held = False

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Waits before the gate while a test has it closed."""
        self.sizes.append(len(entries))
        self.is_held = not self.gate.is_set()
        await self.gate.wait()
        if self.fails_before(entries):
            raise StoreFailed("The disk is full.")
        await self._store.commit(entries)
        if self.fails_after(entries):
            raise StoreFailed("The disk fails.")

    async def balances(self) -> Any:
        if self.unreadable:
            self.unreadable -= 1
            raise StoreFailed("The disk fails.")
        return await self._store.balances()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Bench:
    """Catches the store that a room is given, after ``ready`` has seen to it."""

    def __init__(self, ready: Callable[[Brittle], None] = lambda store: None) -> None:
        self._ready = ready
        self.store: Brittle

    def __call__(self, store: SqliteStore) -> Any:
        self.store = Brittle(store)
        self._ready(self.store)
        return self.store


def once(fits: Callable[[Entry], bool], times: int = 1) -> Callable[[Sequence[Entry]], bool]:
    """True for the first batches with an entry that fits."""
    left = [times]

    def fail(entries: Sequence[Entry]) -> bool:
        if left[0] and any(fits(entry) for entry in entries):
            left[0] -= 1
            return True
        return False

    return fail


def causes(event: str) -> Callable[[Entry], bool]:
    """True for a step that causes an event of that name."""
    return lambda entry: entry.journal is not None and event.encode() in entry.journal.events

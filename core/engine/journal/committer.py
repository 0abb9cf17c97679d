"""Group commit: what is waiting is committed together, and only then told to anyone."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from core.engine.pace import Pace
from core.engine.ports import WallClock
from core.engine.rows import Entry
from core.engine.store import KeysUsed, Store
from core.ids import later


class Work(Protocol):
    """A step that waits for its commit.  One of the three is called, and never raises."""

    entry: Entry

    def committed(self) -> None:
        """It is durable."""
        ...

    def repeated(self) -> None:
        """Its key was committed long ago; nothing of it was stored."""
        ...

    def failed(self) -> None:
        """The store failed; it has to be looked up what stands."""
        ...


class Note:
    """Work of which only the end matters: True once durable."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def committed(self) -> None:
        """It is durable."""
        self._settle(True)

    def repeated(self) -> None:
        """It has no key, or another delivery of it is durable."""
        self._settle(True)

    def failed(self) -> None:
        """It was not stored."""
        self._settle(False)

    def _settle(self, stored: bool) -> None:
        if not self.done.done():
            self.done.set_result(stored)


class Committer:
    """The one writer.  At most ``pace.batch`` steps a commit, and no lingering for more."""

    def __init__(
        self,
        store: Store,
        clock: WallClock,
        pace: Pace,
        recover: Callable[[Sequence[Work], Exception], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._pace = pace
        self._recover = recover
        self._waiting: deque[Work] = deque()
        self._woken = asyncio.Event()
        self._batch: list[Work] = []
        self._is_over = False
        self.commits = 0

    def join(self, work: Work) -> None:
        """Have ``work`` committed with the next batch; it fails at once when there is no writer."""
        if self._is_over:
            work.failed()
            return
        self._waiting.append(work)
        self._woken.set()

    async def commit(self, entry: Entry) -> bool:
        """Commit ``entry``; False when the store failed."""
        note = Note(entry)
        self.join(note)
        return await note.done

    async def insist(self, entry: Entry) -> None:
        """Commit ``entry``, however long the store takes to recover; it may be said twice."""
        wait = self._pace.retry
        while not await self.commit(entry):
            await self._clock.sleep_until(later(self._clock.now(), wait))
            wait = min(wait * 2, self._pace.retry_most)

    async def settled(self) -> None:
        """Return when everything that has joined so far is committed or lost."""
        if self._waiting or self._batch:
            await self.commit(Entry())

    async def run(self) -> None:
        """Commit until cancelled.  However it ends, nobody is left waiting for an answer."""
        try:
            await self._run()
        finally:
            self._is_over = True
            for work in (*self._batch, *self._waiting):
                work.failed()

    async def _run(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                count = min(len(self._waiting), self._pace.batch)
                self._batch = [self._waiting.popleft() for _ in range(count)]
                await self._commit(self._batch)
                self._batch = []

    async def _commit(self, batch: list[Work]) -> None:
        self._pace.on_point("before_commit")
        try:
            await self._store.commit([work.entry for work in batch])
        except KeysUsed as used:
            self._set_aside(batch, used.keys)
            return
        except Exception as error:
            await self._lost(batch, error)
            return
        self.commits += 1
        self._pace.on_point("after_commit")
        for work in batch:
            work.committed()

    def _set_aside(self, batch: list[Work], keys: frozenset[str]) -> None:
        """Tell the repeated ones, and put the rest back in front."""
        rest = [work for work in batch if work.entry.key not in keys]
        for work in batch:
            if work.entry.key in keys:
                work.repeated()
        self._waiting.extendleft(reversed(rest))

    async def _lost(self, batch: list[Work], error: Exception) -> None:
        """Nothing that waited may stand on what was lost: all of it fails, and state is reread."""
        lost = [*batch, *self._waiting]
        self._waiting.clear()
        for work in lost:
            work.failed()
        while not await self._recover(lost, error):
            await self._clock.sleep_until(later(self._clock.now(), self._pace.retry))

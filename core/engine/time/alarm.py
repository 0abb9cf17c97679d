"""Alarm: every moment the engine waits for, kept by one task."""

import asyncio
import heapq
from collections.abc import Callable, Hashable
from typing import Final

from core.engine.ports import WallClock
from core.ids import Instant, later, seconds

_AGAIN: Final = seconds(1)
"""A ring that failed is tried again after this long: what was due is still due."""


class Alarm:
    """Rings callbacks at their moments.

    A name rings at the earliest moment it was set to; whoever is rung looks at the state to see
    what is really due, and sets the alarm again.  So a deadline that moves back costs nothing.
    """

    def __init__(self, clock: WallClock, report: Callable[[BaseException], None]) -> None:
        self._clock = clock
        self._report = report
        self._heap: list[tuple[Instant, int]] = []
        self._rings: dict[int, tuple[Hashable, Callable[[], None]]] = {}
        self._set: dict[Hashable, Instant] = {}
        self._count = 0
        self._woken = asyncio.Event()

    def set(self, name: Hashable, at: Instant, ring: Callable[[], None]) -> None:
        """Call ``ring`` at ``at``, unless ``name`` rings before that anyway."""
        armed = self._set.get(name)
        if armed is not None and armed <= at:
            return
        self._set[name] = at
        self._count += 1
        self._rings[self._count] = (name, ring)
        heapq.heappush(self._heap, (at, self._count))
        if self._heap[0][1] == self._count:
            self._woken.set()

    async def run(self) -> None:
        """Ring until cancelled."""
        while True:
            self._woken.clear()
            self._ring_due()
            await self._rest()

    def _ring_due(self) -> None:
        while self._heap and self._heap[0][0] <= self._clock.now():
            at, count = heapq.heappop(self._heap)
            name, ring = self._rings.pop(count)
            if self._set.get(name) == at:
                del self._set[name]
                self._ring(name, ring)

    def _ring(self, name: Hashable, ring: Callable[[], None]) -> None:
        try:
            ring()
        except Exception as error:
            self._report(error)  # whoever was rung is in trouble; all others still are to be
            self.set(name, later(self._clock.now(), _AGAIN), ring)

    async def _rest(self) -> None:
        if not self._heap:
            await self._woken.wait()
            return
        waits = {
            asyncio.ensure_future(self._clock.sleep_until(self._heap[0][0])),
            asyncio.ensure_future(self._woken.wait()),
        }
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

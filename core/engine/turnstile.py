"""Turnstile: one at a time for each key, in the order they came."""

import asyncio
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Turnstile(Generic[K]):
    """Locks by key, kept only while somebody is there."""

    def __init__(self) -> None:
        self._locks: dict[K, asyncio.Lock] = {}
        self._queues: dict[K, int] = {}

    @asynccontextmanager
    async def through(self, key: K) -> AsyncGenerator[None, None]:
        """Wait until everybody who came before under ``key`` is through."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._queues[key] = self._queues.get(key, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._queues[key] -= 1
            if not self._queues[key]:
                del self._queues[key], self._locks[key]

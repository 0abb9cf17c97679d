"""Waiting for a condition instead of for seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

# A predicate may also look at things that announce nothing (a file, a client's cache),
# so it is looked at this often even when no change is announced.
GLANCE_SECONDS = 0.05


class Changes:
    """Announces that something changed; anyone may wait until a predicate holds."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Event] = set()

    def notify(self) -> None:
        """Wake everyone who waits, to look again."""
        for waiter in self._waiters:
            waiter.set()

    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float,  # noqa: ASYNC109 - the error must say what was awaited
        describe: Callable[[], str] = lambda: "",
    ) -> T:
        """Return the predicate's first true value.

        Raises TimeoutError after `timeout` seconds, saying what `describe` says.
        """
        waiter = asyncio.Event()
        self._waiters.add(waiter)
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout
        try:
            while not (value := predicate()):
                left = deadline - loop.time()
                if left <= 0:
                    raise TimeoutError(f"not within {timeout} s. {describe()}")
                try:
                    # Not wait_for: in Python 3.11 it may swallow a cancellation.
                    async with asyncio.timeout(min(left, GLANCE_SECONDS)):
                        await waiter.wait()
                except TimeoutError:
                    continue
                waiter.clear()
            return value
        finally:
            self._waiters.discard(waiter)

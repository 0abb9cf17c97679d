"""The wall clock."""

import asyncio
import time

from core.ids import Instant

_LONGEST_NAP = 60.0
"""Seconds: a sleep of days would run by another clock than the rest."""

_NANOS = 1_000_000


class SystemClock:
    """Time in milliseconds: what this machine's clock said at the start, and what has passed since.

    Nobody who sets the clock while hands are in play can stop them, or run out their time.
    """

    def __init__(self) -> None:
        self._behind = time.time_ns() - time.monotonic_ns()

    def now(self) -> Instant:
        """The present moment."""
        return Instant((time.monotonic_ns() + self._behind) // _NANOS)

    async def sleep_until(self, at: Instant) -> None:
        """Return at ``at`` or soon after, at once when it has passed."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110  # time is no event
            await asyncio.sleep(min(left / 1000, _LONGEST_NAP))

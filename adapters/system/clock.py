"""The wall clock."""

import asyncio
import time

from core.ids import Instant

_LONGEST_NAP = 60.0
"""Seconds: a machine's clock may be set while a sleep runs, so none sleeps longer."""


class SystemClock:
    """Time as this machine tells it, in milliseconds."""

    def now(self) -> Instant:
        """The present moment."""
        return Instant(time.time_ns() // 1_000_000)

    async def sleep_until(self, at: Instant) -> None:
        """Return at ``at`` or soon after, at once when it has passed."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110  # time is no event
            await asyncio.sleep(min(left / 1000, _LONGEST_NAP))

"""Watching the connection: while people cannot be heard, no clock may run against them."""

import asyncio
import logging
from collections.abc import Callable

from core.ids import Millis

_log = logging.getLogger(__name__)


class Watch:
    """Knows which shards are cut off; says so once it has lasted, and when all are back.

    A short cut is nothing: Discord repeats what was said meanwhile.  ``lost`` is called after
    ``grace`` milliseconds without a shard, ``back`` when none is missing any more.
    """

    def __init__(self, grace: Millis, lost: Callable[[], None], back: Callable[[], None]) -> None:
        self._grace = grace / 1000
        self._lost = lost
        self._back = back
        self._missing: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._is_lost = False

    def down(self, shard: int) -> None:
        """``shard`` is cut off."""
        self._missing.add(shard)
        if self._timer is None and not self._is_lost:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._grace, self.lose)

    def up(self, shard: int) -> None:
        """``shard`` is connected."""
        self._missing.discard(shard)
        if self._missing:
            return
        self._stop_timer()
        if self._is_lost:
            self._is_lost = False
            _log.info("Connected to Discord")
            self._back()

    def lose(self) -> None:
        """Nobody can be heard: stop the clocks at once."""
        self._stop_timer()
        if not self._is_lost:
            self._is_lost = True
            self._lost()

    def forget(self) -> None:
        """A new client begins: the shards of the old one are no more."""
        self._missing.clear()
        self._stop_timer()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

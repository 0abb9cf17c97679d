"""Watching the connection: while people cannot be heard, no clock may run against them."""

import asyncio
import logging
from collections.abc import Callable

from core.ids import Millis

_log = logging.getLogger(__name__)


class Watch:
    """Says that people cannot be heard once that has lasted, and when they can again.

    ``lost`` is called after ``grace`` milliseconds without a connection, ``back`` at the first
    one after that.
    """

    def __init__(self, grace: Millis, lost: Callable[[], None], back: Callable[[], None]) -> None:
        self._grace = grace / 1000
        self._lost = lost
        self._back = back
        self._timer: asyncio.TimerHandle | None = None
        self._is_lost = False

    def down(self) -> None:
        """The connection is cut."""
        if self._timer is None and not self._is_lost:
            self._timer = asyncio.get_running_loop().call_later(self._grace, self.lose)

    def up(self) -> None:
        """People can be heard."""
        self._stop_timer()
        if self._is_lost:
            self._is_lost = False
            _log.info("Riffle is ready on Slack")
            self._back()

    def lose(self) -> None:
        """Nobody can be heard: stop the clocks at once."""
        self._stop_timer()
        if not self._is_lost:
            self._is_lost = True
            self._lost()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

"""The lives of the bot: each is a process of its own over the same database."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tests.loopback.fixtures import StartBot
from tests.loopback.process import ROOT, BotProcess
from tests.loopback.stories.venue import Venue

HEARTBEAT = 250
"""Milliseconds: at most so much of a player's time may be given back to him by a crash."""

PACE = f"edit_gap=20,heartbeat={HEARTBEAT},retry=50,retry_most=500"


@dataclass(frozen=True)
class Death:
    """A process ended by SIGKILL; ``at`` is when that was seen, in milliseconds since 1970.

    ``heard_at`` is since when members could be heard, None if it died before.
    """

    at: int
    heard_at: int | None


class Lives:
    """Starts the bot again and again."""

    def __init__(self, venue: Venue, bot_process: StartBot, database: Path, pace: str = "") -> None:
        self._venue = venue
        self._start = bot_process
        self.database = database
        self._pace = ",".join(filter(None, (PACE, pace)))
        self._now: BotProcess | None = None
        self._heard_at: int | None = None

    @property
    def bot(self) -> BotProcess:
        """The present or last process."""
        assert self._now is not None, "never started"
        return self._now

    @property
    def is_over(self) -> bool:
        """Whether the process has ended."""
        return not self.bot.is_running

    def make(self, crash_at: str = "") -> BotProcess:
        """A process on the same file; with ``crash_at`` it kills itself at a point."""
        settings = self._venue.settings() | {
            "RIFFLE_DB": str(self.database),
            "RIFFLE_PACE": self._pace,
        }
        if crash_at:
            settings["RIFFLE_CRASH_AT"] = crash_at
        return self._start(("-m", "bot"), settings)

    async def begin(self, crash_at: str = "") -> None:
        """Start the next life, until it can be heard, or has killed itself before.

        Nobody waits for its ready line: discord.py is ready only when no more servers have come
        for two seconds, and serves people before.
        """
        await self._venue.until(lambda: not self._venue.is_served)
        self._now = self.make(crash_at)
        await self._now.start(wait=False)
        await self._venue.until(lambda: self.is_over or self._venue.is_served, 30)
        self._heard_at = None if self.is_over else _now()
        if self.is_over and not crash_at:
            await self._now.ended()
            raise AssertionError(f"it ended by itself:\n{self._now.output}")

    async def die(self) -> Death:
        """Be killed now, unless it has killed itself already; nothing was wrong until then."""
        self.bot.kill()
        code = await self.bot.ended()
        at = _now()
        assert code == -signal.SIGKILL, self.bot.output
        self.assert_calm()
        return Death(at, self._heard_at)

    async def stop(self) -> None:
        """SIGTERM ends it cleanly."""
        assert await self.bot.stop() == 0, self.bot.output
        self.assert_calm()

    def assert_calm(self) -> None:
        """It has logged nothing worse than its readiness."""
        words = (" WARNING ", " ERROR ", "Traceback")
        worse = [line for line in self.bot.stderr if any(word in line for word in words)]
        assert not worse, self.bot.output

    async def audit(self) -> None:
        """`python -m bot audit` proves the books; the bot may be dead or alive."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "audit", "--db", str(self.database)),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(30):
            said, _ = await process.communicate()
        assert process.returncode == 0, said.decode()
        assert b"The audit is clean." in said


def _now() -> int:
    return time.time_ns() // 1_000_000

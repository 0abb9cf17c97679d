"""A bot as a process of its own, which a test may kill at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .changes import Changes

ROOT = Path(__file__).parents[2]

# Of the test's own environment a bot process gets only these.
_INHERITED = ("PATH", "HOME", "LANG", "TMPDIR", "SYSTEMROOT")


class BotProcess:
    """Runs `python <arguments>` in the repository; can be killed and started again."""

    def __init__(
        self,
        arguments: Sequence[str] = ("-m", "bot"),
        settings: Mapping[str, str] | None = None,
        *,
        ready: str = "ready",
    ) -> None:
        """`settings` is the environment on top of the few inherited variables; `ready` is a
        piece of the line by which the process says that it is ready."""
        self.changes = Changes()
        self.stdout: list[str] = []
        """Lines of all starts so far."""
        self.stderr: list[str] = []
        self.starts = 0
        self._arguments = list(arguments)
        self._environment = {
            name: os.environ[name] for name in _INHERITED if name in os.environ
        } | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT), **(settings or {})}
        self._ready = ready
        self._process: asyncio.subprocess.Process | None = None
        self._readers: list[asyncio.Task[None]] = []
        self._fresh = (0, 0)

    @property
    def pid(self) -> int:
        """The process id of the current or last start."""
        assert self._process is not None, "not started"
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """None while it runs; negative for the signal that ended it."""
        return None if self._process is None else self._process.returncode

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def output(self) -> str:
        """All lines of all starts, for the message of a failed test."""
        return "\n".join([*self.stdout, "--- stderr", *self.stderr])

    async def start(self, *, wait: bool = True, timeout: float = 30.0) -> None:  # noqa: ASYNC109
        """Start it, and wait for its ready line. Raises TimeoutError, or AssertionError when it
        ends instead; both tell its output."""
        assert not self.is_running, "already running"
        self._fresh = (len(self.stdout), len(self.stderr))
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._arguments,
            cwd=ROOT,
            env=self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=2**22,
        )
        self.starts += 1
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._readers = [
            asyncio.create_task(self._read(self._process.stdout, self.stdout)),
            asyncio.create_task(self._read(self._process.stderr, self.stderr)),
        ]
        if wait:
            await self.ready(timeout)

    async def ready(self, timeout: float = 30.0) -> None:  # noqa: ASYNC109
        """Wait for the ready line of the current start."""
        await self.changes.until(
            lambda: self._said_ready() or not self.is_running, timeout, lambda: self.output
        )
        assert self._said_ready(), f"ended with {self.returncode}, not ready:\n{self.output}"

    def kill(self) -> None:
        """SIGKILL, at this very moment; it may be dead already."""
        if self.is_running:
            os.kill(self.pid, signal.SIGKILL)

    async def killed(self) -> None:
        """SIGKILL, and wait until it is gone."""
        self.kill()
        await self.ended()

    async def stop(self, timeout: float = 15.0) -> int:  # noqa: ASYNC109
        """SIGTERM, and wait for its end; its exit code. Raises TimeoutError."""
        if self.is_running:
            os.kill(self.pid, signal.SIGTERM)
        return await self.ended(timeout)

    async def ended(self, timeout: float = 15.0) -> int:  # noqa: ASYNC109
        """Wait until it has ended and all its output is read; its exit code."""
        assert self._process is not None, "not started"
        async with asyncio.timeout(timeout):
            code = await self._process.wait()
            await asyncio.gather(*self._readers)
        return code

    async def restart(self, *, timeout: float = 30.0) -> None:  # noqa: ASYNC109
        """SIGKILL it if it still runs, and start it again."""
        await self.killed()
        await self.start(timeout=timeout)

    def _said_ready(self) -> bool:
        out, err = self._fresh
        return any(self._ready in line for line in [*self.stdout[out:], *self.stderr[err:]])

    async def _read(self, stream: asyncio.StreamReader, lines: list[str]) -> None:
        while line := await stream.readline():
            lines.append(line.decode(errors="replace").rstrip("\n"))
            self.changes.notify()
        self.changes.notify()

"""A terminal of its own for the bot: a pseudo-terminal with somebody at the keyboard."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

from tests.bot.process import clean_environment
from tests.terminal.screens import without_codes

LIMIT = 20.0


class Terminal:
    """``python -m bot`` with ``words`` in a pseudo-terminal of ``columns``."""

    def __init__(self, folder: Path, *words: str, columns: int = 80, **variables: str) -> None:
        self._keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bot", *words],
            cwd=folder,
            env=clean_environment(folder, **({"TERM": "xterm-256color"} | variables)),
            stdin=screen,
            stdout=screen,
            stderr=screen,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509  # no threads
        )
        os.close(screen)
        self.raw = b""
        self._read_to = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait(LIMIT)
        os.close(self._keyboard)

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return without_codes(self.raw.decode(errors="replace")).replace("\r\n", "\n")

    def until(self, *wanted: str) -> str:
        """Wait until one of ``wanted`` is shown anew; everything shown since the last one."""
        ends = time.monotonic() + LIMIT
        while True:
            new = self.text[self._read_to :]
            found = [new.index(word) + len(word) for word in wanted if word in new]
            if found:
                end = min(found)
                self._read_to += end
                return new[:end]
            assert time.monotonic() < ends, f"none of {wanted} came; the last was {new[-600:]!r}"
            assert self._more(), f"it ended before {wanted}; the last was {new[-600:]!r}"

    def _more(self) -> bool:
        """Take in what comes next; False when it has ended."""
        ready, _, _ = select.select([self._keyboard], [], [], 1)
        if not ready:
            return True
        try:
            chunk = os.read(self._keyboard, 65_536)
        except OSError:  # Linux says so when the other end is closed
            return False
        self.raw += chunk
        return bool(chunk)

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._keyboard, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key alone: ``\\x03`` is Ctrl-C, ``\\x04`` Ctrl-D."""
        os.write(self._keyboard, key)

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send a signal."""
        self._process.send_signal(number)

    def ended(self) -> int:
        """Wait for its end, reading on; the exit code."""
        while self._more():
            pass
        return self._process.wait(LIMIT)

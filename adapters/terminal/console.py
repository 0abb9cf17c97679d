"""Console: lines out, lines in, and a prompt that stays below what is said.

The terminal is left in its own line mode.  A process killed in any way leaves it usable, a
screen reader hears each line once, and nothing but whole lines is ever sent.
"""

import asyncio
import os
import threading
from contextlib import suppress
from typing import Final, TextIO

_CLEAR_LINE: Final = "\r\x1b[K"
_CHUNK: Final = 4096


class Console:
    """A place to write to and to read from; ``erases`` when a prompt can be taken away again."""

    def __init__(self, stream: TextIO, keyboard: "Keyboard", erases: bool) -> None:
        self._stream = stream
        self._keyboard = keyboard
        self._away = _CLEAR_LINE if erases else "\n"
        self._prompt = ""
        self._is_asking = False

    def write(self, text: str) -> None:
        """Show ``text``, whole lines of it or nothing, above the prompt."""
        if not text:
            return
        was_asking = self._is_asking
        self._send((self._away if was_asking else "") + text)
        self._is_asking = False
        if was_asking:
            self.ask(self._prompt)

    def ask(self, prompt: str) -> None:
        """Show ``prompt`` where the person types; an empty one takes it away."""
        if self._is_asking:
            if prompt == self._prompt:
                return
            self._send(self._away)
        self._prompt = prompt
        self._is_asking = bool(prompt)
        self._send(prompt)

    async def read(self) -> str | None:
        """The next line typed; None when nothing more can come."""
        line = await self._keyboard.line()
        self._is_asking = False
        return line

    def _send(self, text: str) -> None:
        """Write; when nobody listens any more (a closed pipe) the keyboard ends too."""
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError:
            self._keyboard.end()


class Keyboard:
    """Lines typed, read in a thread of its own, which every system can do alike."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()

    def listen(self, descriptor: int) -> None:
        """Start to read lines from the file ``descriptor``."""
        loop = asyncio.get_running_loop()

        def put(line: str | None) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits for a line
                loop.call_soon_threadsafe(self._lines.put_nowait, line)

        def run() -> None:
            rest = b""
            with suppress(OSError):  # the terminal went away
                while chunk := os.read(descriptor, _CHUNK):
                    *lines, rest = (rest + chunk).split(b"\n")
                    for line in lines:
                        put(line.decode(errors="replace"))
            put(None)

        threading.Thread(target=run, name="keyboard", daemon=True).start()

    def type(self, line: str) -> None:
        """Put a line in, as if it had been typed."""
        self._lines.put_nowait(line)

    def end(self) -> None:
        """No more lines will come."""
        self._lines.put_nowait(None)

    async def line(self) -> str | None:
        """The next line, None at the end."""
        return await self._lines.get()

"""Lines out above the prompt, lines in, and a pipe that breaks."""

import asyncio
import os
from io import StringIO

from adapters.terminal.console import Console, Keyboard


async def test_lines_appear_above_the_prompt() -> None:
    """The prompt is taken away, the lines are written, and it stands below them again."""
    stream = StringIO()
    console = Console(stream, Keyboard(), erases=True)
    console.ask("act > ")
    console.write("Ann folds.\n")
    assert stream.getvalue() == "act > \r\x1b[KAnn folds.\nact > "


async def test_a_dumb_terminal_gets_a_line_break_instead() -> None:
    """Nothing is erased where nothing can be."""
    stream = StringIO()
    console = Console(stream, Keyboard(), erases=False)
    console.ask("act > ")
    console.write("Ann folds.\n")
    assert stream.getvalue() == "act > \nAnn folds.\nact > "


async def test_the_same_prompt_is_shown_once() -> None:
    """Asking again for the same changes nothing; a new prompt takes the old one's place."""
    stream = StringIO()
    console = Console(stream, Keyboard(), erases=True)
    for prompt in ("one > ", "one > ", "two > "):
        console.ask(prompt)
    assert stream.getvalue() == "one > \r\x1b[Ktwo > "


async def test_after_a_typed_line_the_prompt_comes_again() -> None:
    """The person's Enter ended the prompt's line."""
    stream, keyboard = StringIO(), Keyboard()
    console = Console(stream, keyboard, erases=True)
    console.ask("act > ")
    keyboard.type("call")
    assert await console.read() == "call"
    console.ask("act > ")
    assert stream.getvalue() == "act > act > "


async def test_typed_lines_arrive_one_by_one_and_then_the_end() -> None:
    """Bytes from a file descriptor, in pieces that do not end where lines do."""
    reading, writing = os.pipe()
    keyboard = Keyboard()
    keyboard.listen(reading)
    for piece in (b"ca", b"ll\nfo", b"ld\n\xff\n"):
        os.write(writing, piece)
    lines = [await keyboard.line() for _ in range(3)]
    os.close(writing)
    assert lines == ["call", "fold", "\N{REPLACEMENT CHARACTER}"]
    assert await asyncio.wait_for(keyboard.line(), 10) is None
    os.close(reading)


class Broken(StringIO):
    """A stream nobody reads any more."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


async def test_a_broken_pipe_ends_the_session() -> None:
    """When the reader has gone, so does the table: no error, and no more lines."""
    console = Console(Broken(), Keyboard(), erases=True)
    console.write("Ann folds.\n")
    assert await console.read() is None

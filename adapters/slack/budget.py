"""Shortening a message that says more than Slack takes: the least recent words go first."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from core.present.documents import Line, Span, Strong, Text, Who, plain_span

CUT: Final = "…"
_MARK: Final[Line] = (Text(CUT),)

_MENTION: Final = 24
"""A mention shows the name that Slack knows, which may be longer than the one at the table."""

_KEPT: Final = 3
"""Lines of a block that stay when its middle goes: the first, the mark and the last."""


def fitted(blocks: Sequence[Sequence[Line]], most: int, each: int) -> list[list[Line]]:
    """``blocks`` of lines with at most ``each`` characters in one and ``most`` in all.

    Whole lines are taken out of the middle of the longest block, whose head and newest lines
    say most; a mark stands where they were.  Only a single line that is too long is cut itself.
    """
    fitting = [_within(list(block), each) for block in blocks]
    while fitting and (over := sum(map(size, fitting)) - most) > 0:
        longest = max(fitting, key=size)
        room = size(longest) - over
        shorter = _within(longest, max(room, len(CUT)))
        if size(shorter) >= size(longest):
            fitting.pop()
        else:
            fitting[fitting.index(longest)] = shorter
    return fitting


def size(block: Sequence[Line]) -> int:
    """Characters of a block, the ends of its lines included."""
    return sum(map(length, block)) + max(len(block) - 1, 0)


def length(line: Line) -> int:
    """Characters of a line."""
    return sum(map(_length, line))


def _length(span: Span) -> int:
    if isinstance(span, Text | Strong):
        return len(span.text)
    return max(len(plain_span(span)), _MENTION if isinstance(span, Who) else 0)


def cut(text: str, most: int) -> str:
    """``text`` with at most ``most`` characters, a mark at its end when some are missing."""
    return text if len(text) <= most else text[: most - len(CUT)].rstrip() + CUT


def _within(block: list[Line], most: int) -> list[Line]:
    if size(block) <= most:
        return block
    while size(block) > most and len(block) > _KEPT:
        _drop_line(block)
    while (over := size(block) - most) > 0:
        at = max(range(len(block)), key=lambda number: length(block[number]))
        shorter = _cut(block[at], max(length(block[at]) - over, len(CUT)))
        if length(shorter) >= length(block[at]):
            return block[:1]
        block[at] = shorter
    return block


def _drop_line(block: list[Line]) -> None:
    """Take one line out of the middle of ``block``, or put the mark there first."""
    middle = len(block) // 2
    if _MARK not in block:
        block[middle] = _MARK
        return
    marked = block.index(_MARK)
    del block[marked - 1 if marked > middle else marked + 1]


def _cut(line: Line, most: int) -> Line:
    """The head of ``line``, with the mark; cards and names are kept whole or left out."""
    kept: list[Span] = []
    room = most - len(CUT)
    for span in line:
        wide = length((span,))
        if wide > room:
            if isinstance(span, Text | Strong) and room > 0:
                kept.append(replace(span, text=span.text[:room]))
            break
        kept.append(span)
        room -= wide
    return (*kept, Text(CUT))

"""Shortening a message that says more than Discord takes: the least recent words go first."""

from typing import Final

CUT: Final = "…"


def fitted(blocks: list[list[str]], most: int) -> list[list[str]]:
    """``blocks`` of lines with at most ``most`` characters in all.

    Whole lines are taken out of the middle of the longest block, whose head and newest lines
    say most; a mark stands where they were.  Only a single line that is too long is cut itself.
    """
    fitting = [list(block) for block in blocks]
    while (over := _length(fitting) - most) > 0:
        longest = max(fitting, key=_size)
        if len(longest) > _KEPT:
            _drop_line(longest)
        elif any(len(line) > len(CUT) for line in longest):
            _cut(longest, over)
        else:
            fitting.pop()
    return fitting


_KEPT: Final = 3
"""Lines of a block that stay when its middle goes: the first, the mark and the last."""


def _drop_line(block: list[str]) -> None:
    """Take one line out of the middle of ``block``, or put the mark there first."""
    middle = len(block) // 2
    if CUT not in block:
        block[middle] = CUT
        return
    marked = block.index(CUT)
    del block[marked - 1 if marked > middle else marked + 1]


def _cut(block: list[str], over: int) -> None:
    """Shorten the longest line of ``block`` by ``over`` characters, never within an escape."""
    number = max(range(len(block)), key=lambda at: len(block[at]))
    line = block[number]
    kept = line[: max(0, len(line) - over - len(CUT))].rstrip("\\")
    block[number] = kept + CUT


def _size(block: list[str]) -> int:
    return sum(map(len, block)) + len(block) - 1


def _length(blocks: list[list[str]]) -> int:
    return sum(map(_size, blocks))

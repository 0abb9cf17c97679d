"""Leaves: long lists in several messages' lengths, turned by buttons."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from core.ids import TableId
from core.present.documents import Button, Line, Press, Verb, plain_line

_MOST: Final = 1_700
"""Characters of a leaf: with a title and buttons it fits a text of every platform."""


class Leaf(Struct, frozen=True):
    """The lines of leaf ``number`` of ``count``; ``start`` is the place of its first line."""

    lines: tuple[Line, ...]
    start: int
    number: int
    count: int

    @property
    def mark(self) -> str:
        """`` · page 2 of 3``, or nothing where there is but one."""
        return f" · page {self.number} of {self.count}" if self.count > 1 else ""


def leaf(lines: Sequence[Line], number: int = 1) -> Leaf:
    """Leaf ``number`` of ``lines``, from 1, or the nearest there is."""
    starts, room = [0], _MOST
    for place, line in enumerate(lines):
        room -= len(plain_line(line)) + 1
        if room < 0 and place > starts[-1]:
            starts.append(place)
            room = _MOST - len(plain_line(line)) - 1
    at = min(max(number, 1), len(starts))
    start, end = starts[at - 1], (*starts, len(lines))[at]
    return Leaf(tuple(lines[start:end]), start, at, len(starts))


def turning_row(
    table: TableId, what: str, shown: Leaf, about: str = ""
) -> tuple[tuple[Button, ...], ...]:
    """Buttons to the leaf before and the next one of ``what``, a word; no row for one leaf.

    ``about`` says which part of it is shown, where it is not all.
    """
    at, count = shown.number, shown.count
    if count == 1:
        return ()
    before = _turn("Back", table, what, at - 1, about) if at > 1 else None
    behind = _turn("More", table, what, at + 1, about) if at < count else None
    return (tuple(button for button in (before, behind) if button is not None),)


def _turn(label: str, table: TableId, what: str, number: int, about: str) -> Button:
    part = f".{about}" if about else ""
    press = Press(table, Verb.HOUSE_TURN, note=f"{what}.{number}{part}")
    return Button(label, press, hint=f"Show page {number}")

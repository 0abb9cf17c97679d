"""Leaves: long lists in several messages' lengths, turned by buttons."""

from collections.abc import Sequence
from typing import Final

from core.ids import TableId
from core.present.documents import Button, Line, Press, Verb, plain_line

_MOST: Final = 1_700
"""Characters of a leaf: with a title and buttons it fits a text of every platform."""


def leaf(lines: Sequence[Line], number: int) -> tuple[tuple[Line, ...], int, int]:
    """The lines of leaf ``number``, from 1, or of the nearest there is; its number; how many."""
    leaves: list[list[Line]] = [[]]
    room = _MOST
    for line in lines:
        room -= len(plain_line(line)) + 1
        if room < 0 and leaves[-1]:
            leaves.append([])
            room = _MOST - len(plain_line(line)) - 1
        leaves[-1].append(line)
    at = min(max(number, 1), len(leaves))
    return tuple(leaves[at - 1]), at, len(leaves)


def turning_row(
    table: TableId, what: str, number: int, count: int
) -> tuple[tuple[Button, ...], ...]:
    """Buttons to the leaf before and the next one of ``what``, a word; no row for one leaf."""
    if count == 1:
        return ()
    before = _turn("Back", table, what, number - 1) if number > 1 else None
    behind = _turn("More", table, what, number + 1) if number < count else None
    return (tuple(button for button in (before, behind) if button is not None),)


def _turn(label: str, table: TableId, what: str, number: int) -> Button:
    press = Press(table, Verb.HOUSE_TURN, note=f"{what}.{number}")
    return Button(label, press, hint=f"Show page {number}")

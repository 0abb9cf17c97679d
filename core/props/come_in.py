"""``come_in``: how a house player who owes a blind gets back into the game."""

from collections.abc import Iterable

from core.table.blinds.duties import Entry
from core.table.blinds.ways import Way
from core.table.commands import ChooseEntry
from core.view import TableView


def come_in(view: TableView, ways: Iterable[Way]) -> ChooseEntry | None:
    """What the viewer of ``view`` chooses of ``ways``: he posts as soon as he may.

    None when there is nothing to choose, or he has chosen already; then he waits for the big blind.
    """
    seat = view.my_seat
    if seat is None or seat.is_away or seat.duties.entry is not Entry.WAIT:
        return None
    may_post = any(way.entry is Entry.POST and way.is_legal for way in ways)
    return ChooseEntry(seat.person, Entry.POST) if may_post else None

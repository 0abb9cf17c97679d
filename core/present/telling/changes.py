"""Seat changes, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.house.change_words import CHANGES, change_line
from core.present.telling.story import Story, Teller
from core.table.seats.change_events import SeatChanged


def _tell(story: Story, event: object) -> Iterator[Line]:
    if isinstance(event, SeatChanged):
        story.moves(event)
    line = change_line(event, story.view)
    if line is not None:
        yield line


SEAT_CHANGES: Final[dict[type, Teller]] = dict.fromkeys(CHANGES, _tell)

"""Rulings of the floor, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.floor.ruling_words import RULING_EVENTS, ruling_line
from core.present.telling.story import Story, Teller
from core.present.words.names import names_in


def _tell(story: Story, event: object) -> Iterator[Line]:
    line = ruling_line(event, names_in(story.view))
    if line is not None:
        yield line


RULINGS: Final[dict[type, Teller]] = dict.fromkeys(RULING_EVENTS, _tell)

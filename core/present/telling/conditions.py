"""Conditions that are to change, told line by line (Cooke 3.05)."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.house.conditions_words import CONDITIONS_EVENTS, conditions_line
from core.present.telling.story import Story, Teller


def _tell(story: Story, event: object) -> Iterator[Line]:
    line = conditions_line(event, story.view)
    if line is not None:
        yield line


CONDITIONS: Final[dict[type, Teller]] = dict.fromkeys(CONDITIONS_EVENTS, _tell)

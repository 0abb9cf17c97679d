"""Misdeals and what the dealer has put right, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.floor.misdeal_words import MISDEAL_EVENTS, misdeal_line
from core.present.telling.story import Story, Teller
from core.present.words.names import seated_name


def _tell(story: Story, event: object) -> Iterator[Line]:
    line = misdeal_line(event, lambda seat: seated_name(story.view, seat))
    if line is not None:
        yield line


MISDEALS: Final[dict[type, Teller]] = dict.fromkeys(MISDEAL_EVENTS, _tell)

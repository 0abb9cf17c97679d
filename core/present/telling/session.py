"""Ejections and short buys, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.news.session import SESSION_EVENTS, session_line
from core.present.telling.story import Story, Teller
from core.present.words.names import seated_name


def _tell(story: Story, event: object) -> Iterator[Line]:
    line = session_line(event, lambda seat: seated_name(story.view, seat))
    if line is not None:
        yield line


SESSION: Final[dict[type, Teller]] = dict.fromkeys(SESSION_EVENTS, _tell)

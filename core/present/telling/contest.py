"""Objections, house rules that change and proxies, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.news.contest import CONTEST_EVENTS, contest_line
from core.present.telling.story import Story, Teller
from core.present.words.names import seated_name


def _tell(story: Story, event: object) -> Iterator[Line]:
    is_paused = story.view.halted_at is not None
    line = contest_line(event, lambda seat: seated_name(story.view, seat), is_paused=is_paused)
    if line is not None:
        yield line


CONTEST: Final[dict[type, Teller]] = dict.fromkeys(CONTEST_EVENTS, _tell)

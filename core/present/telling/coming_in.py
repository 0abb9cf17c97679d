"""Blinds that go past an absent player, and newcomers who are picked up, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.news.missed import MISSED_EVENTS, missed_line
from core.present.telling.story import Story, Teller
from core.present.words.names import seated_name
from core.table.blinds import events as b
from core.table.blinds.duties import Owes

_MISSES: Final = {
    Owes.SMALL: "The small blind is missed by {who}.",
    Owes.BIG: "A blind is missed by {who}.",
    Owes.BOTH: "The big blind passes {who}.",
}


def _passed(story: Story, event: b.BlindPassed) -> Iterator[Line]:
    yield story.tell(_MISSES[event.owes], event.seat)


def _tell(story: Story, event: object) -> Iterator[Line]:
    line = missed_line(event, lambda seat: seated_name(story.view, seat))
    if line is not None:
        yield line


COMING_IN: Final[dict[type, Teller]] = {
    b.BlindPassed: _passed,
    **dict.fromkeys(MISSED_EVENTS, _tell),
}

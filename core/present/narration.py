"""Narration: a hand told line by line, for a place where lines follow one another.

A channel shows a board that is redrawn; a terminal is read from top to bottom.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from core.hand.events import AntePosted, UpcardsDealt
from core.present.documents import Line
from core.present.telling.amounts import AMOUNTS
from core.present.telling.betting import BETTING
from core.present.telling.cards import CARDS, downs_told, ups_told
from core.present.telling.changes import SEAT_CHANGES
from core.present.telling.coming_in import COMING_IN
from core.present.telling.conditions import CONDITIONS
from core.present.telling.contest import CONTEST
from core.present.telling.draws import DRAWS
from core.present.telling.early import EARLY
from core.present.telling.kill_button import KILL_BUTTON
from core.present.telling.kills import KILLS
from core.present.telling.looking import LOOKING
from core.present.telling.misdeals import MISDEALS
from core.present.telling.money import MONEY
from core.present.telling.openers import OPENERS
from core.present.telling.results import RESULTS
from core.present.telling.rulings import RULINGS
from core.present.telling.session import SESSION
from core.present.telling.story import Story, Teller
from core.present.telling.straddles import STRADDLES
from core.present.telling.stud import STUD
from core.present.telling.table import TABLE, antes_told
from core.table.events import TableEvent
from core.view import HoleCardsSeen, SeenEvent, TableView

_TOLD: Final[dict[type, Teller]] = {
    **TABLE,
    **BETTING,
    **AMOUNTS,
    **CARDS,
    **CONTEST,
    **CONDITIONS,
    **COMING_IN,
    **DRAWS,
    **EARLY,
    **OPENERS,
    **SESSION,
    **SEAT_CHANGES,
    **KILLS,
    **KILL_BUTTON,
    **LOOKING,
    **MISDEALS,
    **MONEY,
    **STUD,
    **STRADDLES,
    **RESULTS,
    **RULINGS,
}
_GATHERED: Final = (AntePosted, HoleCardsSeen, UpcardsDealt)
"""Told together once something else happens."""


def narrate(events: Sequence[SeenEvent], view: TableView) -> tuple[Line, ...]:
    """The lines that tell ``events``, as the viewer of ``view`` saw them.

    ``view`` is the table after the events; what the viewer did himself is said to *you*.
    """
    return tuple(_lines(events, view))


def is_told(event: TableEvent | SeenEvent) -> bool:
    """True for an event that :func:`narrate` tells, and that is no news beside it."""
    return type(event) in _TOLD


def _lines(events: Sequence[SeenEvent], view: TableView) -> Iterator[Line]:
    story = Story(view, events)
    for event in events:
        told = _TOLD.get(type(event))
        if told is None:
            continue
        if not isinstance(event, _GATHERED):
            yield from _gathered(story)
        yield from told(story, event)
    yield from _gathered(story)


def _gathered(story: Story) -> Iterator[Line]:
    yield from antes_told(story)
    yield from downs_told(story)
    yield from ups_told(story)

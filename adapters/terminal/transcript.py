"""Transcript: what one commit adds to what is read."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from adapters.terminal.identity import HOUSE
from adapters.terminal.render import render, render_line, rule
from adapters.terminal.screen import Screen
from core.hand.events import ActionOn, ChoiceOpened, DrawOn, OpenOffered, ShowAwaited
from core.ids import Instant, PersonId
from core.present import board, is_told, log, narrate, private_hand
from core.present.board.seats import seat_lines
from core.present.documents import Line
from core.table import events as t
from core.table.state import Table
from core.view import HandStartedSeen, SeenEvent, TableView, all_seen, look, look_for

_ANSWERED: Final = (
    t.PlayerSat, t.PlayerLeaving, t.PlayerStays, t.PlayerLeft, t.CameBack, t.ChipsBought,
)  # fmt: skip
"""What a person's own command is answered with; it is no news to him."""

_PROMPTS: Final = (ActionOn, ShowAwaited, DrawOn, ChoiceOpened, OpenOffered)
"""What asks somebody for something."""


class Transcript:
    """Tells a table to one person, or without one to the rail, line after line."""

    def __init__(self, screen: Screen, person: PersonId | None, now: Callable[[], Instant]) -> None:
        self._screen = screen
        self._person = person
        self._now = now
        self._drawn: tuple[int, int] | None = None

    def view(self, table: Table) -> TableView:
        """The table as the reader may know it."""
        return look_for(table, self._person)

    def line(self, line: Line) -> str:
        """One line of the session's own."""
        return render_line(line, self._screen, self._now())

    def told(self, events: Sequence[t.TableEvent], table: Table) -> str:
        """The text of one commit; empty when nothing in it is worth a line."""
        view = self.view(table)
        open_events = all_seen(events, view.acts_for)
        return "".join(self._parts(events, open_events, view, look(table, None)))

    def has_told(self, line: Line, events: Sequence[t.TableEvent], table: Table) -> bool:
        """Whether ``line`` is among what is told of one commit anyway."""
        view = self.view(table)
        return line in narrate(all_seen(events, view.acts_for), view)

    def taken_up(self, table: Table) -> str:
        """What the reader needs to see of a hand that he finds in play."""
        view, now = self.view(table), self._now()
        whole = "\n" + render(board(look(table, None)), self._screen, now)
        if view.mine is None or view.hand is None:
            return whole
        self._drawn = (view.hand.number, view.hand.street_index)
        return whole + "\n" + render(private_hand(view), self._screen, now)

    def _parts(
        self,
        events: Sequence[t.TableEvent],
        open_events: Sequence[SeenEvent],
        view: TableView,
        rail: TableView,
    ) -> Iterator[str]:
        now = self._now()
        for event in open_events:
            if isinstance(event, HandStartedSeen):
                yield "\n" + rule(f"Hand {event.number}", self._screen)
        for line in narrate(open_events, view):
            yield render_line(line, self._screen, now)
        news = log([event for event in events if self._is_news(event)], rail)
        if news is not None:
            yield render(news, self._screen, now)
        if any(isinstance(event, _PROMPTS) for event in events):
            yield from self._turn(view, rail)

    def _turn(self, view: TableView, rail: TableView) -> Iterator[str]:
        if not view.is_my_turn or view.hand is None:
            return
        now, street = self._now(), (view.hand.number, view.hand.street_index)
        if street != self._drawn:
            self._drawn = street
            yield "\n"
            for line in seat_lines(rail):
                yield render_line(line, self._screen, now)
        yield "\n" + render(private_hand(view), self._screen, now)

    def _is_news(self, event: t.TableEvent) -> bool:
        """False for what is told anyway, and for what the reader did himself."""
        if is_told(event):
            return False
        if isinstance(event, t.TableClosing):
            return event.by not in (self._person, HOUSE)
        if isinstance(event, _ANSWERED):
            return self._person is None or getattr(event, "person", None) != self._person
        return True

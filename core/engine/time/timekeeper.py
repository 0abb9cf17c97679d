"""Timekeeper: says what is due when its moment has come.

Deadlines are derived from the table and stored with it.  An expiry is an ordinary command with
a key of its own, so one that comes late or twice changes nothing.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from core.cards import STANDARD_DECK, Card
from core.engine.desk import Desk
from core.engine.mail.notes import countdown_note
from core.engine.outcome import Outcome, is_passing
from core.engine.tables.actor import TableActor
from core.engine.time.reach import Reach
from core.house.settings import number
from core.ids import Instant, TableId, later, seconds
from core.sealed import Sealed
from core.shuffle import SEED_BYTES, shuffled
from core.table.commands import StartHand, TableCommand
from core.table.next_game import deck_of, spares_of
from core.table.state import Table
from core.table.time.deadlines import Deadline

_NOTICE: Final = "table.turn_notice_seconds"


class Timekeeper:
    """One alarm for all tables: expiries, deals and turn notices."""

    def __init__(self, desk: Desk, notice: Callable[[Table, str], None]) -> None:
        self._desk = desk
        self._notice = notice
        self._said: dict[TableId, tuple[str, int]] = {}
        self.reach = Reach()

    def watch(self, actor: TableActor) -> None:
        """See what ``actor`` waits for now, and ring when the first of it is due."""
        table = actor.table
        if table is None or actor.is_frozen or not self.reach.runs(table):
            return
        moments = [later(due.at, due.grace) for due in actor.deadlines]
        moments += [at for at, _ in notices(table)]
        if moments:
            self._desk.alarm.set(("table", actor.id), min(moments), lambda: self._ring(actor))

    def _ring(self, actor: TableActor) -> None:
        table = actor.table
        if table is None or actor.is_frozen or not self.reach.runs(table):
            return
        now = self._desk.clock.now()
        ahead: list[Instant] = []
        for at, note in notices(table):
            if at > now:
                ahead.append(at)
            else:
                self._notice(table, note)
        for due in actor.deadlines:
            at = later(due.at, due.grace)
            if at > now:
                ahead.append(at)
            else:
                self._say(actor, table, due)
        if ahead:
            self._desk.alarm.set(("table", actor.id), min(ahead), lambda: self._ring(actor))

    def _say(self, actor: TableActor, table: Table, due: Deadline) -> None:
        """Say what is due, once for each state of the table: a refusal is not argued with."""
        said = (due.key, table.version)
        if self._said.get(actor.id) != said:
            command = due.command or self._deal(table)
            self._said[actor.id] = said
            answer = actor.submit(command, f"timer:{due.key}")
            answer.add_done_callback(lambda heard: self._heard(actor, heard))

    def _heard(self, actor: TableActor, answer: "asyncio.Future[Outcome]") -> None:
        """The table was too busy, or the store failed: say it again in a moment."""
        if not answer.cancelled() and is_passing(answer.result()):
            self._said.pop(actor.id, None)
            at = later(self._desk.clock.now(), self._desk.pace.retry)
            self._desk.alarm.set(("table", actor.id), at, lambda: self._ring(actor))

    def _deal(self, table: Table) -> TableCommand:
        deck = deck_of(table)
        spares = tuple(self._shuffled(deck) for _ in range(spares_of(table)))
        draw_deck = self._shuffled(STANDARD_DECK)
        return StartHand(Sealed(self._shuffled(deck)), Sealed(draw_deck), Sealed(spares))

    def _shuffled(self, deck: tuple[Card, ...]) -> tuple[Card, ...]:
        return shuffled(deck, self._desk.chance.bytes(SEED_BYTES))


def notices(table: Table) -> tuple[tuple[Instant, str], ...]:
    """When people waited for are told so, and when that their clock is counted down (Cooke 10.03).

    With the note of each notice; none to house players.
    """
    turn, clock = notice_at(table), table.clock
    if turn is None or clock is None:
        return ()
    if clock.request is None:
        return ((turn, ""),)
    return ((turn, ""), (clock.request.countdown_at, countdown_note(table)))


def notice_at(table: Table) -> Instant | None:
    """When those waited for are told that it is their turn; None for house players alone."""
    hand, clock = table.hand, table.clock
    if hand is None or clock is None or table.is_paused:
        return None
    occupants = [table.occupant(seat) for seat in hand.awaited]
    if not any(occupant is not None and not occupant.is_prop for occupant in occupants):
        return None
    return later(clock.turn_at, seconds(number(table.config.settings, _NOTICE)))

"""Moving: from one table to a like one, with all the chips (Cooke 9.02, 13.07).

It takes two commits.  What can be refused is refused before the first; if the second fails all
the same, the chips are in the wallet and the person is told.
"""

from collections.abc import Awaitable, Callable

from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.journal.answers import Taken
from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.tables.guests import visit_of
from core.ids import PersonId, Seat, TableId
from core.refusal import Reason, Refusal
from core.table import apply
from core.table.commands import Leave, SitDown, TableCommand
from core.table.events import PlayerLeft, TableEvent
from core.table.seats.sessions import like_of
from core.table.state import Table

Submit = Callable[[TableId, TableCommand, str], Awaitable[Outcome]]


class Moves:
    """Takes players from table to table."""

    def __init__(self, desk: Desk, floor: Floor, submit: Submit) -> None:
        self._desk = desk
        self._floor = floor
        self._submit = submit

    async def move(
        self, person: PersonId, origin: TableId, goal: TableId, key: str, seat: Seat | None
    ) -> Outcome:
        """See ``CardRoom.move``."""
        try:
            left = await self._left_before(person, f"{key}:leave")
            if left is None:
                self._rehearse(person, origin, goal, seat)
        except Refusal as refusal:
            return Refused(refusal, self._floor.table_of(origin))
        if left is None:
            outcome = await self._submit(origin, Leave(person, at_once=True), f"{key}:leave")
            if not isinstance(outcome, Accepted):
                return outcome
            left = _leaving(person, outcome.events)
        return await self._sit(left, goal, f"{key}:sit", seat)

    async def _left_before(self, person: PersonId, key: str) -> PlayerLeft | None:
        """How an earlier delivery has got him up, None when there was none."""
        known = self._floor.answers.known(key)
        taken = known if isinstance(known, Taken) else await self._floor.answers.recall(key)
        return _leaving(person, taken.events) if taken is not None else None

    def _rehearse(
        self, person: PersonId, origin: TableId, goal: TableId, seat: Seat | None
    ) -> None:
        """Both halves as they would go now, so that what is refused is refused before the first.

        Raises:
            Refusal: ``NOT_A_LIKE_TABLE``, ``MOVE_TOO_SHORT`` with what is missing, or as leaving
                and sitting down.
        """
        here, there = self._table(origin), self._table(goal)
        is_like = like_of(here.config) == like_of(there.config)
        if here.id == there.id or here.community != there.community or not is_like:
            raise Refusal(Reason.NOT_A_LIKE_TABLE, "cooke-13.07")
        now = self._desk.clock.now()
        step = apply(here, Leave(person, at_once=True), now)
        left = _leaving(person, step.events)
        rows = self._desk.guests.entries(here, step.events, now)
        row = next((row for row in rows if row.person == person), None)
        visit = visit_of(row, there, moves=True)
        sit = SitDown(person, left.name, left.cashed_out, seat, visit=visit)
        apply(there, self._desk.conduct.introduce(there, sit, now), now)

    def _table(self, ident: TableId) -> Table:
        actor = self._floor.actor(ident)
        if actor is None or actor.table is None:
            raise Refusal(Reason.NO_TABLE_HERE)
        if actor.is_frozen:
            raise Refusal(Reason.TABLE_FROZEN)
        return actor.table

    async def _sit(self, left: PlayerLeft, goal: TableId, key: str, seat: Seat | None) -> Outcome:
        self._desk.guests.moves(key)
        try:
            sit = SitDown(left.person, left.name, left.cashed_out, seat)
            outcome = await self._submit(goal, sit, key)
        finally:
            self._desk.guests.moves(key, is_over=True)
        if isinstance(outcome, Accepted):
            return outcome
        return Refused(Refusal(Reason.MOVE_STOPPED, took=left.cashed_out), outcome.table)


def _leaving(person: PersonId, events: tuple[TableEvent, ...]) -> PlayerLeft:
    for event in events:
        if isinstance(event, PlayerLeft) and event.person == person:
            return event
    raise LookupError("whoever leaves at once has left")

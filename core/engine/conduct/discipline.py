"""Discipline: the floor's measures, written into the record and then carried out at the tables.

A measure is durable before anybody is told.  Where its person sits he is then removed, dealt out
or pardoned, under keys of the measure's own: a crash in between is made up for when the room
starts again.  A time that ends needs nothing to fire: it is asked for when somebody sits down.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

from core.engine.chips.wallets import Window
from core.engine.conduct.book import NOTICE, Noted
from core.engine.desk import Desk, whereabouts
from core.engine.floor import Floor
from core.engine.mail.letters import Letter
from core.engine.outcome import Outcome, is_passing
from core.engine.rows import Entry
from core.engine.tables.actor import TableActor
from core.house.conduct import GROUNDS, Measure, MeasureKind, in_force
from core.house.penalty import DAY, Penalty, check
from core.ids import Instant, later
from core.refusal import Reason, Refusal
from core.table.commands import Pardon, Remove, SitOut, TableCommand
from core.table.floor.removal import Removal
from core.table.state import Occupant, Table

_TOLD: Final = frozenset(MeasureKind) - {MeasureKind.SEPARATE, MeasureKind.LINK}
_OUT: Final = frozenset({MeasureKind.EJECT, MeasureKind.SUSPEND, MeasureKind.BAR, MeasureKind.DENY})


class Ordered(Window):
    """A line of the record on its way; ``then`` is called once it is durable."""

    def __init__(self, entry: Entry, desk: Desk, then: Callable[[], None]) -> None:
        super().__init__(entry)
        self._desk = desk
        self._then = then

    def committed(self) -> None:
        """See ``Work.committed``."""
        try:
            self._then()
        except Exception as error:
            self._desk.report(f"A measure was not carried out: {whereabouts(error)}.")
        super().committed()


class Discipline:
    """The floor's office: one measure at a time."""

    def __init__(self, desk: Desk, floor: Floor) -> None:
        self._desk = desk
        self._floor = floor
        self._lock = asyncio.Lock()
        self._heard: list[Callable[[Measure], None]] = []

    def subscribe(self, listener: Callable[[Measure], None]) -> Callable[[], None]:
        """Have ``listener`` called with each measure that is durable."""
        self._heard.append(listener)
        return lambda: self._heard.remove(listener)

    async def penalise(self, penalty: Penalty, key: str) -> Measure:
        """Take a measure; said again under ``key`` it is the first one.

        Raises:
            Refusal: see :func:`core.house.penalty.check`; ``NO_TABLE_HERE``; ``NOT_AT_TABLE`` for
                one who is to sit out and has no seat; ``NOTHING_TO_LIFT``; ``TOO_BUSY`` when the
                store fails.
        """
        book = self._desk.conduct
        async with self._lock:
            known = book.under(key)
            if known is not None:
                return known
            if not self._desk.is_open:
                raise Refusal(Reason.TOO_BUSY)
            measure = self._measure(penalty, key)
            letters = tuple(self._letters(measure))
            before = book.note(Noted((measure,)))
            work = Ordered(
                Entry(measures=(measure,), letters=letters),
                self._desk,
                lambda: self._stands(measure, letters),
            )
            self._desk.committer.join(work)
            match await work.done:
                case "stored":
                    return measure
                case "repeated":
                    book.undo(before)
                    raise Refusal(Reason.STALE)
                case _:  # the book is read back
                    raise Refusal(Reason.TOO_BUSY)

    def _measure(self, penalty: Penalty, key: str) -> Measure:
        now = self._desk.clock.now()
        why = check(penalty, now)
        if penalty.table is not None:
            table = self._floor.opened(penalty.table)
            if table.community != penalty.community:
                raise Refusal(Reason.NO_TABLE_HERE)
            is_here = table.occupant_of(penalty.person) is not None
            if penalty.kind is MeasureKind.SIT_OUT and not is_here:
                raise Refusal(Reason.NOT_AT_TABLE)
        if penalty.kind is MeasureKind.FORGIVE:
            self._refuse_idle(penalty)
        return Measure(
            number=self._desk.conduct.next_number(),
            key=key,
            community=penalty.community,
            kind=penalty.kind,
            ground=penalty.ground,
            why=why,
            person=penalty.person,
            name=penalty.name,
            by=penalty.by,
            by_name=penalty.by_name,
            at=now,
            until=penalty.until,
            table=penalty.table,
            other=penalty.other,
            other_name=penalty.other_name,
            hands=penalty.hands,
            lifts=penalty.lifts,
        )

    def _refuse_idle(self, penalty: Penalty) -> None:
        lifted = self._desk.conduct.measure(penalty.lifts)
        record = self._desk.conduct.record(penalty.community)
        standing = in_force(record, self._desk.clock.now())
        if lifted is None or lifted not in standing or lifted.person != penalty.person:
            raise Refusal(Reason.NOTHING_TO_LIFT, "cooke-1.06")

    # -- telling him -----------------------------------------------------------------------------

    def _letters(self, measure: Measure) -> Iterator[Letter]:
        """One to the player, where he sits or the measure speaks of."""
        table = self._where(measure)
        secretary = self._floor.outbox.secretary
        if table is None or measure.kind not in _TOLD or not secretary.serves(table):
            return
        occupant = table.occupant_of(measure.person)
        if occupant is not None and occupant.is_prop:
            return
        if measure.kind is MeasureKind.DENY and occupant is None:
            return
        yield secretary.private_line(table, measure.person, f"{NOTICE}{measure.number}")

    def _where(self, measure: Measure) -> Table | None:
        if measure.table is not None:
            return self._floor.opened(measure.table)
        tables = [one for one in self._floor.tables() if one.community == measure.community]
        return next((one for one in tables if measure.person in one.people), None)

    def _stands(self, measure: Measure, letters: tuple[Letter, ...]) -> None:
        for letter in letters:
            self._floor.outbox.written(letter)
        self.carry_out(measure)
        for listener in tuple(self._heard):
            listener(measure)

    # -- at the tables ---------------------------------------------------------------------------

    def carry_out_all(self) -> None:
        """Make up for whatever has not reached the tables yet."""
        present = {
            (table.community, person) for table in self._floor.tables() for person in table.people
        }
        now = self._desk.clock.now()
        for community, person in present:
            standing = self._desk.conduct.in_force(community, person, now)
            lifting = (
                one
                for one in self._desk.conduct.record(community, person)
                if one.kind is MeasureKind.FORGIVE and now - one.at < DAY
            )
            for measure in (*standing, *lifting):
                if measure.person == person:
                    self.carry_out(measure)

    def carry_out(self, measure: Measure) -> None:
        """Say at every table what follows from ``measure`` there."""
        for actor in self._floor.actors():
            table = actor.upcoming
            if table is not None and table.community == measure.community:
                command = self._follows(measure, table)
                if command is not None:
                    self._say(actor, measure, command)

    def _follows(self, measure: Measure, table: Table) -> TableCommand | None:
        if measure.kind is MeasureKind.FORGIVE:
            return self._pardon(measure, table)
        if measure.table not in (None, table.id) or measure.ends_session:
            return None
        occupant = table.occupant_of(measure.person)
        if measure.kind is MeasureKind.SIT_OUT:
            is_due = occupant is not None and self._is_due(measure, occupant)
            return SitOut(measure.by, measure.person, measure.hands) if is_due else None
        if measure.kind not in _OUT or measure.person not in table.people:
            return None
        folds = GROUNDS[measure.ground].folds and measure.kind is not MeasureKind.DENY
        wanted = Removal.AT_TURN if folds else Removal.AFTER_HAND
        if occupant is not None and occupant.removal in (wanted, Removal.AT_TURN):
            return None
        return Remove(measure.by, measure.person, folds)

    def _is_due(self, measure: Measure, occupant: Occupant) -> bool:
        """Of the seat that he had when it was ruled, and not of a day gone by.

        That it is carried out once and no more, its key sees to.
        """
        is_recent = self._desk.clock.now() - measure.at < DAY
        return is_recent and occupant.sat_at <= measure.at

    def _pardon(self, measure: Measure, table: Table) -> TableCommand | None:
        lifted = self._desk.conduct.measure(measure.lifts)
        occupant = table.occupant_of(measure.person)
        if lifted is None or occupant is None or lifted.table not in (None, table.id):
            return None
        is_out = lifted.kind in _OUT and occupant.is_removed
        now = self._desk.clock.now()
        sits_out = (
            lifted.kind is MeasureKind.SIT_OUT
            and occupant.sitting_out is not None
            and not self._sits_out_else(occupant, table, now)
        )
        is_free = self._desk.conduct.standing(table, measure.person, now).kept_out is None
        return Pardon(measure.by, measure.person) if (is_out and is_free) or sits_out else None

    def _sits_out_else(self, occupant: Occupant, table: Table, now: Instant) -> bool:
        """Whether the floor has him sit out by another measure too."""
        return any(
            one.kind is MeasureKind.SIT_OUT
            and one.table == table.id
            and self._is_due(one, occupant)
            for one in self._desk.conduct.in_force(table.community, occupant.person, now)
        )

    def _say(self, actor: TableActor, measure: Measure, command: TableCommand) -> None:
        answer = actor.submit(command, f"room:conduct:{measure.number}:{actor.id}")
        answer.add_done_callback(lambda heard: self._said(actor, measure, heard))

    def _said(self, actor: TableActor, measure: Measure, answer: "asyncio.Future[Outcome]") -> None:
        if not answer.cancelled() and is_passing(answer.result()):
            at = later(self._desk.clock.now(), self._desk.pace.retry)
            key = ("conduct", measure.number, actor.id)
            self._desk.alarm.set(key, at, lambda: self.carry_out(measure))

"""Floor: every table at work, and what happens around them after each commit."""

from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any, Final

from core.chips import Chips
from core.engine.chips.in_play import owed, staked
from core.engine.conduct.breaches import IRREGULAR, REFUSED, Breaches
from core.engine.crew import Helpers
from core.engine.desk import Desk, whereabouts
from core.engine.journal.answers import Answers, Taken, again
from core.engine.journal.committer import Work
from core.engine.journal.recovery import restore
from core.engine.mail.letters import Letter
from core.engine.mail.notes import FROZEN
from core.engine.mail.outbox import Outbox
from core.engine.outcome import Outcome, Refused
from core.engine.rows import Final as FinalBoard
from core.engine.rows import TableRecord
from core.engine.store import StoreFailed
from core.engine.tables.actor import StepWork, TableActor
from core.engine.tables.deals import Deals
from core.engine.tables.house_players import HousePlayers
from core.engine.tables.mailbox import Mail
from core.engine.time.timekeeper import Timekeeper
from core.hand.events import HandStarted
from core.ids import PersonId, PlaceId, TableId
from core.refusal import Reason, Refusal
from core.table.commands import ExposeCard, InspectDeal, Rule
from core.table.events import TableEvent
from core.table.floor.misdeals.checking import is_in_order
from core.table.state import Table
from core.table.step import Step

Listener = Callable[[Table, tuple[TableEvent, ...]], None]
"""Called after each commit with the new table and what happened."""

_OWN_KEYS: Final = ("timer:", "prop:", "room:", "house:")


class Floor:
    """The actors of all tables; it is the ``Hub`` each of them sees."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._actors: dict[TableId, TableActor] = {}
        self._closed: dict[TableId, TableActor] = {}
        self._unreadable: set[PlaceId] = set()
        self.answers = Answers(desk)
        self._deals = Deals()
        self._listeners: list[Listener] = []
        self._helpers = Helpers(desk)
        self.outbox: Outbox
        self.timekeeper: Timekeeper
        self.props: HousePlayers
        self.breaches: Breaches

    # -- who is there --------------------------------------------------------------------------

    def actor(self, table: TableId) -> TableActor | None:
        """The actor of an open table."""
        return self._actors.get(table)

    def actors(self) -> Iterator[TableActor]:
        """The actors of all open tables."""
        return iter(tuple(self._actors.values()))

    def tables(self) -> tuple[Table, ...]:
        """Every open table."""
        return tuple(a.table for a in self._actors.values() if a.table is not None)

    def opened(self, ident: TableId) -> Table:
        """An open table by its id.

        Raises:
            Refusal: ``NO_TABLE_HERE``.
        """
        actor = self._actors.get(ident)
        if actor is None or actor.table is None:
            raise Refusal(Reason.NO_TABLE_HERE)
        return actor.table

    def table_at(self, place: PlaceId) -> Table | None:
        """The table in a channel."""
        return next((table for table in self.tables() if table.place == place), None)

    def is_taken(self, place: PlaceId) -> bool:
        """True when there is a table in a channel, be it one that could not be read."""
        return place in self._unreadable or self.table_at(place) is not None

    def tables_of(self, person: PersonId) -> tuple[Table, ...]:
        """Where ``person`` sits, or plays for somebody."""
        return tuple(table for table in self.tables() if person in table.people)

    def staked_by(self, person: PersonId) -> Chips:
        """What ``person`` has in pots that he can still win, steps on their way included."""
        tables = (actor.upcoming for actor in self._actors.values())
        return Chips(sum(staked(table, person) for table in tables if table is not None))

    def owed_by(self, person: PersonId, besides: TableId) -> Chips:
        """See ``Hub.owed_by``."""
        tables = (actor.upcoming for actor in self._actors.values() if actor.id != besides)
        return Chips(sum(owed(table, person) for table in tables if table is not None))

    def dealt_to(self, persons: Iterable[PersonId]) -> Table | None:
        """The table that was the last to deal any of ``persons`` a hand."""
        last = self._deals.last(persons)
        actor = self._actors.get(last) if last is not None else None
        return actor.table if actor is not None else None

    def table_of(self, ident: TableId) -> Table | None:
        """A table by its id; also one closed a moment ago, while it still has letters to send."""
        actor = self._actors.get(ident) or self._closed.get(ident)
        return actor.table if actor is not None else None

    async def as_of(self, ident: TableId, version: int) -> Table:
        """A table as it was at ``version``.

        Raises:
            LookupError: there was no such version.
            StoreFailed: the journal could not be read.
        """
        actor = self._actors.get(ident) or self._closed.get(ident)
        for table in (actor.table, actor.finished) if actor is not None else ():
            if table is not None and version in (table.version, table.public_version):
                return table
        record = await self._desk.store.load_table(ident, version)
        table = restore(record).table if record is not None else None
        if table is None or table.version != version:
            raise LookupError("no such version")
        return table

    # -- coming and going ----------------------------------------------------------------------

    def seat_actor(self, ident: TableId) -> TableActor:
        """An actor for a table that is about to open, or was there before.

        Raises:
            ValueError: there is one under that id, and a table is never put in another's place.
        """
        if ident in self._actors or ident in self._closed:
            raise ValueError("a table of that id is here already")
        actor = TableActor(self._desk, self, ident)
        self._actors[ident] = actor
        return actor

    def drop(self, actor: TableActor) -> None:
        """Forget the actor of a table that did not open."""
        if self._actors.get(actor.id) is actor:
            del self._actors[actor.id]

    def restore(self, record: TableRecord, place: PlaceId | None = None) -> None:
        """Put a table back to work as the store holds it; one that cannot be read is frozen.

        It then still has its ``place``, where no other table can be opened.
        """
        actor = self.seat_actor(record.table)
        try:
            restored = restore(record)
        except Exception as error:
            actor.freeze(error)
            if place is not None:
                self._unreadable.add(place)
            return
        actor.restore(restored.table, restored.at, restored.snapshot)
        hand = restored.table.hand
        for player in hand.players if hand is not None else ():
            self._deals.note(player.actor, actor.id, actor.last_at)
        if restored.table.is_closed:
            self._close(actor)

    def look_through_deals(self) -> None:
        """Have the dealer look through each restored hand that is not as it should be (14.20)."""
        for actor in self.actors():
            try:
                if actor.table is not None and not is_in_order(actor.table):
                    key = f"room:deal:{actor.id}:{actor.table.version}"
                    actor.submit(InspectDeal(), key)
            except Exception as error:
                actor.freeze(error)

    def _close(self, actor: TableActor) -> None:
        for ident in tuple(self._closed):
            if not self.outbox.box.of_table(ident):
                del self._closed[ident]
        del self._actors[actor.id]
        self._closed[actor.id] = actor

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have ``listener`` called after each commit; the result takes it off again."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # -- the hub of each actor -----------------------------------------------------------------

    def letters(
        self, before: Table | None, step: Step
    ) -> tuple[tuple[Letter, ...], tuple[FinalBoard, ...]]:
        """See ``Hub.letters``."""
        return self.outbox.secretary.write(before, step)

    def published(self, actor: TableActor, work: StepWork) -> None:
        """See ``Hub.published``."""
        step = work.step
        self.answers.keep(work.mail.key, Taken(actor.id, step.table.version, step.events))
        if step.table.is_closed:
            self._close(actor)  # whatever else may fail here, the place is free again
        self.outbox.adopt(step.table, work.entry.letters, work.entry.finals, work.mail.shows)
        for event in step.events:
            if type(event) is HandStarted:
                for entrant in event.entrants:
                    self._deals.note(entrant.actor, actor.id, actor.last_at)
            elif type(event) in IRREGULAR:
                self.breaches.saw(step.table, event)
        act = work.mail.command
        act = act.act if isinstance(act, Rule) else act
        if isinstance(act, ExposeCard) and act.by_owner:
            self.breaches.leaked(step.table, act.seat)
        if not step.table.is_closed:
            self.attend(actor)
        for listener in tuple(self._listeners):
            self._tell(listener, step)

    def attend(self, actor: TableActor) -> None:
        """Have the clock and the house players look at a table; one that breaks them is frozen."""
        try:
            self.timekeeper.watch(actor)
            self.props.watch(actor)
        except Exception as error:
            actor.freeze(error)

    def _tell(self, listener: Listener, step: Step) -> None:
        try:
            listener(step.table, step.events)
        except Exception as error:
            self._desk.report(f"A listener failed: {whereabouts(error)}.")

    def froze(self, actor: TableActor) -> None:
        """See ``Hub.froze``: the floor is told in the channel."""
        table = actor.table
        if table is not None and self.outbox.secretary.serves(table):
            letter = self.outbox.secretary.channel_line(table, FROZEN)
            self.spawn(self.outbox.add(letter))

    def refuse(self, actor: TableActor, mail: Mail, refusal: Refusal) -> None:
        """See ``Hub.refuse``."""
        if mail.key.startswith(_OWN_KEYS):
            mail.settle(Refused(refusal, actor.table))
        else:
            if refusal.reason in REFUSED and actor.table is not None:
                self.breaches.heard(actor.table, mail.command, refusal)
            self.spawn(self._look_up(actor, mail, refusal))

    def repeat(self, actor: TableActor, mail: Mail) -> None:
        """See ``Hub.repeat``."""
        self.spawn(self._look_up(actor, mail, Refusal(Reason.TOO_BUSY)))

    async def _look_up(self, actor: TableActor, mail: Mail, refusal: Refusal) -> None:
        """Answer as the first delivery of the command was answered, else with ``refusal``."""
        answer = await self.answers.look_up(mail.key, refusal)
        mail.settle(self.again(answer, actor.table))

    def answered(self, key: str, table: Table | None) -> Outcome | None:
        """The answer already given to ``key``; a refusal comes with ``table``."""
        known = self.answers.known(key)
        return self.again(known, table) if known is not None else None

    def again(self, answer: Taken | Refusal, table: Table | None) -> Outcome:
        """``answer`` once more; what was accepted comes with its own table."""
        of = table if isinstance(answer, Refusal) else self.table_of(answer.table)
        return again(answer, of)

    # -- after the store has failed --------------------------------------------------------------

    async def recover(self, lost: Sequence[Work], error: Exception) -> bool:
        """Look up what stands; False when the store cannot be read yet.

        A commit that failed may have gone through after all, and a step of it stands if the
        journal has it: the table then goes on from there, although its sender was refused.
        """
        self._desk.is_open = False
        why = str(error) if isinstance(error, StoreFailed) else whereabouts(error)
        self._desk.report(f"A commit failed, and what stands is read back. {why}")
        steps = [work for work in lost if isinstance(work, StepWork)]
        try:
            standing = [work for work in steps if await self._is_stored(work)]
            await self._desk.read_books(await self._desk.store.balances())
        except Exception as trouble:
            self._desk.report(f"The database cannot be read: {whereabouts(trouble)}.")
            return False
        for work in standing:
            work.actor.stands(work)
        self._desk.is_open = not self._desk.is_stopping
        for work in steps:
            self.attend(work.actor)
        for actor in self.actors():
            actor.advance()
        return True

    async def _is_stored(self, work: StepWork) -> bool:
        row = await self._desk.store.recall(work.mail.key)
        at = (work.actor.id, work.step.table.version)
        return row is not None and (row.table, row.version) == at

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside the tables; it is kept until it ends."""
        self._helpers.start(work)

    async def stop(self) -> None:
        """Turn away what waits, and end what runs beside the tables."""
        for actor in self._actors.values():
            actor.turn_away(Reason.SHUTTING_DOWN)
        await self._helpers.rest()

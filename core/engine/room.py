"""CardRoom: the dealer as everybody outside the core sees it, one for a process."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Mapping, Sequence

from core.chips import Chips
from core.engine.chips.wallets import Wallets
from core.engine.conduct.callers import Callers
from core.engine.conduct.office import ConductOffice
from core.engine.crew import Crew
from core.engine.deliveries import Deliveries
from core.engine.desk import Desk, Report
from core.engine.floor import Floor, Listener
from core.engine.houses.making import RuleMaking
from core.engine.journal.committer import Committer, Work
from core.engine.mail.outbox import Outbox
from core.engine.mail.post_office import PostOffice
from core.engine.mail.postman import Postman
from core.engine.mail.scribe import Scribe, Speech, Words
from core.engine.outcome import Outcome, Refused
from core.engine.pace import NORMAL, Pace
from core.engine.ports import Chance, Messenger, WallClock
from core.engine.store import Store
from core.engine.tables.evictions import Evictions
from core.engine.tables.house_players import HousePlayers, HouseProps, Props
from core.engine.tables.moving import Moves
from core.engine.tables.openings import Openings
from core.engine.time.connections import Connections
from core.engine.time.pulse import Pulse
from core.engine.time.timekeeper import Timekeeper
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.present.documents import Slot
from core.refusal import Reason, Refusal
from core.table.commands import SitDown, TableCommand
from core.table.config import TableConfig
from core.table.money.buying import least_to_sit
from core.table.seats.sessions import going_on
from core.table.state import Table


class CardRoom:
    """Every table of one database.

    Everything it tells has been committed before.  Call :meth:`start` first and :meth:`stop`
    in the end; the store is opened and closed by whoever made it.

    Attributes:
        wallets: the cashier's window.
        rules: where a community's admins make its house rules and choose its staff.
        conduct: where the floor takes measures, and players report to it.
        connections: where platforms say that they are out of reach, back, or gone.
        post: where platforms say what has become of messages.
    """

    def __init__(
        self,
        store: Store,
        clock: WallClock,
        chance: Chance,
        messengers: Mapping[str, Messenger],
        pace: Pace = NORMAL,
        *,
        words: Words | None = None,
        props: Props | None = None,
        settings: Overrides | None = None,
        platforms: Collection[str] | None = None,
        report: Report = lambda sentence: None,
    ) -> None:
        """A room that has not started yet.

        Args:
            store: an open store.
            clock: the time of day.
            chance: where decks come from.
            messengers: by platform; one without a messenger has no outbox.
            pace: the engine's own times.
            words: the dealer's words.
            props: how house players think.
            settings: the values of communities that have set none of their own.
            platforms: those this process serves; at tables of any other no time runs.  None
                serves all.
            report: takes what is worth a line in the log.
        """
        self._messengers = messengers
        self._committer = Committer(store, clock, pace, self._recover)
        self._desk = Desk(store, clock, chance, pace, report, self._committer)
        self._floor = Floor(self._desk)
        self._floor.outbox = Outbox(self._desk, messengers, self._floor.table_of)
        self._floor.timekeeper = Timekeeper(self._desk, self._notice)
        self._floor.props = HousePlayers(self._desk, props or HouseProps())
        callers = Callers(self._desk)
        self._scribe = Scribe(
            store, words or Speech(), self._floor.as_of, self._desk.conduct, callers
        )
        self._desk.houses.defaults = settings or {}
        self._pulse = Pulse(self._desk, self._floor, messengers)
        self._evictions = Evictions(self._desk, self._floor)
        self.wallets = Wallets(self._desk, self._floor.staked_by)
        self.rules = RuleMaking(self._desk, self._floor)
        self.conduct = ConductOffice(self._desk, self._floor, callers)
        self.connections = Connections(self._floor, self._pulse, self._evictions)
        self.post = PostOffice(self._floor.outbox)
        self._deliveries = Deliveries(self._floor)
        self._openings = Openings(self._desk, self._floor, self._deliveries, self.rules)
        self._moves = Moves(self._desk, self._floor, self.submit)
        self._platforms = platforms
        self._crew = Crew()

    # -- beginning and end -----------------------------------------------------------------------

    async def start(self) -> None:
        """Take up every table where it was left, and deliver what is due.

        Raises:
            StoreFailed: the database cannot be read.
        """
        memory = await self._desk.store.load()
        await self._desk.read_books(memory.balances)
        self._openings.restore(memory.last_table)
        outbox = self._floor.outbox
        outbox.carrier = Postman(
            self._desk, outbox, self._scribe, self._messengers, self._evictions.close
        )
        outbox.restore(memory.letters, memory.shut, memory.letters_ever, memory.mark)
        for record in memory.tables:
            self._floor.restore(record, memory.places[record.table])
        for ident in {letter.table for letter in memory.letters}:
            if self._floor.actor(ident) is None:
                closed = await self._desk.store.load_table(ident)
                if closed is not None:
                    self._floor.restore(closed)
        self._pulse.restore(dict(memory.alive))
        if self._platforms is not None:
            self.connections.serves_only(self._platforms)
        self._desk.is_open = True
        self._crew.start(
            writer=self._committer.run, alarm=self._desk.alarm.run, pulse=self._pulse.run
        )
        self._pulse.is_running = True
        outbox.start(self._pulse.lost)
        self._pulse.wake_all()
        self._floor.look_through_deals()
        self.rules.bring_up_all()
        self.conduct.take_up()

    async def stop(self) -> None:
        """Take nothing more, commit what is on its way, let messages arrive, and rest."""
        self._desk.is_stopping = True
        if not self._crew.is_at_work:
            return
        await self._floor.stop()
        patience = self._desk.pace.goodbye / 1000
        await self._floor.outbox.stop(patience)
        with contextlib.suppress(TimeoutError):  # a store that fails now is read at the next start
            async with asyncio.timeout(patience):
                await self._pulse.beat()
                await self._committer.settled()
        self._desk.is_open = False
        await self._crew.rest()

    async def broken(self) -> str:
        """Wait until the room cannot go on, and say in a sentence why.

        For as long as a started room works this does not return.  Once it has, nothing more is
        taken; a new process goes on from the database.
        """
        return await self._crew.fell()

    # -- what is said to tables ------------------------------------------------------------------

    async def submit(
        self,
        table: TableId,
        command: TableCommand,
        key: str,
        said_at: Instant | None = None,
        shows: Slot | None = None,
    ) -> Outcome:
        """Say something to a table; the outcome, once it is durable.

        Args:
            table: which table.
            command: what is said.
            key: names this very act; another delivery of it gets the first one's outcome.
            said_at: when the platform says it was said; None for now.
            shows: ``Slot.BOARD`` when the caller redraws the board himself, and then says so
                by ``post.shown`` or ``post.not_shown``.
        """
        try:
            await self._welcome(command)
        except Refusal as refusal:
            return Refused(refusal, self.table(table))
        known = await self._deliveries.known(key, self.table(table))
        if known is not None:
            return known
        actor = self._floor.actor(table)
        if actor is None or self._desk.is_stopping:
            reason = Reason.SHUTTING_DOWN if self._desk.is_stopping else Reason.NO_TABLE_HERE
            return Refused(Refusal(reason), None)
        return await self._deliveries.outcome(actor.submit(command, key, said_at, shows), key)

    async def move(
        self,
        person: PersonId,
        origin: TableId,
        goal: TableId,
        key: str,
        seat: Seat | None = None,
    ) -> Outcome:
        """Move ``person`` from one table to a like one with all his chips (Cooke 9.02, 13.07).

        The outcome is that of sitting down.  It is refused before anything happens with
        ``HAND_IN_PLAY``, ``NOT_A_LIKE_TABLE``, ``MOVE_TOO_SHORT`` with what is missing, or as
        leaving and sitting down are; with ``MOVE_STOPPED`` once he has got up and could not sit
        down after all: his chips are in his wallet then.
        """
        return await self._moves.move(person, origin, goal, key, seat)

    async def open_table(
        self,
        place: PlaceId,
        community: CommunityId,
        config: TableConfig,
        by: PersonId,
        key: str,
    ) -> Outcome:
        """Open a table in a channel; refused with ``TABLE_HERE`` where there is one.

        The rules of its community that ``config`` does not know yet it takes in.
        """
        return await self._openings.open(place, community, config, by, key)

    async def _welcome(self, command: TableCommand) -> None:
        """Whoever sits down has a wallet; a newcomer gets it here."""
        if isinstance(command, SitDown) and not command.is_prop:
            await self.wallets.welcome(command.person)

    # -- what is known ---------------------------------------------------------------------------

    def table(self, table: TableId) -> Table | None:
        """An open table by its id."""
        actor = self._floor.actor(table)
        return actor.table if actor is not None else None

    def tables(self) -> tuple[Table, ...]:
        """Every open table."""
        return self._floor.tables()

    def table_at(self, place: PlaceId) -> Table | None:
        """The open table in a channel."""
        return self._floor.table_at(place)

    def least_buy_in(self, person: PersonId, table: Table) -> Chips:
        """What ``person`` has to sit down with there now: more than the minimum, perhaps, when he
        comes back in the same playing session (Cooke 9.02)."""
        visit = self._desk.guests.visit(table, person)
        return least_to_sit(table.config, going_on(visit, table.config, self._desk.clock.now()))

    def now(self) -> Instant:
        """The time of day, by which tables go."""
        return self._desk.clock.now()

    def tables_of(self, person: PersonId) -> tuple[Table, ...]:
        """Where ``person`` sits, or plays for somebody."""
        return self._floor.tables_of(person)

    def table_last_dealt_to(self, *persons: PersonId) -> Table | None:
        """The table whose hand was dealt last to any of ``persons``; None once it has closed."""
        return self._floor.dealt_to(persons)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have ``listener`` called after each commit; the result takes it off again."""
        return self._floor.subscribe(listener)

    @property
    def commits(self) -> int:
        """Transactions since the start."""
        return self._committer.commits

    async def settled(self) -> None:
        """Return when everything said so far has been committed or refused."""
        await self._committer.settled()

    def _notice(self, table: Table, note: str) -> None:
        self._floor.spawn(self._floor.outbox.notice_turn(table, note))

    async def _recover(self, lost: Sequence[Work], error: Exception) -> bool:
        if not await self._floor.recover(lost, error):
            return False
        self.rules.bring_up_all()
        self.conduct.take_up()
        return True

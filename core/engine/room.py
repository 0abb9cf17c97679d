"""CardRoom: the dealer as everybody outside the core sees it, one for a process."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Mapping, Sequence

from core.bank import wallet
from core.chips import Chips
from core.engine.actor import TableActor
from core.engine.callers import Callers
from core.engine.committer import Committer, Work
from core.engine.conduct import yesterday
from core.engine.conduct_office import ConductOffice
from core.engine.crew import Crew
from core.engine.desk import Desk, Report
from core.engine.evictions import Evictions
from core.engine.floor import Floor, Listener
from core.engine.guests import since
from core.engine.house_players import HousePlayers, HouseProps, Props
from core.engine.houses import differences
from core.engine.moving import Moves
from core.engine.names import number_of, platform_of, table_id
from core.engine.outbox import Outbox
from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.pace import NORMAL, Pace
from core.engine.ports import Chance, MessageRef, Messenger, WallClock
from core.engine.postman import Postman
from core.engine.pulse import Pulse
from core.engine.rule_making import RuleMaking
from core.engine.scribe import Scribe, Speech, Words
from core.engine.store import Store
from core.engine.timekeeper import Timekeeper
from core.engine.wallets import Wallets
from core.house.community import House
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.present.documents import Slot
from core.refusal import Reason, Refusal
from core.table.commands import OpenTable, SitDown, TableCommand
from core.table.config import TableConfig
from core.table.money.buying import least_to_sit
from core.table.seats.sessions import going_on
from core.table.setup.under_house import opened_under
from core.table.state import Table


class CardRoom:
    """Every table of one database.

    Everything it tells has been committed before.  Call :meth:`start` first and :meth:`stop`
    in the end; the store is opened and closed by whoever made it.

    Attributes:
        rules: where a community's admins make its house rules and choose its staff.
        conduct: where the floor takes measures, and players report to it.
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
        self._scribe = Scribe(
            store,
            words or Speech(),
            self._floor.as_of,
            self._desk.conduct,
            Callers(self._desk).called,
        )
        self._desk.houses.defaults = settings or {}
        self._wallets = Wallets(self._desk, self._floor.staked_by)
        self.rules = RuleMaking(self._desk, self._floor)
        self.conduct = ConductOffice(self._desk, self._floor)
        self._pulse = Pulse(self._desk, self._floor, messengers)
        self._evictions = Evictions(self._desk, self._floor)
        self._moves = Moves(self._desk, self._floor, self.submit)
        self._platforms = platforms
        self._flying: dict[str, asyncio.Future[Outcome]] = {}
        self._opening: dict[PlaceId, asyncio.Event] = {}
        self._numbers = 0
        self._crew = Crew()

    # -- beginning and end -----------------------------------------------------------------------

    async def start(self) -> None:
        """Take up every table where it was left, and deliver what is due.

        Raises:
            StoreFailed: the database cannot be read.
        """
        memory = await self._desk.store.load()
        self._desk.books.reset(memory.balances)
        self._desk.guests.reset(await self._desk.store.guests(since(self._desk.clock.now())))
        self._desk.houses.reset(await self._desk.store.houses())
        since_when = yesterday(self._desk.clock.now())
        self._desk.conduct.reset(await self._desk.store.conduct(since_when))
        self._numbers = number_of(memory.last_table) if memory.last_table is not None else 0
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
        self._stand_still_elsewhere()
        self._desk.is_open = True
        self._crew.start(
            writer=self._committer.run, alarm=self._desk.alarm.run, pulse=self._pulse.run
        )
        self._pulse.is_running = True
        outbox.start(self._pulse.lost)
        self._pulse.wake_all()
        self._floor.look_through_deals()
        self.rules.bring_up_all()
        self.conduct.discipline.carry_out_all()

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

    def _stand_still_elsewhere(self) -> None:
        """No time runs where nobody could act: at tables of platforms not served today."""
        if self._platforms is not None:
            for platform in {platform_of(table.place) for table in self.tables()}:
                if platform not in self._platforms:
                    self._pulse.lose(platform)

    def platform_lost(self, platform: str) -> None:
        """``platform`` is out of reach: the clocks of its tables stand still."""
        self._pulse.lose(platform)

    def platform_back(self, platform: str) -> None:
        """``platform`` is in reach again: the clocks run on, and the tables are told."""
        self._pulse.find(platform)

    def community_lost(self, community: CommunityId) -> None:
        """The dealer may not speak in ``community`` any more: its clocks stand still."""
        self._pulse.lose_community(community)

    def community_back(self, community: CommunityId) -> None:
        """The dealer is let into ``community`` again: its clocks run on."""
        self._pulse.find_community(community)

    def place_gone(self, place: PlaceId) -> None:
        """The channel is no more: its table is closed, by the clock if a hand is in play."""
        table = self.table_at(place)
        if table is not None:
            self._evictions.close(table.id)

    def community_gone(self, community: CommunityId) -> None:
        """``community`` is no more, or will not have the dealer: its tables are closed.

        Time runs there, so that hands in play come to their end.
        """
        self._pulse.find_community(community)
        for table in self.tables():
            if table.community == community:
                self._evictions.close(table.id)

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
                by :meth:`shown` or :meth:`not_shown`.
        """
        try:
            await self._welcome(command)
        except Refusal as refusal:
            return Refused(refusal, self.table(table))
        known = await self._known(key, self.table(table))
        if known is not None:
            return known
        actor = self._floor.actor(table)
        if actor is None or self._desk.is_stopping:
            reason = Reason.SHUTTING_DOWN if self._desk.is_stopping else Reason.NO_TABLE_HERE
            return Refused(Refusal(reason), None)
        return await self._outcome(actor.submit(command, key, said_at, shows), key)

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

    async def _outcome(self, answer: asyncio.Future[Outcome], key: str) -> Outcome:
        """Wait for ``answer``, and let other deliveries of ``key`` wait for it too."""
        if not answer.done():
            self._flying[key] = answer
            answer.add_done_callback(lambda _: self._flying.pop(key, None))
        return await asyncio.shield(answer)  # whoever gives up waiting does not take it back

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
        here = self.table_at(place)
        known = await self._known(key, here)
        if known is not None:
            return known
        while (opening := self._opening.get(place)) is not None:
            await opening.wait()
        try:
            taken = await self._floor.answers.recall(key)
        except Refusal as busy:
            return Refused(busy, here)
        if taken is not None:
            return self._floor.again(taken, here)
        here = self.table_at(place)  # somebody may have been quicker meanwhile
        if self._floor.is_taken(place) or place in self._opening:
            return Refused(Refusal(Reason.TABLE_HERE), here)
        if self._desk.is_stopping:
            return Refused(Refusal(Reason.SHUTTING_DOWN), None)
        self._opening[place] = asyncio.Event()
        self._numbers += 1
        actor = self._floor.seat_actor(table_id(self._numbers))
        config = self._under_house(config, community)
        answer = actor.submit(OpenTable(actor.id, community, place, config, by), key)
        answer.add_done_callback(lambda _: self._opened(actor, place))
        return await self._outcome(answer, key)

    def _under_house(self, config: TableConfig, community: CommunityId) -> TableConfig:
        """``config`` with what has been changed since it was made."""
        house = self._desk.houses.overrides(community)
        news = differences(config.house, house, opens=True)
        try:
            return opened_under(config, news) if news else config
        except Refusal:  # it cannot be dealt as it is: the table will say so
            return config

    def _opened(self, actor: TableActor, place: PlaceId) -> None:
        if actor.table is not None:
            self._opening.pop(place).set()
            self.rules.opened(actor)
        else:
            self._floor.spawn(self._not_opened(actor, place))

    async def _not_opened(self, actor: TableActor, place: PlaceId) -> None:
        """Keep the place until it is sure that no table was opened there after all."""
        try:
            await self._committer.settled()
        finally:
            self._opening.pop(place).set()
            if actor.table is None:
                self._floor.drop(actor)

    async def _known(self, key: str, table: Table | None) -> Outcome | None:
        """The outcome of an earlier delivery under ``key``, also of one still on its way."""
        flying = self._flying.get(key)
        if flying is None:
            return self._floor.answered(key, table)
        outcome = await asyncio.shield(flying)
        if isinstance(outcome, Accepted):
            return Accepted(outcome.table, outcome.events, outcome.sequence, repeated=True)
        return outcome

    async def _welcome(self, command: TableCommand) -> None:
        """Whoever sits down has a wallet; a newcomer gets it here."""
        if isinstance(command, SitDown) and not command.is_prop:
            await self._wallets.welcome(command.person)

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

    # -- wallets ---------------------------------------------------------------------------------

    async def balance(self, person: PersonId) -> Chips:
        """What a wallet holds; the first look at it gives a newcomer his starting chips."""
        return await self._wallets.balance(person)

    def has_wallet(self, person: PersonId) -> bool:
        """Whether ``person`` has a wallet already."""
        return self._desk.books.knows(wallet(person))

    async def grant(self, person: PersonId, amount: Chips, by: PersonId, key: str) -> Chips:
        """See ``Wallets.grant``."""
        return await self._wallets.grant(person, amount, by, key)

    async def take(self, person: PersonId, amount: Chips, by: PersonId, key: str) -> Chips:
        """See ``Wallets.take``."""
        return await self._wallets.take(person, amount, by, key)

    async def refill(self, person: PersonId, key: str) -> Chips:
        """See ``Wallets.refill``."""
        return await self._wallets.refill(person, key)

    # -- house rules -----------------------------------------------------------------------------

    def house(self, community: CommunityId) -> House:
        """The rules and the staff of ``community``, with who set them and when."""
        return self._desk.houses.of(community)

    def overrides(self, community: CommunityId) -> Overrides:
        """The community's values that differ from the declared defaults (Cooke 1.07)."""
        return self._desk.houses.overrides(community)

    # -- messages --------------------------------------------------------------------------------

    def shown(
        self, table: TableId, slot: Slot, sequence: int, ref: MessageRef | None = None
    ) -> None:
        """The caller has redrawn the message ``ref`` himself, as of ``sequence``."""
        if slot is Slot.BOARD:
            self._floor.outbox.was_shown(table, sequence, ref)

    def not_shown(self, table: TableId, slot: Slot) -> None:
        """The caller could not redraw after all: the outbox does."""
        if slot is Slot.BOARD:
            self._floor.outbox.not_shown(table)

    def asked_by(self, ref: MessageRef) -> Table | None:
        """The table that waits for the act which the message ``ref`` asks for: the board of the
        hand in play or a notice of this turn.  None for any other message."""
        return self._floor.outbox.asked_by(ref)

    def private_again(self, person: PersonId) -> None:
        """``person`` has pressed something: try to reach him in private once more."""
        self._floor.outbox.private_again(person)

    def _notice(self, table: Table, note: str) -> None:
        self._floor.spawn(self._floor.outbox.notice_turn(table, note))

    async def _recover(self, lost: Sequence[Work], error: Exception) -> bool:
        if not await self._floor.recover(lost, error):
            return False
        self.rules.bring_up_all()
        self.conduct.discipline.carry_out_all()
        return True

"""A card room over the pure core, without engine and store, for sessions that repeat exactly."""

from collections.abc import Callable, Iterator

from adapters.system import SeededChance
from core.cards import STANDARD_DECK
from core.chips import Chips, whole
from core.engine.outcome import Accepted, Outcome, Refused
from core.hand.commands import HandCommand, Muck
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId, later
from core.props import come_in, decide, rebuy
from core.refusal import Refusal
from core.sealed import Sealed
from core.table.apply import apply
from core.table.blinds.ways import ways_in
from core.table.commands import OpenTable, StartHand, TableCommand
from core.table.config import TableConfig
from core.table.events import TableEvent
from core.table.state import Table
from core.view import look
from tests.props.pure_table import START, Decks, Turn

Listener = Callable[[Table, tuple[TableEvent, ...]], None]
TABLE = TableId("t")


class PureWallets:
    """A wallet is never empty."""

    async def balance(self, person: PersonId) -> Chips:
        return whole(10_000)

    async def refill(self, person: PersonId, key: str) -> Chips:
        return whole(10_000)


class PureConnections:
    """Time runs while the terminal is there."""

    def __init__(self) -> None:
        self.runs = False

    def platform_lost(self, platform: str) -> None:
        self.runs = False

    def platform_back(self, platform: str) -> None:
        self.runs = True


class PureRoom:
    """What a session asks of ``CardRoom``.

    House players act at once, by their own lights or, for a second run, as they did in the
    first: ``acts``.
    """

    def __init__(self, decks: Decks, acts: list[HandCommand] | None = None) -> None:
        self.turns: list[Turn] = []
        self.acts: list[HandCommand] = []
        self._decks = decks
        self._again: Iterator[HandCommand] | None = iter(acts) if acts is not None else None
        self._chance = SeededChance(1)
        self._table: Table | None = None
        self._listeners: list[Listener] = []
        self._at = START
        self.connections = PureConnections()
        self.wallets = PureWallets()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def table(self, table: TableId) -> Table | None:
        return self._table

    def table_at(self, place: PlaceId) -> Table | None:
        return self._table

    async def open_table(
        self, place: PlaceId, community: CommunityId, config: TableConfig, by: PersonId, key: str
    ) -> Outcome:
        return self._take(OpenTable(TABLE, community, place, config, by))

    def least_buy_in(self, person: PersonId, table: Table) -> Chips:
        return table.config.buy_in_least

    async def submit(self, table: TableId, command: TableCommand, key: str) -> Outcome:
        outcome = self._take(command)
        self.go_on()
        return outcome

    def go_on(self) -> None:
        """Deal and let house players act until it is the person's turn."""
        while self.connections.runs and self._table is not None:
            command = self._next(self._table)
            if command is None:
                return
            outcome = self._take(command)
            assert isinstance(outcome, Accepted), outcome

    def _next(self, table: Table) -> TableCommand | None:
        if table.is_in_hand and table.hand is not None and table.hand.to_act is not None:
            occupant = table.occupant(table.hand.to_act)
            return self._act(table) if occupant is not None and occupant.is_prop else None
        for occupant in table.occupants:
            if not occupant.is_prop:
                continue
            view = look(table, occupant.seat)
            said = rebuy(view) or come_in(view, ways_in(table, occupant.seat, START))
            if said is not None:
                return said
        number = table.hands + 1
        deck, draw = (self._decks(at, STANDARD_DECK) for at in (number, 5_000 + number))
        return StartHand(Sealed(deck), Sealed(draw))

    def _act(self, table: Table) -> HandCommand:
        assert table.hand is not None
        if self._again is not None:
            act: HandCommand | None = next(self._again)
        else:
            act = decide(look(table, table.hand.to_act), self._chance)
        assert act is not None
        if isinstance(act, Muck):
            act = Muck(act.person, act.prompt, confirmed=True)
        self.acts.append(act)
        return act

    def _take(self, command: TableCommand) -> Outcome:
        self._at = Instant(later(self._at, 1_000))
        try:
            step = apply(self._table, command, self._at)
        except Refusal as refused:
            return Refused(refused, self._table)
        self._table = step.table
        self.turns.append(Turn(command, self._at, step))
        for listener in tuple(self._listeners):
            listener(step.table, step.events)
        return Accepted(step.table, step.events, step.table.version)

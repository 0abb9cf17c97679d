"""Six persons at one table under a clock that jumps, whatever platform they are on."""

import asyncio
from typing import Final

from adapters.sqlite import SqliteStore
from bot.bench.counting import CountingMessenger, JumpingClock
from bot.bench.tables import SEATS, BenchChance, quick_act
from core.chips import Chips, whole
from core.engine import Accepted, CardRoom
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.settings import number
from core.ids import CommunityId, PersonId, PlaceId, seconds
from core.present import board
from core.present.documents import Slot
from core.table.commands import SitDown
from core.table.config import TableConfig
from core.table.state import Table
from core.view import look

PAUSE: Final = 5_000
"""Milliseconds from a turn to its notice."""

BETWEEN_HANDS: Final = seconds(number({}, "deal.between_hands_seconds"))


class Game:
    """The table, and what is said at it."""

    def __init__(
        self,
        store: SqliteStore,
        messenger: CountingMessenger,
        clock: JumpingClock,
        community: CommunityId,
    ) -> None:
        self.clock = clock
        self.messenger = messenger
        self.room = CardRoom(store, clock, BenchChance(4), {messenger.platform: messenger})
        self.told = 0
        self._community = community
        self._place = PlaceId(f"{community}:C2")

    @property
    def table(self) -> Table:
        """The table as it is now."""
        table = self.room.table_at(self._place)
        assert table is not None
        return table

    async def sit_down(self) -> None:
        """Open the table and fill it."""
        config = TableConfig(
            game="texas_holdem",
            structure=Structure.NO_LIMIT,
            stakes=Stakes(whole(1), whole(2)),
            seats=SEATS,
            buy_in_least=whole(40),
            buy_in_most=Chips(0),
            settings={},
        )
        host = PersonId(f"{self._community}:U10")
        await self.room.open_table(self._place, self._community, config, host, "open")
        for seat in range(SEATS):
            sits = SitDown(PersonId(f"{self._community}:U{20 + seat}"), f"P{seat}", whole(2_000))
            await self.room.submit(self.table.id, sits, f"sit:{seat}")

    async def deal(self, hand: int) -> None:
        """Let the next hand come, until everybody has his cards."""
        self.clock.jump(BETWEEN_HANDS)
        calls = self.messenger.calls
        await self.messenger.until(
            lambda: calls[Slot.BOARD] == hand and calls[Slot.PRIVATE_HAND] == hand * SEATS
        )
        await self._written_down()

    async def be_told(self) -> None:
        """Wait for the notice that it is somebody's turn."""
        self.told += 1
        self.clock.jump(PAUSE)
        await self.messenger.until(lambda: self.messenger.calls[Slot.TURN] == self.told)

    async def press(self) -> None:
        """Act, and redraw the board in the answer."""
        ref = self.messenger.refs[Slot.BOARD]
        outcome = await self._act(Slot.BOARD)
        shown = board(look(outcome.table, None)).sequence
        self.room.post.shown(outcome.table.id, Slot.BOARD, shown, ref)

    async def type(self) -> None:
        """Act by typed words, until the board has been edited."""
        edit = f"edit {Slot.BOARD}"
        edits = self.messenger.calls[edit]
        await self._act(None)
        await self.messenger.until(lambda: self.messenger.calls[edit] > edits)
        await self._written_down()

    async def _written_down(self) -> None:
        """Let the engine note what has arrived before the clock jumps again."""
        await self.room.settled()
        await asyncio.sleep(0)

    async def _act(self, shows: Slot | None) -> Accepted:
        act = quick_act(self.table)
        assert act is not None
        key = f"{self.messenger.platform}:{self.table.version}"
        outcome = await self.room.submit(self.table.id, act, key, shows=shows)
        assert isinstance(outcome, Accepted)
        return outcome

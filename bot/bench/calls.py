"""Calls to Discord for each six-handed hand: the engine against a messenger that counts.

Channel and private messages count towards Discord's global limit.  A press is answered through
its interaction, acknowledgement and redrawn board in one call, and does not.
"""

from pathlib import Path
from typing import Final

from msgspec import Struct

from adapters.sqlite import SqliteStore
from bot.bench.counting import PLATFORM, CountingMessenger, JumpingClock
from bot.bench.tables import SEATS, BenchChance, quick_act
from core.chips import Chips, whole
from core.engine import Accepted, CardRoom
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.ids import CommunityId, PersonId, PlaceId
from core.present import board
from core.present.documents import Slot
from core.table.commands import SitDown
from core.table.config import TableConfig
from core.table.state import Table
from core.view import look

_COMMUNITY: Final = CommunityId("discord:1")
_PLACE: Final = PlaceId("discord:1:2")
_HOST: Final = PersonId("discord:1:10")
_PAUSE: Final = 5_000
"""Milliseconds from the end of a hand to the next deal, and from a turn to its notice."""


class CallCounts(Struct, frozen=True):
    """Calls for each hand; ``notices`` is how many turn notices were needed."""

    limited: float
    answers: float
    notices: float


async def measure_calls(folder: Path, hands: int = 20, *, notices: bool = False) -> CallCounts:
    """Six persons play ``hands`` hands over a new database in ``folder``, all by presses.

    They act as soon as it is their turn; with ``notices`` each waits until he is told so.
    """
    store = await SqliteStore.open(folder / f"calls-{notices}.sqlite3")
    try:
        game = _Game(store)
        await game.room.start()
        try:
            await game.sit_down()
            return await game.count(hands, notices=notices)
        finally:
            await game.room.stop()
    finally:
        await store.close()


class _Game:
    """Six persons at one table, and the calls it takes to serve them."""

    def __init__(self, store: SqliteStore) -> None:
        self.clock = JumpingClock()
        self.messenger = CountingMessenger()
        self.room = CardRoom(store, self.clock, BenchChance(4), {PLATFORM: self.messenger})
        self._told = 0

    @property
    def table(self) -> Table:
        table = self.room.table_at(_PLACE)
        assert table is not None
        return table

    async def sit_down(self) -> None:
        config = TableConfig(
            game="texas_holdem",
            structure=Structure.NO_LIMIT,
            stakes=Stakes(whole(1), whole(2)),
            seats=SEATS,
            buy_in_least=whole(40),
            buy_in_most=Chips(0),
            settings={},
        )
        await self.room.open_table(_PLACE, _COMMUNITY, config, _HOST, "open")
        for seat in range(SEATS):
            sits = SitDown(PersonId(f"discord:1:{20 + seat}"), f"P{seat}", whole(2_000))
            await self.room.submit(self.table.id, sits, f"sit:{seat}")

    async def count(self, hands: int, *, notices: bool) -> CallCounts:
        """Calls from the moment a hand is dealt until ``hands`` later."""
        await self._deal(1)
        before = self.messenger.calls.total()
        presses = 0
        for hand in range(hands):
            while self.table.is_in_hand:
                if notices and self.table.hand is not None and self.table.hand.menu is not None:
                    await self._be_told()
                await self._press()
                presses += 1
            await self._deal(hand + 2)
        limited = self.messenger.calls.total() - before
        return CallCounts(limited / hands, presses / hands, self._told / hands)

    async def _deal(self, hand: int) -> None:
        """Let the next hand come, until everybody has his cards."""
        self.clock.jump(_PAUSE)
        calls = self.messenger.calls
        await self.messenger.until(
            lambda: calls[Slot.BOARD] == hand and calls[Slot.PRIVATE_HAND] == hand * SEATS
        )

    async def _be_told(self) -> None:
        self._told += 1
        self.clock.jump(_PAUSE)
        await self.messenger.until(lambda: self.messenger.calls[Slot.TURN] == self._told)

    async def _press(self) -> None:
        """Act, and redraw the board in the answer."""
        ref = self.messenger.refs[Slot.BOARD]
        act = quick_act(self.table)
        assert act is not None
        ident = self.table.id
        key = f"{PLATFORM}:{self.table.version}"
        outcome = await self.room.submit(ident, act, key, shows=Slot.BOARD)
        assert isinstance(outcome, Accepted)
        self.room.shown(ident, Slot.BOARD, board(look(outcome.table, None)).sequence, ref)

"""Calls to Discord for each six-handed hand: the engine against a messenger that counts.

Channel and private messages count towards Discord's global limit.  A press is answered through
its interaction, acknowledgement and redrawn board in one call, and does not.
"""

from pathlib import Path
from typing import Final

from msgspec import Struct

from adapters.sqlite import SqliteStore
from bot.bench.counting import CountingMessenger, JumpingClock
from bot.bench.game import Game
from core.ids import CommunityId

_COMMUNITY: Final = CommunityId("discord:1")


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
        game = Game(store, CountingMessenger(), JumpingClock(), _COMMUNITY)
        await game.room.start()
        try:
            await game.sit_down()
            return await _count(game, hands, notices=notices)
        finally:
            await game.room.stop()
    finally:
        await store.close()


async def _count(game: Game, hands: int, *, notices: bool) -> CallCounts:
    """Calls from the moment a hand is dealt until ``hands`` later."""
    await game.deal(1)
    before = game.messenger.calls.total()
    presses = 0
    for hand in range(hands):
        while game.table.is_in_hand:
            if notices and game.table.hand is not None and game.table.hand.menu is not None:
                await game.be_told()
            await game.press()
            presses += 1
        await game.deal(hand + 2)
    limited = game.messenger.calls.total() - before
    return CallCounts(limited / hands, presses / hands, game.told / hands)

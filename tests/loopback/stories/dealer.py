"""The dealer in the test's own process: the real link, engine and store of one platform."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from adapters.sqlite import SqliteStore
from adapters.system import SystemClock
from core.engine import Accepted, CardRoom, Pace
from core.engine.store import Store
from core.hand.commands import Prompt
from core.house.settings import Overrides
from core.ids import CommunityId, PersonId, PlaceId, TableId
from core.reception.opening import Opening, config_of
from core.table.state import Table
from tests.engine.kit import FixedChance

from ..changes import Changes
from .venue import Link

QUICK = Pace(
    prop=0, edit_gap=0, news_gap=0, hold=1_000, retry=20, retry_most=200, heartbeat=500,
    goodbye=1_000,
)  # fmt: skip
"""A pace for tests: nothing waits for people."""

HOLDEM = Opening(stakes="5/10", buy_in="200")

AT_ONCE: Overrides = {"deal.between_hands_seconds": 0, "table.turn_notice_seconds": 60}


@dataclass(frozen=True)
class Dealer:
    """A room that deals; `reports` is what the engine found worth a line in the log."""

    room: CardRoom
    reports: list[str]


@asynccontextmanager
async def dealer(
    link: Link,
    database: Path,
    changes: Changes,
    entered: Callable[[asyncio.Task[None]], Awaitable[None]],
    *,
    chance: str = "chance",
    pace: Pace = QUICK,
    wrap: Callable[[Store], Store] = lambda store: store,
) -> AsyncIterator[Dealer]:
    """Riffle until the end of the block; `entered` waits until its platform has it.

    The link must not end by itself, and whatever is reported must be cleared by the test.
    """
    platform = link.messenger.platform
    store = await SqliteStore.open(database)
    reports: list[str] = []
    try:
        room = CardRoom(
            wrap(store),
            SystemClock(),
            FixedChance(chance),
            {platform: link.messenger},
            pace,
            report=reports.append,
        )
        room.connections.platform_lost(platform)
        await room.start()
        room.subscribe(lambda table, events: changes.notify())
        serving = asyncio.create_task(link.serve(room))
        try:
            await entered(serving)
            yield Dealer(room, reports)
            assert not serving.done(), "the link ended by itself"
            assert not reports, reports
        finally:
            await room.stop()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
    finally:
        await store.close()


async def open_table(
    room: CardRoom,
    place: PlaceId,
    community: CommunityId,
    by: PersonId,
    seats: int = 6,
    **settings: bool | int | str,
) -> TableId:
    """Open no-limit hold'em at 5 and 10, with the times of a test."""
    return await open_any(room, place, community, by, replace(HOLDEM, seats=seats), **settings)


async def open_any(
    room: CardRoom,
    place: PlaceId,
    community: CommunityId,
    by: PersonId,
    said: Opening,
    **settings: bool | int | str,
) -> TableId:
    """Open the table that ``said`` asks for, with the times of a test."""
    asked = config_of(said)
    config = replace(asked, settings=asked.settings | AT_ONCE | settings)
    outcome = await room.open_table(place, community, config, by=by, key="test:open")
    assert isinstance(outcome, Accepted), outcome
    return outcome.table.id


def prompt_at(table: Table) -> Prompt | None:
    """The prompt somebody has to answer now."""
    hand = table.hand
    return Prompt(hand.number, hand.action) if hand is not None and hand.awaited else None


def to_act_at(table: Table) -> PersonId | None:
    """Who has to answer it; of several, the first."""
    hand = table.hand
    occupant = table.occupant(hand.awaited[0]) if hand is not None and hand.awaited else None
    return occupant.person if occupant is not None else None

"""A table at a venue: the real link, engine and store in the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from adapters.sqlite import SqliteStore
from adapters.system import SystemClock
from core.chips import whole
from core.engine import Accepted, CardRoom, Pace
from core.hand.commands import Prompt
from core.house.settings import Overrides
from core.present.documents import Verb
from core.table.opening import configure
from core.table.state import Table
from tests.engine.kit import FixedChance

from .venue import Choice, Member, Page, Venue

QUICK = Pace(
    prop=0, edit_gap=0, news_gap=0, hold=1_000, retry=20, retry_most=200, heartbeat=500,
    goodbye=1_000,
)  # fmt: skip
"""A pace for tests: nothing waits for people."""

AT_ONCE: Overrides = {"table.next_hand_seconds": 0, "table.turn_notice_seconds": 60}


@dataclass
class Stand:
    """The room that deals at a venue, and what its members see there."""

    venue: Venue
    room: CardRoom
    reports: list[str] = field(default_factory=list)
    """What the engine found worth a line in the log."""

    async def open_table(self, seats: int = 6, **settings: bool | int | str) -> None:
        """Open no-limit hold'em at 5 and 10 in the channel, with the times of a test."""
        outcome = await self.room.open_table(
            self.venue.place,
            self.venue.community,
            configure(
                small_blind=whole(5),
                big_blind=whole(10),
                seats=seats,
                buy_in_least=whole(100),
                settings=AT_ONCE | settings,
            ),
            by=self.venue.admin.id,
            key="test:open",
        )
        assert isinstance(outcome, Accepted), outcome

    @property
    def table(self) -> Table:
        """The table in the channel as it is now."""
        table = self.room.table_at(self.venue.place)
        assert table is not None, "no table here"
        return table

    @property
    def prompt(self) -> Prompt | None:
        """The prompt somebody has to answer now."""
        hand = self.table.hand
        if hand is None or hand.to_act is None:
            return None
        return Prompt(hand.number, hand.action)

    @property
    def to_act(self) -> Member | None:
        """The member who has to act now."""
        table = self.table
        occupant = table.occupant(table.hand.to_act) if table.hand and table.hand.to_act else None
        return self.venue.members[occupant.person] if occupant is not None else None

    def board(self) -> Page | None:
        """The newest message whose buttons answer the present prompt."""
        prompt = self.prompt
        if prompt is None:
            return None
        return next((p for p in self.venue.pages() if any(_is(c, prompt) for c in p.choices)), None)

    def button(self, verb: Verb) -> tuple[Page, Choice] | None:
        """The board and its button for ``verb`` at the present prompt."""
        prompt, board = self.prompt, self.board()
        for choice in board.choices if board is not None else ():
            if board is not None and prompt is not None and _is(choice, prompt, verb):
                return board, choice
        return None


def _is(choice: Choice, prompt: Prompt, verb: Verb | None = None) -> bool:
    """Whether a button answers ``prompt``, with ``verb`` if one is given."""
    press = choice.press
    return press is not None and press.prompt == prompt and verb in (None, press.verb)


@asynccontextmanager
async def dealing(
    venue: Venue,
    database: Path,
    *,
    chance: str = "chance",
    pace: Pace = QUICK,
    grace: float = 5.0,
) -> AsyncIterator[Stand]:
    """Riffle at the venue until the end of the block."""
    link = venue.link(grace)
    store = await SqliteStore.open(database)
    reports: list[str] = []
    try:
        room = CardRoom(
            store,
            SystemClock(),
            FixedChance(chance),
            {venue.platform: link.messenger},
            pace,
            report=reports.append,
        )
        room.platform_lost(venue.platform)
        await room.start()
        room.subscribe(lambda table, events: venue.changes.notify())
        serving = asyncio.create_task(link.serve(room))
        try:
            await venue.entered(serving)
            yield Stand(venue, room, reports)
            assert not serving.done(), "the link ended by itself"
            assert not reports, reports
        finally:
            await room.stop()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
    finally:
        await store.close()

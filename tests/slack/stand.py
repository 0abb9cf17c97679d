"""The card room on the fake Slack: the real link, engine and store in the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from adapters.slack.identity import community_id, person_in, place_id, user_of
from adapters.slack.install import OneWorkspace
from adapters.slack.link import SlackLink
from adapters.slack.settings import SlackSettings
from adapters.slack.socket import SocketDoor
from adapters.slack.workspace import Workspace as Home
from adapters.sqlite import SqliteStore
from adapters.system import SystemClock
from core.chips import whole
from core.engine import Accepted, CardRoom, Pace
from core.house.settings import Overrides
from core.ids import CommunityId, PersonId, PlaceId, TableId, seconds
from core.present.documents import Verb
from core.present.presses.text import decode
from core.table.setup.opening import configure
from core.table.state import Table
from tests.engine.kit import FixedChance
from tests.loopback.slack.messages import Button, Seen
from tests.loopback.slack.people import Person
from tests.loopback.slack.wire import SlackWire
from tests.loopback.slack.workspace import Channel, Workspace

QUICK = Pace(prop=0, edit_gap=0, hold=1_000, retry=20, retry_most=200, heartbeat=500, goodbye=1_000)
"""A pace for tests: nothing waits for people."""

AT_ONCE: Overrides = {"deal.between_hands_seconds": 0, "table.turn_notice_seconds": 60}


@dataclass
class Stand:
    """A workspace with one channel, people in it, and the room that deals there."""

    wire: SlackWire
    room: CardRoom
    workspace: Workspace
    channel: Channel
    admin: Person
    people: dict[str, Person] = field(default_factory=dict)
    """The players by their user ids."""
    reports: list[str] = field(default_factory=list)
    in_thread: Channel | None = None
    """The thread of the table, when it is not the channel."""

    @property
    def community(self) -> CommunityId:
        """The workspace in the core's words."""
        return community_id(Home("", self.workspace.id))

    @property
    def place(self) -> PlaceId:
        """Where the table is, in the core's words."""
        thread = self.in_thread.thread_ts if self.in_thread is not None else ""
        return place_id(self.community, self.channel.id, thread)

    def id_of(self, person: Person) -> PersonId:
        """Whom the core takes a member for."""
        return person_in(self.community, person.id)

    async def open_table(self, **settings: int | str) -> TableId:
        """Open no-limit hold'em at 5 and 10, with the times of a test."""
        outcome = await self.room.open_table(
            self.place,
            self.community,
            configure(
                small_blind=whole(5),
                big_blind=whole(10),
                seats=6,
                settings=AT_ONCE | settings,
            ),
            by=self.id_of(self.admin),
            key="test:open",
        )
        assert isinstance(outcome, Accepted), outcome
        return outcome.table.id

    async def seated(self, *names: str, amount: str = "1000") -> list[Person]:
        """New members who sit down with ``amount``."""
        joined = [self.workspace.member(name) for name in names]
        self.people |= {person.id: person for person in joined}
        for person in joined:
            answer = await person.slash(self.channel, "/poker", f"sit {amount}")
            assert "Welcome" in answer.text, answer.text
        return joined

    @property
    def table(self) -> Table:
        """The table there as it is now."""
        table = self.room.table_at(self.place)
        assert table is not None, "no table here"
        return table

    async def dealt(self, hand: int = 1) -> tuple[Seen, Person]:
        """Wait for a hand's prompt; its board, and who is to act."""

        def look() -> tuple[Seen, Person] | None:
            board = self.board()
            state = self.table.hand
            if board is None or state is None or state.to_act is None or state.number < hand:
                return None
            occupant = self.table.occupant(state.to_act)
            assert occupant is not None
            return board, self.people[user_of(occupant.person)]

        found = await self.wire.until(look, 20)
        assert found is not None
        return found

    def board(self) -> Seen | None:
        """The newest message whose buttons answer the present prompt."""
        hand = self.table.hand
        prompt = None if hand is None else (hand.number, hand.action)
        for message in (self.in_thread or self.channel).newest():
            for button in message.buttons:
                press = decode(button.value)
                asked = press.prompt if press is not None else None
                if asked is not None and (asked.hand, asked.action) == prompt:
                    return message
        return None


def button(seen: Seen, verb: Verb) -> Button:
    """The button of ``seen`` for ``verb``."""
    for found in seen.buttons:
        press = decode(found.value)
        if press is not None and press.verb is verb:
            return found
    raise AssertionError(f"no {verb} among {[found.label for found in seen.buttons]}")


@asynccontextmanager
async def dealing(
    wire: SlackWire, database: Path, *, pace: Pace = QUICK, grace: float = 5.0
) -> AsyncIterator[Stand]:
    """Riffle on the wire by Socket Mode until the end of the block."""
    workspace = wire.workspace()
    channel, admin = workspace.channel(), workspace.member("Floor", admin=True)
    settings = SlackSettings(api_base=wire.api, grace=seconds(grace))
    home = OneWorkspace(workspace.team.token, wire.api)
    link = SlackLink(settings, home, SocketDoor(wire.app_token, wire.api, ping=0.5))
    store = await SqliteStore.open(database)
    reports: list[str] = []
    try:
        room = CardRoom(
            store,
            SystemClock(),
            FixedChance("chance"),
            {link.messenger.platform: link.messenger},
            pace,
            report=reports.append,
        )
        room.connections.platform_lost(link.messenger.platform)
        await room.start()
        room.subscribe(lambda table, events: wire.changes.notify())
        serving = asyncio.create_task(link.serve(room))
        try:
            await wire.until(lambda: serving.done() or wire.sockets.connected, 30)
            await wire.ready()
            yield Stand(wire, room, workspace, channel, admin, reports=reports)
            assert not serving.done(), "the link ended by itself"
            assert not reports, reports
        finally:
            await room.stop()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
    finally:
        await store.close()

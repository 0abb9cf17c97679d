"""A house: the store, the installed workspaces and the HTTP door, around a small bolt app."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from slack_bolt.async_app import AsyncApp
from slack_bolt.context.async_context import AsyncBoltContext

from adapters.slack.http import Gate, HttpDoor
from adapters.slack.install import InstalledWorkspaces, bolt_app, oauth_flow
from adapters.slack.install.client import install_client
from adapters.sqlite import SqliteStore
from tests.engine.kit import HandClock, SystemClock
from tests.loopback.slack.oauth import CLIENT_ID, CLIENT_SECRET
from tests.loopback.slack.wire import SlackWire


class House:
    """HTTP mode with OAuth, by a clock that a test moves on by hand.

    Attributes:
        heard: the user and the words of each ``/poker`` that was let in.
        met: who we were in each of them: team and token.
        held: cleared, it holds every answer back.
        waiting: how many have begun.
    """

    def __init__(self, wire: SlackWire, path: Path) -> None:
        wire.use_http()
        self.wire = wire
        self.path = path
        self.clock = HandClock(SystemClock().now())
        self.heard: list[tuple[str, str]] = []
        self.met: list[tuple[str, str]] = []
        self.held = asyncio.Event()
        self.held.set()
        self.waiting = 0
        self.ups = 0
        self.downs = 0
        self.store: SqliteStore
        self.workspaces: InstalledWorkspaces
        self.app: AsyncApp

    @asynccontextmanager
    async def open(self) -> AsyncIterator["House"]:
        """Serve until the end of the block."""
        self.store = await SqliteStore.open(self.path)
        task = asyncio.create_task(self._serve())
        try:
            await self.wire.ready()
            yield self
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await self.store.close()

    async def _serve(self) -> None:
        vault, secret = self.store.slack_vault, self.wire.door.secret
        self.workspaces = InstalledWorkspaces(vault, self.clock.now)
        flow = oauth_flow(
            CLIENT_ID, CLIENT_SECRET, vault, self.workspaces, self.clock.now, self.wire.api
        )
        self.app = bolt_app(install_client(self.wire.api), self.workspaces, secret)
        self.app.command("/poker")(self._poker)
        door = HttpDoor(self.wire.door.port, Gate(secret), flow, "127.0.0.1")
        await door.serve(self.app, self._up, self._down)

    async def _poker(self, ack: Any, command: dict[str, Any], context: AsyncBoltContext) -> None:
        self.waiting += 1
        self.wire.changes.notify()
        await self.held.wait()
        self.heard.append((command["user_id"], command["text"]))
        self.met.append((context.team_id or "", context.bot_token or ""))
        await ack("heard")

    def _up(self) -> None:
        self.ups += 1

    def _down(self) -> None:
        self.downs += 1

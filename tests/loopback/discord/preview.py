"""Pictures of what a member sees: SimCord's drawing of Discord in headless Chromium.

    async with preview(table.channel, alice) as page:
        await page.picture(board, Path("board.png"))            # a message
        await page.picture(answer, Path("raise.png"))           # an answer: message or modal
        await page.picture(board, Path("phone.png"), size=(390, 844), whole_channel=True)

Needs the extra `pictures` and Debian's `chromium` on the path.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
from playwright.async_api import async_playwright
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.preview import Preview
from simcord.results import InteractionResult, ResponseMessage

from .answer import Answer
from .guild import Channel
from .messages import Seen
from .people import Person
from .wire import DiscordWire


class Onlooker(simcord.Env):
    """SimCord's environment around the wire's world; it runs no bot, it only looks."""

    def __init__(self, wire: DiscordWire) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.backend = wire.backend

    async def _settle_internal(self, **_: Any) -> None:
        """Nothing is under way here that a picture would have to wait for."""


class Page:
    """One member's view of one channel."""

    def __init__(self, onlooker: Onlooker, drawn: Preview) -> None:
        self._onlooker = onlooker
        self._drawn = drawn

    @property
    def url(self) -> str:
        """Where a browser on this machine sees it, while the page is open."""
        return self._drawn.url

    async def picture(
        self,
        what: Seen | Answer,
        path: Path,
        *,
        size: tuple[int, int] = (960, 720),
        whole_channel: bool = False,
    ) -> None:
        """Write a PNG of a message, or of an answer's message or modal.

        `size` is the window in CSS pixels; `whole_channel` draws all of it, with what stands
        around the message. Raises SimCord's SetupError when the viewer may not see it.
        """
        await self._drawn.screenshot(
            path,
            target=self._target(what),
            mode="viewport" if whole_channel else "surface",
            viewport=size,
            layout="channel" if whole_channel else "message",
            allow_incomplete=True,
        )

    def _target(self, what: Seen | Answer) -> ResponseMessage | InteractionResult:
        backend = self._onlooker.backend
        if isinstance(what, Seen):
            stored = backend.get_message(what.channel_id, what.id)
            return ResponseMessage(self._onlooker, stored)
        return InteractionResult(self._onlooker, backend.interactions[what.interaction_id])


@asynccontextmanager
async def preview(channel: Channel, viewer: Person) -> AsyncIterator[Page]:
    """Draw a channel or a DM as the viewer sees it."""
    onlooker = Onlooker(channel.wire)
    backend = onlooker.backend
    user = UserHandle(onlooker, backend.users[viewer.id])
    guild_id = channel.guild_id
    guild = None if guild_id is None else GuildHandle(onlooker, backend.guilds[guild_id])
    handle = ChannelHandle(onlooker, guild, backend.channels[channel.id])
    eyes = user if guild is None else MemberActor(onlooker, guild, user)
    onlooker._started = True  # SimCord draws only for an environment that says it runs
    async with onlooker.preview(handle, viewers=[eyes]) as drawn:
        # SimCord would start a browser of Playwright's own; this is the system's.
        browsers = await async_playwright().start()
        drawn._capture_manager._playwright = browsers
        drawn._capture_manager._browser = await browsers.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        yield Page(onlooker, drawn)

"""The link to Discord: one client after another, for as long as the process lives."""

import asyncio
import logging
import time
from typing import Final

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from adapters.discord.client import RiffleClient
from adapters.discord.complaints import Complaints
from adapters.discord.desk import Desk
from adapters.discord.hush import Hush
from adapters.discord.identity import PLATFORM
from adapters.discord.messenger import DiscordMessenger
from adapters.discord.presence import Presence
from adapters.discord.quiet import quiet_library
from adapters.discord.settings import DiscordSettings, DiscordUnusable
from adapters.discord.watch import Watch
from core.engine.room import CardRoom
from core.ids import PlaceId
from core.reception.conduct.hushing import Hushing

_log = logging.getLogger(__name__)

BAD_TOKEN: Final = "Discord refused the token: check DISCORD_TOKEN."  # noqa: S105 - a sentence
BAD_INTENTS: Final = (
    "Discord refused the intents: the bot needs only Guilds, Guild Messages and Direct Messages; "
    "check the application's settings in Discord's developer portal."
)

_REFUSED: Final = {4004: BAD_TOKEN, 4013: BAD_INTENTS, 4014: BAD_INTENTS}
"""Close codes that no second try can mend (topics/opcodes-and-status-codes)."""

_FIRST_WAIT: Final = 1.0
_LONGEST_WAIT: Final = 120.0
_STEADY: Final = 300.0
"""Seconds between two clients, and how long one has to last for the wait to begin anew: Discord
takes the token away after a thousand sessions in a day (topics/gateway)."""


class DiscordLink:
    """The process's one link to Discord.

    ``messenger`` can be used at once; its messages wait until :meth:`serve` has logged in.
    """

    def __init__(self, settings: DiscordSettings) -> None:
        self._settings = settings
        self._client: RiffleClient | None = None
        self.messenger = DiscordMessenger(self._logged_in, self._forbidden)
        self._complaints = Complaints(self.messenger)

    async def serve(self, room: CardRoom) -> None:
        """Serve people until cancelled, with a fresh client whenever one ends.

        discord.py mends what it can itself; what it cannot (a gateway that is down at the
        first connect, a malformed event) ends its client for good.

        Raises:
            DiscordUnusable: the token is wrong, or the intents are refused.
        """
        quiet_library()
        self._point()
        desk = Desk(room, self._settings, Hush(Hushing(room), self.messenger))
        presence = Presence(room)
        watch = Watch(
            self._settings.grace,
            lost=lambda: room.connections.platform_lost(PLATFORM),
            back=lambda: room.connections.platform_back(PLATFORM),
        )
        watch.lose()
        wait = _FIRST_WAIT / 2
        while True:
            began = time.monotonic()
            await self._one_life(RiffleClient(desk, watch, presence))
            watch.forget()
            watch.lose()
            was_steady = time.monotonic() - began > _STEADY
            wait = _FIRST_WAIT if was_steady else min(wait * 2, _LONGEST_WAIT)
            await asyncio.sleep(wait)

    async def _one_life(self, client: RiffleClient) -> None:
        """Serve with one client until it ends, in whatever way.

        Raises:
            DiscordUnusable: no other client would fare better.
        """
        try:
            await self._run(client)
            _log.warning("Discord closed the connection")
        except discord.LoginFailure:
            raise DiscordUnusable(BAD_TOKEN) from None
        except discord.PrivilegedIntentsRequired:
            raise DiscordUnusable(BAD_INTENTS) from None
        except discord.ConnectionClosed as closed:
            if closed.code in _REFUSED:
                raise DiscordUnusable(_REFUSED[closed.code]) from None
            _log.warning("Discord closed the connection: code %s", closed.code)
        except Exception as error:
            # A library's client can end in any way; its words may quote a payload.
            _log.warning("The connection to Discord ended: %s", type(error).__name__)

    async def _run(self, client: RiffleClient) -> None:
        self._client = client
        try:
            await client.start(self._settings.token)
        finally:
            self._client = None
            await client.close()

    def _logged_in(self) -> discord.Client | None:
        client = self._client
        return client if client is not None and client.user is not None else None

    def _forbidden(self, place: PlaceId) -> None:
        if self._client is not None:
            self._complaints.about(place, self._client)

    def _point(self) -> None:
        """Point discord.py at another address, when the settings name one."""
        if self._settings.api_base:
            Route.BASE = self._settings.api_base
        if self._settings.gateway_url:
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self._settings.gateway_url)

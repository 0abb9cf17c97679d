"""Telling the owner of a server, privately and once, where the dealer may not speak."""

import asyncio
import logging

import discord

from adapters.discord.identity import channel_of, guild_of, person_id
from adapters.discord.messenger import DiscordMessenger
from adapters.discord.rights import missing_rights
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.ids import PersonId, PlaceId
from core.present import rights_missing
from core.present.documents import Document

_log = logging.getLogger(__name__)


class Complaints:
    """Complains of each channel once in the life of the process."""

    def __init__(self, messenger: DiscordMessenger) -> None:
        self._messenger = messenger
        self._told: set[PlaceId] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def about(self, place: PlaceId, client: discord.Client) -> None:
        """Name what is missing in ``place`` to the owner of its server, if that is new."""
        guild = client.get_guild(guild_of(place))
        if place in self._told or guild is None or guild.owner_id is None:
            return
        channel = guild.get_channel_or_thread(channel_of(place))
        if channel is None:
            return
        missing = missing_rights(
            channel.permissions_for(guild.me), in_thread=isinstance(channel, discord.Thread)
        )
        if not missing:
            return
        self._told.add(place)
        _log.warning("Missing in %s: %s", place, ", ".join(missing))
        owner = person_id(guild.id, guild.owner_id)
        document = rights_missing(missing, f"#{channel.name} ({guild.name})")
        task = asyncio.create_task(self._tell(owner, document, place))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, owner: PersonId, document: Document, place: PlaceId) -> None:
        try:
            await self._messenger.direct(owner, document, f"rights-{channel_of(place)}")
        except (DeliveryFailed, TryLater, AnswerLost):
            self._told.discard(place)

"""Presence: what becomes of tables when channels, threads and servers come and go.

A channel that is deleted and a server that lets the dealer in no more end their tables; a server
that is only unavailable, for Discord has an outage there, has its clocks stand still.
"""

import logging
from typing import Final

import discord

from adapters.discord.identity import PLATFORM, community_id, guild_of, place_id
from core.engine.names import platform_of
from core.engine.room import CardRoom

_log = logging.getLogger(__name__)

_SHARD_BITS: Final = 22
"""A server's shard is its id without so many bits, modulo the shards (topics/gateway)."""


class Presence:
    """Tells the room what Discord says of its channels and servers."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room

    def deleted(self, guild: int, channel: int) -> None:
        """A channel or thread is no more."""
        self._room.connections.place_gone(place_id(guild, channel))

    def removed(self, guild: int) -> None:
        """A server is no more, or has thrown the dealer out."""
        self._room.connections.community_gone(community_id(guild))

    def unavailable(self, guild: int) -> None:
        """Nobody in a server can be heard for a while."""
        self._room.connections.community_lost(community_id(guild))

    def available(self, guild: int) -> None:
        """A server is there, again or for the first time."""
        self._room.connections.community_back(community_id(guild))

    def look(self, client: discord.AutoShardedClient, shard: int) -> None:
        """See which servers with tables are there, once Discord has named those of ``shard``."""
        tables = (table for table in self._room.tables() if platform_of(table.place) == PLATFORM)
        for number in sorted({guild_of(table.community) for table in tables}):
            if (number >> _SHARD_BITS) % (client.shard_count or 1) != shard:
                continue
            guild = client.get_guild(number)
            if guild is None:
                _log.warning("A server with tables lets the dealer in no more: %s", number)
                self.removed(number)
            elif guild.unavailable:
                self.unavailable(number)
            else:
                self.available(number)

"""The client: what Discord's events mean to the desk and to the clocks."""

import logging
import re
from typing import Any, Final

import discord
from discord import ui

from adapters.discord import limits
from adapters.discord.commands.tree import build, sync
from adapters.discord.desk import Desk
from adapters.discord.forms import custom_id_of
from adapters.discord.presence import Presence
from adapters.discord.watch import Watch
from core.present.presses import text as press_text

_log = logging.getLogger(__name__)

_FORM: Final = re.compile(press_text.ANY_VERSION)


class PressButton(ui.DynamicItem[ui.Button[Any]], template=press_text.ANY_VERSION):
    """Any button of ours, found by its custom id alone, so it outlives the process."""

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: discord.Interaction[Any], item: ui.Button[Any], match: re.Match[str], /
    ) -> "PressButton":
        """The button that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Take the press to the desk."""
        await interaction.client.desk.press(interaction, self.custom_id)


def intents() -> discord.Intents:
    """What we listen to: servers, messages without their content, and reactions on boards.

    None of these is privileged; words said in private or to the dealer's mention arrive all
    the same.
    """
    return discord.Intents(guilds=True, guild_messages=True, dm_messages=True, guild_reactions=True)


class RiffleClient(discord.AutoShardedClient):
    """One connection to Discord, thrown away when it ends."""

    def __init__(self, desk: Desk, watch: Watch, presence: Presence) -> None:
        super().__init__(
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,  # nothing anybody wrote is kept
            max_ratelimit_timeout=limits.LONGEST_HOLD,
        )
        self.desk = desk
        self._watch = watch
        self._presence = presence
        self.tree = build(self, desk)

    async def setup_hook(self) -> None:
        """Logged in, not yet connected: listen to buttons, tell Discord the commands."""
        self.add_dynamic_items(PressButton)
        try:
            await sync(self.tree)
        except discord.HTTPException as error:
            _log.warning("The commands could not be registered: status %s", error.status)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form that was sent is found by its custom id, whoever opened it."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        custom_id = custom_id_of(interaction.data)
        if _FORM.fullmatch(custom_id):
            await self.desk.form_sent(interaction, custom_id)

    async def on_message(self, message: discord.Message) -> None:
        """Words in private or to the dealer's mention."""
        if self.user is not None and message.author.id != self.user.id:
            await self.desk.message(self, message, self.user.id)

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        """A reaction may be a gesture."""
        await self.desk.reaction(payload)

    async def on_ready(self) -> None:
        """Everything is there."""
        _log.info(
            "Riffle is ready on Discord: %s, %s",
            _counted(len(self.guilds), "server"),
            _counted(self.shard_count or 1, "shard"),
        )

    async def on_shard_connect(self, shard: int) -> None:
        """A shard has a session."""
        self._watch.up(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard has its session back, and has been told what it missed."""
        self._watch.up(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard is cut off."""
        self._watch.down(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Discord has named all servers of a shard."""
        self._presence.look(self, shard)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is no more."""
        self._presence.deleted(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is no more, known to the library or not."""
        self._presence.deleted(payload.guild_id, payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server was deleted, or the dealer has left it or was thrown out."""
        self._presence.removed(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server has an outage."""
        self._presence.unavailable(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, at the start or after an outage."""
        self._presence.available(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has let the dealer in."""
        self._presence.available(guild.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event could not be handled; what it said is not logged."""
        _log.error("An event failed: %s", event_method)


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" + ("" if count == 1 else "s")

"""Quiet tables: ordinary messages are taken away where the dealer may, and their authors told.

No message's content is asked for or looked at: who writes, where and when is enough.
"""

import logging

import discord

from adapters.discord.identity import person_id, place_id
from adapters.discord.messenger import DiscordMessenger
from adapters.discord.rights import may_manage
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.present import hush
from core.reception.conduct.hushing import Hushing

_log = logging.getLogger(__name__)

_FORBIDDEN, _GONE = 403, 404
_ORDINARY = frozenset({discord.MessageType.default, discord.MessageType.reply})


class Hush:
    """Hears every message of a server that was not said to the dealer."""

    def __init__(self, hushing: Hushing, messenger: DiscordMessenger) -> None:
        self._hushing = hushing
        self._messenger = messenger

    async def heard(self, message: discord.Message) -> None:
        """Take it away if it is out of place, and hint at why, once in a hand."""
        guild, author = message.guild, message.author
        if guild is None or author.bot or message.type not in _ORDINARY:
            return
        place = place_id(guild.id, message.channel.id)
        if not self._hushing.is_asked(place) or _is_staff(author):
            return
        person = person_id(guild.id, author.id)
        hushed = self._hushing.judge(place, person)
        if hushed is None:
            return
        is_removed = await _taken_away(message)
        if hushed.is_new:
            document = hush(hushed.why, hushed.table, is_removed=is_removed)
            try:
                await self._messenger.direct(person, document, f"hush-{message.id}")
            except (DeliveryFailed, TryLater, AnswerLost):
                return  # who takes no private messages goes without the hint


def _is_staff(author: discord.User | discord.Member) -> bool:
    return isinstance(author, discord.Member) and may_manage(author.guild_permissions)


async def _taken_away(message: discord.Message) -> bool:
    """Whether Discord has let the dealer delete it, which takes Manage Messages."""
    guild = message.guild
    if guild is None or not message.channel.permissions_for(guild.me).manage_messages:
        return False
    try:
        await message.delete()
    except discord.HTTPException as error:
        if error.status not in (_FORBIDDEN, _GONE):
            _log.warning("A message could not be taken away: status %s", error.status)
        return error.status == _GONE
    return True

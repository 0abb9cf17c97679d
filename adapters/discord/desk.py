"""The desk: where Discord's interactions and messages become visits to the reception."""

import logging
from typing import Any

import discord
from discord import app_commands

from adapters.discord.answers import Answer
from adapters.discord.forms import sent_values
from adapters.discord.hush import Hush
from adapters.discord.identity import DiscordUser, community_id, instant, place_id
from adapters.discord.names import shown_name
from adapters.discord.premises import InteractionPremises, MessagePremises, ReactionPremises
from adapters.discord.settings import DiscordSettings
from adapters.discord.typed import TypedAnswer, words_of
from core.engine.ports import MessageRef
from core.engine.room import CardRoom
from core.present.documents import Press
from core.present.presses import text as press_text
from core.reception import PressedBoard, Reception, Visit, Work
from core.refusal import Reason, Refusal

_log = logging.getLogger(__name__)


class Desk:
    """Everything a client needs to serve people."""

    def __init__(self, room: CardRoom, settings: DiscordSettings, hush: Hush) -> None:
        self._settings = settings
        self._hush = hush
        self._reception = Reception(room, _log.error)

    # ----------------------------------------------------------------- commands

    async def slash(self, interaction: discord.Interaction[Any], work: Work) -> None:
        """Serve a slash command; whatever is refused on the way is said privately."""
        await self._reception.serve(self.visit(interaction), work)

    async def slash_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answer a slash command that did not come as far as a visit."""
        _log.error("A command failed: %s", type(error).__name__)
        await self.visit(interaction).refuse(Refusal(Reason.TOO_BUSY))

    def visit(self, interaction: discord.Interaction[Any], answer: Answer | None = None) -> Visit:
        """What an interaction says of who is there, where and when."""
        user, guild, channel = interaction.user, interaction.guild_id, interaction.channel_id
        return Visit(
            self._reception.room,
            answer or Answer(interaction, self._settings.patience),
            DiscordUser(user.id),
            InteractionPremises(interaction),
            name=shown_name(user),
            key=f"discord:{interaction.id}",
            said_at=instant(interaction.created_at),
            community=community_id(guild) if guild else None,
            place=place_id(guild, channel) if guild and channel else None,
        )

    # ------------------------------------------------------------------ presses

    async def press(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Serve a press of one of our buttons, however old."""
        press = press_text.decode(custom_id)
        visit, board = self._pressed(interaction, press)
        await self._reception.press(visit, press, board)

    async def form_sent(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Serve a form that was sent, whether or not this process opened it."""
        press = press_text.decode(custom_id)
        visit, board = self._pressed(interaction, press)
        await self._reception.form_sent(visit, press, sent_values(interaction.data), board)

    def _pressed(
        self, interaction: discord.Interaction[Any], press: Press | None
    ) -> tuple[Visit, PressedBoard | None]:
        """The visit, and the board when it was that message that was pressed."""
        message = interaction.message
        stands_in_channel = (
            message is not None and message.guild is not None and not message.flags.ephemeral
        )
        if message is None or not stands_in_channel or not self._reception.is_board(press):
            is_private = message is not None and not stands_in_channel
            answer = Answer(interaction, self._settings.patience, swaps=is_private)
            return self.visit(interaction, answer), None
        answer = Answer(interaction, self._settings.patience, redraws=True)
        ref = MessageRef(place=str(message.channel.id), message=str(message.id))
        return self.visit(interaction, answer), PressedBoard(answer, ref)

    # -------------------------------------------------------------- typed words

    async def message(self, client: discord.Client, message: discord.Message, me: int) -> None:
        """Serve a message when it was said to the dealer; any other is talk at the table."""
        text = None if message.author.bot else words_of(message, me)
        if text is None:
            await self._hush.heard(message)
            return
        guild, user = message.guild, message.author
        visit = Visit(
            self._reception.room,
            TypedAnswer(user, str(message.id)),
            DiscordUser(user.id),
            MessagePremises(client, message),
            name=shown_name(user),
            key=f"discord:{message.id}",
            said_at=instant(message.created_at),
            community=community_id(guild.id) if guild is not None else None,
            place=place_id(guild.id, message.channel.id) if guild is not None else None,
            is_message=True,
        )
        await self._reception.hear(visit, text)

    # ----------------------------------------------------------------- gestures

    async def reaction(self, seen: discord.RawReactionActionEvent) -> None:
        """Serve a member's reaction on a message that asks for an act now.

        Discord gives it neither an id nor a moment: it counts once for each turn, and when it
        comes.
        """
        member, guild = seen.member, seen.guild_id
        if member is None or member.bot or guild is None or not seen.emoji.is_unicode_emoji():
            return
        sign = seen.emoji.name
        ref = MessageRef(place=str(seen.channel_id), message=str(seen.message_id))
        table = self._reception.signalled(ref, sign)
        if table is None or table.hand is None:
            return
        said = f"{seen.message_id}:{member.id}:{sign}:{table.hand.action}"
        visit = Visit(
            self._reception.room,
            TypedAnswer(member, said),
            DiscordUser(member.id),
            ReactionPremises(),
            name=shown_name(member),
            key=f"discord:{said}",
            said_at=None,
            community=community_id(guild),
            place=table.place,
        )
        await self._reception.reacted(visit, sign)

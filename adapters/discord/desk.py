"""The desk: where interactions and messages become visits, and refusals become answers."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from adapters.discord import codec, presses
from adapters.discord.answers import Answer
from adapters.discord.board import BoardPresses
from adapters.discord.forms import sent_values
from adapters.discord.identity import instant, place_id
from adapters.discord.names import shown_name
from adapters.discord.rights import may_manage
from adapters.discord.settings import DiscordSettings
from adapters.discord.typed import TypedAnswer, heard, words_of
from adapters.discord.visit import Answering, AskedBack, Visit
from core import present
from core.engine.ports import MessageRef
from core.engine.room import CardRoom
from core.hand.commands import HandCommand
from core.notation import Unclear
from core.present.documents import Press
from core.refusal import Reason, Refusal
from core.table.commands import CallClock, TableCommand

_log = logging.getLogger(__name__)

Work = Callable[[Visit], Awaitable[None]]


class Desk:
    """Everything a client needs to serve people."""

    def __init__(self, room: CardRoom, settings: DiscordSettings) -> None:
        self.room = room
        self._settings = settings
        self._boards = BoardPresses()

    # ----------------------------------------------------------------- commands

    async def slash(self, interaction: discord.Interaction[Any], work: Work) -> None:
        """Serve a slash command; whatever is refused on the way is said privately."""
        visit = self.visit(interaction)
        await self._serve(visit, work(visit))

    async def slash_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Answer a slash command that did not come as far as a visit."""
        _log.error("A command failed: %s", type(error).__name__)
        visit = self.visit(interaction)
        await visit.refuse(Refusal(Reason.TOO_BUSY))

    def visit(
        self, interaction: discord.Interaction[Any], answer: Answering | None = None
    ) -> Visit:
        """What an interaction says of who is there, where and when."""
        user, guild, channel = interaction.user, interaction.guild_id, interaction.channel_id
        return Visit(
            self.room,
            answer or Answer(interaction, self._settings.patience),
            user=user.id,
            name=shown_name(user),
            key=f"discord:{interaction.id}",
            said_at=instant(interaction.created_at),
            guild=guild,
            place=place_id(guild, channel) if guild and channel else None,
            may_manage=may_manage(interaction.permissions),
        )

    # ------------------------------------------------------------------ presses

    async def press(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Serve a press of one of our buttons, however old."""
        await self._pressed(interaction, custom_id, _carried)

    async def form_sent(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Serve a form that was sent, whether or not this process opened it."""
        values = sent_values(interaction.data)

        def read(visit: Visit, press: Press) -> TableCommand | Unclear:
            return presses.typed(visit, press, values.get(presses.FIELD, ""))

        await self._pressed(interaction, custom_id, read)

    async def _pressed(
        self,
        interaction: discord.Interaction[Any],
        custom_id: str,
        read: Callable[[Visit, Press], TableCommand | Unclear | None],
    ) -> None:
        press = codec.decode(custom_id)
        message = interaction.message
        redraws = press is not None and self._is_board(message, press)
        answer = Answer(interaction, self._settings.patience, redraws=redraws)
        visit = self.visit(interaction, answer)

        async def work() -> None:
            if press is None:
                raise Refusal(Reason.STALE)
            visit.means(press.table)
            command = read(visit, press)
            if isinstance(command, Unclear):
                await answer.say(present.readings(command, visit.view()))
            elif command is None:
                await presses.asked(visit, press)
            elif redraws and message is not None and isinstance(command, HandCommand | CallClock):
                ref = MessageRef(place=str(message.channel.id), message=str(message.id))
                await self._boards.act(visit, command, answer, ref)
            else:
                await visit.act(command)

        await self._serve(visit, work())

    def _is_board(self, message: discord.Message | None, press: Press) -> bool:
        """Whether the message pressed is the board of the hand in play."""
        if message is None or message.guild is None or message.flags.ephemeral:
            return False
        table = self.room.table(press.table)
        hand = table.hand if table is not None else None
        return press.prompt is not None and hand is not None and hand.number == press.prompt.hand

    # -------------------------------------------------------------- typed words

    async def message(self, message: discord.Message, me: int) -> None:
        """Serve a message when it was said to the dealer."""
        text = None if message.author.bot else words_of(message, me)
        if not text:
            return
        guild, user = message.guild, message.author
        visit = Visit(
            self.room,
            TypedAnswer(message),
            user=user.id,
            name=shown_name(user),
            key=f"discord:{message.id}",
            said_at=instant(message.created_at),
            guild=guild.id if guild is not None else None,
            place=place_id(guild.id, message.channel.id) if guild is not None else None,
        )
        await self._serve(visit, heard(visit, text))

    # ------------------------------------------------------------------- inside

    async def _serve(self, visit: Visit, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal as refusal:
            await visit.refuse(refusal)
        except AskedBack:
            await visit.answer.say(present.which_table())
        except Exception as error:
            # Its text may hold anything: only its kind is logged.
            _log.error("A visit failed: %s", type(error).__name__, exc_info=_where(error))
            await visit.refuse(Refusal(Reason.TOO_BUSY))
        self._try_private_messages_again(visit)

    def _try_private_messages_again(self, visit: Visit) -> None:
        """Whoever says something may have opened his private messages since."""
        if visit.guild is not None:
            self.room.private_again(visit.person)


def _carried(visit: Visit, press: Press) -> TableCommand | None:
    return presses.command_of(visit, press)


def _where(error: BaseException) -> tuple[type[BaseException], BaseException, Any]:
    """The traceback of ``error`` with its own text taken out."""
    kind = type(error)
    return (Exception, Exception(kind.__name__), error.__traceback__)

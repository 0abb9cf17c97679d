"""Typed words, in a private message or one that mentions the dealer, and how they are answered."""

import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord

from adapters.discord.errors import in_engine_words
from adapters.discord.messenger import short_nonce
from adapters.discord.render import render
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.present.documents import Document, Form

_log = logging.getLogger(__name__)

T = TypeVar("T")


class TypedAnswer:
    """The answer to typed words or a gesture: a private message, for it may speak of the person's
    cards.

    A channel never shows it.  Who has closed his private messages sees the board move, and has
    buttons and slash commands.
    """

    def __init__(self, author: discord.User | discord.Member, said: str) -> None:
        """``said`` names what is answered, and is never used for anything else."""
        self._author = author
        self._said = said

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``; nobody waits for an answer by the clock here."""
        return await work

    async def say(self, document: Document) -> bool:
        """Send ``document`` to that person privately."""
        rendered = render(document)
        try:
            with in_engine_words():
                await self._author.send(
                    view=rendered.view,
                    files=rendered.files(),
                    allowed_mentions=rendered.mentions,
                    nonce=short_nonce(f"typed:{self._said}"),
                )
        except (DeliveryFailed, TryLater, AnswerLost) as lost:
            _log.info("A typed word could not be answered: %s", type(lost).__name__)
            return False
        return True

    async def swap(self, document: Document) -> bool:
        """Words press nothing: it is said."""
        return await self.say(document)

    async def ask(self, form: Form) -> bool:
        """Forms need a button: nothing is opened."""
        return False


def words_of(message: discord.Message, me: int) -> str | None:
    """What was said to the dealer, without his mention; None when it was not said to him."""
    if message.guild is None:
        return message.content
    if not any(user.id == me for user in message.mentions):
        return None
    return message.content.replace(f"<@{me}>", " ").replace(f"<@!{me}>", " ").strip()

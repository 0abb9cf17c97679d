"""Answering typed words: for that person alone, where they were said or in private."""

import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from adapters.slack.messenger import SlackMessenger
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.ids import PersonId, PlaceId
from core.present.documents import Document, Form

_log = logging.getLogger(__name__)

T = TypeVar("T")


class TypedAnswer:
    """The answer to words said in ``place``, None for a private conversation.

    ``nonce`` names the message answered.
    """

    def __init__(
        self, messenger: SlackMessenger, person: PersonId, place: PlaceId | None, nonce: str
    ) -> None:
        self._messenger = messenger
        self._person = person
        self._place = place
        self._nonce = nonce

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``; nobody waits for an answer by the clock here."""
        return await work

    async def say(self, document: Document) -> bool:
        """Show ``document`` to that person; a channel never shows it to others."""
        try:
            await self._say(document)
        except (DeliveryFailed, TryLater, AnswerLost) as lost:
            _log.info("A word could not be answered: %s", type(lost).__name__)
            return False
        return True

    async def swap(self, document: Document) -> bool:
        """Words press nothing: it is said."""
        return await self.say(document)

    async def ask(self, form: Form) -> bool:
        """Forms need a button: nothing is opened."""
        return False

    async def _say(self, document: Document) -> None:
        if self._place is not None:
            try:
                await self._messenger.whisper(self._place, self._person, document)
                return
            except DeliveryFailed:
                pass  # the person or the dealer is not in that channel
        await self._messenger.direct(self._person, document, self._nonce)

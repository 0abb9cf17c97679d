"""Answering a form that was sent: under its field while it stands open, else where it was opened.

A form that is refused stays open with the reason; one that is accepted closes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeVar

from adapters.slack.forms import errors
from adapters.slack.opened import Opener
from core.ids import Millis
from core.present.documents import Document, Form, Tone
from core.reception import Answering

T = TypeVar("T")

Acknowledge = Callable[..., Awaitable[Any]]
"""bolt's ``ack``."""


class FormAnswer:
    """The answers to one form.

    Slack has to be told within three seconds: within ``patience`` what became of it, else only
    that it has arrived.
    """

    def __init__(
        self,
        ack: Acknowledge,
        view: Mapping[str, Any],
        patience: Millis,
        opener: Opener | None,
        otherwise: Answering,
    ) -> None:
        """``otherwise`` answers where nobody knows the press that opened the form."""
        self._ack = ack
        self._view = view
        self._patience = patience / 1000
        self._opener = opener
        self._shown_by = opener.answer if opener is not None else otherwise
        self._is_closed = False

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``; the form closes when that takes too long."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=self._patience)
        if not done:
            await self.close()
        return await task

    async def say(self, document: Document) -> bool:
        """Show ``document`` to that person alone."""
        if document.tone is Tone.REFUSED and not self._is_closed:
            self._is_closed = True
            await self._ack(response_action="errors", errors=errors(self._view, document))
            return True
        await self.close()
        return await self._shown_by.say(document)

    async def swap(self, document: Document) -> bool:
        """A form takes the place of nothing: it is said."""
        return await self.say(document)

    async def redraw(self, document: Document) -> bool:
        """Redraw the message whose button opened the form."""
        await self.close()
        return self._opener is not None and await self._opener.answer.redraw(document)

    async def acknowledge(self) -> bool:
        """Close the form without showing anything new."""
        await self.close()
        return True

    async def ask(self, form: Form) -> bool:
        """One form does not open another."""
        return False

    async def close(self) -> None:
        """Close the form, if it is not closed yet."""
        if not self._is_closed:
            self._is_closed = True
            await self._ack()

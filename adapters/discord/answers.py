"""Answering an interaction: once, privately or on the board, within Discord's three seconds.

Nothing is shown before its commit.  The answer waits a moment for it; when it takes longer the
interaction is deferred, and the answer comes by editing what the deferral left.
An answer may be lost, never doubled: there is no second try here.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.discord.errors import ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION
from adapters.discord.forms import modal
from adapters.discord.render import render
from core.ids import Millis
from core.present.documents import Document, Form

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Answer:
    """The one answer to one interaction.

    ``redraws`` says that the message pressed is the board and will be redrawn in the answer;
    otherwise a deferral shows the person that the dealer is thinking.  ``swaps`` says that it is
    one that only this person sees.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        patience: Millis,
        *,
        redraws: bool = False,
        swaps: bool = False,
    ) -> None:
        self._interaction = interaction
        self._patience = patience / 1000
        self._redraws = redraws
        self._swaps = swaps
        self._deferred = False

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``; the interaction is deferred when that takes too long."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=self._patience)
        if not done and not self._deferred:
            self._deferred = await self._attempt(self._defer())
        return await task

    async def say(self, document: Document) -> bool:
        """Show ``document`` to that person alone; True when it was shown."""
        rendered = render(document)
        if not self._deferred:
            return await self._attempt(
                self._interaction.response.send_message(
                    view=rendered.view,
                    files=rendered.files(),
                    allowed_mentions=rendered.mentions,
                    ephemeral=True,
                )
            )
        if self._redraws:
            return await self._attempt(
                self._interaction.followup.send(
                    view=rendered.view,
                    files=rendered.files(),
                    allowed_mentions=rendered.mentions,
                    ephemeral=True,
                )
            )
        return await self._edit_original(document)

    async def redraw(self, document: Document) -> bool:
        """Redraw the message that was pressed; True when it was shown."""
        if self._deferred:
            return await self._edit_original(document)
        rendered = render(document)
        return await self._attempt(
            self._interaction.response.edit_message(
                view=rendered.view, allowed_mentions=rendered.mentions
            )
        )

    async def swap(self, document: Document) -> bool:
        """Show ``document`` in place of the private message that was pressed."""
        if self._swaps and not self._deferred:
            return await self.redraw(document)
        return await self.say(document)

    async def ask(self, form: Form) -> bool:
        """Open a form; True when it was opened."""
        return await self._attempt(self._interaction.response.send_modal(modal(form)))

    async def acknowledge(self) -> bool:
        """Take note without showing anything new."""
        return self._deferred or await self._attempt(self._interaction.response.defer())

    # ------------------------------------------------------------------ inside

    async def _defer(self) -> None:
        if self._redraws:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(ephemeral=True, thinking=True)

    async def _edit_original(self, document: Document) -> bool:
        rendered = render(document)
        return await self._attempt(
            self._interaction.edit_original_response(
                view=rendered.view,
                attachments=rendered.files(),
                allowed_mentions=rendered.mentions,
            )
        )

    async def _attempt(self, call: Coroutine[Any, Any, object]) -> bool:
        """Make ``call``; False when it failed or nobody knows."""
        try:
            await call
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED:
                return True  # the first try was applied and its answer lost on the way
            if error.code == UNKNOWN_INTERACTION:
                _log.info("An answer came after Discord's three seconds")
            else:
                _log.warning("Answer refused: status %s, code %s", error.status, error.code)
            return False
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            _log.warning("Answer lost: %s", type(error).__name__)
            return False
        return True

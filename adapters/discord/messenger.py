"""Discord as the engine's messenger: channels, private messages, and looking for lost ones."""

import hashlib
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import discord

from adapters.discord import limits
from adapters.discord.errors import ARCHIVED, UNKNOWN_MESSAGE, in_engine_words
from adapters.discord.identity import PLATFORM, channel_of, is_ours, user_of
from adapters.discord.render import Rendered, render
from adapters.discord.trace import shown_by, shown_in
from core.engine.ports import DeliveryFailed, MessageRef, TryLater, Undeliverable
from core.ids import Instant, PersonId, PlaceId
from core.present.documents import Document, Slot

_PRIVATE: Final = frozenset({Slot.PRIVATE_HAND, Slot.REPLY})
"""Slots that never stand in a channel."""


class DiscordMessenger:
    """The engine's :class:`~core.engine.ports.Messenger` for Discord.

    ``client`` gives the client that is logged in now, or None while there is none: then every
    call raises ``TryLater``.
    """

    platform = PLATFORM
    nonce_life = limits.NONCE_LIFE

    def __init__(
        self,
        client: Callable[[], discord.Client | None],
        forbidden: Callable[[PlaceId], None] = lambda place: None,
    ) -> None:
        """``forbidden`` hears of each place where the dealer may not speak."""
        self._current = client
        self._forbidden = forbidden
        self._private: dict[int, int] = {}

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        """A new message in a channel or thread; an archived thread is opened first."""
        try:
            return await self._send(channel_of(place), render(document), nonce)
        except DeliveryFailed as failure:
            if failure.why is Undeliverable.NO_PERMISSION:
                self._forbidden(place)
            raise

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        """A new private message."""
        if not is_ours(person):
            raise DeliveryFailed(Undeliverable.DMS_CLOSED, "not a user of Discord")
        return await self._send(await self._private_channel(person), render(document), nonce)

    async def edit(self, ref: MessageRef, document: Document) -> None:
        """Replace what a message shows."""
        rendered = render(document)
        message = self._message(ref)

        async def edit() -> None:
            await message.edit(view=rendered.view, allowed_mentions=rendered.mentions)

        with in_engine_words():
            try:
                await edit()
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await self._unarchive(int(ref.place))
                await edit()

    async def delete(self, ref: MessageRef) -> None:
        """Take a message away; no error when it is gone already."""
        with in_engine_words():
            try:
                await self._message(ref).delete()
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise

    async def find(
        self, where: PlaceId | PersonId, document: Document, since: Instant, nonce: str
    ) -> MessageRef | None:
        """One's own message that shows ``document``, among the hundred newest since then.

        Discord's history does not tell the nonce.
        """
        channel_id = await self._channel_id(where, document)
        wanted = shown_by(render(document).view)
        client = self._client()
        me = client.user.id if client.user is not None else 0
        after = datetime.fromtimestamp(since / 1000, UTC)
        with in_engine_words():
            channel = client.get_partial_messageable(channel_id)
            async for message in channel.history(
                limit=limits.HISTORY, after=after, oldest_first=False
            ):
                if message.author.id == me and shown_in(message) == wanted:
                    return MessageRef(place=str(channel_id), message=str(message.id))
        return None

    # ------------------------------------------------------------------ inside

    def _client(self) -> discord.Client:
        client = self._current()
        if client is None:
            raise TryLater(limits.UNREACHABLE_WAIT)
        return client

    def _message(self, ref: MessageRef) -> discord.PartialMessage:
        channel = self._client().get_partial_messageable(int(ref.place))
        return channel.get_partial_message(int(ref.message))

    async def _send(self, channel_id: int, rendered: Rendered, nonce: str) -> MessageRef:
        channel = self._client().get_partial_messageable(channel_id)

        async def send() -> discord.Message:
            return await channel.send(
                view=rendered.view, allowed_mentions=rendered.mentions, nonce=short_nonce(nonce)
            )

        with in_engine_words():
            try:
                message = await send()
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await self._unarchive(channel_id)
                message = await send()
        return MessageRef(place=str(channel_id), message=str(message.id))

    async def _unarchive(self, thread_id: int) -> None:
        await self._client().http.edit_channel(thread_id, archived=False)

    async def _channel_id(self, where: PlaceId | PersonId, document: Document) -> int:
        """The channel of a place, or of one's private messages with a person.

        Both kinds of id look alike, so the document's slot tells them apart.
        """
        if document.slot in _PRIVATE:
            return await self._private_channel(PersonId(where))
        return channel_of(PlaceId(where))

    async def _private_channel(self, person: PersonId) -> int:
        user = user_of(person)
        if user not in self._private:
            with in_engine_words():
                opened = await self._client().http.start_private_message(user)
            self._private[user] = int(opened["id"])
        return self._private[user]


def short_nonce(nonce: str) -> str:
    """``nonce`` itself, or a fingerprint of it when Discord would find it too long."""
    if len(nonce) <= limits.NONCE:
        return nonce
    return hashlib.blake2b(nonce.encode(), digest_size=12).hexdigest()

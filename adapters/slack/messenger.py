"""Slack as the engine's messenger: channels, private messages, and looking for lost ones.

Slack knows no nonce.  Each message bears its nonce as metadata, and after a lost answer the
engine has it looked for in the history before it is sent again.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from adapters.slack import limits
from adapters.slack.errors import GONE
from adapters.slack.identity import (
    PLATFORM,
    channel_of,
    community_in,
    home_of,
    is_ours,
    message_ref,
    user_of,
)
from adapters.slack.render import render
from adapters.slack.spares import Spares
from adapters.slack.web import Calls
from core.engine.ports import AnswerLost, DeliveryFailed, MessageRef, Undeliverable
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.present.documents import Document, Slot, Tone

EVENT: Final = "riffle"
"""The ``event_type`` of the metadata of every message of ours."""

EPHEMERAL: Final = "ephemeral"
"""Stands for a message that only its reader's client keeps."""

_PRIVATE: Final = frozenset({Slot.PRIVATE_HAND, Slot.REPLY})
"""Slots that never stand in a channel."""

_QUIET: Final[dict[str, Any]] = {"unfurl_links": False, "unfurl_media": False}
"""A name that looks like an address shall show no preview."""


class SlackMessenger:
    """The engine's :class:`~core.engine.ports.Messenger` for Slack.

    ``place_of`` tells where a table is: cards that no private message can bring are shown there,
    to their player alone.
    """

    platform = PLATFORM
    nonce_life = 0

    def __init__(self, web: Calls) -> None:
        self._web = web
        self.spares: Spares[MessageRef] = Spares()
        self.place_of: Callable[[TableId], PlaceId | None] = lambda table: None
        self._private: dict[PersonId, str] = {}

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        """A new message in a channel or thread."""
        channel, thread = channel_of(place)
        return await self._send(community_in(place), channel, thread, document, nonce)

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        """A new private message; where there can be none, one that only he sees at his table."""
        if not is_ours(person):
            raise DeliveryFailed(Undeliverable.DMS_CLOSED, "not a user of Slack")
        try:
            channel = await self._private_channel(person)
            return await self._send(community_in(person), channel, "", document, nonce)
        except DeliveryFailed as closed:
            self._private.pop(person, None)
            return await self._whisper(person, document, closed)

    async def edit(self, ref: MessageRef, document: Document) -> None:
        """Replace what a message shows: through a press on it that is left, else by an edit."""
        if await self.spares.redraw(ref, document):
            return
        place = PlaceId(ref.place)
        channel, _ = channel_of(place)
        await self._web.call(
            home_of(place),
            "chat.update",
            channel,
            is_last=document.tone is Tone.DONE,
            ts=ref.message,
            **render(document).fields,
        )

    async def delete(self, ref: MessageRef) -> None:
        """Take a message away; no error when it is gone already."""
        place = PlaceId(ref.place)
        channel, _ = channel_of(place)
        try:
            await self._web.call(home_of(place), "chat.delete", channel, ts=ref.message)
        except DeliveryFailed as failure:
            if failure.detail not in GONE:
                raise

    async def find(
        self, where: PlaceId | PersonId, document: Document, since: Instant, nonce: str
    ) -> MessageRef | None:
        """One's own message whose metadata bears ``nonce``, among the newest since then."""
        if document.slot in _PRIVATE:
            channel, thread = await self._private_channel(PersonId(where)), ""
        else:
            channel, thread = channel_of(PlaceId(where))
        method = "conversations.replies" if thread else "conversations.history"
        fields: dict[str, Any] = {"ts": thread} if thread else {}
        fields |= {"oldest": _stamp(since), "limit": limits.HISTORY, "include_all_metadata": True}
        for _ in range(limits.HISTORY_PAGES):
            page = await self._web.call(home_of(where), method, channel, **fields)
            for message in page.get("messages") or ():
                if _nonce_of(message) == nonce:
                    return message_ref(community_in(where), channel, message["ts"])
            cursor = (page.get("response_metadata") or {}).get("next_cursor")
            if not cursor:
                break
            fields["cursor"] = cursor
        return None

    async def whisper(self, place: PlaceId, person: PersonId, document: Document) -> None:
        """Show ``document`` to ``person`` alone in a channel or thread, once.

        Raises:
            DeliveryFailed, TryLater, AnswerLost: see ``Messenger``.
        """
        channel, thread = channel_of(place)
        await self._web.call(
            home_of(place),
            "chat.postEphemeral",
            channel,
            user=user_of(person),
            **_in_thread(thread),
            **render(document).fields,
        )

    # ------------------------------------------------------------------ inside

    async def _send(
        self, community: CommunityId, channel: str, thread: str, document: Document, nonce: str
    ) -> MessageRef:
        answer = await self._web.call(
            home_of(community),
            "chat.postMessage",
            channel,
            metadata={"event_type": EVENT, "event_payload": {"id": nonce}},
            **_in_thread(thread),
            **_QUIET,
            **render(document).fields,
        )
        stamp = answer.get("ts")
        if not isinstance(stamp, str):
            raise AnswerLost
        return message_ref(community, channel, stamp)

    async def _whisper(
        self, person: PersonId, document: Document, closed: DeliveryFailed
    ) -> MessageRef:
        """Show private cards at the table, where Slack has no history: a lost one stays lost.

        His button shows them whenever he likes.
        """
        place = self._table_of(document)
        if place is None:
            raise DeliveryFailed(Undeliverable.DMS_CLOSED, closed.detail)
        try:
            await self.whisper(place, person, document)
        except DeliveryFailed:
            raise DeliveryFailed(Undeliverable.DMS_CLOSED, closed.detail) from None
        except AnswerLost:
            pass
        return MessageRef(place=place, message=EPHEMERAL)

    def _table_of(self, document: Document) -> PlaceId | None:
        tables = {button.press.table for row in document.buttons for button in row}
        return self.place_of(tables.pop()) if len(tables) == 1 else None

    async def _private_channel(self, person: PersonId) -> str:
        if person not in self._private:
            opened = await self._web.call(
                home_of(person), "conversations.open", users=user_of(person)
            )
            channel = opened.get("channel")
            if not isinstance(channel, dict):
                raise AnswerLost
            self._private[person] = str(channel["id"])
        return self._private[person]


def _in_thread(thread: str) -> dict[str, Any]:
    return {"thread_ts": thread} if thread else {}


def _nonce_of(message: Mapping[str, Any]) -> str | None:
    metadata = message.get("metadata") or {}
    payload = metadata.get("event_payload") or {}
    return payload.get("id") if metadata.get("event_type") == EVENT else None


def _stamp(at: Instant) -> str:
    return f"{at // 1000}.{at % 1000:03d}000"

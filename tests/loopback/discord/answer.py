"""What a member got for an interaction."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction
from simcord.backend.models.interaction import ResponseKind
from simcord.enums import ComponentType

from .guild import snapshot
from .messages import Seen

if TYPE_CHECKING:
    from .wire import DiscordWire

UNKNOWN_MESSAGE = 10008


class Answer:
    """The bot's answer to one interaction; it shows the newest state of each message."""

    def __init__(self, wire: DiscordWire, record: Interaction) -> None:
        self._wire = wire
        self._record = record

    @property
    def interaction_id(self) -> int:
        return self._record.id

    @property
    def opener_id(self) -> int:
        """The id of the user who acted."""
        return self._record.user_id

    @property
    def is_answered(self) -> bool:
        """False means that the member saw "the application did not respond"."""
        return self._record.responded

    @property
    def kind(self) -> ResponseKind | None:
        """How it was answered: MESSAGE, UPDATE, MODAL, DEFERRED, ... None when it was not."""
        return self._record.response_kind

    @property
    def is_ephemeral(self) -> bool:
        """Whether the answer is for the member's eyes only."""
        return self._record.ephemeral

    @property
    def message(self) -> Seen:
        """The message it was answered with, or the one that was updated. Fails if there is none."""
        message_id = self._record.message_id
        assert message_id is not None, f"no message: {self}"
        return snapshot(self._wire, self._record.channel_id, message_id)

    @property
    def text(self) -> str:
        """All that can be read on the answer; empty for a modal, for choices, for silence."""
        return "" if self._record.message_id is None else self.message.text

    @property
    def followups(self) -> list[Seen]:
        """The further messages sent through the interaction, deleted ones left out."""
        found = []
        for message_id in self._record.followup_ids:
            try:
                found.append(snapshot(self._wire, self._record.channel_id, message_id))
            except BackendError as refusal:
                if refusal.code != UNKNOWN_MESSAGE:
                    raise
        return found

    @property
    def modal(self) -> dict[str, Any]:
        """The modal that was opened. Fails if there is none."""
        assert self._record.modal is not None, f"no modal: {self}"
        return copy.deepcopy(self._record.modal)

    @property
    def fields(self) -> dict[str, str]:
        """The modal's fields: label -> custom id."""
        return {
            part.get("label") or field.get("label") or "": field["custom_id"]
            for part, field in self._parts()
        }

    @property
    def menus(self) -> set[str]:
        """The custom ids of those in which several values could be chosen."""
        return {
            field["custom_id"]
            for _, field in self._parts()
            if field["type"] == ComponentType.STRING_SELECT
        }

    def _parts(self) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """What is filled in, each field with the part that it stands in."""
        for part in self.modal["components"]:
            for field in part.get("components") or [part.get("component") or part]:
                if "custom_id" in field:
                    yield part, field

    @property
    def files(self) -> dict[str, bytes]:
        """What is attached to the answer: name -> bytes."""
        found: dict[str, bytes] = {}
        for attached in self.message.payload["attachments"]:
            stored = self._wire.backend.cdn.get(attached["url"])
            assert stored is not None, attached
            found[attached["filename"]] = stored
        return found

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The choices that autocomplete offered."""
        return copy.deepcopy(self._record.autocomplete_choices or [])

    async def completed(self, timeout: float = 10.0) -> Answer:  # noqa: ASYNC109
        """Wait until a deferred answer has got its content."""
        await self._wire.until(lambda: self.is_answered and not self._record.loading, timeout)
        return self

    def expire_token(self) -> None:
        """Let its fifteen minutes be over."""
        self._record.expires_at = self._wire.backend.now_iso()

    def __repr__(self) -> str:
        return f"<Answer {self.kind} ephemeral={self.is_ephemeral} {self.text!r}>"

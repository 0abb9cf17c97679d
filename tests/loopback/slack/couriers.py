"""How Slack brings payloads to the bot: over sockets, or by signed requests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Protocol

from .world import Json

_ASKING = ("view_submission", "block_suggestion")


@unique
class Kind(StrEnum):
    """The kinds of payloads; their values are those of socket envelopes."""

    EVENT = "events_api"
    COMMAND = "slash_commands"
    INTERACTIVE = "interactive"


@dataclass(frozen=True)
class Parcel:
    """A payload on its way. `attempt` counts the tries before this one."""

    kind: Kind
    payload: Json
    attempt: int = 0

    @property
    def takes_answer(self) -> bool:
        """Whether the acknowledgement may say something."""
        return self.kind is Kind.COMMAND or self.payload.get("type") in _ASKING


@dataclass(frozen=True)
class Receipt:
    """The bot has acknowledged within three seconds; what it said with that."""

    said: Any = None


class Courier(Protocol):
    """One way to the bot."""

    async def carry(self, parcel: Parcel) -> Receipt | None:
        """Bring it once; None when it was not acknowledged in time."""
        ...

"""What reached whom: the record that secrecy tests read."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord.backend import Backend
from simcord.backend.access import channel_accessible

EPHEMERAL = 1 << 6

# Goes to the bot alone: it is what a member did, not what anyone sees.
_TO_THE_BOT = frozenset({"INTERACTION_CREATE"})


@dataclass(frozen=True)
class Delivery:
    """One payload and those it was shown to."""

    event: str
    data: Any
    channel_id: int | None
    viewers: frozenset[int]
    private: bool

    def as_json(self) -> dict[str, Any]:
        """The payload with its event name, as plain JSON."""
        return {"event": self.event, "data": self.data}


class Traffic:
    """Everything Discord showed to people, in order."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._deliveries: list[Delivery] = []

    @property
    def deliveries(self) -> tuple[Delivery, ...]:
        """Every payload so far, in the order they were shown."""
        return tuple(self._deliveries)

    def announce(self, event: str, payload: Mapping[str, Any]) -> None:
        """Record an event for everyone who can see where it happened."""
        if event in _TO_THE_BOT:
            return
        channel_id = _channel_id(event, payload)
        guild_id = payload.get("guild_id") or (payload["id"] if event[:6] == "GUILD_" else None)
        viewers = frozenset(self._viewers(channel_id, guild_id and int(guild_id)))
        self._add(Delivery(event, dict(payload), channel_id, viewers, private=False))

    def whisper(self, event: str, data: Any, user_id: int, channel_id: int) -> None:
        """Record what only one person is shown: an ephemeral answer, a modal, choices."""
        self._add(Delivery(event, data, channel_id, frozenset({user_id}), private=True))

    def seen_by(self, user_id: int) -> list[dict[str, Any]]:
        """All that reached the person, and what they could scroll back to now."""
        return [d.as_json() for d in self._deliveries if self._reaches(d, user_id)]

    def public_in(self, channel_id: int) -> list[dict[str, Any]]:
        """All that happened in the channel for everyone in it."""
        return [
            d.as_json() for d in self._deliveries if d.channel_id == channel_id and not d.private
        ]

    def _add(self, delivery: Delivery) -> None:
        self._deliveries.append(copy.deepcopy(delivery))

    def _reaches(self, delivery: Delivery, user_id: int) -> bool:
        if user_id in delivery.viewers:
            return True
        return (
            not delivery.private
            and delivery.channel_id is not None
            and channel_accessible(self._backend, delivery.channel_id, user_id, history=True)
        )

    def _viewers(self, channel_id: int | None, guild_id: int | None) -> Iterator[int]:
        if channel_id is not None and channel_id in self._backend.channels:
            for user_id in self._backend.users:
                if channel_accessible(self._backend, channel_id, user_id):
                    yield user_id
        elif guild_id is not None and guild_id in self._backend.guilds:
            yield from self._backend.guilds[guild_id].members
        else:
            yield from self._backend.users


def _channel_id(event: str, payload: Mapping[str, Any]) -> int | None:
    if "channel_id" in payload:
        return int(payload["channel_id"])
    is_channel = event.startswith(("CHANNEL_", "THREAD_"))
    return int(payload["id"]) if is_channel and "id" in payload else None

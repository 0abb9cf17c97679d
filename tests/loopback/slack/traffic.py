"""What reached whom: the record that secrecy tests read."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shown:
    """One thing shown to people.

    `event` is ``message``, ``changed``, ``deleted``, ``ephemeral``, ``ephemeral_changed``,
    ``modal``, ``errors`` or ``home``.  `source` names the response URL, the trigger or the
    delivery through which it came, when it came through one.
    """

    event: str
    data: Any
    channel: str
    viewers: frozenset[str]
    private: bool
    source: str = ""

    def as_json(self) -> dict[str, Any]:
        """The payload with its event name, as plain JSON."""
        return {"event": self.event, "data": self.data}


class Traffic:
    """Everything Slack showed to people, in order."""

    def __init__(self) -> None:
        self.readers: Callable[[str], frozenset[str]] = lambda channel: frozenset()
        """Who can read a conversation now."""
        self._shown: list[Shown] = []

    @property
    def deliveries(self) -> tuple[Shown, ...]:
        """Everything so far, in the order it was shown."""
        return tuple(self._shown)

    def __len__(self) -> int:
        return len(self._shown)

    def since(self, number: int) -> list[Shown]:
        """What was shown after the first `number` things."""
        return self._shown[number:]

    def announce(self, event: str, data: Any, channel: str, source: str = "") -> None:
        """Record what everyone who can read the conversation is shown."""
        viewers = self.readers(channel)
        self._add(Shown(event, data, channel, viewers, private=False, source=source))

    def whisper(self, event: str, data: Any, user: str, channel: str, source: str = "") -> None:
        """Record what only one person is shown."""
        self._add(Shown(event, data, channel, frozenset({user}), private=True, source=source))

    def seen_by(self, user: str) -> list[dict[str, Any]]:
        """All that reached the person, and what they could scroll back to now."""
        return [shown.as_json() for shown in self._shown if self._reaches(shown, user)]

    def public_in(self, channel: str) -> list[dict[str, Any]]:
        """All that happened in the conversation for everyone in it."""
        return [s.as_json() for s in self._shown if s.channel == channel and not s.private]

    def _reaches(self, shown: Shown, user: str) -> bool:
        if user in shown.viewers:
            return True
        return not shown.private and user in self.readers(shown.channel)

    def _add(self, shown: Shown) -> None:
        self._shown.append(copy.deepcopy(shown))


def newest(shown: Iterable[Shown], *events: str) -> Shown | None:
    """The last of these kinds."""
    return next((s for s in reversed(list(shown)) if s.event in events), None)

"""The log of the Web API calls a bot made, and of its posts to response URLs."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field
from typing import Any

CUT = -1

RESPONSE_URL = "response_url"
"""The method under which a post to a response URL is logged."""


@dataclass
class Call:
    """One call. `status` is 0 until answered, CUT when the connection was cut instead."""

    method: str
    args: dict[str, Any]
    at: float
    team: str = ""
    """The workspace whose token came with it."""
    status: int = 0
    error: str = ""
    """What Slack refused it with."""
    applied: bool = False
    injected: bool = False
    """Whether the answer was one of the test's own faults."""
    problems: list[str] = field(default_factory=list)
    dropped: bool = False

    @property
    def channel(self) -> str:
        """The conversation it was about; empty when about none."""
        return str(self.args.get("channel", ""))

    @property
    def nonce(self) -> str:
        """All that its metadata carries, as one word: equal for the same message sent again."""
        metadata = self.args.get("metadata") or {}
        payload = metadata.get("event_payload") or {}
        return ":".join(str(value) for value in payload.values())

    def matches(self, method: str = "*", channel: str = "*") -> bool:
        """Whether method and conversation fit; both are globs."""
        return fnmatch.fnmatch(self.method, method) and fnmatch.fnmatch(self.channel, channel)

    def drop(self) -> None:
        """Lose this call on its way: it is not applied and its connection is cut."""
        self.dropped = True

    def __str__(self) -> str:
        refused = f" {self.error}" if self.error else ""
        return f"{self.method} {self.channel} {self.status}{refused}"

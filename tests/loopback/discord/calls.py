"""The log of the REST calls a bot made."""

from __future__ import annotations

import fnmatch
import re
from dataclasses import dataclass, field
from typing import Any

_ID = re.compile(r"/\d+")
# Routes with a token in the path are part of answering an interaction (or a webhook); Discord
# counts none of them against the global limit (topics/rate-limits).
_TOKEN_ROUTE = re.compile(r"/(?:interactions|webhooks)/\d+/([^/]+)")


CUT = -1


@dataclass
class Call:
    """One REST call. `status` is 0 until answered, CUT when the connection was cut instead."""

    method: str
    path: str
    body: Any
    query: dict[str, str]
    at: float
    status: int = 0
    applied: bool = False
    """Whether Discord's state was changed by it."""
    repeated: bool = False
    """Whether it sent a nonce again and got the first message."""
    injected: bool = False
    """Whether the answer was one of the test's own faults."""
    problems: list[str] = field(default_factory=list)
    dropped: bool = False

    @property
    def globally_limited(self) -> bool:
        """Whether Discord's global limit (50 a second) counts this call."""
        return _TOKEN_ROUTE.match(self.path) is None

    @property
    def needs_token(self) -> bool:
        """Whether the bot's token must come with it."""
        return self.globally_limited

    @property
    def bucket(self) -> str:
        """The route without ids: calls with equal buckets share a limit per channel or guild."""
        path = _TOKEN_ROUTE.sub(lambda m: m[0].replace(m[1], "token"), self.path)
        return f"{self.method} {_ID.sub('/0', path)}"

    @property
    def limit_key(self) -> str:
        """The bucket together with the channel, guild or webhook it is counted for."""
        return f"{self.bucket} {'/'.join(self.path.split('/')[1:3])}"

    @property
    def fields(self) -> dict[str, Any]:
        """The body as an object; empty when there is none."""
        return self.body if isinstance(self.body, dict) else {}

    def matches(self, method: str, glob: str) -> bool:
        """Whether method and path fit; `*` fits any method, globs cross slashes."""
        return method in ("*", self.method) and fnmatch.fnmatch(self.path, glob)

    def drop(self) -> None:
        """Lose this call on its way: it is not applied and its connection is cut."""
        self.dropped = True

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.status}"


@dataclass(frozen=True)
class Tally:
    """How many calls counted against the global limit, and how many answered interactions."""

    limited: int
    answers: int


def tally(calls: list[Call]) -> Tally:
    """Count applied calls by what Discord's global limit counts."""
    applied = [call for call in calls if call.applied]
    limited = sum(call.globally_limited for call in applied)
    return Tally(limited, len(applied) - limited)

"""What can go wrong with a call, on demand: faults, and the tiers of Slack's rate limits."""

from __future__ import annotations

import fnmatch
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from .calls import Call


@dataclass
class Fault:
    """The next `times` calls that fit go wrong (None: every one until removed).

    `error` refuses as Slack does, with 200 and a word; `status` answers with that HTTP status;
    `reset` cuts the connection; `delay` (seconds) makes Slack slow.  With `after` the call is
    applied first and only then goes wrong, so the bot does not learn that it was applied.
    """

    method: str
    channel: str = "*"
    status: int | None = None
    error: str = ""
    times: int | None = 1
    after: bool = False
    reset: bool = False
    delay: float = 0.0
    retry_after: int = 1
    """Whole seconds, for 429."""
    html: bool = False
    """For a status: the page of the proxy in front of Slack, without JSON."""
    hits: int = 0

    def fits(self, call: Call) -> bool:
        """Whether this fault still waits for such a call."""
        used_up = self.times is not None and self.hits >= self.times
        return not used_up and call.matches(self.method, self.channel)


class Per(Enum):
    """What a limit is counted for."""

    CHANNEL = "channel"
    TEAM = "team"


@dataclass
class RateLimit:
    """At most `limit` calls in `seconds`, each method of the glob by itself."""

    method: str
    limit: int
    seconds: float
    per: Per = Per.TEAM
    _made: dict[tuple[str, str], deque[float]] = field(default_factory=dict)

    def fits(self, call: Call) -> bool:
        """Whether the call counts here."""
        return fnmatch.fnmatch(call.method, self.method)

    def spend(self, call: Call) -> float:
        """Count the call; the seconds to wait when it is one too many, else 0."""
        key = (call.method, call.channel if self.per is Per.CHANNEL else call.team)
        made, now = self._made.setdefault(key, deque()), time.monotonic()
        while made and now - made[0] >= self.seconds:
            made.popleft()
        if len(made) >= self.limit:
            return self.seconds - (now - made[0])
        made.append(now)
        return 0.0


TIERS = {2: 20, 3: 50, 4: 100}
"""Calls a minute, for each method and workspace (apis/web-api/rate-limits)."""

TIER_OF = {
    "chat.update": 3, "chat.delete": 3, "chat.postEphemeral": 4,
    "conversations.open": 3, "conversations.info": 3, "conversations.history": 3,
    "conversations.replies": 3, "conversations.join": 3, "conversations.members": 4,
    "users.info": 4, "users.conversations": 3, "usergroups.users.list": 2,
    "views.open": 4, "views.update": 4, "views.publish": 4,
}  # fmt: skip
"""Each method's tier (reference/methods)."""


def usual_limits() -> list[RateLimit]:
    """Slack's published tiers, and its rule of one message a second in a channel.

    Slack tolerates short bursts of messages without saying how short; here six in six seconds.
    """
    tiers = [RateLimit(method, TIERS[tier], 60.0) for method, tier in TIER_OF.items()]
    return [*tiers, RateLimit("chat.postMessage", 6, 6.0, Per.CHANNEL)]


def over(limits: Iterable[RateLimit], call: Call) -> float:
    """The longest wait that any limit asks of the call, 0 when it is within all."""
    return max((limit.spend(call) for limit in limits if limit.fits(call)), default=0.0)

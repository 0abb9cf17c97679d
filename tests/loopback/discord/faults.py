"""What can go wrong with a REST call, on demand: faults, limits, repeated nonces."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from .calls import Call


@dataclass
class Fault:
    """The next `times` calls that fit go wrong (None: every one until removed).

    `status` answers with that status and code; `reset` cuts the connection; `delay` (seconds)
    makes Discord slow. With `after` the call is applied first and only then goes wrong, so the
    bot does not learn that it was applied.
    """

    method: str
    path: str
    status: int | None = None
    code: int = 0
    message: str = "injected"
    times: int | None = 1
    after: bool = False
    reset: bool = False
    delay: float = 0.0
    retry_after: float = 0.2
    """Seconds, for 429."""
    is_global: bool = False
    """For 429: Discord's global limit, which holds every route."""
    html: bool = False
    """For 429: the page of the proxy in front of Discord, without `Via` and without JSON."""
    hits: int = 0

    def fits(self, call: Call) -> bool:
        """Whether this fault still waits for such a call."""
        used_up = self.times is not None and self.hits >= self.times
        return not used_up and call.matches(self.method, self.path)


@dataclass
class RateLimit:
    """At most `limit` calls in `seconds`, counted for each channel, guild or webhook.

    `is_global` counts every call that Discord's global limit counts, together.
    """

    method: str
    path: str
    limit: int
    seconds: float
    is_global: bool = False
    _windows: dict[str, tuple[float, int]] = field(default_factory=dict)

    def fits(self, call: Call) -> bool:
        """Whether the call counts here."""
        return call.globally_limited if self.is_global else call.matches(self.method, self.path)

    def spend(self, call: Call) -> tuple[bool, int, float]:
        """Count the call: whether it is allowed, how many are left, seconds until all are back.

        A window begins with its first call, as Discord's headers tell it.
        """
        now, key = time.monotonic(), "" if self.is_global else call.limit_key
        began, made = self._windows.get(key, (now, 0))
        if now - began >= self.seconds:
            began, made = now, 0
        allowed = made < self.limit
        self._windows[key] = (began, made + allowed)
        return allowed, self.limit - made - allowed, self.seconds - (now - began)


def usual_limits() -> list[RateLimit]:
    """Limits of the size that Discord's headers show: the documented global one (50 a second;
    topics/rate-limits) and per-channel ones, which Discord may change at any time."""
    return [
        RateLimit("*", "*", 50, 1.0, is_global=True),
        RateLimit("POST", "/channels/*/messages", 5, 5.0),
        RateLimit("PATCH", "/channels/*/messages/*", 5, 5.0),
        RateLimit("DELETE", "/channels/*/messages/*", 5, 1.0),
    ]


class Nonces:
    """`enforce_nonce`: a message sent again with its nonce answers with the first message.

    Discord remembers a nonce for "the past few minutes" (resources/message); `seconds` is how
    long here. Set it to 0 to have everything forgotten.
    """

    def __init__(self, seconds: float = 300.0) -> None:
        self.seconds = seconds
        self._sent: dict[tuple[str, str], tuple[float, Any]] = {}

    def earlier(self, call: Call) -> Any | None:
        """The answer that this nonce got before in this channel, if it is still remembered."""
        sent = self._sent.get(self._key(call))
        if sent is None or time.monotonic() - sent[0] >= self.seconds:
            return None
        return sent[1]

    def remember(self, call: Call, answer: Any) -> None:
        """Keep the answer to a message with an enforced nonce."""
        if self._enforced(call):
            self._sent[self._key(call)] = (time.monotonic(), answer)

    @staticmethod
    def _enforced(call: Call) -> bool:
        fields = call.fields
        return call.method == "POST" and bool(fields.get("enforce_nonce") and fields.get("nonce"))

    def _key(self, call: Call) -> tuple[str, str]:
        return (call.path, str(call.fields["nonce"])) if self._enforced(call) else ("", "")

"""Gates: where Slack has asked us to wait, and the pace we keep so that it need not ask.

A wait holds one method in one channel; other tables go on.
"""

import time
from collections.abc import Callable
from typing import Final

from adapters.slack import limits
from adapters.slack.paces import Bucket, Window
from adapters.slack.workspace import Workspace
from core.engine.ports import TryLater

POST: Final = "chat.postMessage"
UPDATE: Final = "chat.update"

BURST: Final = 0.2
"""The part of a minute's calls that may follow each other at once; the rest is spread over the
minute, so that none sees more than the tier allows."""

KEPT_FOR_RESULTS: Final = 3
"""Of the edits at once, those that only the last one of a hand may use: its result must not
wait."""

_TIDY: Final = 4_096


class Gates:
    """One for the process; ``now`` in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until: dict[tuple[str, Workspace, str], float] = {}
        self._posts: dict[tuple[Workspace, str], Window] = {}
        self._tiers: dict[tuple[str, Workspace], Bucket] = {}

    def enter(
        self, method: str, workspace: Workspace, channel: str, *, is_last: bool = False
    ) -> None:
        """Let a call through; ``is_last`` for an edit that no other will follow.

        Raises:
            TryLater: not yet.
        """
        now = self._now()
        wait = self._until.get((method, workspace, channel), now) - now
        if wait <= 0:
            leave = KEPT_FOR_RESULTS if method == UPDATE and not is_last else 0
            wait = self._pace(method, workspace, channel, now, leave)
        if wait > 0:
            raise TryLater(int(wait * 1000) + 1)

    def hold(self, method: str, workspace: Workspace, channel: str, after: int) -> None:
        """Slack asks to wait ``after`` milliseconds."""
        now = self._now()
        if len(self._until) > _TIDY:
            self._until = {key: until for key, until in self._until.items() if until > now}
        self._until[method, workspace, channel] = now + after / 1000

    def _pace(
        self, method: str, workspace: Workspace, channel: str, now: float, leave: int
    ) -> float:
        """Seconds to wait so that Slack need not ask; 0 when the call is counted and may go."""
        if method == POST:
            return self._channel(workspace, channel, now).take(now)
        if method in limits.TIER_OF:
            return self._tier(method, workspace, now).take(now, leave=leave)
        return 0.0

    def _channel(self, workspace: Workspace, channel: str, now: float) -> Window:
        if len(self._posts) > _TIDY:
            self._posts = {
                key: window for key, window in self._posts.items() if not window.is_idle(now)
            }
        if (window := self._posts.get((workspace, channel))) is None:
            window = Window(limits.POSTS, limits.POSTS_WITHIN)
            self._posts[workspace, channel] = window
        return window

    def _tier(self, method: str, workspace: Workspace, now: float) -> Bucket:
        if (bucket := self._tiers.get((method, workspace))) is None:
            calls = limits.TIERS[limits.TIER_OF[method]]
            burst = calls * BURST
            bucket = Bucket(burst, (calls - burst) / limits.MINUTE, now)
            self._tiers[method, workspace] = bucket
        return bucket


class OpenGates(Gates):
    """Wait where Slack asks to, and keep no pace: for a Slack without limits, as in tests."""

    def _pace(
        self, method: str, workspace: Workspace, channel: str, now: float, leave: int
    ) -> float:
        return 0.0

"""Gates: where Slack has asked us to wait, and the pace we keep so that it need not ask.

A wait holds one method in one channel; other tables go on.
"""

import time
from collections.abc import Callable
from typing import Final

from adapters.slack import limits
from adapters.slack.bucket import Bucket
from adapters.slack.workspace import Workspace
from core.engine.ports import TryLater

POST: Final = "chat.postMessage"
UPDATE: Final = "chat.update"

UPDATE_BURST: Final = 10
"""Edits of one workspace that may follow each other at once."""

UPDATE_RATE: Final = (limits.UPDATES - UPDATE_BURST) / limits.MINUTE
"""Edits a second after that, so that no minute sees more than the tier allows."""

KEPT_FOR_RESULTS: Final = 3
"""Of the burst, what only the last edit of a hand may use: its result must not wait."""

_TIDY: Final = 4_096


class Gates:
    """One for the process; ``now`` in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until: dict[tuple[str, Workspace, str], float] = {}
        self._posts: dict[tuple[Workspace, str], Bucket] = {}
        self._updates: dict[Workspace, Bucket] = {}

    def enter(
        self, method: str, workspace: Workspace, channel: str, *, is_last: bool = False
    ) -> None:
        """Let a call through; ``is_last`` for an edit that no other will follow.

        Raises:
            TryLater: not yet.
        """
        now = self._now()
        wait = self._until.get((method, workspace, channel), now) - now
        if wait <= 0 and method == POST:
            wait = self._channel(workspace, channel, now).take(now)
        elif wait <= 0 and method == UPDATE:
            leave = 0 if is_last else KEPT_FOR_RESULTS
            wait = self._edits(workspace, now).take(now, leave=leave)
        if wait > 0:
            raise TryLater(int(wait * 1000) + 1)

    def hold(self, method: str, workspace: Workspace, channel: str, after: int) -> None:
        """Slack asks to wait ``after`` milliseconds."""
        now = self._now()
        if len(self._until) > _TIDY:
            self._until = {key: until for key, until in self._until.items() if until > now}
        self._until[method, workspace, channel] = now + after / 1000

    def _channel(self, workspace: Workspace, channel: str, now: float) -> Bucket:
        if len(self._posts) > _TIDY:
            self._posts = {
                key: bucket for key, bucket in self._posts.items() if not bucket.is_full(now)
            }
        made = Bucket(limits.POST_BURST, 1 / limits.POST_GAP, now)
        return self._posts.setdefault((workspace, channel), made)

    def _edits(self, workspace: Workspace, now: float) -> Bucket:
        made = Bucket(UPDATE_BURST, UPDATE_RATE, now)
        return self._updates.setdefault(workspace, made)

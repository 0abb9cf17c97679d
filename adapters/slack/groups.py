"""User groups of a workspace: who is in them."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from adapters.slack.web import Web
from adapters.slack.workspace import Workspace
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater

_FRESH: Final = 60.0
"""Seconds for which what Slack said of a group is believed: it tells of no change by itself."""

_PATIENCE: Final = 1.0
"""Seconds we wait for it; nobody is in a group that Slack says nothing of."""

_MOST: Final = 1_024


class Groups:
    """Looks user groups up, and remembers them for a minute."""

    def __init__(self, web: Web, now: Callable[[], float] = time.monotonic) -> None:
        self._web = web
        self._now = now
        self._known: dict[tuple[Workspace, str], tuple[float, frozenset[str]]] = {}

    async def look(self, workspace: Workspace, group: str) -> frozenset[str]:
        """The users in ``group``; none when Slack does not say, or has no such group any more."""
        at, users = self._known.get((workspace, group), (0.0, None))
        if users is not None and self._now() - at < _FRESH:
            return users
        try:
            async with asyncio.timeout(_PATIENCE):
                answer = await self._web.call(workspace, "usergroups.users.list", usergroup=group)
        except (DeliveryFailed, TryLater, AnswerLost, TimeoutError):
            return frozenset()
        found = frozenset(map(str, answer.get("users") or ()))
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[workspace, group] = (self._now(), found)
        return found

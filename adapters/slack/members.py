"""Members of a workspace: the name they bear, and whether they manage it."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from adapters.slack.names import shown_name
from adapters.slack.web import Web
from adapters.slack.workspace import Workspace
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater

_FRESH: Final = 120.0
"""Seconds for which what Slack said of a member is believed."""

_PATIENCE: Final = 1.0
"""Seconds we wait for it before a person is served without."""

_MOST: Final = 4_096
_RANKS: Final = ("is_admin", "is_owner", "is_primary_owner")


class Member(Struct, frozen=True):
    """A member: guests and admins play alike, only admins manage."""

    name: str
    may_manage: bool = False
    is_gone: bool = False
    is_told: bool = True
    """False where Slack has not said anything of him."""


class Members:
    """Looks members up, and remembers them for two minutes."""

    def __init__(self, web: Web, now: Callable[[], float] = time.monotonic) -> None:
        self._web = web
        self._now = now
        self._known: dict[tuple[Workspace, str], tuple[float, Member]] = {}

    async def look(self, workspace: Workspace, user: str, otherwise: str = "") -> Member:
        """What is known of ``user``; named ``otherwise`` when Slack does not say in time."""
        at, member = self._known.get((workspace, user), (0.0, None))
        if member is not None and self._now() - at < _FRESH:
            return member
        try:
            async with asyncio.timeout(_PATIENCE):
                answer = await self._web.call(workspace, "users.info", user=user)
        except (DeliveryFailed, TryLater, AnswerLost, TimeoutError):
            return member or Member(shown_name({"name": otherwise}, user), is_told=False)
        return self.note(workspace, answer.get("user") or {}, user)

    def note(self, workspace: Workspace, told: Mapping[str, Any], user: str) -> Member:
        """Remember what Slack tells of ``user``."""
        member = Member(
            name=shown_name(told, user),
            may_manage=any(told.get(rank) is True for rank in _RANKS),
            is_gone=told.get("deleted") is True,
        )
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[workspace, user] = (self._now(), member)
        return member

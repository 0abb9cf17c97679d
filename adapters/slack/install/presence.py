"""Presence: the clocks of a workspace run only while the dealer is let in there."""

import logging
from typing import Any, Final

from slack_bolt.async_app import AsyncApp
from slack_bolt.context.async_context import AsyncBoltContext

from adapters.slack.identity import PLATFORM, home_of
from adapters.slack.workspace import Workspace, Workspaces
from core.engine.names import platform_of
from core.engine.room import CardRoom
from core.engine.store import StoreFailed
from core.ids import Instant

_log = logging.getLogger(__name__)

_SECOND: Final = 1000


class Presence:
    """Stops and starts the clocks as workspaces come and go; no hand and no chip is touched."""

    def __init__(self, workspaces: Workspaces, room: CardRoom) -> None:
        self._workspaces = workspaces
        self._room = room
        workspaces.watch(self.look)

    async def look(self) -> None:
        """See which communities with tables still let us in."""
        tables = (t for t in self._room.tables() if platform_of(t.place) == PLATFORM)
        for community in {table.community for table in tables}:
            try:
                access = await self._workspaces.access(home_of(community))
            except StoreFailed:
                continue  # nobody knows; it stays as it is
            if access is None:
                self._room.connections.community_lost(community)
            else:
                self._room.connections.community_back(community)

    def listen(self, app: AsyncApp) -> None:
        """Hear of uninstalls and revoked tokens."""
        app.event("app_uninstalled")(self._uninstalled)
        app.event("tokens_revoked")(self._revoked)

    async def _uninstalled(self, context: AsyncBoltContext, body: dict[str, Any]) -> None:
        team = "" if context.is_enterprise_install else context.team_id or ""
        workspace = Workspace(context.enterprise_id or "", team)
        # Slack counts whole seconds: an install of the same second came before.
        at = Instant(int(body.get("event_time") or 0) * _SECOND + _SECOND - 1)
        try:
            await self._workspaces.forget(workspace, at)
        except StoreFailed:
            _log.warning("The uninstall of %s could not be written down", workspace.word)

    async def _revoked(
        self, context: AsyncBoltContext, body: dict[str, Any], event: dict[str, Any]
    ) -> None:
        """A person's token means nothing to us; the bot's is the install itself."""
        if event.get("tokens", {}).get("bot"):
            await self._uninstalled(context, body)

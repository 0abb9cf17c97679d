"""The bolt app: verified requests, and the token of the workspace each comes from."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from slack_bolt.async_app import AsyncApp
from slack_bolt.authorization import AuthorizeResult
from slack_bolt.authorization.async_authorize import AsyncAuthorize
from slack_bolt.context.async_context import AsyncBoltContext
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.workspace import Workspace, Workspaces

NOT_INSTALLED: Final = (
    "The dealer is not installed in this workspace any more. Your chips and hands are kept: "
    "ask an admin to install it again."
)

_READ_BY_BOLT: Final = ("SLACK_BOT_TOKEN", "SLACK_CLIENT_ID", "SLACK_CLIENT_SECRET")


def bolt_app(client: AsyncWebClient, workspaces: Workspaces, signing_secret: str = "") -> AsyncApp:
    """A bolt app that knows every workspace's token.

    Args:
        client: how to call Slack; it has no token of its own.
        workspaces: who may be answered.
        signing_secret: what requests are signed with; without one they come by Socket Mode.
    """
    with _without_environment():
        return AsyncApp(
            name="riffle",
            client=client,
            authorize=Authorize(workspaces),  # type: ignore[arg-type]  # bolt takes its own class
            signing_secret=signing_secret,
            request_verification_enabled=bool(signing_secret),
            user_facing_authorize_error_message=NOT_INSTALLED,
        )


class Authorize(AsyncAuthorize):
    """Tells bolt who we are where a request comes from."""

    def __init__(self, workspaces: Workspaces) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._workspaces = workspaces

    async def __call__(
        self,
        *,
        context: AsyncBoltContext,
        enterprise_id: str | None,
        team_id: str | None,
        user_id: str | None,
        actor_enterprise_id: str | None = None,
        actor_team_id: str | None = None,
        actor_user_id: str | None = None,
    ) -> AuthorizeResult | None:
        """Who we are there; None when we are not installed."""
        workspace = Workspace(enterprise_id or "", team_id or "")
        await self._workspaces.heard(workspace)
        access = await self._workspaces.access(workspace)
        if access is None:
            return None
        return AuthorizeResult(
            enterprise_id=access.workspace.enterprise or None,
            team_id=access.workspace.team,
            bot_user_id=access.bot_user,
            bot_id=access.bot_id,
            bot_token=access.token,
        )


@contextmanager
def _without_environment() -> Iterator[None]:
    """Hide tokens from bolt, which would take them from the environment by itself.

    Given a client id there, it would keep installations in files in the home folder.
    """
    hidden = {name: os.environ.pop(name) for name in _READ_BY_BOLT if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(hidden)

"""OAuth: how a workspace lets the dealer in, through bolt's flow and our own stores."""

import logging
from collections.abc import Callable
from typing import Final

from slack_bolt.oauth.async_callback_options import (
    AsyncCallbackOptions,
    AsyncFailureArgs,
    AsyncSuccessArgs,
)
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.oauth.async_oauth_settings import AsyncOAuthSettings
from slack_bolt.response import BoltResponse
from slack_sdk.oauth import OAuthStateUtils
from slack_sdk.oauth.installation_store import Installation as SdkInstallation
from slack_sdk.oauth.installation_store.async_installation_store import AsyncInstallationStore

from adapters.slack.install.asked import SCOPES
from adapters.slack.install.client import install_client
from adapters.slack.install.installation import Installation
from adapters.slack.install.many import InstalledWorkspaces
from adapters.slack.install.pages import page
from adapters.slack.install.states import LIFE_SECONDS, States
from adapters.slack.install.vault import Vault
from adapters.slack.workspace import Workspace
from core.ids import Instant

_log = logging.getLogger(__name__)

INSTALL_PATH: Final = "/slack/install"
REDIRECT_PATH: Final = "/slack/oauth_redirect"

_AGAIN: Final = f"Begin again at {INSTALL_PATH}."
_OTHERWISE: Final = f"Slack did not finish the install. {_AGAIN}"
_WHY: Final = {
    "invalid_state": f"This install is older than ten minutes or was finished before. {_AGAIN}",
    "invalid_browser": f"This install was not begun in this browser. {_AGAIN}",
    "invalid_code": f"Slack does not know this install any more. {_AGAIN}",
    "missing_code": f"Slack's answer is incomplete. {_AGAIN}",
    "access_denied": "The install was called off; nothing has changed.",
}
"""What to say for each reason of bolt's flow or of Slack; never what the request itself says."""

_MUTE: Final = logging.Logger("bolt's flow", logging.CRITICAL)
"""Bolt's own lines quote the code of an install; ours do not."""


def oauth_flow(
    client_id: str,
    client_secret: str,
    vault: Vault,
    workspaces: InstalledWorkspaces,
    now: Callable[[], Instant],
    api_base: str = "",
) -> AsyncOAuthFlow:
    """The two requests of an install: off to Slack, and back with its answer.

    Every token it fetches goes to ``workspaces`` and nowhere else.  An empty ``api_base`` is
    Slack's own.
    """
    settings = AsyncOAuthSettings(
        client_id=client_id,
        client_secret=client_secret,
        scopes=sorted(SCOPES),
        user_scopes=[],
        install_path=INSTALL_PATH,
        redirect_uri_path=REDIRECT_PATH,
        install_page_rendering_enabled=False,
        installation_store=_Keeper(workspaces),
        state_store=States(vault, now),
        state_expiration_seconds=LIFE_SECONDS,
        callback_options=AsyncCallbackOptions(success=_installed, failure=_failed),
        logger=_MUTE,
    )
    return AsyncOAuthFlow(client=install_client(api_base), logger=_MUTE, settings=settings)


class _Keeper(AsyncInstallationStore):
    """The one thing bolt's flow asks of a store: to keep what was installed."""

    def __init__(self, workspaces: InstalledWorkspaces) -> None:
        self._workspaces = workspaces

    async def async_save(self, installation: SdkInstallation) -> None:
        """Keep it under its enterprise and team, or under its whole enterprise.

        Raises:
            StoreFailed: it could not be written down.
        """
        is_whole = installation.is_enterprise_install
        team = "" if is_whole else installation.team_id or ""
        name = installation.enterprise_name if is_whole else installation.team_name
        await self._workspaces.keep(
            Workspace(installation.enterprise_id or "", team),
            Installation(
                name=name or "",
                token=installation.bot_token or "",
                bot_user=installation.bot_user_id or "",
                bot_id=installation.bot_id or "",
            ),
        )


async def _installed(args: AsyncSuccessArgs) -> BoltResponse:
    done = page(200, "Riffle is installed. Invite it to a channel, and open a table there.")
    done.headers["set-cookie"] = [OAuthStateUtils().build_set_cookie_for_deletion()]
    return done


async def _failed(args: AsyncFailureArgs) -> BoltResponse:
    known = args.reason if args.reason in _WHY else "another reason"
    _log.warning("An install was refused: %s", known)
    return page(args.suggested_status_code, _WHY.get(args.reason, _OTHERWISE))

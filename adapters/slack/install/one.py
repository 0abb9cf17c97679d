"""One workspace, with the token that the admin has copied from Slack."""

import asyncio
import logging
from typing import Final

import aiohttp
from slack_sdk.errors import SlackApiError

from adapters.slack.install.client import install_client
from adapters.slack.settings import SlackUnusable
from adapters.slack.workspace import Access, Look, Workspace
from core.ids import Instant

_log = logging.getLogger(__name__)

BAD_TOKEN: Final = "Slack refused the bot's token: check SLACK_BOT_TOKEN."  # noqa: S105 - a sentence

_HOPELESS: Final = frozenset(
    {"invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired"}
    | {"not_allowed_token_type", "org_login_required", "team_access_not_granted"}
)
"""Errors of ``auth.test`` that no second try can mend."""

_FIRST_WAIT: Final = 1.0
_LONGEST_WAIT: Final = 60.0


class OneWorkspace:
    """``Workspaces`` with a single one; call :meth:`enter` before anything else."""

    def __init__(self, token: str, api_base: str = "") -> None:
        """``token`` is the bot's; an empty ``api_base`` is Slack's own."""
        self._token = token
        self._client = install_client(api_base, token)
        self._access: Access | None = None
        self._is_refused = False
        self._looks: list[Look] = []

    async def enter(self) -> None:
        """Ask Slack who we are, again and again while it cannot be reached.

        Raises:
            SlackUnusable: Slack refuses the token.
        """
        wait = _FIRST_WAIT
        while self._access is None:
            try:
                said = await self._client.auth_test()
            except SlackApiError as error:
                if error.response.get("error") in _HOPELESS:
                    raise SlackUnusable(BAD_TOKEN) from None
                _log.warning("Slack does not say who we are; trying again")
            except (aiohttp.ClientError, TimeoutError, OSError):
                _log.warning("Slack cannot be reached; trying again")
            else:
                workspace = Workspace(said.get("enterprise_id") or "", said["team_id"])
                self._access = Access(workspace, self._token, said["user_id"], said["bot_id"])
                return
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    async def access(self, workspace: Workspace) -> Access | None:
        """See ``Workspaces.access``; people of a shared channel's other side are answered here."""
        return None if self._is_refused else self._access

    async def heard(self, workspace: Workspace) -> None:
        """See ``Workspaces.heard``."""
        if self._is_refused and self._access is not None:
            self._is_refused = False
            await self._changed()

    async def refused(self, workspace: Workspace) -> None:
        """See ``Workspaces.refused``."""
        if not self._is_refused:
            _log.warning("Slack refuses the token: the tables stand still; check SLACK_BOT_TOKEN")
            self._is_refused = True
            await self._changed()

    async def forget(self, workspace: Workspace, at: Instant) -> None:
        """See ``Workspaces.forget``: the token is good for nothing any more."""
        if self._access is not None:
            _log.warning("Slack has uninstalled the app: the tables stand still")
            self._access = None
            await self._changed()

    def watch(self, look: Look) -> None:
        """See ``Workspaces.watch``."""
        self._looks.append(look)

    async def _changed(self) -> None:
        for look in self._looks:
            await look()

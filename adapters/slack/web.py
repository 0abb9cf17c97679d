"""Calls to Slack's Web API, one try each: what to do about a failure is decided above."""

import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol

import aiohttp
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack import limits
from adapters.slack.errors import ThrownOut, in_engine_words
from adapters.slack.gates import Gates
from adapters.slack.quiet import LIBRARY
from adapters.slack.workspace import Workspace, Workspaces
from core.engine.ports import TryLater
from core.engine.store import StoreFailed

_log = logging.getLogger(__name__)

SLACK: Final = AsyncWebClient.BASE_URL

_READS: Final = frozenset(
    {
        "conversations.history",
        "conversations.info",
        "conversations.replies",
        "usergroups.users.list",
        "users.info",
    }
)
"""Methods that take no JSON (https://docs.slack.dev/apis/web-api, "POST bodies")."""


class Calls(Protocol):
    """Whatever takes calls to Slack's Web API; see :class:`Web`."""

    async def call(
        self,
        workspace: Workspace,
        method: str,
        channel: str = "",
        *,
        is_last: bool = False,
        **fields: Any,
    ) -> Mapping[str, Any]:
        """See :meth:`Web.call`."""
        ...


class Web:
    """Slack's Web API in every workspace that lets us in."""

    def __init__(self, workspaces: Workspaces, api_base: str = "", gates: Gates | None = None):
        self.workspaces = workspaces
        self.gates = gates or Gates()
        self._api_base = api_base or SLACK
        self._clients: dict[Workspace, AsyncWebClient] = {}
        self._session: aiohttp.ClientSession | None = None
        self._is_closed = False

    async def call(
        self,
        workspace: Workspace,
        method: str,
        channel: str = "",
        *,
        is_last: bool = False,
        **fields: Any,
    ) -> Mapping[str, Any]:
        """Call ``method``; ``channel`` is the one it is about, for its limits and as a field.

        Raises:
            DeliveryFailed: it can never be done.
            TryLater: nothing was done, and Slack or our own pace asks to wait.
            AnswerLost: it may have been done.
        """
        client = await self._client(workspace)
        self.gates.enter(method, workspace, channel, is_last=is_last)
        said = {"channel": channel, **fields} if channel else fields
        try:
            with in_engine_words():
                if method in _READS:
                    answer = await client.api_call(method, http_verb="GET", params=said)
                else:
                    answer = await client.api_call(method, json=said)
        except TryLater as held:
            self.gates.hold(method, workspace, channel, held.after)
            raise
        except ThrownOut:
            await self.workspaces.refused(workspace)
            raise TryLater(limits.UNINSTALLED_WAIT) from None
        return answer.data if isinstance(answer.data, dict) else {}

    async def respond(self, url: str, body: Mapping[str, Any]) -> bool:
        """Answer through a ``response_url``; False when it failed or nobody knows."""
        if self._is_closed:
            return False
        try:
            async with self.session().post(url, json=body) as answer:
                if answer.ok:
                    return True
                _log.info("An answer was refused: status %s", answer.status)
        except (TimeoutError, aiohttp.ClientError, OSError, RuntimeError) as error:
            _log.warning("An answer was lost: %s", type(error).__name__)
        return False

    def session(self) -> aiohttp.ClientSession:
        """The connections of this process to Slack, made at the first call."""
        if self._session is None or self._session.closed:
            timeout = aiohttp.ClientTimeout(total=limits.CALL_TIMEOUT)
            self._session = aiohttp.ClientSession(timeout=timeout)
        return self._session

    def client(self, token: str = "") -> AsyncWebClient:
        """slack_sdk's client: it never repeats a call, for nobody could tell what became of it."""
        return AsyncWebClient(
            token=token or None,
            base_url=self._api_base,
            session=self.session(),
            retry_handlers=[],
            logger=LIBRARY,
        )

    async def close(self) -> None:
        """Let go of every connection: nothing is sent any more."""
        self._is_closed = True
        if self._session is not None:
            await self._session.close()

    async def _client(self, workspace: Workspace) -> AsyncWebClient:
        if self._is_closed:
            raise TryLater(limits.UNREACHABLE_WAIT)
        try:
            access = await self.workspaces.access(workspace)
        except StoreFailed:
            raise TryLater(limits.UNREACHABLE_WAIT) from None
        if access is None:
            raise TryLater(limits.UNINSTALLED_WAIT)
        client = self._clients.get(workspace)
        if client is None or client.token != access.token or client.session is not self._session:
            client = self._clients[workspace] = self.client(access.token)
        return client

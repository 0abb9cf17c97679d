"""Socket Mode: a door without a public address, opened with the app's own token."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import aiohttp
from slack_bolt.adapter.socket_mode.async_handler import AsyncSocketModeHandler
from slack_bolt.async_app import AsyncApp
from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.errors import THROWN_OUT, word_of
from adapters.slack.quiet import LIBRARY
from adapters.slack.settings import SlackUnusable

_log = logging.getLogger(__name__)

BAD_TOKEN: Final = "Slack refused the app's token: check SLACK_APP_TOKEN."  # noqa: S105 - a sentence
NO_SOCKETS: Final = "Socket Mode is off for the app: turn it on in its settings at api.slack.com."

_REFUSED: Final = dict.fromkeys(THROWN_OUT, BAD_TOKEN) | {
    "not_allowed_token_type": BAD_TOKEN,
    "missing_scope": "SLACK_APP_TOKEN needs the scope connections:write.",
    "no_permission": NO_SOCKETS,
    "socket_mode_not_enabled": NO_SOCKETS,
}
"""Errors of ``apps.connections.open`` that no second try can mend."""

_LOOK: Final = 0.1
"""Seconds between two looks at the connection."""

_ASK_AGAIN: Final = 60.0
"""Seconds without a connection after which the token is checked once more."""

PING: Final = 5.0
"""Seconds between two pings, and between two tries to connect again."""

_FIRST_WAIT: Final = 1.0
_LONGEST_WAIT: Final = 60.0


class SocketDoor:
    """One connection to Slack, renewed for as long as the process lives."""

    def __init__(self, app_token: str, api_base: str = "", ping: float = PING) -> None:
        """A silent connection is given up after four times ``ping`` seconds."""
        self._token = app_token
        self._ping = ping
        self._api_base = api_base or AsyncWebClient.BASE_URL

    async def serve(self, app: AsyncApp, up: Callable[[], None], down: Callable[[], None]) -> None:
        """See ``Door.serve``.

        Raises:
            SlackUnusable: Slack refuses the app's token.
        """
        client = AsyncWebClient(token=self._token, base_url=self._api_base, logger=LIBRARY)
        await self._check(client)
        handler = AsyncSocketModeHandler(
            app, self._token, logger=LIBRARY, web_client=client, ping_interval=self._ping
        )
        connecting = asyncio.ensure_future(handler.connect_async())  # type: ignore[no-untyped-call]
        try:
            await self._watch(handler, client, up, down)
        finally:
            connecting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await connecting
            await handler.close_async()  # type: ignore[no-untyped-call]

    async def _watch(
        self,
        handler: AsyncSocketModeHandler,
        client: AsyncWebClient,
        up: Callable[[], None],
        down: Callable[[], None],
    ) -> None:
        """Say whenever the connection comes or goes; slack_sdk renews it, whatever happens.

        Raises:
            SlackUnusable: it can never be renewed, which slack_sdk would not notice.
        """
        loop = asyncio.get_running_loop()
        is_up, ask_at = False, loop.time() + _ASK_AGAIN
        while True:
            if is_up != (is_connected := await handler.client.is_connected()):
                is_up = is_connected
                (up if is_up else down)()
                ask_at = loop.time() + _ASK_AGAIN
            if not is_up and loop.time() > ask_at:
                await self._check(client)
                ask_at = loop.time() + _ASK_AGAIN
            await asyncio.sleep(_LOOK)

    async def _check(self, client: AsyncWebClient) -> None:
        """Ask for a connection with the token, until Slack says yes or no.

        Raises:
            SlackUnusable: no.
        """
        wait = _FIRST_WAIT
        while True:
            try:
                await client.apps_connections_open(app_token=self._token)
                return
            except SlackApiError as error:
                if (word := word_of(error)) in _REFUSED:
                    raise SlackUnusable(_REFUSED[word]) from None
                _log.warning("Slack gives no connection; trying again")
            except (aiohttp.ClientError, TimeoutError, OSError):
                _log.warning("Slack cannot be reached; trying again")
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

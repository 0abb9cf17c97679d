"""The HTTP door: a server for Slack's requests and for installs."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
from aiohttp import web
from slack_bolt.adapter.aiohttp import to_aiohttp_response, to_bolt_request
from slack_bolt.async_app import AsyncApp
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.request.async_request import AsyncBoltRequest
from slack_bolt.response import BoltResponse

from adapters.slack.http.gate import NOT_SIGNED, REPEATED, Gate
from adapters.slack.install.pages import page
from adapters.slack.paces import Bucket
from adapters.slack.settings import SlackUnusable
from core.engine.store import StoreFailed

_log = logging.getLogger(__name__)

EVENTS_PATH: Final = "/slack/events"
HEALTH_PATH: Final = "/healthz"

_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  Slack comes from outside
_LARGEST: Final = 2 * 1024 * 1024
_GOODBYE: Final = 5.0
"""Seconds that requests on their way have to be answered in when we stop."""

_INSTALLS_AT_ONCE: Final = 20
_INSTALLS_A_SECOND: Final = 0.5
"""Anyone may begin an install, and each one is a commit: no more than the tables can spare."""

_CROWDED: Final = "Too many installs are being begun. Try again in a minute."
_BUSY: Final = "The dealer cannot write this down just now. Begin again in a minute."
_AWAY: Final = "Slack cannot be reached just now. Begin again in a minute."
_NO_RETRY: Final = {"X-Slack-No-Retry": "1"}

_Step = Callable[[AsyncBoltRequest], Awaitable[BoltResponse]]
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class HttpDoor:
    """``Door`` over HTTP; with an OAuth ``flow`` workspaces can install us there too.

    ``port`` is where it listens; 0 is replaced by the one the system gives.
    """

    def __init__(
        self,
        port: int,
        gate: Gate,
        flow: AsyncOAuthFlow | None = None,
        host: str = _EVERYWHERE,
    ) -> None:
        self.port = port
        self._gate = gate
        self._flow = flow
        self._host = host

    async def serve(self, app: AsyncApp, up: Callable[[], None], down: Callable[[], None]) -> None:
        """See ``Door.serve``."""
        runner = web.AppRunner(self._server(app), access_log=None, shutdown_timeout=_GOODBYE)
        await runner.setup()
        try:
            site = web.TCPSite(runner, self._host, self.port)
            try:
                await site.start()
            except OSError as error:
                why = error.strerror or type(error).__name__
                raise SlackUnusable(f"The port {self.port} cannot be opened: {why}.") from None
            self.port = runner.addresses[0][1]
            _log.info("Listening for Slack on port %s", self.port)
            up()
            await asyncio.Event().wait()
        finally:
            down()
            await runner.cleanup()

    def _server(self, app: AsyncApp) -> web.Application:
        async def events(request: web.Request) -> web.StreamResponse:
            return await self._event(app, request)

        server = web.Application(client_max_size=_LARGEST)
        server.add_routes([web.post(EVENTS_PATH, events), web.get(HEALTH_PATH, _healthy)])
        if self._flow is not None:
            begin, end = self._flow.handle_installation, self._flow.handle_callback
            server.add_routes(
                [
                    web.get(self._flow.install_path, _page_of(_in_turn(begin))),
                    web.get(self._flow.redirect_uri_path, _page_of(end)),
                ]
            )
        return server

    async def _event(self, app: AsyncApp, request: web.Request) -> web.StreamResponse:
        try:
            body = (await request.read()).decode()
        except UnicodeDecodeError:
            return _refused(NOT_SIGNED)
        why = self._gate.refuses(request.headers, body)
        if why is not None:
            return _refused(why)
        try:
            answer = await app.async_dispatch(await to_bolt_request(request))
        except BaseException:
            self._gate.forget(request.headers)
            raise
        if answer.status >= web.HTTPInternalServerError.status_code:
            self._gate.forget(request.headers)
        return await to_aiohttp_response(answer)


async def _healthy(_: web.Request) -> web.StreamResponse:
    return web.Response(text="ok\n")


def _refused(why: str) -> web.StreamResponse:
    _log.warning("Refused a request: %s", why)
    # Slack need not send again what has arrived, and others shall learn nothing by trying.
    status = 409 if why == REPEATED else 401
    return web.Response(status=status, text=f"{why}\n", headers=_NO_RETRY)


def _in_turn(step: _Step) -> _Step:
    """``step``, at no more than the pace of installs."""
    bucket = Bucket(_INSTALLS_AT_ONCE, _INSTALLS_A_SECOND, time.monotonic())

    async def paced(request: AsyncBoltRequest) -> BoltResponse:
        if bucket.take(time.monotonic()):
            return page(429, _CROWDED)
        return await step(request)

    return paced


def _page_of(step: _Step) -> _Handler:
    """One step of an install, as a page whatever happens."""

    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            answer = await step(await to_bolt_request(request))
        except StoreFailed:
            answer = page(503, _BUSY)
        except (aiohttp.ClientError, TimeoutError, OSError):
            answer = page(502, _AWAY)
        return await to_aiohttp_response(answer)

    return handle

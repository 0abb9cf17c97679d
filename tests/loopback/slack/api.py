"""The HTTP side that bots call: each call is logged, judged, made to fail if the test wants it,
and applied."""

from __future__ import annotations

import asyncio
import inspect
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from aiohttp import web

from ..changes import Changes
from .calls import CUT, RESPONSE_URL, Call
from .composing import Composer
from .faults import Fault, RateLimit, over
from .hooks import Hooks
from .methods import Methods
from .oauth import OAuth
from .schema import SlackSchema
from .world import APP_TOKEN, ApiError, Json, World

When = Literal["before", "after"]
Watcher = Callable[[Call, When], Awaitable[None] | None]


class Api:
    """Answers `/api/<method>` and `/hook/<token>`. The public attributes are the test's levers."""

    def __init__(self, world: World, changes: Changes, oauth: OAuth) -> None:
        self.schema = SlackSchema.load()
        self.composer = Composer(world, self.schema)
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.limits: list[RateLimit] = []
        self.watchers: list[Watcher] = []
        self.answer_problems: list[str] = []
        self.under_way = 0
        """Calls that are not answered yet."""
        self.socket_url: Callable[[], str] = lambda: ""
        self._world = world
        self._changes = changes
        self._oauth = oauth
        self._methods = Methods(world, self.composer)
        self.hooks = Hooks(world, self.composer)

    async def serve_method(self, request: web.Request) -> web.StreamResponse:
        """One call of a method."""
        token, args = await _read(request)
        call = Call(request.match_info["method"], args, time.monotonic())
        if self.schema is not None:
            call.args, unread = self.schema.decode(call.method, args)
            call.problems = unread + self.schema.request_problems(call.method, call.args)
        team = next((t for t in self._world.teams.values() if t.token == token), None)
        call.team = team.id if team is not None else ""
        return await self._serve(request, call, lambda: self._answered(call, token))

    async def serve_hook(self, request: web.Request) -> web.StreamResponse:
        """One post to a response URL."""
        body = json.loads(await request.read())
        url = self._world.urls.get(request.match_info["token"])
        args = body | ({"channel": url.channel} if url is not None else {})
        call = Call(RESPONSE_URL, args, time.monotonic())
        if self.schema is not None:
            call.problems += self.schema.block_problems(body.get("blocks"))
        return await self._serve(request, call, lambda: self._hooked(call, url, body))

    # ---------------------------------------------------------------- inside

    async def _serve(
        self, request: web.Request, call: Call, apply: Callable[[], web.Response]
    ) -> web.StreamResponse:
        self.calls.append(call)
        self.under_way += 1
        self._changes.notify()
        try:
            return await self._judged(request, call, apply)
        finally:
            self.under_way -= 1
            self._changes.notify()

    async def _judged(
        self, request: web.Request, call: Call, apply: Callable[[], web.Response]
    ) -> web.StreamResponse:
        if wait := over(self.limits, call):
            return _too_many(call, int(wait) + 1)
        fault = next((f for f in self.faults if f.fits(call)), None)
        if fault is not None:
            fault.hits += 1
            await asyncio.sleep(fault.delay)
            failed = None if fault.after else _fail(fault, call, request)
            if failed is not None:
                return failed
        if not await self._goes_on(call, "before"):
            return _cut(call, request)
        response = apply()
        call.status = response.status
        if not await self._goes_on(call, "after"):
            return _cut(call, request)
        failed = _fail(fault, call, request) if fault is not None and fault.after else None
        return response if failed is None else failed

    async def _goes_on(self, call: Call, when: When) -> bool:
        """Tell the watchers; False when one of them dropped the call."""
        for watcher in list(self.watchers):
            result = watcher(call, when)
            if inspect.isawaitable(result):
                await result
        return not call.dropped

    def _answered(self, call: Call, token: str) -> web.Response:
        try:
            answer = {"ok": True, **self._apply(call, token)}
        except ApiError as refusal:
            call.error = str(refusal)
            return web.json_response({"ok": False, "error": call.error})
        call.applied = True
        if self.schema is not None:
            problems = self.schema.answer_problems(call.method, answer)
            self.answer_problems += [f"answer to {call}: {problem}" for problem in problems]
        return web.json_response(answer)

    def _apply(self, call: Call, token: str) -> Json:
        if call.method == "apps.connections.open":
            if token != APP_TOKEN:
                raise ApiError("invalid_auth" if token else "not_authed")
            return {"url": self.socket_url()}
        if call.method == "oauth.v2.access":
            return self._oauth.exchange(call.args)
        method = self._methods.named.get(call.method)
        if method is None:
            call.problems.append("not in this Slack")
            raise ApiError("unknown_method")
        return method(self._world.team_of(token), call.args)

    def _hooked(self, call: Call, url: Any, body: Json) -> web.Response:
        try:
            self.hooks.use(url, body, call.problems)
        except ApiError as refusal:
            call.error = str(refusal)
            return web.Response(status=404, text=call.error)
        call.applied = True
        return web.Response(text="ok")


async def _read(request: web.Request) -> tuple[str, Json]:
    """The token and the arguments, wherever they came."""
    args: Json = dict(request.query)
    if request.content_type == "application/json":
        raw = await request.read()
        args |= json.loads(raw) if raw else {}
    elif request.method == "POST":
        args |= dict(await request.post())
    header = request.headers.get("Authorization", "")
    if header.startswith("Basic "):
        args["authorization"] = header
    token = header.removeprefix("Bearer ") if header.startswith("Bearer ") else ""
    return token or str(args.pop("token", "")), {k: v for k, v in args.items() if k != "token"}


def _too_many(call: Call, seconds: int) -> web.Response:
    call.status, call.error = 429, "ratelimited"
    body = {"ok": False, "error": "ratelimited"}
    return web.json_response(body, status=429, headers={"Retry-After": str(seconds)})


def _fail(fault: Fault, call: Call, request: web.Request) -> web.Response | None:
    """The answer of a fault; None when it only delays."""
    if fault.reset:
        return _cut(call, request)
    if fault.status is None and not fault.error:
        return None
    call.injected = True
    if fault.status == 429:
        return _too_many(call, fault.retry_after)
    call.status, call.error = fault.status or 200, fault.error or "internal_error"
    if fault.html:
        page = "<html>Something went wrong</html>"
        return web.Response(status=call.status, text=page, content_type="text/html")
    return web.json_response({"ok": False, "error": call.error}, status=call.status)


def _cut(call: Call, request: web.Request) -> web.Response:
    """Cut the connection instead of answering."""
    call.status = CUT
    if request.transport is not None:
        request.transport.abort()
    return web.Response()

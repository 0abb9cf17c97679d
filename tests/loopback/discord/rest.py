"""The REST side: each request is logged, judged, made to fail if the test wants it, and applied."""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from aiohttp import web

from ..changes import Changes
from .applying import World, read
from .calls import CUT, Call
from .faults import Fault, RateLimit
from .mending import UNCHECKED
from .openapi import DiscordSpec

When = Literal["before", "after"]
Watcher = Callable[[Call, When], Awaitable[None] | None]
Headers = dict[str, str]


class Rest:
    """Answers `/api/v10/*`. The public attributes are the test's levers."""

    def __init__(self, world: World, changes: Changes) -> None:
        self.spec = DiscordSpec.load()
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.limits: list[RateLimit] = []
        self.watchers: list[Watcher] = []
        self.answer_problems: list[str] = []
        self.under_way = 0
        """Requests that are not answered yet."""
        self._world = world
        self._changes = changes

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One request, from its arrival to its answer."""
        self.under_way += 1
        try:
            return await self._serve(request)
        finally:
            self.under_way -= 1
            self._changes.notify()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        body, uploads = await read(request)
        path = "/" + request.match_info["tail"]
        call = Call(request.method, path, body, dict(request.query), time.monotonic())
        if self.spec is not None:
            call.problems = self.spec.request_problems(call.method, call.path, body)
        self.calls.append(call)
        self._changes.notify()
        headers = _rate_headers(call)
        if (limited := self._limited(call, headers)) is not None:
            return limited
        fault = next((f for f in self.faults if f.fits(call)), None)
        if fault is not None:
            fault.hits += 1
            await asyncio.sleep(fault.delay)
            failed = None if fault.after else self._fail(fault, call, request, headers)
            if failed is not None:
                return failed
        if not await self._goes_on(call, "before"):
            return _cut(call, request)
        status, answer = self._world.apply(call, request, uploads)
        call.applied = status < 300
        if not await self._goes_on(call, "after"):
            return _cut(call, request)
        if fault is not None and fault.after:
            failed = self._fail(fault, call, request, headers)
            if failed is not None:
                return failed
        return self._answer(call, status, answer, headers)

    async def _goes_on(self, call: Call, when: When) -> bool:
        """Tell the watchers; False when one of them dropped the call."""
        for watcher in list(self.watchers):
            result = watcher(call, when)
            if inspect.isawaitable(result):
                await result
        return not call.dropped

    def _limited(self, call: Call, headers: Headers) -> web.Response | None:
        for limit in (limit for limit in self.limits if limit.fits(call)):
            allowed, left, seconds = limit.spend(call)
            if not limit.is_global:
                headers["X-RateLimit-Limit"] = str(limit.limit)
                headers["X-RateLimit-Remaining"] = str(left)
                headers["X-RateLimit-Reset-After"] = f"{seconds:.3f}"
            if not allowed:
                return self._too_many(call, seconds, headers, is_global=limit.is_global)
        return None

    def _too_many(
        self, call: Call, seconds: float, headers: Headers, *, is_global: bool
    ) -> web.Response:
        headers["Retry-After"] = str(int(seconds) + 1)
        headers["X-RateLimit-Scope"] = "global" if is_global else "user"
        if is_global:
            headers["X-RateLimit-Global"] = "true"
        message, wait = "You are being rate limited.", round(seconds, 3)
        body = {"message": message, "retry_after": wait, "global": is_global}
        return self._answer(call, 429, body, headers)

    def _fail(
        self, fault: Fault, call: Call, request: web.Request, headers: Headers
    ) -> web.Response | None:
        """The answer of a fault; None when it only delays."""
        if fault.reset:
            return _cut(call, request)
        if fault.status is None:
            return None
        call.injected = True
        if fault.status == 429 and fault.html:
            call.status = 429
            return web.Response(status=429, text="<html>1015</html>", content_type="text/html")
        if fault.status == 429:
            return self._too_many(call, fault.retry_after, headers, is_global=fault.is_global)
        body = {"code": fault.code, "message": fault.message}
        return self._answer(call, fault.status, body, headers)

    def _answer(self, call: Call, status: int, answer: Any, headers: Headers) -> web.Response:
        call.status = status
        if self.spec is not None and status < 300 and call.path not in UNCHECKED:
            self.answer_problems += self.spec.answer_problems(
                call.method, call.path, status, answer
            )
        if answer is None:
            return web.Response(status=status, headers=headers)
        # discord.py reads JSON only from exactly "application/json"; aiohttp would add a charset.
        headers["Content-Type"] = "application/json"
        return web.Response(body=json.dumps(answer).encode(), status=status, headers=headers)


def _cut(call: Call, request: web.Request) -> web.Response:
    """Cut the connection instead of answering."""
    call.status = CUT
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


def _rate_headers(call: Call) -> Headers:
    return {
        # Without `Via` discord.py takes a 429 for a ban by the proxy in front of Discord.
        "Via": "1.1 loopback",
        "X-RateLimit-Bucket": hashlib.sha256(call.bucket.encode()).hexdigest()[:32],
        "X-RateLimit-Limit": "1000",
        "X-RateLimit-Remaining": "999",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
    }

"""Socket Mode: sockets that come and go, envelopes and their acknowledgements."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Any

from aiohttp import WSMsgType, web

from ..changes import Changes
from .couriers import Parcel, Receipt
from .world import APP

REFRESH, LINK_DISABLED = "refresh_requested", "link_disabled"


@dataclass(eq=False)
class Socket:
    """One connection of the bot."""

    ws: web.WebSocketResponse
    request: web.Request

    def cut(self) -> None:
        """Cut its TCP connection."""
        if self.request.transport is not None:
            self.request.transport.abort()


class Sockets:
    """All sockets of the bot. The public attributes are the test's levers."""

    def __init__(self, changes: Changes) -> None:
        self.base = ""
        self.ack_seconds = 3.0
        self.refuse = 0
        """How many coming connections are refused with 503."""
        self.opened = 0
        self.problems: list[str] = []
        self.undelivered: list[Parcel] = []
        """What was said while no socket stood: lost, unless it is sent again."""
        self._open: list[Socket] = []
        self._tickets = 0
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._lots = random.Random(1)  # noqa: S311 - which socket gets an envelope
        self._changes = changes

    @property
    def connected(self) -> bool:
        """Whether a socket stands."""
        return bool(self._open)

    @property
    def count(self) -> int:
        """How many stand."""
        return len(self._open)

    def new_url(self) -> str:
        """The address for one connection, as apps.connections.open answers."""
        self._tickets += 1
        return f"{self.base}/link/?ticket={self._tickets}"

    # ---------------------------------------------------------------- faults

    def cut(self) -> None:
        """Cut the TCP connection of every socket."""
        for socket in list(self._open):
            socket.cut()

    async def disconnect(self, reason: str = REFRESH) -> None:
        """Say that the newest socket will be closed, and close it, as Slack does now and then."""
        socket = self._open[-1]
        await socket.ws.send_json({"type": "disconnect", "reason": reason, "debug_info": {}})
        if reason == LINK_DISABLED:
            await socket.ws.close()

    async def close(self) -> None:
        """Close every socket."""
        for socket in list(self._open):
            await socket.ws.close()

    # ---------------------------------------------------------------- server

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from hello to its end."""
        if self.refuse:
            self.refuse -= 1
            return web.Response(status=503)
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        socket = Socket(ws, request)
        self._open.append(socket)
        self.opened += 1
        hello = {"type": "hello", "num_connections": len(self._open), "debug_info": {}}
        await ws.send_json(hello | {"connection_info": {"app_id": APP}})
        self._changes.notify()
        try:
            async for frame in ws:
                if frame.type is WSMsgType.TEXT:
                    self._acknowledged(json.loads(frame.data))
        finally:
            self._open.remove(socket)
            self._changes.notify()
        return ws

    async def carry(self, parcel: Parcel) -> Receipt | None:
        """Send it down one random socket; None when there is none or no answer in time."""
        if not self._open:
            self.undelivered.append(parcel)
            return None
        ident = f"envelope-{len(self._waiting) + 1}"
        answered = self._waiting[ident] = asyncio.get_running_loop().create_future()
        try:
            await self._lots.choice(self._open).ws.send_json(_envelope(ident, parcel))
            async with asyncio.timeout(self.ack_seconds):
                return Receipt(await asyncio.shield(answered))
        except (TimeoutError, ConnectionError):
            return None

    def _acknowledged(self, message: dict[str, Any]) -> None:
        ident = message.get("envelope_id", "")
        waiting = self._waiting.get(ident)
        if waiting is None:
            self.problems.append(f"an acknowledgement of nothing: {message}")
        elif waiting.done():
            self.problems.append(f"{ident} acknowledged twice")
        else:
            waiting.set_result(message.get("payload") or None)
        self._changes.notify()


def _envelope(ident: str, parcel: Parcel) -> dict[str, Any]:
    envelope = {
        "envelope_id": ident, "type": parcel.kind, "payload": parcel.payload,
        "accepts_response_payload": parcel.takes_answer,
    }  # fmt: skip
    if parcel.kind == "events_api":
        reason = "timeout" if parcel.attempt else ""
        envelope |= {"retry_attempt": parcel.attempt, "retry_reason": reason}
    return envelope

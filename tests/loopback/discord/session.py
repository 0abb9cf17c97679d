"""One gateway connection, and the session that outlives it."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import discord
from aiohttp import web
from simcord.backend import Backend
from simcord.gateway import FakeGateway, FakeWebSocket


class Op(IntEnum):
    """Gateway opcodes (topics/opcodes-and-status-codes)."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


Message = dict[str, Any]


def control(op: Op, data: Any = None) -> Message:
    return {"op": op, "d": data, "s": None, "t": None}


class Socket:
    """One websocket connection, with its compression stream and its queue."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        compression = request.query.get("compress")
        if compression not in (None, "zlib-stream"):
            raise web.HTTPNotImplemented(reason=f"no {compression} here")
        self.ws = ws
        self.queue: asyncio.Queue[Message] = asyncio.Queue()
        self._request = request
        self._deflate = zlib.compressobj() if compression else None

    async def pump(self) -> None:
        """Send what is queued, for ever."""
        while True:
            raw = json.dumps(await self.queue.get()).encode()
            if self._deflate is None:
                await self.ws.send_str(raw.decode())
            else:
                packed = self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.ws.send_bytes(packed)

    def abort(self) -> None:
        """Cut the TCP connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()


class Session:
    """What IDENTIFY opens and RESUME continues: one numbered stream of events."""

    def __init__(self, backend: Backend, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = discord.Intents._from_value(intents)
        self.socket: Socket | None = None
        self.valid = True
        self._log: list[Message] = []
        # SimCord's gateway wants a discord.py connection state: intents and parsers by event.
        self.parsers = _Parsers(self.push)
        self.filtered = FakeGateway(backend, self)
        self.upstream = FakeWebSocket(backend, self.filtered)

    def push(self, event: str, data: Any) -> None:
        """Number an event, keep it for a RESUME, and send it if someone is connected."""
        message = {"op": Op.DISPATCH, "t": event, "s": len(self._log) + 1, "d": data}
        self._log.append(message)
        if self.socket is not None:
            self.socket.queue.put_nowait(message)

    def resume(self, socket: Socket, seen: int) -> int:
        """Continue on a new socket after event number `seen`; how many were missed."""
        missed = self._log[seen:]
        for message in missed:
            socket.queue.put_nowait(message)
        self.socket = socket
        self.push("RESUMED", {"_trace": []})
        return len(missed)


class _Parsers:
    """Stands where discord.py keeps its event parsers; each one puts the event on the wire."""

    def __init__(self, push: Callable[[str, Any], None]) -> None:
        self._push = push

    def __getitem__(self, event: str) -> Callable[[Any], None]:
        return lambda data: self._push(event, data)

    def get(self, event: str, default: object = None) -> Callable[[Any], None]:
        return self[event]

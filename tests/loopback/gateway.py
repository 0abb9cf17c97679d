"""The gateway: sockets that come and go, sessions that outlive them, and their faults."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.gateway import FakeGateway, FakeWebSocket

from .changes import Changes


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


def _control(op: Op, data: Any = None) -> Message:
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


class Gateway:
    """All sessions and sockets of the bot. The public attributes are the test's levers."""

    def __init__(self, backend: Backend, token: str, changes: Changes) -> None:
        self.url = ""
        self.shards = 1
        """How many shards GET /gateway/bot recommends."""
        self.heartbeat_ms = 41_250
        self.ack_heartbeats = True
        self.refuse = 0
        """How many coming connections are refused with 503."""
        self.disallowed_intents = 0
        """Intents (bits) the developer portal has not granted: IDENTIFY ends with 4014."""
        self.identified = 0
        self.resumed = 0
        self.replayed = 0
        self.closed: list[int | None] = []
        """Close codes of ended sockets, oldest first."""
        self.on_presence: Callable[[Any], None] = lambda data: None
        self._backend = backend
        self._token = token
        self._changes = changes
        self._sessions: dict[str, Session] = {}

    @property
    def connected(self) -> bool:
        """Whether a socket with an open session stands."""
        return any(s.socket is not None for s in self._sessions.values())

    @property
    def intents(self) -> discord.Intents:
        """What the newest IDENTIFY asked for."""
        return list(self._sessions.values())[-1].intents

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the sessions of the shard that it belongs to."""
        for session in self._sessions.values():
            number, of = session.shard
            if session.valid and self._shard_of(event, payload, of) == number:
                session.filtered.feed(event, payload)

    def push_raw(self, event: str, data: Any) -> None:
        """Send an event as it is, however malformed, to every session."""
        for session in self._sessions.values():
            session.push(event, data)

    # --------------------------------------------------------------- faults

    async def kick(self, code: int) -> None:
        """Close the newest socket with a close code."""
        await self._newest().ws.close(code=code)

    def cut(self) -> None:
        """Cut the newest socket's TCP connection."""
        self._newest().abort()

    def ask_reconnect(self) -> None:
        """Ask the client to reconnect and resume (opcode 7)."""
        self._newest().queue.put_nowait(_control(Op.RECONNECT))

    def invalidate(self) -> None:
        """End every session for good (opcode 9): what happens meanwhile is lost."""
        for session in self._sessions.values():
            session.valid = False
        self._newest().queue.put_nowait(_control(Op.INVALID_SESSION, data=False))

    async def close(self) -> None:
        """Close every socket."""
        for session in list(self._sessions.values()):
            if session.socket is not None:
                await session.socket.ws.close()

    # --------------------------------------------------------------- server

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from HELLO to its end."""
        if self.refuse:
            self.refuse -= 1
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=2**20)
        socket = Socket(ws, request)
        await ws.prepare(request)
        socket.queue.put_nowait(
            _control(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms, "_trace": []})
        )
        pump = asyncio.create_task(socket.pump())
        session: Session | None = None
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    break
                session = await self._receive(socket, session, json.loads(frame.data))
                self._changes.notify()
        finally:
            pump.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
            self.closed.append(ws.close_code)
            self._changes.notify()
        return ws

    async def _receive(
        self, socket: Socket, session: Session | None, message: Message
    ) -> Session | None:
        data = message["d"]
        match message["op"]:
            case Op.HEARTBEAT if self.ack_heartbeats:
                socket.queue.put_nowait(_control(Op.HEARTBEAT_ACK))
            case Op.IDENTIFY:
                return await self._identify(socket, data)
            case Op.PRESENCE_UPDATE:
                self.on_presence(data)
            case Op.RESUME:
                return self._resume(socket, data)
            case Op.REQUEST_MEMBERS if session is not None:
                await session.upstream.request_chunks(
                    int(data["guild_id"]),
                    data.get("query"),
                    limit=data.get("limit", 0),
                    user_ids=data.get("user_ids"),
                    presences=data.get("presences", False),
                    nonce=data.get("nonce"),
                )
        return session

    async def _identify(self, socket: Socket, data: Any) -> Session | None:
        if data["token"] != self._token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return None
        if data["intents"] & self.disallowed_intents:
            await socket.ws.close(code=4014, message=b"Disallowed intent(s).")
            return None
        number, of = data.get("shard", (0, 1))
        session = Session(self._backend, (number, of), data["intents"])
        for old in [s for s in self._sessions.values() if s.shard == session.shard]:
            if old.socket is None:
                del self._sessions[old.id]
        self._sessions[session.id] = session
        session.socket = socket
        guilds = [g for g in self._backend.guilds.values() if (g.id >> 22) % of == number]
        session.push("READY", self._ready(session, [g.id for g in guilds]))
        for guild in guilds:
            session.filtered.feed(
                "GUILD_CREATE", serializers.guild_create_payload(self._backend, guild)
            )
        self.identified += 1
        return session

    def _ready(self, session: Session, guild_ids: list[int]) -> Message:
        return {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "shard": list(session.shard),
            "resume_gateway_url": self.url,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }

    def _resume(self, socket: Socket, data: Any) -> Session | None:
        session = self._sessions.get(data["session_id"])
        if session is None or not session.valid:
            socket.queue.put_nowait(_control(Op.INVALID_SESSION, data=False))
            return None
        self.replayed += session.resume(socket, data["seq"])
        self.resumed += 1
        return session

    def _shard_of(self, event: str, payload: Mapping[str, Any], of: int) -> int:
        guild_id = payload.get("guild_id")
        if guild_id is None and event in {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}:
            guild_id = payload["id"]
        return 0 if guild_id is None else (int(guild_id) >> 22) % of

    def _newest(self) -> Socket:
        return [s.socket for s in self._sessions.values() if s.socket is not None][-1]

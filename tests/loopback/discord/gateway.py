"""The gateway: sockets that come and go, sessions that outlive them, and their faults."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers

from ..changes import Changes
from .session import Message, Op, Session, Socket, control


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
        self._newest().queue.put_nowait(control(Op.RECONNECT))

    def invalidate(self) -> None:
        """End every session for good (opcode 9): what happens meanwhile is lost."""
        for session in self._sessions.values():
            session.valid = False
        self._newest().queue.put_nowait(control(Op.INVALID_SESSION, data=False))

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
            control(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms, "_trace": []})
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
                socket.queue.put_nowait(control(Op.HEARTBEAT_ACK))
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
            socket.queue.put_nowait(control(Op.INVALID_SESSION, data=False))
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

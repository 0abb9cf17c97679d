"""HTTP mode: the bot's own server, which Slack calls with signed requests."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
import time
from dataclasses import dataclass, field
from urllib.parse import urlencode

import aiohttp

from ..changes import GLANCE_SECONDS
from .couriers import Kind, Parcel, Receipt

SIGNING_SECRET = "signing-secret-of-the-loopback"  # noqa: S105
EVENTS_PATH = "/slack/events"


@dataclass(frozen=True)
class Letter:
    """One signed request as it goes out."""

    body: str
    content_type: str
    headers: dict[str, str] = field(default_factory=dict)

    def forged(self, old: str, new: str) -> Letter:
        """The same request with its body changed after it was signed."""
        assert old in self.body, old
        return Letter(self.body.replace(old, new), self.content_type, self.headers)


@dataclass(frozen=True)
class Reply:
    """What the bot's server answered."""

    status: int
    text: str
    content_type: str


class Door:
    """Calls the bot's server at 127.0.0.1. The public attributes are the test's levers."""

    def __init__(self) -> None:
        self.port = free_port()
        self.path = EVENTS_PATH
        self.secret = SIGNING_SECRET
        self.ack_seconds = 3.0
        self.lose_events = 0
        """How many coming events are lost on their way; Slack sends them again."""
        self.problems: list[str] = []
        self.sent: list[Letter] = []
        """Every signed request so far."""
        self._stamped: dict[str, int] = {}
        self._session: aiohttp.ClientSession | None = None

    @property
    def base(self) -> str:
        """The address of the bot's server."""
        return f"http://127.0.0.1:{self.port}"

    async def close(self) -> None:
        """Let go of every connection."""
        if self._session is not None:
            await self._session.close()

    async def opened(self, timeout: float = 20.0) -> None:  # noqa: ASYNC109
        """Wait until the bot listens. Raises TimeoutError."""
        async with asyncio.timeout(timeout):
            while not self.is_open:  # noqa: ASYNC110 - the bot announces nothing here
                await asyncio.sleep(GLANCE_SECONDS)

    @property
    def is_open(self) -> bool:
        """Whether the bot listens: on this machine that is known at once."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    async def carry(self, parcel: Parcel) -> Receipt | None:
        """Post it; None when it was not answered with 200 in time."""
        letter = self._signed_anew(parcel)
        self.sent.append(letter)
        if self.lose_events and parcel.kind is Kind.EVENT:
            self.lose_events -= 1
            return None
        try:
            async with asyncio.timeout(self.ack_seconds):
                reply = await self.send(letter)
        except (TimeoutError, aiohttp.ClientError, OSError):
            return None
        if reply.status != 200:
            self.problems.append(f"{parcel.kind} answered with {reply.status}")
            return None
        if not reply.text:
            return Receipt()
        is_json = reply.content_type == "application/json"
        return Receipt(json.loads(reply.text) if is_json else {"text": reply.text})

    def _signed_anew(self, parcel: Parcel) -> Letter:
        """The request with a stamp that no copy of it has had: Slack's own repeats are older."""
        body, _ = _body(parcel)
        now = int(time.time())
        stamp = self._stamped[body] = min(now, self._stamped.get(body, now + 1) - 1)
        return self._signed_at(parcel, stamp, self.secret)

    def signed(self, parcel: Parcel, *, age: float = 0.0, secret: str = "") -> Letter:
        """The request for a payload, stamped `age` seconds ago, signed with another `secret` to
        be no request of Slack's."""
        return self._signed_at(parcel, int(time.time() - age), secret or self.secret)

    @staticmethod
    def _signed_at(parcel: Parcel, stamp: int, secret: str) -> Letter:
        body, content_type = _body(parcel)
        base = f"v0:{stamp}:{body}".encode()
        digest = hmac.new(secret.encode(), base, hashlib.sha256).hexdigest()
        headers = {"X-Slack-Request-Timestamp": str(stamp), "X-Slack-Signature": f"v0={digest}"}
        if parcel.attempt:
            headers["X-Slack-Retry-Num"] = str(parcel.attempt)
            headers["X-Slack-Retry-Reason"] = "http_timeout"
        return Letter(body, content_type, headers)

    async def send(self, letter: Letter) -> Reply:
        """Post a request as it is. Raises what aiohttp raises."""
        headers = letter.headers | {"Content-Type": letter.content_type}
        url = self.base + self.path
        async with self.session.post(url, data=letter.body.encode(), headers=headers) as answer:
            return Reply(answer.status, await answer.text(), answer.content_type)

    @property
    def session(self) -> aiohttp.ClientSession:
        """A browser's or Slack's connections to the bot's server."""
        if self._session is None or self._session.closed:
            # A bot that was killed leaves dead connections in a pool.
            connector = aiohttp.TCPConnector(force_close=True)
            self._session = aiohttp.ClientSession(connector=connector)
        return self._session


def _body(parcel: Parcel) -> tuple[str, str]:
    form = "application/x-www-form-urlencoded"
    if parcel.kind is Kind.EVENT:
        return json.dumps(parcel.payload), "application/json"
    if parcel.kind is Kind.COMMAND:
        return urlencode(parcel.payload), form
    return urlencode({"payload": json.dumps(parcel.payload)}), form


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

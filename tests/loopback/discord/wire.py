"""The fake Discord itself: one loopback port for REST and gateway, one world behind it.

SimCord supplies Discord's rules (permissions, error codes, the life of an interaction, intents);
this package gives them real sockets. It uses SimCord's inner parts, so its version is pinned.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from aiohttp import web
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE

from ..changes import Changes
from .applying import World
from .calls import Call, Tally, tally
from .faults import Fault
from .gateway import Gateway
from .rest import Rest, Watcher
from .traffic import Traffic

if TYPE_CHECKING:
    from .guild import Channel, Guild
    from .people import Person

T = TypeVar("T")

TOKEN = "MTIzNDU2Nzg5.loopback.token-for-tests-only"  # noqa: S105 - opens nothing but this server

BOT_NAME = "Riffle"


class WallClock(Clock):
    """Real time: on a wire the three seconds to answer an interaction are real."""

    def now(self) -> datetime.datetime:
        return datetime.datetime.now(datetime.UTC)

    def advance(self, seconds: float) -> None:
        raise AssertionError("real time does not jump")


class DiscordWire:
    """A Discord on 127.0.0.1. Start it, build a guild, point a bot at `base` and `ws_url`."""

    def __init__(self) -> None:
        self.token = TOKEN
        self.base = ""
        """The REST address, for Route.BASE."""
        self.cdn = ""
        """Where files that were attached to something can be fetched."""
        self.ws_url = ""
        """The gateway address, for DiscordWebSocket.DEFAULT_GATEWAY."""
        self.changes = Changes()
        self.backend = Backend(clock=WallClock())
        self.backend.bot_user.name = BOT_NAME
        self.traffic = Traffic(self.backend)
        self.world = World(self.backend, self.traffic, TOKEN)
        self.rest = Rest(self.world, self.changes)
        self.gateway = Gateway(self.backend, TOKEN, self.changes)
        self.world.shards = lambda: self.gateway.shards
        self.gateway.on_presence = lambda data: self.traffic.announce("PRESENCE_UPDATE", data)
        self.backend.subscribers.append(self._announce)
        self._runner: web.AppRunner | None = None

    # --------------------------------------------------------------- running

    async def start(self) -> None:
        """Listen on a free port of 127.0.0.1."""
        app = web.Application(client_max_size=30 * 2**20)
        app.router.add_get("/ws/", self.gateway.serve)
        app.router.add_get("/attachments/{tail:.*}", self._attachment)
        app.router.add_route("*", "/api/v10/{tail:.*}", self.rest.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.cdn = f"http://127.0.0.1:{port}"
        self.base = f"{self.cdn}/api/v10"
        self.ws_url = self.gateway.url = self.world.gateway_url = f"ws://127.0.0.1:{port}/ws/"

    async def stop(self) -> None:
        """Close every connection and the port."""
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def settings(self) -> dict[str, str]:
        """The environment that points a bot process here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": self.base,
            "DISCORD_GATEWAY_URL": self.ws_url,
        }

    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float = 10.0,  # noqa: ASYNC109 - the error must say what happened instead
    ) -> T:
        """Wait until the predicate holds, looking at every change; its value.

        Raises TimeoutError after `timeout` seconds, with the last calls the bot made.
        """
        return await self.changes.until(predicate, timeout, self._last_calls)

    async def ready(self, timeout: float = 20.0) -> None:  # noqa: ASYNC109
        """Wait until a bot has opened a session and has registered its commands."""
        await self.until(lambda: self.gateway.connected and self.backend.commands, timeout)

    # --------------------------------------------------------------- people

    def guild(self, name: str = "The Card Room", *, shard: int = 0) -> Guild:
        """A new guild that the bot has been invited to, on one of `gateway.shards`."""
        from .guild import Guild  # noqa: PLC0415 - guilds and people know the wire

        shards = self.gateway.shards
        made = self.backend.create_guild(name, shard_id=shard, shard_count=shards)
        return Guild(self, made.id)

    # ------------------------------------------------------- what was called

    def calls(self, method: str = "*", glob: str = "*") -> list[Call]:
        """The logged calls that fit, oldest first; globs cross slashes."""
        return [call for call in self.rest.calls if call.matches(method, glob)]

    def tally(self, since: int = 0) -> Tally:
        """How many applied calls were globally limited and how many answered interactions;
        `since` leaves out that many first calls of the log."""
        return tally(self.rest.calls[since:])

    def on_request(self, watcher: Watcher) -> Callable[[], None]:
        """Have `watcher(call, "before" | "after")` called around each application of a call.

        It may be a coroutine function, and may `call.drop()`: before, the call is lost on its
        way; after, only its answer is. Returns a function that ends the watching.
        """
        self.rest.watchers.append(watcher)
        return lambda: self.rest.watchers.remove(watcher)

    def fault(self, method: str, path: str, **how: Any) -> Fault:
        """Add a fault; the fields of `Fault` say how."""
        fault = Fault(method, path, **how)
        self.rest.faults.append(fault)
        return fault

    # ----------------------------------------------------- what was seen

    def traffic_for(self, person: Person) -> list[dict[str, Any]]:
        """Every payload that reached the person: `{"event": ..., "data": ...}`."""
        return self.traffic.seen_by(person.id)

    def channel_traffic(self, channel: Channel) -> list[dict[str, Any]]:
        """Every payload that everyone in the channel was shown."""
        return self.traffic.public_in(channel.id)

    # ----------------------------------------------------- what was wrong

    @property
    def problems(self) -> list[str]:
        """Invalid requests, invalid answers of this fake, and 429s that the bot ran into itself."""
        found = [f"{call}: {problem}" for call in self.rest.calls for problem in call.problems]
        found += self.rest.answer_problems
        return found + [
            f"{call}: over a rate limit"
            for call in self.rest.calls
            if call.status == 429 and not call.injected
        ]

    def assert_clean(self) -> None:
        """Fail with every problem found so far."""
        assert not self.problems, "\n".join(self.problems)

    def invalid_requests(self) -> int:
        """Answers of 401, 403 and 429: Discord blocks an address after 10,000 in ten minutes."""
        return sum(call.status in {401, 403, 429} for call in self.rest.calls)

    # --------------------------------------------------------------- inside

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        stored = self.backend.cdn.get(CDN_BASE + request.path)
        return web.Response(body=stored) if stored is not None else web.Response(status=404)

    def _announce(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE" and self.world.nonce is not None:
            payload = {**payload, "nonce": self.world.nonce}
        self.traffic.announce(event, payload)
        self.gateway.feed(event, payload)
        self.changes.notify()

    def _last_calls(self) -> str:
        now = time.monotonic()
        lines = [f"{call.at - now:+.2f}s {call}" for call in self.rest.calls[-15:]]
        state = "connected" if self.gateway.connected else "not connected"
        return "\n".join([f"Bot {state}; its last calls:", *lines])

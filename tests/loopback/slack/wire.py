"""The fake Slack itself: one loopback port for the Web API and the sockets, one world behind it."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from aiohttp import web

from ..changes import Changes
from .api import Api, Watcher
from .calls import Call
from .deliveries import Deliveries
from .door import Door
from .faults import Fault
from .messages import Seen
from .oauth import CLIENT_ID, CLIENT_SECRET, OAuth
from .sockets import Sockets
from .traffic import Traffic
from .world import APP_TOKEN, Team, World

if TYPE_CHECKING:
    from .people import Person
    from .workspace import Channel, Workspace

T = TypeVar("T")

BOT_NAME = "Riffle"


class SlackWire(Deliveries):
    """A Slack on 127.0.0.1. Start it, make a workspace, point a bot at `api`.

    Payloads go to the bot over sockets, or after `use_http` by signed requests to its server.
    """

    def __init__(self) -> None:
        self.app_token = APP_TOKEN
        self.api = ""
        """The address of the Web API, for AsyncWebClient(base_url=...)."""
        self.commands: set[str] | None = None
        """The slash commands of the app's manifest; None takes any."""
        self.changes = Changes()
        self.world = World()
        self.oauth = OAuth(self.world)
        self.web = Api(self.world, self.changes, self.oauth)
        self.sockets = Sockets(self.changes)
        self.door = Door()
        self.web.socket_url = self.sockets.new_url
        super().__init__(self.world, self.web, self.sockets, self.changes)
        self._runner: web.AppRunner | None = None

    @property
    def traffic(self) -> Traffic:
        """What was shown to whom."""
        return self.world.traffic

    # --------------------------------------------------------------- running

    async def start(self) -> None:
        """Listen on a free port of 127.0.0.1."""
        app = web.Application(client_max_size=10 * 2**20)
        app.router.add_route("*", "/api/{method}", self.web.serve_method)
        app.router.add_post("/hook/{token}", self.web.serve_hook)
        app.router.add_get("/link/", self.sockets.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.api = f"http://127.0.0.1:{port}/api/"
        self._base = f"http://127.0.0.1:{port}"
        self.sockets.base = f"ws://127.0.0.1:{port}"

    async def stop(self) -> None:
        """Close every connection and the port."""
        await self.let_go()
        await self.sockets.close()
        await self.door.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def use_http(self) -> None:
        """Bring payloads to the bot's own server from now on."""
        self.courier = self.door

    @property
    def is_http(self) -> bool:
        """Whether payloads go to the bot's own server."""
        return self.courier is self.door

    def settings(self, workspace: Workspace | None = None) -> dict[str, str]:
        """The environment that points a bot process here: to one workspace by its token, or to
        any that installs it."""
        settings = {"SLACK_API_BASE": self.api}
        if workspace is not None:
            settings["SLACK_BOT_TOKEN"] = workspace.team.token
        if not self.is_http:
            return settings | {"SLACK_APP_TOKEN": self.app_token}
        settings |= {"SLACK_SIGNING_SECRET": self.door.secret, "PORT": str(self.door.port)}
        if workspace is None:
            settings |= {"SLACK_CLIENT_ID": CLIENT_ID, "SLACK_CLIENT_SECRET": CLIENT_SECRET}
        return settings

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
        """Wait until a bot can be reached."""
        if self.is_http:
            await self.door.opened(timeout)
        else:
            await self.until(lambda: self.sockets.connected, timeout)

    # ----------------------------------------------------------------- world

    def workspace(
        self, domain: str = "cardroom", *, enterprise: str = "", installed: bool = True
    ) -> Workspace:
        """A new workspace that the bot is installed in."""
        from .workspace import Workspace, user_record  # noqa: PLC0415 - they know the wire

        ident, bot = self.world.number("T"), self.world.number("U")
        token = f"xoxb-{self.world.number('loopback-')}"
        team = Team(ident, domain, bot, self.world.number("B"), token, enterprise, installed)
        self.world.teams[ident] = team
        self.world.users[bot] = user_record(bot, ident, BOT_NAME, is_bot=True)
        return Workspace(self, ident)

    def look_again(self, seen: Seen) -> Seen:
        """A message or view as it stands now; as it was, when it is gone."""
        if seen.is_view:
            view = self.world.views.get(seen.id)
            payload = seen.payload if view is None else view.payload
        elif seen.is_private:
            ephemeral = self.world.ephemerals.get(seen.id)
            payload = seen.payload if ephemeral is None else ephemeral.payload
        else:
            stored = self.world.conversations[seen.channel_id].messages
            payload = stored.get(seen.id, seen.payload)
        return replace(seen, payload=copy.deepcopy(payload))

    def viewers(self, seen: Seen) -> frozenset[str]:
        """Who can see a message."""
        if not seen.is_private:
            return self.world.readers(seen.channel_id)
        ephemeral = self.world.ephemerals.get(seen.id)
        return frozenset({ephemeral.user}) if ephemeral is not None else frozenset()

    # ------------------------------------------------------------ to the bot

    def hook(self, token: str) -> str:
        """The address of a response URL."""
        return f"{self._base}/hook/{token}"

    # ------------------------------------------------------- what was called

    def calls(self, method: str = "*", channel: str = "*") -> list[Call]:
        """The logged calls that fit, oldest first; both are globs."""
        return [call for call in self.web.calls if call.matches(method, channel)]

    def on_request(self, watcher: Watcher) -> Callable[[], None]:
        """Have `watcher(call, "before" | "after")` called around each application of a call.

        It may be a coroutine function, and may `call.drop()`: before, the call is lost on its
        way; after, only its answer is. Returns a function that ends the watching.
        """
        self.web.watchers.append(watcher)
        return lambda: self.web.watchers.remove(watcher)

    def fault(self, method: str, **how: Any) -> Fault:
        """Add a fault; the fields of `Fault` say how."""
        fault = Fault(method, **how)
        self.web.faults.append(fault)
        return fault

    def traffic_for(self, person: Person) -> list[dict[str, Any]]:
        """Everything that reached the person: `{"event": ..., "data": ...}`."""
        return self.traffic.seen_by(person.id)

    def channel_traffic(self, channel: Channel) -> list[dict[str, Any]]:
        """Everything that everyone in the conversation was shown."""
        return self.traffic.public_in(channel.id)

    # ----------------------------------------------------- what was wrong

    @property
    def problems(self) -> list[str]:
        """Invalid calls and acknowledgements, invalid payloads and answers of this fake, and
        429s that the bot ran into itself."""
        found = [f"{call}: {problem}" for call in self.web.calls for problem in call.problems]
        found += self.web.answer_problems + self.payload_problems
        found += self.sockets.problems + self.door.problems
        return found + [
            f"{call}: over a rate limit"
            for call in self.web.calls
            if call.status == 429 and not call.injected
        ]

    def assert_clean(self) -> None:
        """Fail with every problem found so far."""
        assert not self.problems, "\n".join(self.problems)

    # --------------------------------------------------------------- inside

    def _last_calls(self) -> str:
        now = time.monotonic()
        lines = [f"{call.at - now:+.2f}s {call}" for call in self.web.calls[-15:]]
        state = "connected" if self.sockets.connected else "not connected"
        return "\n".join([f"Bot {state}; its last calls:", *lines])

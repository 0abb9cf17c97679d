"""A small real slack-bolt bot that the harness is tested with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from slack_bolt.adapter.aiohttp import to_aiohttp_response, to_bolt_request
from slack_bolt.adapter.socket_mode.aiohttp import AsyncSocketModeHandler
from slack_bolt.app.async_app import AsyncApp
from slack_sdk.web.async_client import AsyncWebClient

from .wire import SlackWire
from .workspace import Workspace

Json = dict[str, Any]


def board(count: int) -> list[Json]:
    """The demo's board."""
    return [
        {"type": "section", "text": {"type": "mrkdwn", "text": f"checked {count} times"}},
        {
            "type": "actions",
            "elements": [button("Check", str(count)), button("Cards"), button("Raise")],
        },
    ]


def button(label: str, value: str = "-") -> Json:
    """A button; its action id is its label in small letters."""
    text = {"type": "plain_text", "text": label}
    return {"type": "button", "text": text, "action_id": label.lower(), "value": value}


def modal() -> Json:
    """Asks for an amount."""
    amount = {"type": "plain_text_input", "action_id": "typed", "max_length": 10}
    label = {"type": "plain_text", "text": "Raise to"}
    return {
        "type": "modal",
        "callback_id": "raise",
        "title": {"type": "plain_text", "text": "Raise"},
        "submit": {"type": "plain_text", "text": "Raise"},
        "blocks": [{"type": "input", "block_id": "amount", "label": label, "element": amount}],
    }


class Demo:
    """One of everything that the harness must carry."""

    def __init__(self, client: AsyncWebClient, signing_secret: str) -> None:
        self.heard: list[Json] = []
        """Every message event and its id."""
        self.app = AsyncApp(client=client, signing_secret=signing_secret)
        self.app.command("/demo")(self.command)
        self.app.action("check")(self.check)
        self.app.action("cards")(self.cards)
        self.app.action("raise")(self.ask)
        self.app.view("raise")(self.raised)
        self.app.event("app_mention")(self.mentioned)
        self.app.event("message")(self.hear)
        self.app.event("app_home_opened")(self.home)

    async def command(self, ack: Any, command: Json, client: AsyncWebClient, respond: Any) -> None:
        """`/demo board`, `/demo whisper`, `/demo silent`; anything else in the acknowledgement."""
        match command["text"]:
            case "board":
                await ack()
                await client.chat_postMessage(
                    channel=command["channel_id"], text="the board", blocks=board(0)
                )
                await respond("there it is")
            case "whisper":
                await ack()
                await client.chat_postEphemeral(
                    channel=command["channel_id"], user=command["user_id"], text="only you"
                )
            case "silent":
                await asyncio.sleep(4)
            case text:
                await ack(f"you said {text}")

    async def check(self, ack: Any, body: Json, respond: Any) -> None:
        """Redraw the board through the response URL."""
        await ack()
        count = int(body["actions"][0]["value"]) + 1
        await respond(text="the board", blocks=board(count), replace_original=True)

    async def cards(self, ack: Any, body: Json, respond: Any, client: AsyncWebClient) -> None:
        """A private answer, and a direct message."""
        await ack()
        await respond(f"cards of {body['user']['name']}", replace_original=False)
        opened = await client.conversations_open(users=body["user"]["id"])
        await client.chat_postMessage(channel=opened["channel"]["id"], text="your cards")

    async def ask(self, ack: Any, body: Json, client: AsyncWebClient) -> None:
        """Open the modal."""
        await ack()
        await client.views_open(trigger_id=body["trigger_id"], view=modal())

    async def raised(self, ack: Any, body: Json, view: Json, client: AsyncWebClient) -> None:
        """Take the amount, or say what is wrong with it."""
        typed = view["state"]["values"]["amount"]["typed"]["value"]
        if not typed.isdigit():
            await ack(response_action="errors", errors={"amount": "a number, please"})
            return
        await ack()
        self.heard.append({"raised": typed, "by": body["user"]["id"]})

    async def mentioned(self, event: Json, say: Any) -> None:
        """Answer in the thread."""
        await say(text="yes?", thread_ts=event.get("thread_ts", event["ts"]))

    async def hear(self, event: Json, body: Json) -> None:
        """Note what is written in private."""
        self.heard.append({"text": event.get("text"), "id": body["event_id"]})

    async def home(self, event: Json, client: AsyncWebClient) -> None:
        """Draw the home tab."""
        view = {"type": "home", "blocks": board(7)}
        await client.views_publish(user_id=event["user"], view=view)


@asynccontextmanager
async def running(wire: SlackWire, workspace: Workspace) -> AsyncIterator[Demo]:
    """The demo, reached as the wire reaches bots, until the end of the block."""
    client = AsyncWebClient(token=workspace.team.token, base_url=wire.api)
    demo = Demo(client, wire.door.secret)
    serve = _over_http if wire.is_http else _over_sockets
    async with serve(wire, demo):
        await wire.ready()
        yield demo


@asynccontextmanager
async def _over_sockets(wire: SlackWire, demo: Demo) -> AsyncIterator[None]:
    opener = AsyncWebClient(token=wire.app_token, base_url=wire.api)
    handler = AsyncSocketModeHandler(demo.app, wire.app_token, web_client=opener, ping_interval=0.3)
    await handler.connect_async()  # type: ignore[no-untyped-call]
    try:
        yield
    finally:
        await handler.close_async()  # type: ignore[no-untyped-call]


@asynccontextmanager
async def _over_http(wire: SlackWire, demo: Demo) -> AsyncIterator[None]:
    async def events(request: web.Request) -> web.Response:
        answer = await demo.app.async_dispatch(await to_bolt_request(request))
        return await to_aiohttp_response(answer)

    site = web.Application()
    site.router.add_post(wire.door.path, events)
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", wire.door.port).start()
    try:
        yield
    finally:
        await runner.cleanup()

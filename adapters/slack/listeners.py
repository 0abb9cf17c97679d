"""Listeners: which of Slack's payloads goes where.

Slack is told that a press, a command or an event has arrived before anything is waited for.
"""

import re
from typing import Final

from slack_bolt.async_app import AsyncApp
from slack_bolt.context.ack.async_ack import AsyncAck
from slack_bolt.context.async_context import AsyncBoltContext

from adapters.slack.desk import Desk
from adapters.slack.fields import SEARCH
from adapters.slack.forms import CALLBACK
from adapters.slack.payloads import (
    Payload,
    meant,
    of_command,
    of_event,
    of_press,
    of_reaction,
    served_in,
)
from adapters.slack.render import ACTIONS

_OURS: Final = re.compile(rf"{ACTIONS}\..+")
_ANY: Final = re.compile(r".*", re.DOTALL)


def listen(app: AsyncApp, desk: Desk) -> None:
    """Have ``desk`` serve everything that reaches ``app``."""
    listeners = Listeners(desk)
    app.command(_ANY)(listeners.command)
    app.options(SEARCH)(listeners.search)
    app.action(SEARCH)(listeners.found)  # before the buttons, whose names begin alike
    app.action(_OURS)(listeners.press)
    app.view(CALLBACK)(listeners.form)
    app.event("app_mention")(listeners.mention)
    app.event("message")(listeners.message)
    app.event("app_home_opened")(listeners.home)
    app.event("reaction_added")(listeners.reaction)
    app.event("user_change")(listeners.user)
    app.event(_ANY)(listeners.nothing)  # told to Slack as received, so that it is not repeated
    app.action(_ANY)(listeners.arrived)


class Listeners:
    """bolt's listeners, thin: what is served is decided at the desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def command(self, ack: AsyncAck, body: Payload, context: AsyncBoltContext) -> None:
        """A slash command."""
        await ack()
        await self._desk.command(of_command(body, context), body)

    async def press(self, ack: AsyncAck, body: Payload, context: AsyncBoltContext) -> None:
        """A button of ours."""
        await ack()
        await self._desk.press(of_press(body, context), body)

    async def search(self, ack: AsyncAck, body: Payload, context: AsyncBoltContext) -> None:
        """Somebody types into a menu of ours: what it may offer is the acknowledgement."""
        await ack(options=self._desk.options(of_press(body, context), body))

    async def found(self, ack: AsyncAck, body: Payload, context: AsyncBoltContext) -> None:
        """Something was chosen from a menu in an open form."""
        await ack()
        await self._desk.form_changed(of_press(body, context), body)

    async def form(self, ack: AsyncAck, body: Payload, context: AsyncBoltContext) -> None:
        """A form of ours; the answer says whether it may close."""
        await self._desk.form_sent(of_press(body, context), body, ack)

    async def mention(self, event: Payload, context: AsyncBoltContext) -> None:
        """Words said to the dealer in a channel."""
        me = context.bot_user_id or ""
        if _is_from_person(event):
            text = str(event.get("text") or "").replace(f"<@{me}>", " ")
            is_reply = event.get("parent_user_id") == me
            await self._words(event, context, text, is_reply=is_reply)

    async def message(self, event: Payload, context: AsyncBoltContext) -> None:
        """Words said to the dealer in private; others come by his mention."""
        if event.get("channel_type") == "im" and _is_from_person(event):
            await self._words(event, context, str(event.get("text") or ""))

    async def reaction(self, event: Payload, context: AsyncBoltContext) -> None:
        """A reaction, which may be a gesture; the dealer makes none himself."""
        item = event.get("item") or {}
        if item.get("type") == "message" and event.get("user") != context.bot_user_id:
            sign, stamp = str(event["reaction"]), str(event["event_ts"])
            await self._desk.reaction(of_reaction(event, context), sign, stamp)

    async def home(self, event: Payload, context: AsyncBoltContext) -> None:
        """Somebody looks at his own page."""
        if event.get("tab", "home") == "home":
            seen = str((event.get("view") or {}).get("hash") or "")
            await self._desk.home_opened(of_event(event, context), seen)

    async def user(self, event: Payload, context: AsyncBoltContext) -> None:
        """A member has changed."""
        await self._desk.user_changed(served_in(context), event["user"])

    async def nothing(self, event: Payload) -> None:
        """An event that means nothing to the dealer."""

    async def arrived(self, ack: AsyncAck) -> None:
        """A press of something that is no button of this version."""
        await ack()

    async def _words(
        self, event: Payload, context: AsyncBoltContext, text: str, *, is_reply: bool = False
    ) -> None:
        source, stamp = of_event(event, context), str(event["ts"])
        await self._desk.words(source, meant(text), stamp, is_reply=is_reply)


def _is_from_person(event: Payload) -> bool:
    """True for what a person says for the first time: no bot, no edit, no line of Slack's own."""
    return bool(event.get("user")) and not event.get("bot_id") and not event.get("subtype")

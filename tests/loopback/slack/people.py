"""Members who act: slash commands, presses, choices, modals, words, the home tab.

Each act goes out as the payload that Slack sends, and returns once the bot has acknowledged and
something was shown for it, or a moment has passed. Acts of several people may run at once.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import payloads
from .answer import Answer
from .couriers import Kind, Parcel, Receipt
from .filling import fill
from .messages import Field, ImpossibleAct, Seen
from .workspace import Channel
from .world import Json, Team, View

if TYPE_CHECKING:
    from .wire import SlackWire

SHOWN_SECONDS = 3.5
"""How long a member waits for something to be shown after the acknowledgement."""

REDRAWN_SECONDS = 0.5
"""How long he waits for more when the message he pressed has changed by other means."""


@dataclass(frozen=True)
class Delivery:
    """How Slack brings an act to the bot: several times, or `late` seconds after its stamp."""

    copies: int = 1
    late: float = 0.0


PROMPT = Delivery()

_GROUP = re.compile(r"&lt;(!subteam\^S\w+\|@\w+)&gt;")
"""The mention of a user group, which Slack's client writes itself."""


@dataclass(frozen=True)
class Person:
    """A member of one workspace."""

    wire: SlackWire
    id: str
    team_id: str

    @property
    def user(self) -> Json:
        """What is stored of the person."""
        return self.wire.world.users[self.id]

    @property
    def name(self) -> str:
        return str(self.user["real_name"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """The direct conversation with the bot."""
        return Channel(self.wire, self.wire.world.direct(self._team, self.id).id)

    @property
    def home(self) -> Seen | None:
        """The home tab as it was drawn last."""
        view = self.wire.world.homes.get(self.id)
        return None if view is None else self.wire.look_again(Seen(view.payload, "", True))

    def ephemerals(self, channel: Channel) -> list[Seen]:
        """What the person was shown alone in a conversation, newest first."""
        found = self.wire.world.ephemerals_of(self.id)
        return [Seen(e.payload, e.channel, True) for e in found if e.channel == channel.id]

    def close_dms(self, error: str = "messages_tab_disabled") -> None:
        """Let the bot send no direct messages: each ends with this error."""
        self.wire.world.closed_dms[self.id] = error

    def open_dms(self) -> None:
        """Let the bot send direct messages again."""
        self.wire.world.closed_dms.pop(self.id, None)

    def deactivate(self) -> None:
        """The account is closed."""
        self.user["deleted"] = True

    def leave(self, channel: Channel) -> None:
        """Leave a channel."""
        channel.remove(self.id)

    # ------------------------------------------------------------------ words

    def say(self, channel: Channel, text: str, *, delivery: Delivery = PROMPT) -> Seen:
        """Write into a conversation; the bot hears of it when it is mentioned or alone with
        the person. Raises ImpossibleAct for a channel the person is not in."""
        self._must_be_in(channel)
        world, team = self.wire.world, self.wire.world.bot_of(channel.id)
        message = {"type": "message", "user": self.id, "text": text, "ts": world.ts()}
        message |= {"team": self.team_id, "client_msg_id": world.number("m")}
        if channel.thread_ts:
            message["thread_ts"] = channel.thread_ts
        world.post(channel.id, message)
        self.wire.spread(team, channel.id, message, delivery)
        return Seen(dict(message), channel.id, is_private=False)

    def mention_bot(self, channel: Channel, text: str, *, delivery: Delivery = PROMPT) -> Seen:
        """Write into a channel with a mention of the bot before the words."""
        return self.say(channel, f"<@{self._team.bot}> {text}", delivery=delivery)

    async def react(
        self, message: Seen, name: str, *, event_ts: str = "", delivery: Delivery = PROMPT
    ) -> bool:
        """React to a message with the emoji of that name, at ``event_ts`` if that is past;
        whether the bot has acknowledged it."""
        self._look_again(message)
        inner: Json = {
            "type": "reaction_added", "user": self.id, "reaction": name,
            "item_user": message.payload.get("user", ""),
            "item": {"type": "message", "channel": message.channel_id, "ts": message.id},
            "event_ts": event_ts or self.wire.world.ts(),
        }  # fmt: skip
        return await self.wire.tell(self._team, inner, delivery.copies)

    async def open_home(self) -> Answer:
        """Open the app's home tab."""
        inner: Json = {"type": "app_home_opened", "user": self.id, "channel": self.dm.id}
        inner |= {"tab": "home", "event_ts": self.wire.world.ts()}
        if (home := self.home) is not None:
            inner["view"] = home.payload
        answer = Answer(self.wire, self.id, self.dm.id, set())
        answer.is_answered = await self.wire.tell(self._team, inner)
        return await self._shown(answer)

    # --------------------------------------------------------------- commands

    async def slash(
        self, channel: Channel, command: str, text: str = "", *, delivery: Delivery = PROMPT
    ) -> Answer:
        """Use a slash command: `slash(table, "/poker", "sit 1000")`.

        Raises ImpossibleAct where Slack would not take it: in a thread, or an unknown command.
        """
        self._must_be_in(channel)
        if channel.thread_ts:
            raise ImpossibleAct(f"{command} is not supported in threads")
        if self.wire.commands is not None and command not in self.wire.commands:
            raise ImpossibleAct(f"{command} is not a valid command")
        payload = payloads.command(
            self.wire.world, self._team, self.id, channel.id, (command, self._escaped(text))
        )
        token = self.wire.world.response_url(channel.id, self.id)
        payload["response_url"] = self.wire.hook(token)
        answer = Answer(self.wire, self.id, channel.id, {token, payload["trigger_id"]})
        receipt = await self._carry(Kind.COMMAND, payload, delivery)
        if receipt is not None:
            answer.is_answered = True
            self.wire.said_with_ack(token, receipt)
        return await self._shown(answer)

    # ----------------------------------------------------------- interactions

    async def press(
        self,
        message: Seen,
        label: str | None = None,
        *,
        action_id: str | None = None,
        value: str | None = None,
        as_seen: bool = False,
        delivery: Delivery = PROMPT,
    ) -> Answer:
        """Press the one button that fits, on a message, a modal or the home tab.

        `as_seen` presses what the snapshot shows, though the message may have changed since.
        """
        now = message if as_seen else self._look_again(message)
        block, element = now.pressable(label, action_id, value)
        return await self._use(now, payloads.action(self.wire.world, block, element, {}), delivery)

    async def select(self, message: Seen, action_id: str, option: str) -> Answer:
        """Choose from a menu, by the option's label or value."""
        now = self._look_again(message)
        block, element = now.selectable(action_id)
        offered = {o["text"]["text"]: o for o in element["options"]}
        offered |= {o["value"]: o for o in element["options"]}
        if option not in offered:
            raise ImpossibleAct(f"{option!r} is not among {sorted(offered)}")
        chosen = {"selected_option": offered[option]}
        act = payloads.action(self.wire.world, block, element, chosen)
        return await self._use(now, act, PROMPT)

    async def submit(
        self, shown: Answer, values: Mapping[str, Any], *, delivery: Delivery = PROMPT
    ) -> Answer:
        """Fill in and send the modal that `shown` opened; fields by label, block or action id.

        Raises ImpossibleAct when Slack's client would not send it.
        """
        view = self.wire.world.views[shown.opened_view()]
        if view.user != self.id or not view.is_open:
            raise ImpossibleAct("the modal is not open for that person")
        state = fill(Seen(view.payload, "", True), values, view.found)
        payload = payloads.submission(self.wire.world, self._team, self.id, view.payload, state)
        answer = Answer(self.wire, self.id, "", {payload["trigger_id"]})
        answer.follow(shown)
        receipt = await self._carry(Kind.INTERACTIVE, payload, delivery)
        if receipt is not None:
            answer.is_answered = True
            self.wire.submitted(view, receipt, payload["trigger_id"])
        return await self._shown(answer)

    async def forge(self, shown: Answer, sent: Mapping[str, Json]) -> Answer:
        """Send somebody else's modal as one's own, with values that no menu has offered; by block
        id."""
        view = self.wire.world.views[shown.opened_view()]
        state = {block: {"forged": value} for block, value in sent.items()}
        payload = payloads.submission(self.wire.world, self._team, self.id, view.payload, state)
        answer = Answer(self.wire, self.id, "", {payload["trigger_id"]})
        receipt = await self._carry(Kind.INTERACTIVE, payload, PROMPT)
        if receipt is not None:
            answer.is_answered = True
            own = View(view.payload, self.id)
            self.wire.submitted(own, receipt, payload["trigger_id"])
        return await self._shown(answer)

    async def search(self, shown: Answer, field: str, typed: str) -> list[Json]:
        """Type into a menu of the open modal that asks the bot; the options it offers."""
        view, asking = self._menu(shown, field)
        fewest = asking.element.get("min_query_length", 3)
        if len(typed) < fewest:
            raise ImpossibleAct(f"{field!r} asks the bot from {fewest} letters on")
        asked = {"action_id": asking.action_id, "block_id": asking.block_id, "value": typed}
        payload = payloads.suggestion(self.wire.world, self._team, self.id, view.payload, asked)
        receipt = await self._carry(Kind.INTERACTIVE, payload, PROMPT)
        return self.wire.suggested(view, receipt)

    async def find(self, shown: Answer, field: str, value: str) -> Answer:
        """Choose one of the options that the bot has offered last; the modal may change.

        Raises ImpossibleAct for an option that it did not offer.
        """
        view, asking = self._menu(shown, field)
        if value not in view.offered:
            raise ImpossibleAct(f"{value!r} is not among {sorted(view.offered)}")
        chosen = {"selected_option": view.offered[value]}
        view.found[asking.block_id] = view.offered[value]
        block = {"block_id": asking.block_id}
        act = payloads.action(self.wire.world, block, asking.element, chosen)
        kept = {asking.block_id: {asking.action_id: {"type": act["type"], **chosen}}}
        told = view.payload | {"state": {"values": kept}}
        payload = payloads.view_action(self.wire.world, self._team, self.id, told, act)
        answer = Answer(self.wire, self.id, "", {payload["trigger_id"], view.source})
        blocks = {block.get("block_id"): block for block in view.payload["blocks"]}
        if not blocks[asking.block_id].get("dispatch_action"):
            return answer
        receipt = await self._carry(Kind.INTERACTIVE, payload, PROMPT)
        answer.is_answered = receipt is not None
        return await self._shown(answer)

    def _menu(self, shown: Answer, field: str) -> tuple[View, Field]:
        """The open modal, and its menu of that label or block id."""
        view = self.wire.world.views[shown.opened_view()]
        if view.user != self.id or not view.is_open:
            raise ImpossibleAct("the modal is not open for that person")
        fields = Seen(view.payload, "", True).fields
        found = [one for one in fields if field in (one.label, one.block_id)]
        if len(found) != 1 or found[0].element["type"] != "external_select":
            raise ImpossibleAct(f"{field!r} is no menu that asks the bot")
        return view, found[0]

    async def dismiss(self, shown: Answer) -> None:
        """Close the modal that `shown` opened."""
        view = self.wire.world.views[shown.opened_view()]
        view.is_open = False
        if view.payload["notify_on_close"]:
            payload = payloads.closing(self.wire.world, self._team, self.id, view.payload)
            await self._carry(Kind.INTERACTIVE, payload, PROMPT)

    # ---------------------------------------------------------------- insides

    @property
    def _team(self) -> Team:
        return self.wire.world.teams[self.team_id]

    def _escaped(self, text: str) -> str:
        """What Slack makes of a text: marks as entities, a mention with the name beside it."""
        plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        plain = _GROUP.sub(r"<\1>", plain)
        for user in self.wire.world.users.values():
            plain = plain.replace(f"&lt;@{user['id']}&gt;", f"<@{user['id']}|{user['name']}>")
        return plain

    def _must_be_in(self, channel: Channel) -> None:
        if self.id not in channel.conversation.members or channel.conversation.archived:
            raise ImpossibleAct(f"{self.name} cannot write there")

    def _look_again(self, message: Seen) -> Seen:
        if not message.is_view and self.id not in self.wire.viewers(message):
            raise ImpossibleAct(f"{self.name} does not see that message")
        return self.wire.look_again(message)

    async def _use(self, message: Seen, act: Json, delivery: Delivery) -> Answer:
        world = self.wire.world
        if message.is_view:
            payload = payloads.view_action(world, self._team, self.id, message.payload, act)
            answer = Answer(self.wire, self.id, "", {payload["trigger_id"]})
        else:
            team = world.bot_of(message.channel_id)
            payload = payloads.message_action(
                world,
                team,
                self.id,
                message.channel_id,
                message.payload,
                act,
                private=message.is_private,
            )
            token = world.response_url(
                message.channel_id, self.id, message=message.id, thread=message.thread
            )
            payload["response_url"] = self.wire.hook(token)
            sources = {token, payload["trigger_id"]}
            answer = Answer(self.wire, self.id, message.channel_id, sources, message.id)
        receipt = await self._carry(Kind.INTERACTIVE, payload, delivery)
        answer.is_answered = receipt is not None
        return await self._shown(answer)

    async def _carry(self, kind: Kind, payload: Json, delivery: Delivery) -> Receipt | None:
        await asyncio.sleep(delivery.late)
        return await self.wire.carry(Parcel(kind, payload), delivery.copies)

    async def _shown(self, answer: Answer) -> Answer:
        """Wait until something is shown for an act that was acknowledged."""
        if not answer.is_answered:
            return answer
        loop = asyncio.get_running_loop()
        redrawn_at: float | None = None

        def done() -> bool:
            nonlocal redrawn_at
            if answer.tied or answer.alone:
                return True
            if answer.redrawn and redrawn_at is None:
                redrawn_at = loop.time()
            return redrawn_at is not None and loop.time() - redrawn_at > REDRAWN_SECONDS

        with suppress(TimeoutError):  # `Answer.kind` says so: the member saw it too
            await self.wire.until(done, SHOWN_SECONDS)
        return answer

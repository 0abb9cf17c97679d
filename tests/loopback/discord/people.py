"""Members who act: slash commands, presses, choices, modals, words, DMs.

Each act goes out as the gateway event that Discord sends, and returns once the bot has answered
or the three seconds for an answer are over. Acts of several people may run at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord import interactions
from simcord._modal import _modal_submit_nodes
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.command_access import command_access
from simcord.backend.models import Interaction
from simcord.components import validate_modal
from simcord.enums import AppCommandType, InteractionType

from .answer import Answer
from .guild import Channel, snapshot
from .messages import ImpossibleAct, Seen
from .options import build_options

if TYPE_CHECKING:
    from .wire import DiscordWire

# Discord gives a bot three seconds; the rest is for the answer's way through this process.
ANSWER_SECONDS = 3.5


@dataclass(frozen=True)
class Delivery:
    """How Discord brings an act to the bot: several times, or `late` seconds after its stamp."""

    copies: int = 1
    late: float = 0.0


PROMPT = Delivery()


@dataclass(frozen=True)
class Act:
    """An interaction to be: its kind and data, the message or the modal it came from."""

    kind: InteractionType
    data: dict[str, Any]
    source: dict[str, Any] | None = None
    opener: int | None = None


@dataclass(frozen=True)
class Person:
    """A user in one guild. Acts in `dm` are the user's, acts elsewhere the member's."""

    wire: DiscordWire
    id: int
    guild_id: int

    @property
    def name(self) -> str:
        return self.wire.backend.users[self.id].name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return Channel(self.wire, self.wire.backend.get_dm_channel(self.id).id, None)

    def close_dms(self) -> None:
        """Let no bot send direct messages (50007)."""
        self.wire.world.closed_dms.add(self.id)

    def open_dms(self) -> None:
        """Let the bot send direct messages again."""
        self.wire.world.closed_dms.discard(self.id)

    def take_role(self, role: int) -> None:
        """Get a role."""
        self.wire.backend.add_member_role(self.guild_id, self.id, role)

    def leave_guild(self) -> None:
        """Leave the guild."""
        self.wire.backend.remove_member(self.guild_id, self.id)

    # ------------------------------------------------------------------ words

    def say(self, channel: Channel, text: str) -> Seen:
        """Write into a channel, a thread or the DM. Raises BackendError without permission."""
        backend = self.wire.backend
        is_thread = backend.get_channel(channel.id).is_thread
        needed = "send_messages_in_threads" if is_thread else "send_messages"
        backend.require_permissions(channel.guild_id, self.id, channel.id, needed)
        return snapshot(self.wire, channel.id, backend.create_message(channel.id, self.id, text).id)

    def mention_bot(self, channel: Channel, text: str) -> Seen:
        """Write into a channel with a mention of the bot before the words."""
        return self.say(channel, f"<@{self.wire.backend.bot_user.id}> {text}")

    def react(self, message: Seen, emoji: str) -> None:
        """React to a message; a reaction that stands already is no new one."""
        self._look_again(message)
        self.wire.backend.add_reaction(message.channel_id, message.id, emoji, self.id)

    def unreact(self, message: Seen, emoji: str) -> None:
        """Take a reaction back."""
        self.wire.backend.remove_reaction(message.channel_id, message.id, emoji, self.id)

    # --------------------------------------------------------------- commands

    async def slash(
        self, channel: Channel, command: str, delivery: Delivery = PROMPT, /, **options: Any
    ) -> Answer:
        """Use a slash command: `slash(table, "table open", seats=6)`.

        Raises ImpossibleAct when Discord's client would not offer it, and SimCord's OptionError
        when a value is not of the option's kind or range.
        """
        act = self._use_of(channel, command, options)
        return await self._act(channel, act, delivery)

    async def force(self, channel: Channel, command: str, /, **options: Any) -> Answer:
        """Use a slash command that Discord's client does not offer to this member."""
        act = self._use_of(channel, command, options, is_offered=False)
        return await self._act(channel, act)

    async def complete(
        self, channel: Channel, command: str, /, *, typing: tuple[str, str], **filled: Any
    ) -> list[dict[str, Any]]:
        """Type into an option with autocomplete, `typing=("blinds", "1/")`; the choices offered."""
        option, typed = typing
        root, leaf, nesting = self._command(channel, command)
        focused = next((o for o in leaf["options"] if o["name"] == option), None)
        if focused is None or not focused.get("autocomplete"):
            raise ImpossibleAct(f"/{command} completes no option {option!r}")
        built, _ = build_options(self, channel, leaf, filled, partial=True)
        built.append({"name": option, "type": focused["type"], "value": typed, "focused": True})
        data = self._command_data(root, interactions.nest_options(root, nesting, built))
        act = Act(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, data)
        return (await self._act(channel, act)).choices

    # ------------------------------------------------------------- components

    async def press(
        self,
        message: Seen,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        as_seen: bool = False,
        delivery: Delivery = PROMPT,
    ) -> Answer:
        """Press the one button that fits.

        `as_seen` presses what the snapshot shows, though the message may have changed since.
        """
        now = message if as_seen else self._look_again(message)
        return await self._use(now, now.pressable(custom_id, label), {}, delivery)

    async def select(
        self, message: Seen, values: Sequence[str], *, custom_id: str | None = None
    ) -> Answer:
        """Choose values in the one string select that fits."""
        now = self._look_again(message)
        menu = now.selectable(custom_id)
        offered = {option["value"] for option in menu.get("options") or []}
        fewest, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not set(values) <= offered or not fewest <= len(values) <= most:
            raise ImpossibleAct(f"{values} are not {fewest} to {most} of {sorted(offered)}")
        return await self._use(now, menu, {"values": list(values)}, PROMPT)

    async def submit(self, shown: Answer, values: dict[str, Any]) -> Answer:
        """Fill in and send the modal that `shown` opened; fields by label or custom id.

        Raises SimCord's SetupError when a value does not fit its field.
        """
        if shown.opener_id != self.id:
            raise ImpossibleAct("the modal is open for somebody else")
        record = self.wire.backend.interactions[shown.interaction_id]
        spec = validate_modal(shown.modal)
        named = {shown.fields.get(key, key): value for key, value in values.items()}
        if unknown := set(named) - set(shown.fields.values()):
            raise ImpossibleAct(f"no fields {unknown} among {shown.fields}")
        resolved: dict[str, dict[str, Any]] = {}
        parts = _modal_submit_nodes(
            spec["components"], self, named, resolved, record.channel_id, []
        )
        source = record.source_message_id
        message = source and snapshot(self.wire, record.channel_id, source).payload
        data = {"custom_id": spec["custom_id"], "components": parts}
        act = Act(InteractionType.MODAL_SUBMIT, data, message or None, shown.interaction_id)
        return await self._act(self._channel(record.channel_id), act)

    # ---------------------------------------------------------------- insides

    def _channel(self, channel_id: int) -> Channel:
        guild_id = self.wire.backend.get_channel(channel_id).guild_id
        return Channel(self.wire, channel_id, guild_id)

    def _look_again(self, message: Seen) -> Seen:
        stored = self.wire.backend.get_message(message.channel_id, message.id)
        if not message_accessible(self.wire.backend, message.channel_id, stored, self.id):
            raise ImpossibleAct(f"{self.name} does not see that message")
        return snapshot(self.wire, message.channel_id, message.id)

    def _use_of(
        self, channel: Channel, command: str, options: dict[str, Any], *, is_offered: bool = True
    ) -> Act:
        root, leaf, nesting = self._command(channel, command, is_offered=is_offered)
        built, resolved = build_options(self, channel, leaf, options)
        data = self._command_data(root, interactions.nest_options(root, nesting, built))
        if resolved:
            data["resolved"] = resolved
        return Act(InteractionType.APPLICATION_COMMAND, data)

    def _command(
        self, channel: Channel, command: str, *, is_offered: bool = True
    ) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
        """The registered root, the (sub)command and the path to it."""
        name, *path = command.split()
        backend = self.wire.backend
        root = backend.find_command(name, channel.guild_id)
        if root is None:
            raise ImpossibleAct(f"/{name} is not registered")
        access = command_access(backend, root, user_id=self.id, channel_id=channel.id)
        if is_offered and not access.allowed:
            raise ImpossibleAct(f"/{name} is not offered to {self.name} here: {access.reason}")
        leaf, nesting = interactions.walk_to_subcommand(root, path)
        return root, leaf, nesting

    @staticmethod
    def _command_data(root: dict[str, Any], options: list[dict[str, Any]]) -> dict[str, Any]:
        kind = root.get("type", AppCommandType.CHAT_INPUT)
        data = {"id": root["id"], "name": root["name"], "type": kind, "options": options}
        return data | ({"guild_id": root["guild_id"]} if root.get("guild_id") else {})

    async def _use(
        self, message: Seen, part: dict[str, Any], more: dict[str, Any], delivery: Delivery
    ) -> Answer:
        data = {"custom_id": part["custom_id"], "component_type": part["type"], **more}
        if part.get("id") is not None:
            data["id"] = part["id"]
        channel = self._channel(message.channel_id)
        act = Act(InteractionType.MESSAGE_COMPONENT, data, message.payload)
        return await self._act(channel, act, delivery)

    async def _act(self, channel: Channel, act: Act, delivery: Delivery = PROMPT) -> Answer:
        backend = self.wire.backend
        if not channel_accessible(backend, channel.id, self.id):
            raise ImpossibleAct(f"{self.name} does not see that channel")
        record, payload = interactions.base_payload(
            backend,
            type=act.kind,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            user_id=self.id,
            data=act.data,
        )
        if act.source is not None:
            payload["message"] = act.source
            record.source_message_id = int(act.source["id"])
        if act.opener is not None:
            self.wire.world.mender.openers[record.id] = act.opener
        await asyncio.sleep(delivery.late)
        for _ in range(delivery.copies):
            backend.emit("INTERACTION_CREATE", payload)
        await self._answered(record)
        return Answer(self.wire, record)

    async def _answered(self, record: Interaction) -> None:
        try:
            await self.wire.until(lambda: record.responded, ANSWER_SECONDS)
        except TimeoutError:
            return  # `Answer.is_answered` says so: the member saw it too

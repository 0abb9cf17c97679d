"""Guilds, channels, threads and roles of the test's world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from .messages import Seen

if TYPE_CHECKING:
    from .people import Person
    from .wire import DiscordWire


@dataclass(frozen=True)
class Channel:
    """A text channel, a thread or a DM (then `guild_id` is None)."""

    wire: DiscordWire
    id: int
    guild_id: int | None

    def messages(self) -> list[Seen]:
        """What stands in it now for everyone, oldest first."""
        stored = self.wire.backend.messages[self.id].values()
        return [
            snapshot(self.wire, self.id, message.id)
            for message in stored
            if not message.is_ephemeral
        ]

    def newest(self) -> Iterator[Seen]:
        """What stands in it now for everyone, newest first; as cheap as it is read."""
        for message in reversed(self.wire.backend.messages[self.id].values()):
            if not message.is_ephemeral:
                yield snapshot(self.wire, self.id, message.id)

    @property
    def last(self) -> Seen | None:
        """The newest message."""
        return next(self.newest(), None)

    def message(self, message_id: int) -> Seen:
        """The message as it stands now."""
        return snapshot(self.wire, self.id, message_id)

    def thread(self, name: str, owner: Person) -> Channel:
        """A public thread under this channel."""
        thread = self.wire.backend.create_thread(self.id, name, owner.id)
        return Channel(self.wire, thread.id, self.guild_id)

    def archive(self) -> None:
        """Archive this thread, as Discord does after a while of silence."""
        self.wire.backend.edit_channel(self.id, {}, thread_metadata={"archived": True})

    def delete(self) -> None:
        """Delete this channel or thread."""
        self.wire.backend.delete_channel(self.id)

    def deny_bot(self, *permissions: str) -> None:
        """Take permissions from the bot here; none at all gives them back."""
        self._deny(self.wire.backend.bot_user.id, OverwriteType.MEMBER, permissions)

    def hide(self) -> None:
        """Hide it from all whom `show` does not let in."""
        assert self.guild_id is not None
        self._deny(self.guild_id, OverwriteType.ROLE, ("view_channel",))
        self.show(self.wire.backend.bot_user.id)

    def show(self, user_id: int) -> None:
        """Let one user see it."""
        allow = discord.Permissions(view_channel=True).value
        self.wire.backend.set_overwrite(
            self.id, Overwrite(target_id=user_id, type=OverwriteType.MEMBER, allow=allow)
        )

    def _deny(self, target: int, kind: OverwriteType, permissions: tuple[str, ...]) -> None:
        deny = discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.wire.backend.set_overwrite(self.id, Overwrite(target_id=target, type=kind, deny=deny))


@dataclass(frozen=True)
class Guild:
    """A guild that the bot is in, with all permissions but administrator."""

    wire: DiscordWire
    id: int

    def channel(self, name: str = "poker") -> Channel:
        """A new text channel that all can see."""
        channel = self.wire.backend.create_channel(self.id, name)
        return Channel(self.wire, channel.id, self.id)

    def member(self, name: str, *, manages: bool = False) -> Person:
        """A new member; `manages` gives the Manage Server permission."""
        from .people import Person  # noqa: PLC0415 - people know the guild they are in

        backend = self.wire.backend
        user = backend.make_user(name)
        roles = [self.role(f"{name}'s role", "manage_guild")] if manages else []
        backend.add_member(self.id, user.id, roles=roles, announce=True)
        return Person(self.wire, user.id, self.id)

    def go_down(self) -> None:
        """An outage of Discord's: the guild is there, but unavailable."""
        self.wire.gateway.feed("GUILD_DELETE", {"id": str(self.id), "unavailable": True})

    def come_back(self) -> None:
        """The end of the outage."""
        backend = self.wire.backend
        payload = serializers.guild_create_payload(backend, backend.get_guild(self.id))
        self.wire.gateway.feed("GUILD_CREATE", payload)

    def delete(self) -> None:
        """Delete the guild, or throw the bot out: it is told the same."""
        self.wire.backend.remove_guild(self.id)

    def role(self, name: str, *permissions: str) -> int:
        """A new role with these permissions; its id."""
        value = discord.Permissions(**dict.fromkeys(permissions, True)).value
        return self.wire.backend.create_role(self.id, name, permissions=value).id

    def let_use(self, command: str, role: int) -> None:
        """Let a role use a command whatever the bot asked for, as admins can in the settings."""
        backend = self.wire.backend
        known = backend.find_command(command, self.id)
        assert known is not None, command
        entry = {"id": str(role), "type": 1, "permission": True}
        backend.set_command_permissions(self.id, int(known["id"]), [entry])


def snapshot(wire: DiscordWire, channel_id: int, message_id: int) -> Seen:
    """The message as it stands now. Raises BackendError (10008) when there is none."""
    backend = wire.backend
    message = backend.get_message(channel_id, message_id)
    return Seen(wire.world.mender.mend(dict(serializers.message_payload(backend, message))))

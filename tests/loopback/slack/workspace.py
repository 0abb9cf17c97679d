"""Workspaces and conversations of the test's world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .messages import Seen
from .world import Conversation, Json, Team

if TYPE_CHECKING:
    from .people import Person
    from .wire import SlackWire


@dataclass(frozen=True)
class Channel:
    """A channel, a thread in one, or a direct conversation with the bot."""

    wire: SlackWire
    id: str
    thread_ts: str = ""
    """For a thread: the time stamp of the message it hangs on."""

    @property
    def conversation(self) -> Conversation:
        """What is stored of it."""
        return self.wire.world.conversations[self.id]

    def newest(self) -> Iterator[Seen]:
        """What stands in it now for everyone, newest first."""
        for message in reversed(list(self.conversation.messages.values())):
            if message.get("thread_ts", "") == self.thread_ts or (
                not self.thread_ts and message.get("thread_ts") == message["ts"]
            ):
                yield self.wire.look_again(Seen(message, self.id, is_private=False))

    def messages(self) -> list[Seen]:
        """What stands in it now for everyone, oldest first."""
        return list(self.newest())[::-1]

    @property
    def last(self) -> Seen | None:
        """The newest message."""
        return next(self.newest(), None)

    def message(self, ts: str) -> Seen:
        """The message as it stands now. Raises ApiError."""
        return self.wire.look_again(Seen(self.wire.world.message(self.id, ts), self.id, False))

    def thread(self, message: Seen) -> Channel:
        """The thread under a message."""
        return replace(self, thread_ts=message.thread or message.id)

    def archive(self) -> None:
        """Archive the channel."""
        self.conversation.archived = True

    def invite(self, *users: str) -> None:
        """Bring people, or the bot, into the channel."""
        self.conversation.members += [u for u in users if u not in self.conversation.members]

    def remove(self, user: str) -> None:
        """Take somebody, or the bot, out of the channel."""
        self.conversation.members.remove(user)


@dataclass(frozen=True)
class Workspace:
    """A workspace; the bot is in it as `bot`."""

    wire: SlackWire
    id: str

    @property
    def team(self) -> Team:
        """What is stored of it."""
        return self.wire.world.teams[self.id]

    @property
    def bot(self) -> str:
        """The user id of the bot."""
        return self.team.bot

    def channel(
        self,
        name: str = "poker",
        *,
        private: bool = False,
        with_bot: bool = True,
        shared_with: tuple[Workspace, ...] = (),
    ) -> Channel:
        """A new channel with everybody who is in the workspace, no guests; with the bot."""
        world = self.wire.world
        members = [u for u in world.users.values() if u["team_id"] == self.id]
        inside = [u["id"] for u in members if not (u["is_bot"] or u["is_restricted"])]
        made = Conversation(
            world.number("C"),
            self.id,
            name,
            [*inside, *([self.bot] if with_bot else [])],
            private=private,
            shared=tuple(other.id for other in shared_with),
        )
        world.conversations[made.id] = made
        return Channel(self.wire, made.id)

    def member(
        self, name: str, *, admin: bool = False, guest: bool = False, joins: bool = True
    ) -> Person:
        """A new member; joins every channel there is, unless a guest."""
        from .people import Person  # noqa: PLC0415 - people know the workspace they are in

        world = self.wire.world
        user = user_record(world.number("U"), self.id, name)
        user |= {"is_admin": admin, "is_restricted": guest}
        world.users[user["id"]] = user
        for conversation in world.conversations.values():
            if conversation.team == self.id and not conversation.im and joins and not guest:
                conversation.members.append(user["id"])
        return Person(self.wire, user["id"], self.id)

    def user_group(self, handle: str, *users: str) -> str:
        """A new user group; how it is mentioned."""
        ident = self.wire.world.number("S")
        self.team.groups[ident] = list(users)
        return f"<!subteam^{ident}|@{handle}>"

    def close_edits(self) -> None:
        """Let nobody edit messages any more (`edit_window_closed`)."""
        self.team.edits_closed = True

    def spoil_token(self, error: str = "token_revoked") -> None:
        """Refuse the bot's token from now on."""
        self.wire.world.bad_tokens[self.team.token] = error

    async def uninstall(self) -> None:
        """Take the app out: the token dies, and the bot is told."""
        team = self.team
        team.installed = False
        self.spoil_token("account_inactive")
        tokens = {"oauth": [], "bot": [team.bot]}
        await self.wire.tell(team, {"type": "tokens_revoked", "tokens": tokens})
        await self.wire.tell(team, {"type": "app_uninstalled"})


def user_record(ident: str, team: str, name: str, *, is_bot: bool = False) -> Json:
    """A user as users.info tells of one."""
    profile = {"display_name": name, "real_name": name, "email": f"{ident}@example.com"}
    return {
        "id": ident, "team_id": team, "name": name.lower(), "real_name": name, "deleted": False,
        "is_bot": is_bot, "is_admin": False, "is_owner": False, "is_primary_owner": False,
        "is_restricted": False, "is_ultra_restricted": False, "is_app_user": False,
        "tz": "Europe/Berlin", "tz_label": "Central European Time", "tz_offset": 3600,
        "profile": profile, "updated": 1,
    }  # fmt: skip

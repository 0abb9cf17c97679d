"""What is in this Slack: workspaces, people, conversations, messages, views."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .traffic import Traffic

Json = dict[str, Any]

APP = "A0RIFFLE001"
APP_TOKEN = "xapp-loopback-opens-sockets-of-this-server-only"  # noqa: S105
TRIGGER_SECONDS = 3.0
URL_USES, URL_SECONDS = 5, 1800.0


class ApiError(Exception):
    """Slack refuses: `{"ok": false, "error": ...}`."""


@dataclass
class Team:
    """A workspace."""

    id: str
    domain: str
    bot: str
    """The user id of the bot."""
    bot_id: str
    token: str
    enterprise: str = ""
    """The organisation it belongs to, if any."""
    installed: bool = True
    edits_closed: bool = False
    """Whether the workspace lets nobody edit messages."""
    groups: dict[str, list[str]] = field(default_factory=dict)
    """User groups: id -> users."""


@dataclass
class Conversation:
    """A channel or a direct conversation with the bot."""

    id: str
    team: str
    name: str
    members: list[str]
    private: bool = False
    archived: bool = False
    im: str = ""
    """For a direct conversation: the other user."""
    shared: tuple[str, ...] = ()
    """Other workspaces that share the channel."""
    messages: dict[str, Json] = field(default_factory=dict)
    """By time stamp, oldest first."""


@dataclass
class Ephemeral:
    """A message for one person, until a button in it changes it."""

    payload: Json
    channel: str
    user: str


@dataclass
class View:
    """A modal or a home tab as one person has it open."""

    payload: Json
    user: str
    is_open: bool = True
    source: str = ""
    offered: dict[str, Json] = field(default_factory=dict)
    """The options that the bot offered last, by value."""
    found: dict[str, Json] = field(default_factory=dict)
    """What was chosen from menus that ask the bot, by block id."""


@dataclass
class ResponseUrl:
    """Where one command or press may be answered."""

    token: str
    channel: str
    user: str
    message: str = ""
    """The time stamp of the message that was pressed."""
    thread: str = ""
    uses: int = 0
    made: float = field(default_factory=time.monotonic)

    @property
    def is_spent(self) -> bool:
        """Whether Slack takes nothing more here."""
        return self.uses >= URL_USES or time.monotonic() - self.made > URL_SECONDS


class World:
    """The state, and the few changes that are not a method of the Web API."""

    def __init__(self) -> None:
        self.traffic = Traffic()
        self.traffic.readers = self.readers
        self.teams: dict[str, Team] = {}
        self.users: dict[str, Json] = {}
        self.conversations: dict[str, Conversation] = {}
        self.ephemerals: dict[str, Ephemeral] = {}
        self.views: dict[str, View] = {}
        self.homes: dict[str, View] = {}
        self.urls: dict[str, ResponseUrl] = {}
        self.triggers: dict[str, tuple[float, str]] = {}
        """Unused trigger ids: when and for whom they were made."""
        self.used_triggers: set[str] = set()
        self.overheard: Callable[[str, Json], None] = lambda channel, inner: None
        """Told of each message event in a direct conversation that the bot itself caused."""
        self.closed_dms: dict[str, str] = {}
        """Users to whom the bot cannot write, and the error it gets."""
        self.bad_tokens: dict[str, str] = {}
        """Tokens that were good once, and the error they get now."""
        self._numbers = itertools.count(1)
        self._last_ts = 0

    # -------------------------------------------------------------- looking up

    def team_of(self, token: str) -> Team:
        """The workspace a bot token opens. Raises ApiError."""
        if not token:
            raise ApiError("not_authed")
        if token in self.bad_tokens:
            raise ApiError(self.bad_tokens[token])
        team = next((t for t in self.teams.values() if t.token == token and t.installed), None)
        if team is None:
            raise ApiError("invalid_auth")
        return team

    def bot_of(self, channel: str) -> Team:
        """The workspace that a conversation belongs to."""
        return self.teams[self.conversations[channel].team]

    def readers(self, channel: str) -> frozenset[str]:
        """Who can read a conversation: its members, and in a public channel everyone who is
        no guest."""
        conversation = self.conversations[channel]
        readers = set(conversation.members)
        if not conversation.private and not conversation.im:
            teams = {conversation.team, *conversation.shared}
            readers |= {u["id"] for u in self.users.values() if may_browse(u, teams)}
        return frozenset(readers)

    def message(self, channel: str, ts: str) -> Json:
        """A message as it is stored. Raises ApiError."""
        conversation = self.conversations.get(channel)
        message = None if conversation is None else conversation.messages.get(ts)
        if message is None:
            raise ApiError("message_not_found")
        return message

    def ephemerals_of(self, user: str) -> Iterator[Ephemeral]:
        """What a person was shown alone, newest first."""
        return (e for e in reversed(self.ephemerals.values()) if e.user == user)

    # ---------------------------------------------------------------- numbers

    def number(self, prefix: str) -> str:
        """A new id."""
        return f"{prefix}{next(self._numbers):08d}"

    def ts(self) -> str:
        """A new time stamp, which is also a message's id: later than all before."""
        self._last_ts = max(self._last_ts + 1, time.time_ns() // 1_000)
        return f"{self._last_ts // 1_000_000}.{self._last_ts % 1_000_000:06d}"

    # ---------------------------------------------------------------- changes

    def direct(self, team: Team, user: str) -> Conversation:
        """The bot's direct conversation with a person, made when there is none yet."""
        for conversation in self.conversations.values():
            if conversation.im == user and conversation.team == team.id:
                return conversation
        made = Conversation(self.number("D"), team.id, "", [user, team.bot], im=user, private=True)
        self.conversations[made.id] = made
        return made

    def post(self, channel: str, message: Json, source: str = "") -> None:
        """Put a message where everyone in the conversation reads it."""
        self.conversations[channel].messages[message["ts"]] = message
        self.traffic.announce("message", message, channel, source)
        if message.get("bot_id") and self.conversations[channel].im:
            self.overheard(channel, message)

    def change(self, channel: str, message: Json, source: str = "") -> None:
        """Show that a stored message is another now."""
        self.traffic.announce("changed", message, channel, source)
        if self.conversations[channel].im:
            inner = {"type": "message", "subtype": "message_changed", "message": message}
            self.overheard(channel, inner | {"hidden": True, "ts": message["edited"]["ts"]})

    def delete(self, channel: str, ts: str, source: str = "") -> None:
        """Take a message away."""
        message = self.message(channel, ts)
        del self.conversations[channel].messages[ts]
        self.traffic.announce("deleted", {"ts": message["ts"]}, channel, source)

    def whisper(self, channel: str, user: str, payload: Json, source: str = "") -> None:
        """Show a message to one person in a conversation."""
        self.ephemerals[payload["ts"]] = Ephemeral(payload, channel, user)
        self.traffic.whisper("ephemeral", payload, user, channel, source)

    def trigger(self, user: str) -> str:
        """A new trigger id for what a person has just done."""
        made = f"{self.number('')}.{self.number('')}.loopback"
        self.triggers[made] = (time.monotonic(), user)
        return made

    def pull(self, trigger: str) -> str:
        """Use a trigger id up; whose it is. Raises ApiError."""
        made = self.triggers.pop(trigger, None)
        if made is None:
            used = trigger in self.used_triggers
            raise ApiError("exchanged_trigger_id" if used else "invalid_trigger_id")
        self.used_triggers.add(trigger)
        if time.monotonic() - made[0] > TRIGGER_SECONDS:
            raise ApiError("expired_trigger_id")
        return made[1]

    def response_url(self, channel: str, user: str, *, message: str = "", thread: str = "") -> str:
        """A new response URL; its token."""
        token = self.number("R")
        self.urls[token] = ResponseUrl(token, channel, user, message, thread)
        return token


def may_browse(user: Json, teams: set[str]) -> bool:
    """Whether a person may read any public channel of these workspaces."""
    is_guest = user["is_restricted"] or user["is_ultra_restricted"]
    return user["team_id"] in teams and not is_guest and not user["deleted"]

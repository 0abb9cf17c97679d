"""A workspace on the fake Slack, as a venue of stories: over sockets, or by signed requests."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from adapters.slack.http import Gate, HttpDoor
from adapters.slack.identity import PLATFORM, community_id, message_ref, person_in, place_id
from adapters.slack.install import OneWorkspace
from adapters.slack.link import SlackLink
from adapters.slack.settings import SlackSettings
from adapters.slack.socket import SocketDoor
from adapters.slack.spans import card_mark
from adapters.slack.workspace import Workspace as Home
from core.cards import JOKERS, STANDARD_DECK, Card, card_text
from core.engine.ports import MessageRef
from core.ids import CommunityId, PersonId, PlaceId, seconds
from core.present.presses.text import decode

from ..stories.venue import (
    Choice,
    Errand,
    How,
    Link,
    Member,
    Page,
    Reply,
    Sight,
    Venue,
    Watch,
)
from .answer import Answer, AnswerKind
from .api import When
from .calls import RESPONSE_URL, Call
from .messages import Seen
from .people import Delivery, Person
from .wire import SlackWire
from .workspace import Channel, Workspace

T = TypeVar("T")

COMMAND: Final = "/poker"

_SELECTORS: Final = "\ufe0e\ufe0f"
_CARDS: Final = (*STANDARD_DECK, JOKERS[0])
_CARD: Final = {card_mark(card).rstrip(_SELECTORS): card for card in _CARDS} | {
    card_text(card): card for card in _CARDS
}
# In rich text, on a button and in plain words; a ten is no nought.
_MARK: Final = re.compile(rf"(?<!\w)(?:{'|'.join(_CARD)})[{_SELECTORS}]?(?!\w)")

_EMOJI: Final = {"✊": "fist", "👍": "+1", "❤": "heart"}
"""Slack's names of signs."""

_CALLS: Final = {
    Errand.POST: "chat.postMessage",
    Errand.ANSWER: RESPONSE_URL,
    Errand.EDIT: "chat.update",
    Errand.DELETE: "chat.delete",
}


class SlackVenue(Venue):
    """One channel of one workspace; `is_paced` says that the dealer keeps Slack's usual limits."""

    platform = PLATFORM
    tells_when_shut = False

    def __init__(self, wire: SlackWire, *, is_paced: bool = False) -> None:
        super().__init__(wire.changes)
        self.wire = wire
        self.workspace: Workspace = wire.workspace()
        self.channel: Channel = self.workspace.channel()
        self._is_paced = is_paced
        self._people: dict[PersonId, Person] = {}
        self._admin = self._member("Floor", admin=True)

    def person(self, member: Member) -> Person:
        """The member as the harness knows him."""
        return self._people[member.id]

    # ---------------------------------------------------------------- the place

    @property
    def community(self) -> CommunityId:
        return community_id(Home("", self.workspace.id))

    @property
    def place(self) -> PlaceId:
        return place_id(self.community, self.channel.id)

    @property
    def admin(self) -> Member:
        return self._admin

    @property
    def secrets(self) -> Sequence[str]:
        return (self.workspace.team.token, self.wire.app_token, self.wire.door.secret)

    def join(self, *names: str) -> list[Member]:
        joined = [self._member(name) for name in names]
        self.members |= {member.id: member for member in joined}
        return joined

    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float = 20.0,  # noqa: ASYNC109 - as in Venue
    ) -> T:
        return await self.wire.until(predicate, timeout)

    # --------------------------------------------------------------- the dealer

    def link(self, grace: float) -> Link:
        wire = self.wire
        settings = SlackSettings(
            command=COMMAND, api_base=wire.api, grace=seconds(grace), is_paced=self._is_paced
        )
        home = OneWorkspace(self.workspace.team.token, wire.api)
        if not wire.is_http:
            door = SocketDoor(wire.app_token, wire.api)
            return SlackLink(settings, home, door)
        secret = wire.door.secret
        by_http = HttpDoor(wire.door.port, Gate(secret), host="127.0.0.1")
        return SlackLink(settings, home, by_http, secret)

    async def opened(self) -> None:
        await self.wire.ready()

    def settings(self) -> dict[str, str]:
        pace = "usual" if self._is_paced else "none"
        return self.wire.settings(self.workspace) | {"SLACK_PACE": pace}

    @property
    def is_served(self) -> bool:
        if self.wire.is_http:
            return self.wire.door.is_open
        return self.wire.sockets.connected

    @property
    def is_busy(self) -> bool:
        return bool(self.wire.web.under_way)

    # --------------------------------------------------------- what people see

    def pages(self) -> Iterator[Page]:
        return (_page(seen) for seen in self.channel.newest())

    def private_pages(self, member: Member) -> Iterator[Page]:
        return (_page(seen) for seen in self.person(member).dm.newest())

    def own_pages(self, member: Member) -> Iterator[Page]:
        for seen in self.person(member).ephemerals(self.channel):
            yield _page(seen)
        yield from self.private_pages(member)

    def posted(self, to: Member | None = None) -> list[Page]:
        channel = self.channel if to is None else self.person(to).dm
        return [
            _page(Seen(payload["data"], channel.id, is_private=False))
            for payload in self.wire.channel_traffic(channel)
            if payload["event"] == "message" and payload["data"]["user"] == self.workspace.bot
        ]

    def sights(self) -> Sequence[Sight]:
        return _Sights(self)

    def cards_in(self, text: str) -> tuple[Card, ...]:
        return tuple(_CARD[mark.rstrip(_SELECTORS)] for mark in _MARK.findall(text))

    def told_to_act(self, member: Member) -> str:
        return f"{self.person(member).mention}, it is your turn"

    # ---------------------------------------------------------- what people do

    async def order(self, member: Member, words: str, whom: Member | None = None) -> Reply:
        if whom is not None:
            words = f"{words} {self.person(whom).mention}"
        person, delivery = self.person(member), self._delivery()
        return reply_of(await person.slash(self.channel, COMMAND, words, delivery=delivery))

    async def press(self, member: Member, page: Page, choice: Choice) -> Reply:
        seen: Seen = page.native
        value = next(
            button.value
            for button in seen.buttons
            if button.label == choice.label and decode(button.value) == choice.press
        )
        person, delivery = self.person(member), self._delivery()
        return reply_of(await person.press(seen, value=value, as_seen=True, delivery=delivery))

    async def fill(self, member: Member, form: Reply, amount: str) -> Reply:
        person, delivery = self.person(member), self._delivery()
        return reply_of(await person.submit(form.native, {"amount": amount}, delivery=delivery))

    def page(self, reply: Reply) -> Page:
        answer: Answer = reply.native
        return _page(answer.message)

    def is_same(self, one: Page, other: Page) -> bool:
        first: Seen = one.native
        second: Seen = other.native
        return first.id == second.id

    def ref(self, page: Page) -> MessageRef:
        seen: Seen = page.native
        return message_ref(self.community, seen.channel_id, seen.id)

    def write(self, member: Member, text: str, *, to_dealer: bool = False) -> None:
        person, delivery = self.person(member), self._delivery()
        (person.mention_bot if to_dealer else person.say)(self.channel, text, delivery=delivery)

    async def open_own_page(self, member: Member) -> Reply | None:
        return reply_of(await self.person(member).open_home())

    async def react(self, member: Member, page: Page, sign: str) -> None:
        seen: Seen = page.native
        await self.person(member).react(seen, _EMOJI[sign], delivery=self._delivery())

    def shut_private(self, member: Member) -> None:
        self.shut.add(member)
        self.person(member).close_dms()

    # --------------------------------------------------------- what goes wrong

    def limit(self) -> None:
        """On sends and on edits, here and in private."""
        for method in ("chat.postMessage", "chat.update", "chat.postMessage"):
            self.wire.fault(method, status=429, retry_after=1)

    def lose_answers(self) -> None:
        self.wire.fault("chat.postMessage", status=502, html=True, after=True)
        self.wire.fault("chat.postMessage", reset=True, after=True)
        self.wire.fault("chat.postMessage", status=503, after=True)

    def lose_a_redraw(self) -> None:
        self.wire.fault(RESPONSE_URL, status=500, after=True)

    async def break_off(self) -> None:
        """Cut every socket; a server that Slack calls has none, there an event is lost."""
        if self.wire.is_http:
            self.wire.door.lose_events += 1
            return
        opened = self.wire.sockets.opened
        self.wire.sockets.cut()
        await self.until(lambda: self.wire.sockets.opened > opened)
        await self.until(lambda: self.wire.sockets.connected)

    def watch(self, errand: Errand, watch: Watch) -> Callable[[], None]:
        def see(call: Call, when: When) -> None:
            if call.matches(_CALLS[errand]):
                watch(call, when)

        return self.wire.on_request(see)

    def sent_nonces(self) -> list[str]:
        return [call.nonce for call in self.wire.calls("chat.postMessage") if call.applied]

    def assert_clean(self) -> None:
        self.wire.assert_clean()

    # --------------------------------------------------------------- inside

    def _member(self, name: str, *, admin: bool = False) -> Member:
        person = self.workspace.member(name, admin=admin)
        member = Member(name, person_in(self.community, person.id))
        self._people[member.id] = person
        return member

    def _delivery(self) -> Delivery:
        return Delivery(copies=self.copies)


class _Sights(Sequence[Sight]):
    """What was shown, told in the core's words only when it is looked at."""

    def __init__(self, venue: SlackVenue) -> None:
        self._shown = venue.wire.traffic.deliveries
        self._community = venue.community
        self._dealer = venue.workspace.bot

    def __len__(self) -> int:
        return len(self._shown)

    def __getitem__(self, number: Any) -> Any:
        shown = self._shown[number]
        viewers = shown.viewers - {self._dealer}
        people = frozenset(person_in(self._community, viewer) for viewer in viewers)
        return Sight(people, json.dumps(shown.data, ensure_ascii=False))


def _page(seen: Seen) -> Page:
    choices = (Choice(button.label, decode(button.value)) for button in seen.buttons)
    return Page(seen.text, tuple(choices), seen)


def reply_of(answer: Answer) -> Reply:
    match answer.kind:
        case AnswerKind.MODAL:
            how = How.FORM
        case AnswerKind.UPDATE if not answer.is_ephemeral:
            how = How.REDRAWN
        case _:
            how = How.ALONE if answer.is_ephemeral else How.OTHERWISE
    words = "\n".join(answer.errors.values()) or answer.text
    return Reply(how, words, answer.is_answered, answer)

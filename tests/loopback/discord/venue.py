"""A guild on the fake Discord, as a venue of stories."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from simcord.backend.errors import BackendError
from simcord.backend.models.interaction import ResponseKind

from adapters.discord import DiscordLink, DiscordSettings
from adapters.discord.identity import PLATFORM, community_id, person_id, place_id
from adapters.discord.spans import card_mark
from core.cards import JOKERS, STANDARD_DECK, Card
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
from .answer import Answer
from .calls import Call
from .guild import Channel, Guild
from .messages import Seen
from .people import Delivery, Person
from .rest import When
from .wire import DiscordWire
from .wording import slash

T = TypeVar("T")

_SELECTORS: Final = "\ufe0e\ufe0f"
_CARD: Final = {
    card_mark(card).strip("`").rstrip(_SELECTORS): card for card in (*STANDARD_DECK, JOKERS[0])
}
# In a code span, on a button and in plain words; a ten is no nought.
_MARK: Final = re.compile(rf"(?<!\w)(?:{'|'.join(_CARD)})[{_SELECTORS}]?(?![\w])")
_MARKUP: Final = re.compile(r"\*\*|^#+ |^-# |\\(?=[^\w\s]|_)", re.MULTILINE)

_HOW: Final = {ResponseKind.UPDATE: How.REDRAWN, ResponseKind.MODAL: How.FORM}

_CALLS: Final = {
    Errand.POST: ("POST", "/channels/*/messages"),
    Errand.ANSWER: ("POST", "/interactions/*/callback"),
    Errand.EDIT: ("PATCH", "/channels/*/messages/*"),
    Errand.DELETE: ("DELETE", "/channels/*/messages/*"),
}


class DiscordVenue(Venue):
    """One channel of one guild."""

    platform = PLATFORM

    def __init__(self, wire: DiscordWire) -> None:
        super().__init__(wire.changes)
        self.wire = wire
        self.guild: Guild = wire.guild()
        self.channel: Channel = self.guild.channel()
        self._people: dict[PersonId, Person] = {}
        self._admin = self._member("Floor", manages=True)

    def person(self, member: Member) -> Person:
        """The member as the harness knows him."""
        return self._people[member.id]

    # ---------------------------------------------------------------- the place

    @property
    def community(self) -> CommunityId:
        return community_id(self.guild.id)

    @property
    def place(self) -> PlaceId:
        return place_id(self.guild.id, self.channel.id)

    @property
    def admin(self) -> Member:
        return self._admin

    @property
    def secrets(self) -> Sequence[str]:
        return (self.wire.token,)

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
        return DiscordLink(
            DiscordSettings(
                token=self.wire.token,
                api_base=self.wire.base,
                gateway_url=self.wire.ws_url,
                grace=seconds(grace),
            )
        )

    async def opened(self) -> None:
        await self.wire.ready()

    def settings(self) -> dict[str, str]:
        return self.wire.settings()

    @property
    def is_served(self) -> bool:
        return self.wire.gateway.connected

    @property
    def is_busy(self) -> bool:
        return bool(self.wire.rest.under_way)

    # --------------------------------------------------------- what people see

    def pages(self) -> Iterator[Page]:
        return (_page(seen) for seen in self.channel.newest())

    def private_pages(self, member: Member) -> Iterator[Page]:
        return (_page(seen) for seen in self.person(member).dm.newest())

    def posted(self, to: Member | None = None) -> list[Page]:
        channel = self.channel if to is None else self.person(to).dm
        bot = str(self.wire.backend.bot_user.id)
        return [
            _page(Seen(payload["data"]))
            for payload in self.wire.channel_traffic(channel)
            if payload["event"] == "MESSAGE_CREATE" and payload["data"]["author"]["id"] == bot
        ]

    def sights(self) -> Sequence[Sight]:
        return _Sights(self)

    def cards_in(self, text: str) -> tuple[Card, ...]:
        return cards_in(text)

    def told_to_act(self, member: Member) -> str:
        return f"{self.person(member).mention}, it is your turn"

    # ---------------------------------------------------------- what people do

    async def order(self, member: Member, words: str, whom: Member | None = None) -> Reply:
        command, options = slash(words, self.person(whom) if whom is not None else None)
        person, delivery = self.person(member), self._delivery()
        return reply_of(await person.slash(self.channel, command, delivery, **options))

    async def press(self, member: Member, page: Page, choice: Choice) -> Reply:
        seen: Seen = page.native
        custom_id = next(
            button.custom_id
            for button in seen.buttons
            if button.label == choice.label and decode(button.custom_id or "") == choice.press
        )
        person, delivery = self.person(member), self._delivery()
        return reply_of(
            await person.press(seen, custom_id=custom_id, as_seen=True, delivery=delivery)
        )

    async def fill(self, member: Member, form: Reply, amount: str) -> Reply:
        return reply_of(await self.person(member).submit(form.native, {"amount": amount}))

    def page(self, reply: Reply) -> Page:
        answer: Answer = reply.native
        return _page(answer.message)

    def is_same(self, one: Page, other: Page) -> bool:
        first: Seen = one.native
        second: Seen = other.native
        return first.id == second.id

    def ref(self, page: Page) -> MessageRef:
        seen: Seen = page.native
        return MessageRef(place=str(seen.channel_id), message=str(seen.id))

    def write(self, member: Member, text: str, *, to_dealer: bool = False) -> None:
        person = self.person(member)
        (person.mention_bot if to_dealer else person.say)(self.channel, text)

    async def react(self, member: Member, page: Page, sign: str) -> None:
        seen: Seen = page.native
        person = self.person(member)
        with suppress(BackendError):
            person.unreact(seen, sign)
        person.react(seen, sign)

    def shut_private(self, member: Member) -> None:
        self.shut.add(member)
        self.person(member).close_dms()

    # --------------------------------------------------------- what goes wrong

    def limit(self) -> None:
        """On sends, on edits, and for everything."""
        self.wire.fault(*_CALLS[Errand.POST], status=429, retry_after=0.2)
        self.wire.fault(*_CALLS[Errand.EDIT], status=429, retry_after=0.2)
        self.wire.fault(*_CALLS[Errand.POST], status=429, retry_after=0.1, is_global=True)

    def lose_answers(self) -> None:
        self.wire.fault(*_CALLS[Errand.POST], status=502, after=True)
        self.wire.fault(*_CALLS[Errand.POST], reset=True, after=True)
        self.wire.fault(*_CALLS[Errand.POST], status=503, after=True)

    def lose_a_redraw(self) -> None:
        self.wire.fault(*_CALLS[Errand.ANSWER], status=502, after=True)

    async def break_off(self) -> None:
        self.wire.gateway.cut()
        await self.until(lambda: not self.wire.gateway.connected)
        await self.until(lambda: self.wire.gateway.connected)

    def watch(self, errand: Errand, watch: Watch) -> Callable[[], None]:
        def see(call: Call, when: When) -> None:
            if call.matches(*_CALLS[errand]):
                watch(call, when)

        return self.wire.on_request(see)

    def sent_nonces(self) -> list[str]:
        return [
            str(call.fields["nonce"])
            for call in self.wire.calls(*_CALLS[Errand.POST])
            if call.applied and not call.repeated
        ]

    def assert_clean(self) -> None:
        self.wire.assert_clean()

    # --------------------------------------------------------------- inside

    def _member(self, name: str, *, manages: bool = False) -> Member:
        person = self.guild.member(name, manages=manages)
        member = Member(name, person_id(self.guild.id, person.id))
        self._people[member.id] = person
        return member

    def _delivery(self) -> Delivery:
        return Delivery(copies=self.copies)


def cards_in(text: str) -> tuple[Card, ...]:
    """The cards whose marks stand in ``text``, in order."""
    return tuple(_CARD[mark.rstrip(_SELECTORS)] for mark in _MARK.findall(text))


class _Sights(Sequence[Sight]):
    """What was shown, told in the core's words only when it is looked at."""

    def __init__(self, venue: DiscordVenue) -> None:
        self._shown = venue.wire.traffic.deliveries
        self._guild = venue.guild.id
        self._dealer = venue.wire.backend.bot_user.id

    def __len__(self) -> int:
        return len(self._shown)

    def __getitem__(self, number: Any) -> Any:
        shown = self._shown[number]
        viewers = shown.viewers - {self._dealer}
        people = frozenset(person_id(self._guild, viewer) for viewer in viewers)
        return Sight(people, json.dumps(shown.data, ensure_ascii=False))


def _page(seen: Seen) -> Page:
    choices = (Choice(b.label, decode(b.custom_id or "")) for b in seen.buttons)
    return Page(_plain(seen.text), tuple(choices), seen)


def reply_of(answer: Answer) -> Reply:
    how = _HOW.get(answer.kind) if answer.kind is not None else None
    if how is None:
        how = How.ALONE if answer.is_ephemeral else How.OTHERWISE
    return Reply(how, _plain(answer.text), answer.is_answered, answer)


def _plain(text: str) -> str:
    return _MARKUP.sub("", text)

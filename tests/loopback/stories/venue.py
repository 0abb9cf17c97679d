"""What a story needs of a platform: a place for one table, and people who see and act there."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from asyncio import Task
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, unique
from typing import Any, Literal, Protocol, TypeVar

from core.cards import Card
from core.engine import CardRoom
from core.engine.ports import MessageRef, Messenger
from core.ids import CommunityId, PersonId, PlaceId
from core.present.documents import Press
from core.present.presses.text import encode

from ..changes import Changes

T = TypeVar("T")

_HAND = re.compile(r"\W*Hand (\d+)\b")


@dataclass(frozen=True)
class Member:
    """Somebody who plays: by the name shown, and as the core takes him."""

    name: str
    id: PersonId


@dataclass(frozen=True)
class Choice:
    """A button as it is seen, and what it stands for."""

    label: str
    press: Press | None


@dataclass(frozen=True)
class Page:
    """A message as it was seen once: all its words without mark-up, and its buttons."""

    text: str
    choices: tuple[Choice, ...]
    native: Any = field(repr=False)

    @property
    def title(self) -> str:
        """Its first line."""
        return self.text.partition("\n")[0]

    @property
    def hand(self) -> int | None:
        """The number of the hand that it is about."""
        found = _HAND.match(self.text)
        return int(found[1]) if found else None

    def choice(self, label: str) -> Choice:
        """The one button with this label."""
        (found,) = (choice for choice in self.choices if choice.label == label)
        return found


@unique
class How(Enum):
    """How an act was answered."""

    ALONE = "words for that member alone"
    REDRAWN = "the message pressed shows what has become of it"
    FORM = "a form was opened"
    OTHERWISE = "otherwise, or not at all"


@dataclass(frozen=True)
class Reply:
    """What a member got for an act; `is_answered` is False when the dealer kept silent."""

    how: How
    text: str
    is_answered: bool
    native: Any = field(repr=False)


@dataclass(frozen=True)
class Sight:
    """Something shown, as raw JSON, and the people it was shown to."""

    viewers: frozenset[PersonId]
    text: str


class Call(Protocol):
    """A call of the dealer's on its way."""

    def drop(self) -> None:
        """Lose it, or its answer."""
        ...


Watch = Callable[[Call, Literal["before", "after"]], None]


@unique
class Errand(Enum):
    """What a call of the dealer's is for."""

    POST = "a new message"
    EDIT = "an edit"
    DELETE = "a deletion"
    ANSWER = "the answer to an act"


class Link(Protocol):
    """The product's link to the platform."""

    @property
    def messenger(self) -> Messenger:
        """What the engine sends by."""
        ...

    async def serve(self, room: CardRoom) -> None:
        """Serve people until cancelled."""
        ...


class Venue(ABC):
    """A channel with people on a platform."""

    platform: str
    """The first word of its ids."""
    tells_when_shut = True
    """Whether cards can reach somebody without private messages only when he asks for them."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes
        self.members: dict[PersonId, Member] = {}
        self.shut: set[Member] = set()
        """Who takes no private messages."""
        self.copies = 1
        """How often each act arrives."""

    def named(self, name: str) -> Member:
        """The member of that name."""
        return next(member for member in self.members.values() if member.name == name)

    # ---------------------------------------------------------------- the place

    @property
    @abstractmethod
    def community(self) -> CommunityId:
        """The server or workspace."""

    @property
    @abstractmethod
    def place(self) -> PlaceId:
        """The channel."""

    @property
    @abstractmethod
    def admin(self) -> Member:
        """Who may open and close tables, and plays at none."""

    @property
    @abstractmethod
    def secrets(self) -> Sequence[str]:
        """What must stand in no log."""

    @abstractmethod
    def join(self, *names: str) -> list[Member]:
        """New members."""

    @abstractmethod
    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float = 20.0,  # noqa: ASYNC109 - the error must say what happened instead
    ) -> T:
        """Wait until the predicate holds; its value. Raises TimeoutError."""

    # --------------------------------------------------------------- the dealer

    @abstractmethod
    def link(self, grace: float) -> Link:
        """The product's link to this platform; `grace` is how many seconds it may be away."""

    async def entered(self, serving: Task[None]) -> None:
        """Wait until the dealer can be reached, or has ended."""
        await self.until(lambda: serving.done() or self.is_served, 30)
        await self.opened()

    @abstractmethod
    async def opened(self) -> None:
        """Wait until members are offered the dealer's commands."""

    @abstractmethod
    def settings(self) -> dict[str, str]:
        """The environment that brings a dealer's process here."""

    @property
    @abstractmethod
    def is_served(self) -> bool:
        """Whether a dealer is there."""

    @property
    @abstractmethod
    def is_busy(self) -> bool:
        """Whether a call of the dealer's is not answered yet."""

    # --------------------------------------------------------- what people see

    @abstractmethod
    def pages(self) -> Iterator[Page]:
        """What stands in the channel now, newest first."""

    @abstractmethod
    def private_pages(self, member: Member) -> Iterator[Page]:
        """What stands in a member's private messages now, newest first."""

    def own_pages(self, member: Member) -> Iterator[Page]:
        """What a member alone was sent, newest first: where nobody pressed anything, too."""
        return self.private_pages(member)

    @abstractmethod
    def posted(self, to: Member | None = None) -> list[Page]:
        """Every message the dealer ever put into the channel, or sent to a member in private, as
        it was first."""

    @abstractmethod
    def sights(self) -> Sequence[Sight]:
        """Everything that was shown to anybody, in order."""

    @abstractmethod
    def cards_in(self, text: str) -> tuple[Card, ...]:
        """The cards written in a text, in order."""

    @abstractmethod
    def told_to_act(self, member: Member) -> str:
        """How a turn notice to a member begins."""

    # ---------------------------------------------------------- what people do

    @abstractmethod
    async def order(self, member: Member, words: str, whom: Member | None = None) -> Reply:
        """Use a command, said as typed words: ``sit 1000``, ``raise 3bb``; of ``whom``, if of
        anybody: ``gift 50``."""

    @abstractmethod
    async def press(self, member: Member, page: Page, choice: Choice) -> Reply:
        """Press a button of a page as it was seen, though it may have been redrawn since."""

    def forged(self, page: Page, choice: Choice, press: Press) -> tuple[Page, Choice]:
        """``page`` as if a button of it carried ``press``: what a tampered client could send."""
        assert choice.press is not None
        old, new = encode(choice.press), encode(press)
        payload = json.loads(json.dumps(page.native.payload).replace(old, new))
        native = replace(page.native, payload=payload)
        return replace(page, native=native), Choice(choice.label, press)

    @abstractmethod
    async def fill(self, member: Member, form: Reply, amount: str) -> Reply:
        """Send a form that asks for an amount."""

    @abstractmethod
    def page(self, reply: Reply) -> Page:
        """The message that an act was answered with, as it is now."""

    @abstractmethod
    def is_same(self, one: Page, other: Page) -> bool:
        """Whether two pages are the same message, as it was at two moments."""

    @abstractmethod
    def ref(self, page: Page) -> MessageRef:
        """The message of a page, in the platform's own words."""

    @abstractmethod
    def write(self, member: Member, text: str, *, to_dealer: bool = False) -> None:
        """Write into the channel, for everybody; `to_dealer` mentions the dealer first."""

    async def open_own_page(self, member: Member) -> Reply | None:
        """Look at the page that the platform keeps for a member, if it keeps one."""
        return None

    @abstractmethod
    async def react(self, member: Member, page: Page, sign: str) -> None:
        """React to a message with a sign, ``✊`` or ``👍``; one that stands is made anew."""

    @abstractmethod
    def shut_private(self, member: Member) -> None:
        """Take no private messages any more."""

    # --------------------------------------------------------- what goes wrong

    @abstractmethod
    def limit(self) -> None:
        """Ask to wait, on messages and on edits."""

    @abstractmethod
    def lose_answers(self) -> None:
        """Let the next messages arrive, and the answers that say so get lost."""

    @abstractmethod
    def lose_a_redraw(self) -> None:
        """Let the next answer to an act be shown, and what says so get lost."""

    @abstractmethod
    async def break_off(self) -> None:
        """Cut the dealer off, and wait until it is back."""

    @abstractmethod
    def watch(self, errand: Errand, watch: Watch) -> Callable[[], None]:
        """Have `watch` called before and after each such call is applied; ends the watching."""

    @abstractmethod
    def sent_nonces(self) -> list[str]:
        """The nonces of all messages that were ever made."""

    @abstractmethod
    def assert_clean(self) -> None:
        """Fail with every invalid call."""

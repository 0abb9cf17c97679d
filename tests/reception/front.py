"""A platform in memory, whose people speak to the reception of a real room."""

import re
from collections.abc import AsyncIterator, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from core.chips import whole
from core.engine import CardRoom
from core.engine.ports import MessageRef
from core.games.spec import Structure
from core.hand.commands import Prompt
from core.house.settings import Overrides
from core.ids import CommunityId, PersonId, PlaceId
from core.present import plain
from core.present.acting.forms import AMOUNT
from core.present.documents import Button, Document, Form, Press, Verb, Who
from core.reception import Group, GroupId, PressedBoard, Reception, Rights, Visit, Work
from core.refusal import Reason, Refusal
from core.table.setup.opening import configure
from core.table.state import Table
from core.view import TableView
from tests.engine.kit import COMMUNITY, PLACE, HandClock, a_room, config, until

T = TypeVar("T")

_MENTION: Final = re.compile(r"<@([A-Za-z]+)>")
_GROUP: Final = re.compile(r"<&([A-Za-z]+)>")
_STRANGER: Final = "nobody"


class Heard:
    """One visit's answers, kept."""

    def __init__(self, *, can_redraw: bool = True) -> None:
        self.said: list[Document] = []
        self.forms: list[Form] = []
        self.drawn: list[Document] = []
        self.swapped: list[Document] = []
        self.acknowledged = 0
        self._can_redraw = can_redraw

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        return await work

    async def say(self, document: Document) -> bool:
        self.said.append(document)
        return True

    async def swap(self, document: Document) -> bool:
        self.swapped.append(document)
        return True

    async def ask(self, form: Form) -> bool:
        self.forms.append(form)
        return True

    async def redraw(self, document: Document) -> bool:
        if self._can_redraw:
            self.drawn.append(document)
        return self._can_redraw

    async def acknowledge(self) -> bool:
        self.acknowledged += 1
        return True

    @property
    def text(self) -> str:
        """What was said, in plain text."""
        return "\n".join(plain(document) for document in self.said)

    @property
    def buttons(self) -> list[Button]:
        """Every button shown."""
        return [b for document in self.said for row in document.buttons for b in row]

    @property
    def count(self) -> int:
        """How often something was shown or noted."""
        shown = len(self.said) + len(self.swapped) + len(self.drawn)
        return shown + len(self.forms) + self.acknowledged


class User:
    """A user called ``name``, whose person in a community is the community's id and the name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def person_in(self, community: CommunityId) -> PersonId:
        return PersonId(f"{community}:{self.name}")

    def owns(self, person: PersonId) -> bool:
        return person.split(":")[0] == "fake" and person.split(":")[-1] == self.name


class House:
    """The premises: who is an admin, and what the dealer lacks."""

    manage_right = "run the club"
    group_hint = ""

    def __init__(
        self,
        manages: bool,
        lacks: Sequence[str],
        community: CommunityId | None,
        command: str,
        groups: Collection[GroupId] = (),
        others: Mapping[str, Collection[GroupId]] = MappingProxyType({}),
        silent: Collection[str] = (),
    ) -> None:
        self.command = command
        self._groups = frozenset(groups)
        self._others = others
        self._silent = silent
        self._manages = manages
        self._lacks = lacks
        self._community = community

    async def may_manage(self) -> bool:
        return self._manages

    async def in_groups(self, among: Collection[GroupId]) -> Collection[GroupId]:
        return self._groups.intersection(among)

    async def rights_of(self, person: PersonId, among: Collection[GroupId]) -> Rights:
        name = str(person).rpartition(":")[2]
        if name in self._silent:
            raise Refusal(Reason.RANK_NOT_KNOWN, "cooke-3.13")
        groups = frozenset(self._others.get(name, ())).intersection(among)
        return Rights(name == "boss", groups)

    async def lacking(self) -> Sequence[str]:
        return self._lacks

    async def named(self, mention: str) -> Who | None:
        found = _MENTION.fullmatch(mention)
        if found is None or found[1] == _STRANGER or self._community is None:
            return None
        return Who(PersonId(f"{self._community}:{found[1]}"), found[1])

    async def group_named(self, mention: str) -> Group | None:
        found = _GROUP.fullmatch(mention)
        return Group(GroupId(f"{self._community}:group:{found[1]}"), found[1]) if found else None


class NotedVisit(Visit):
    """A visit whose refusals are noted with what the visitor could see."""

    noted: list[tuple[Refusal, TableView | None]]

    async def refuse(self, refusal: Refusal) -> None:
        self.noted.append((refusal, self.view_if_any()))
        await super().refuse(refusal)


class Front:
    """A reception, and everybody before it."""

    def __init__(self, room: CardRoom, clock: HandClock) -> None:
        self.room = room
        self.clock = clock
        self.reported: list[str] = []
        self.reception = Reception(room, self.reported.append)
        self.refused: list[tuple[Refusal, TableView | None]] = []
        self.lacks: tuple[str, ...] = ()
        self.command = ""
        self.groups: dict[str, tuple[GroupId, ...]] = {}
        """Who has which roles."""
        self.silent: set[str] = set()
        """Of whom the platform does not tell what he may do."""
        self._count = 0

    @property
    def table(self) -> Table:
        """The table in the green room."""
        table = self.room.table_at(PLACE)
        assert table is not None
        return table

    @property
    def to_act(self) -> str:
        """The name of the player to act."""
        hand = self.table.hand
        assert hand is not None
        assert hand.to_act is not None
        occupant = self.table.occupant(hand.to_act)
        assert occupant is not None
        return occupant.name

    async def says(
        self,
        name: str,
        words: str,
        *,
        place: PlaceId | None = PLACE,
        community: CommunityId | None = COMMUNITY,
        key: str | None = None,
        is_message: bool = False,
    ) -> Heard:
        """``name`` types ``words`` behind a command, or in a message; "boss" is the only admin."""
        heard = Heard()
        visit = self._visit(name, heard, place, community, key, is_message=is_message)
        await self.reception.hear(visit, words)
        return heard

    async def whispers(self, name: str, words: str) -> Heard:
        """``name`` types ``words`` in private, where no community is known."""
        return await self.says(name, words, place=None, community=None)

    async def presses(
        self,
        name: str,
        press: Press | None,
        *,
        on_board: bool = False,
        can_redraw: bool = True,
        community: CommunityId | None = COMMUNITY,
    ) -> Heard:
        """``name`` presses a button, on the board or elsewhere."""
        heard = Heard(can_redraw=can_redraw)
        board = PressedBoard(heard, MessageRef(PLACE, "m1")) if on_board else None
        visit = self._visit(name, heard, PLACE if community is not None else None, community)
        await self.reception.press(visit, press, board)
        return heard

    async def reacts(self, name: str, sign: str) -> Heard:
        """``name`` reacts with ``sign`` on the turn notice."""
        heard = Heard()
        await self.reception.reacted(self._visit(name, heard, PLACE, COMMUNITY), sign)
        return heard

    async def sends(self, name: str, press: Press | None, text: str = "", **said: str) -> Heard:
        """``name`` sends a form with ``text`` in its one field, or with ``said`` in several."""
        heard = Heard()
        visit = self._visit(name, heard, PLACE, COMMUNITY)
        await self.reception.form_sent(visit, press, said or {AMOUNT: text})
        return heard

    async def does(self, name: str, work: Work) -> Heard:
        """``name`` gives a slash command."""
        heard = Heard()
        await self.reception.serve(self._visit(name, heard, PLACE, COMMUNITY), work)
        return heard

    def press(self, verb: Verb) -> Press:
        """A press of this very moment."""
        hand = self.table.hand
        assert hand is not None
        return Press(self.table.id, verb, Prompt(hand.number, hand.action))

    async def open(self, *names: str, settings: Overrides | None = None) -> None:
        """The boss opens a table, and ``names`` sit down with 1,000; with two a hand is dealt."""
        if settings is None:
            await self.says("boss", "table open 5/10 seats 6")
        else:
            boss = PersonId(f"{COMMUNITY}:boss")
            await self.room.open_table(PLACE, COMMUNITY, config(**settings), boss, "fake:opening")
        for name in names:
            await self.says(name, "sit 1000")
        if len(names) > 1:
            await self.dealt()

    async def open_limit(self, settings: Overrides) -> None:
        """Limit hold'em at 10-20 with ann and bob dealt in."""
        limit = configure(bets=(whole(10), whole(20)), seats=6, structure=Structure.FIXED,
                          settings=settings)  # fmt: skip
        boss = PersonId(f"{COMMUNITY}:boss")
        await self.room.open_table(PLACE, COMMUNITY, limit, boss, "fake:opening")
        for name in ("ann", "bob"):
            await self.says(name, "sit 1000")
        await self.dealt()

    async def dealt(self, place: PlaceId = PLACE) -> None:
        """Let the time pass until a hand is dealt in ``place``."""

        def table() -> Table:
            here = self.room.table_at(place)
            assert here is not None
            return here

        await until(lambda: table().next_hand_at is not None)
        due = table().next_hand_at
        assert due is not None
        self.clock.move(max(due - self.clock.now(), 0))
        await until(lambda: table().is_in_hand)

    def _visit(
        self,
        name: str,
        heard: Heard,
        place: PlaceId | None,
        community: CommunityId | None,
        key: str | None = None,
        *,
        is_message: bool = False,
    ) -> NotedVisit:
        self._count += 1
        visit = NotedVisit(
            self.room,
            heard,
            User(name),
            House(
                name == "boss",
                self.lacks,
                community,
                self.command,
                self.groups.get(name, ()),
                self.groups,
                self.silent,
            ),
            name=name,
            key=key or f"fake:{self._count}",
            said_at=self.clock.now(),
            community=community,
            place=place,
            is_message=is_message,
        )
        visit.noted = self.refused
        return visit


@asynccontextmanager
async def a_front(path: Path) -> AsyncIterator[Front]:
    """A reception before a started room, whose chips and hands are in the file at ``path``."""
    clock = HandClock()
    async with a_room(path, clock) as room:
        yield Front(room, clock)

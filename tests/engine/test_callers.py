"""Whom a call for the floor notifies, how often, and as what on each platform."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from adapters.discord.identity import person_id, role_id
from adapters.discord.render import render
from adapters.slack.identity import community_id, group_id, person_in
from adapters.slack.render import render as slack_render
from adapters.slack.workspace import Workspace
from core.engine import CardRoom
from core.engine.conduct.callers import Callers
from core.house.ranks import Rank, Staff
from core.ids import Instant, TableId
from core.present.documents import Document, Slot, Team, Text, Who
from core.present.floor.calling_words import with_called
from core.table.apply import apply
from core.table.commands import Object, SettleObjection
from core.table.events import TableEvent
from core.table.floor.contest_events import ObjectionRaised
from core.table.state import Table
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    FakePlatform,
    HandClock,
    a_room,
    is_in_hand,
    opened,
    person,
    seat,
    until,
)
from tests.engine.test_contest import said

MINUTE = 60_000
NAMES = "abcdef"
NOW = Instant(10**12)
FLO, GROUP = person("flo"), "fake:one:role:7"


class Club:
    """A table whose players call the floor, and what the channel has read."""

    def __init__(
        self, room: CardRoom, table: TableId, clock: HandClock, fake: FakePlatform
    ) -> None:
        self.room = room
        self.table_id = table
        self.clock = clock
        self._fake = fake
        self._count = 0

    async def choose(self, holder: str, rank: Rank | None, *, is_group: bool = False) -> None:
        """An admin gives a rank, or takes it."""
        self._count += 1
        await self.room.rules.appoint(
            COMMUNITY, holder, rank, holder, ADMIN, "Admin", f"staff:{self._count}",
            is_group=is_group,
        )  # fmt: skip

    async def call(self) -> list[str]:
        """The next player calls, and the floor answers; whom the news of the call notified.

        Nobody calls twice in a hand.
        """
        caller = person(NAMES[len(self.calls())])
        self._count += 1
        before = len(self.calls())
        await said(self.room, self.table_id, Object(caller, "it is short"), f"o{self._count}")
        await until(lambda: len(self.calls()) > before)
        await said(self.room, self.table_id, SettleObjection(FLO), f"s{self._count}")
        return self.calls()[-1]

    def calls(self) -> list[list[str]]:
        """Of each call's news the holders that it notified."""
        news = (one for _, one in self._fake.messages.values() if one.slot is Slot.LOG)
        return [notified(one) for one in news if "it is short" in str(one)]


def notified(document: Document) -> list[str]:
    """The persons and groups that a document notifies."""
    spans = [span for part in document.sections for line in part.lines for span in line]
    return [span.id if isinstance(span, Team) else str(span.person) for span in spans
            if isinstance(span, Team) or (isinstance(span, Who) and span.mention)]  # fmt: skip


@asynccontextmanager
async def club(path: Path) -> AsyncIterator[Club]:
    """Six players in a hand."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(path, clock, {"fake": fake}) as room:
        table = await opened(room)
        for name in NAMES:
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        yield Club(room, table, clock, fake)


async def test_nobody_chosen_nobody_notified(tmp_path: Path) -> None:
    """Where no admin has chosen a floor, the call is news like any other; admins are not rung."""
    async with club(tmp_path / "db") as here:
        assert await here.call() == []
        await here.choose(str(FLO), Rank.ADMIN)
        assert await here.call() == []


async def test_once_in_so_many_minutes(tmp_path: Path) -> None:
    """The chosen role and person are notified by a call, and not again before the house's minutes
    are over; in between the news is there all the same."""
    async with club(tmp_path / "db") as here:
        await here.choose(GROUP, Rank.FLOOR, is_group=True)
        await here.choose(str(FLO), Rank.FLOOR)
        assert sorted(await here.call()) == sorted([GROUP, str(FLO)])
        assert await here.call() == []
        house = here.room.rules.overrides(COMMUNITY)
        assert "floor.mention_minutes" not in house
        here.clock.move(5 * MINUTE - 10)
        assert await here.call() == []
        here.clock.move(10)
        assert sorted(await here.call()) == sorted([GROUP, str(FLO)])
        await here.choose(GROUP, None, is_group=True)
        here.clock.move(5 * MINUTE)
        assert await here.call() == [str(FLO)]


@pytest.mark.parametrize("minutes", [0, 30])
async def test_the_house_says_how_often(tmp_path: Path, minutes: int) -> None:
    """With 0 minutes every call notifies, with 30 the one after half an hour."""
    async with club(tmp_path / "db") as here:
        await here.choose(str(FLO), Rank.FLOOR)
        await here.room.rules.change(
            COMMUNITY, {"floor.mention_minutes": minutes}, ADMIN, "Admin", "set"
        )
        assert await here.call() == [str(FLO)]
        assert await here.call() == ([] if minutes else [str(FLO)])
        here.clock.move(29 * MINUTE)
        assert await here.call() == ([] if minutes else [str(FLO)])
        here.clock.move(2 * MINUTE)
        assert await here.call() == [str(FLO)]


async def test_the_same_news_notifies_the_same(tmp_path: Path) -> None:
    """Written once more, after an answer was lost, it is word for word the same; another
    community has minutes of its own."""
    async with club(tmp_path / "db") as here:
        await here.choose(str(FLO), Rank.FLOOR)
        callers = Callers(here.room._desk)
        table = here.room.table(here.table_id)
        assert table is not None
        events = raised(table)
        first = callers.called(table, events, 7)
        assert [one.holder for one in first] == [str(FLO)]
        assert callers.called(table, events, 7) == first
        assert callers.called(table, events, 8) == ()
        assert callers.called(table, (), 9) == ()


def raised(table: Table) -> tuple[TableEvent, ...]:
    """A call of the floor at ``table``, as an event."""
    step = apply(table, Object(person("a"), "it is short"), NOW)
    return tuple(event for event in step.events if isinstance(event, ObjectionRaised))


def called_on(*staff: Staff) -> Document:
    """News of a call that notifies ``staff``."""
    return with_called(Document(Slot.LOG, (Text("ann objects"),)), staff)


def test_discord_lets_exactly_those_be_notified() -> None:
    """The role and the user stand in the text as mentions and in ``allowed_mentions``; nobody
    else, nor everybody, can be notified by whatever a name says; a role of another server is
    its name."""
    role, user = role_id(10, 77), person_id(10, 5)
    staff = (
        Staff(role, Rank.FLOOR, "Dealers @everyone", True),
        Staff(str(user), Rank.FLOOR, "Flo <@&99>"),
    )
    rendered = render(called_on(*staff))
    view: Any = rendered.view
    assert "<@&77>" in str(view.to_components())
    assert "<@5>" in str(view.to_components())
    allowed = rendered.mentions.to_dict()
    assert (allowed["roles"], allowed["users"]) == ([77], [5])
    assert allowed.get("parse", []) == []


def test_slack_names_the_user_group() -> None:
    """The element of a user group notifies it; a person is a user element."""
    here = community_id(Workspace("", "T1"))
    staff = (
        Staff(group_id(here, "S77"), Rank.FLOOR, "dealers <!channel>", True),
        Staff(str(person_in(here, "U5")), Rank.FLOOR, "Flo <!here>"),
    )
    rendered = slack_render(called_on(*staff))
    shown = str(rendered.blocks)
    assert "{'type': 'usergroup', 'usergroup_id': 'S77'}" in shown
    assert "{'type': 'user', 'user_id': 'U5'}" in shown
    for words in (shown, rendered.text):
        assert "<!channel>" not in words
        assert "<!here>" not in words

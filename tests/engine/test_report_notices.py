"""The floor is told in private that a report waits; nobody learns of what (Cooke 16.07, 17.01)."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from core.engine import CardRoom
from core.engine.conduct.reporting import Complaint
from core.engine.mail.letters import State
from core.engine.ports import DeliveryFailed, Undeliverable
from core.house.ranks import Rank
from core.house.reports import Matter, Report
from core.ids import PersonId, TableId
from core.present.documents import Document, Slot, Verb, plain
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    PLACE,
    FakePlatform,
    HandClock,
    a_room,
    is_in_hand,
    opened,
    person,
    seat,
    until,
)
from tests.engine.penalties import A, B, C
from tests.engine.test_callers import notified

ROOT = Path(__file__).parents[2]
LATER = 1_700_000_000_000 + 3_600_000
MINUTE = 60_000
FLO, MAX, ROLE = person("flo"), person("max"), "fake:one:role:7"
LINE = "Something waits for the floor."
LETTER = "A report of conduct waits for the floor."


class Club:
    """Three at a table, a floor that the test has chosen, and all that the platform was sent."""

    def __init__(self, room: CardRoom, table: TableId, fake: FakePlatform) -> None:
        self.room = room
        self.table = table
        self.fake = fake
        self._count = 0

    async def choose(self, *holders: str) -> None:
        """The admin gives persons, and the role, the rank of floor."""
        for one in holders:
            await self.room.rules.appoint(
                COMMUNITY, one, Rank.FLOOR, one, ADMIN, "Admin", f"staff:{one}",
                is_group=one == ROLE,
            )  # fmt: skip

    async def report(
        self,
        about: PersonId = A,
        by: PersonId = B,
        matter: Matter = Matter.ETIQUETTE,
        text: str = "he spat",
    ) -> Report:
        """A report, and whatever follows from it at once."""
        self._count += 1
        complaint = Complaint(self.table, matter, (about,), ("name",), by, "by", text)
        report = await self.room.conduct.report(complaint, f"report:{self._count}:{by}")
        await self.idle()
        return report

    async def idle(self) -> None:
        """Everything that is due has been sent."""
        await self.room.settled()
        outbox = self.room._floor.outbox
        await until(
            lambda: (
                outbox.is_idle
                and not any(
                    one.slot in (Slot.REPLY, Slot.LOG) and one.state is not State.BLOCKED
                    for one in outbox.box.of_table(self.table)
                )
            )
        )

    def to(self, whom: PersonId) -> list[str]:
        """What somebody has got in private, his cards apart."""
        sent = self.fake.messages.values()
        return [plain(one) for to, one in sent if to == whom and one.slot is Slot.REPLY]

    def lines(self) -> list[list[str]]:
        """Whom each line in the channel has notified."""
        sent = self.fake.messages.values()
        return [notified(one) for to, one in sent if to == PLACE and LINE in plain(one)]


@asynccontextmanager
async def club(
    path: Path, clock: HandClock | None = None, fake: FakePlatform | None = None
) -> AsyncIterator[Club]:
    """A, B and C in a hand."""
    clock, fake = clock or HandClock(), fake or FakePlatform()
    async with a_room(path, clock, {"fake": fake}) as room:
        table = room.table_at(PLACE)
        ident = table.id if table is not None else await opened(room)
        if table is None:
            for name in "abc":
                await seat(room, ident, name)
            await until(lambda: is_in_hand(room, ident))
        here = Club(room, ident, fake)
        await here.idle()
        yield here


@pytest.mark.rule("cooke-17.01")
async def test_each_of_the_floor_gets_a_letter_and_a_role_a_line(tmp_path: Path) -> None:
    """A person chosen for the floor is written to, with a button; the role is named in the channel
    by a line that says nothing; nobody else gets anything, and no command reached the table."""
    async with club(tmp_path / "db") as here:
        await here.choose(str(FLO), ROLE)
        before = here.room.table(here.table)
        await here.report()
        assert [one.startswith(LETTER) for one in here.to(FLO)] == [True]
        assert here.lines() == [[ROLE]]
        assert [here.to(one) for one in (A, B, C)] == [[], [], []]
        assert here.room.table(here.table) == before
        verbs = {
            button.press.verb
            for to, one in here.fake.messages.values() if to in (FLO, PLACE) and _is_word(one)
            for row in one.buttons for button in row
        }  # fmt: skip
        assert verbs == {Verb.REPORTS}


def _is_word(document: Document) -> bool:
    return LETTER in plain(document) or LINE in plain(document)


async def test_neither_who_is_reported_nor_who_reports_is_told(tmp_path: Path) -> None:
    """Both are of the floor: the third floorperson alone is told, and the reported one cannot read
    it: it is not in his queue, and he cannot take note of it."""
    async with club(tmp_path / "db") as here:
        await here.choose(str(A), str(B), str(FLO))
        report = await here.report(about=A, by=B)
        assert [len(here.to(one)) for one in (A, B, FLO)] == [0, 0, 1]
        assert here.room.conduct.reports(COMMUNITY, A) == ()
        assert here.room.conduct.reports(COMMUNITY, FLO) == (report,)


async def test_with_nobody_chosen_nobody_is_told(tmp_path: Path) -> None:
    """Without a floor a report waits for the admins, as it did; nothing is sent."""
    async with club(tmp_path / "db") as here:
        sent = dict(here.fake.messages)
        await here.report()
        assert here.fake.messages == sent
        assert len(here.room.conduct.reports(COMMUNITY)) == 1


@pytest.mark.rule("cooke-17.01")
@pytest.mark.parametrize("told", [True, False])
async def test_a_house_may_have_none(tmp_path: Path, told: bool) -> None:
    """With ``floor.report_notices`` off the floor looks for reports itself."""
    async with club(tmp_path / "db") as here:
        await here.choose(str(FLO))
        if not told:
            await here.room.rules.change(
                COMMUNITY, {"floor.report_notices": False}, ADMIN, "Admin", "set"
            )
        await here.report()
        assert len(here.to(FLO)) == told


async def test_what_comes_soon_after_is_told_later_and_once(tmp_path: Path) -> None:
    """Within the house's minutes a second and a third report are silent; then one notice tells of
    both, over a restart too.  One that was heard meanwhile is told no more."""
    clock, fake = HandClock(), FakePlatform()
    async with club(tmp_path / "db", clock, fake) as here:
        await here.choose(str(FLO))
        await here.report()
        clock.move(2 * MINUTE)
        await here.report(by=C)
        await here.report(by=B)
        assert len(here.to(FLO)) == 1
        clock.move(3 * MINUTE - 1)
        await here.idle()
        assert len(here.to(FLO)) == 1
        clock.move(1)
        await until(lambda: len(here.to(FLO)) == 2)
        await here.report(by=C)
    async with club(tmp_path / "db", clock, fake) as here:
        await until(lambda: len(here.to(FLO)) == 3)
        silent = await here.report(by=B)
        await here.room.conduct.hear(COMMUNITY, silent.number, FLO)
        clock.move(5 * MINUTE)
        await here.idle()
        assert len(here.to(FLO)) == 3
    async with club(tmp_path / "db", clock, fake) as here:
        await here.idle()
        assert len(here.to(FLO)) == 3


async def test_who_takes_no_private_messages_is_named_in_the_channel(tmp_path: Path) -> None:
    """Flo's door is shut: the channel names her, now and, for it is known, at the next report."""
    clock, fake = HandClock(), FakePlatform()

    def shut(call: str, to: str, document: Document | None) -> None:
        if call == "direct" and to == FLO:
            raise DeliveryFailed(Undeliverable.DMS_CLOSED, "")

    fake.before = shut
    async with club(tmp_path / "db", clock, fake) as here:
        await here.choose(str(FLO))
        await here.report()
        await until(lambda: here.lines() == [[str(FLO)]])
        clock.move(6 * MINUTE)
        await here.report(by=C)
        assert here.lines() == [[str(FLO)]] * 2
        assert not [one for _, one in fake.messages.values() if "private messages" in plain(one)]


async def test_a_letter_outlives_the_process(tmp_path: Path) -> None:
    """Killed right after the report was committed, the next process tells the floor, once."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.engine.report_child", str(tmp_path / "db"), cwd=ROOT
    )
    async with asyncio.timeout(60):
        assert await process.wait() == -signal.SIGKILL
    fake = FakePlatform()
    for _ in range(2):
        async with a_room(tmp_path / "db", HandClock(LATER), {"fake": fake}) as room:
            table = room.table_at(PLACE)
            assert table is not None
            here = Club(room, table.id, fake)
            await until(lambda: len(here.to(FLO)) == 1)  # noqa: B023 - awaited in the loop
            await here.idle()
            assert len(here.to(FLO)) == 1
            assert here.lines() == [[ROLE]]


async def test_no_notice_depends_on_what_was_reported(tmp_path: Path) -> None:
    """Two rooms, in which all is the same but for what is reported and whom it concerns: every
    message of either, its reader and its order, is the same."""
    reports = (
        (A, B, Matter.ETIQUETTE, "he spat"),
        (C, B, Matter.COLLUSION, "she never raises him, with aces too"),
    )
    sent: list[list[tuple[str, str]]] = []
    for number, (about, by, matter, text) in enumerate(reports):
        async with club(tmp_path / f"db{number}") as here:
            await here.choose(str(FLO), str(MAX), ROLE)
            await here.report(about, by, matter, text)
            words = [(to, plain(one)) for to, one in here.fake.messages.values() if _is_word(one)]
            sent.append(sorted(words))
    assert sent[0] == sent[1]
    assert len(sent[0]) == 3

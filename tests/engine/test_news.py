"""The dealer's lines in the channel: what is told, and that nobody makes him chatter."""

from pathlib import Path

from core.chips import whole
from core.engine import Accepted, CardRoom
from core.ids import TableId
from core.present.documents import Slot, plain
from core.table.commands import CallClock, ComeBack, GoAway, Leave, SitDown
from tests.engine.kit import (
    PLACE,
    QUICK,
    FakePlatform,
    HandClock,
    a_room,
    act_once,
    is_in_hand,
    opened,
    person,
    plain_act,
    seat,
    until,
)

GAP = QUICK.news_gap


def lines(fake: FakePlatform) -> list[str]:
    """The lines said in the channel, in order."""
    shown = [document for _, document in fake.messages.values() if document.slot is Slot.LOG]
    return [plain(document) for document in shown]


async def at_rest(room: CardRoom) -> None:
    """Return when nothing is being stored or carried."""
    await room.settled()
    await until(lambda: room._floor.outbox.is_idle)


async def said(room: CardRoom, table: TableId, command: GoAway | ComeBack, key: str) -> None:
    outcome = await room.submit(table, command, key)
    assert isinstance(outcome, Accepted)
    await at_rest(room)


async def test_who_goes_away_and_comes_back_all_day_is_told_of_once_a_minute(
    tmp_path: Path,
) -> None:
    """A hundred times in the first minute and a hundred in the third make three lines."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 120})
        for name in "ab":
            await seat(room, table, name)
        for minute in range(2):
            for number in range(50):
                await said(room, table, GoAway(person("a")), f"away:{minute}:{number}")
                await said(room, table, ComeBack(person("a")), f"back:{minute}:{number}")
            clock.move(GAP)
            await at_rest(room)
        waits = [line for line in lines(fake) if "Waiting for players" in line]
        assert len(waits) == 2
        await said(room, table, GoAway(person("a")), "away")
        await until(lambda: len([one for one in lines(fake) if "Waiting" in one]) == 3)
        assert not [one for one in room._floor.outbox.box.to(PLACE) if one.slot is Slot.LOG]


async def test_what_holds_in_the_end_is_told_when_the_gap_is_over(tmp_path: Path) -> None:
    """The last of many times is not lost: the table waits for players, and says so."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 120})
        for name in "ab":
            await seat(room, table, name)
        await said(room, table, GoAway(person("a")), "away:1")
        await said(room, table, ComeBack(person("a")), "back:1")
        await said(room, table, GoAway(person("a")), "away:2")
        assert len([one for one in lines(fake) if "Waiting" in one]) == 1
        clock.move(GAP)
        await until(lambda: len([one for one in lines(fake) if "Waiting" in one]) == 2)


async def test_sitting_down_and_leaving_again_and_again_is_told_once_a_minute(
    tmp_path: Path,
) -> None:
    """Fifty times make one line about him; another's coming is told at once all the same."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room)
        for number in range(50):
            sits = SitDown(person("a"), "Ann", whole(200))
            assert isinstance(await room.submit(table, sits, f"sit:{number}"), Accepted)
            await at_rest(room)
            assert isinstance(await room.submit(table, Leave(person("a")), f"l:{number}"), Accepted)
            await at_rest(room)
        assert len([one for one in lines(fake) if "Ann takes seat" in one]) == 1
        sits = SitDown(person("b"), "Bob", whole(200))
        assert isinstance(await room.submit(table, sits, "sit:b"), Accepted)
        await until(lambda: any("Bob takes seat" in one for one in lines(fake)))
        clock.move(GAP)
        await at_rest(room)
        assert len([one for one in lines(fake) if "Ann takes seat" in one]) == 1


async def test_lines_that_waited_in_a_crash_are_one_line_after_it(tmp_path: Path) -> None:
    """Ten that could not be sent before the end are closed by the next process but for one."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}, lost=("fake",)) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 120})
        for name in "ab":
            await seat(room, table, name)
        for number in range(10):
            if number:
                await said(room, table, ComeBack(person("a")), f"back:{number}")
            await said(room, table, GoAway(person("a")), f"away:{number}")
        assert lines(fake) == []
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        await at_rest(room)
        assert len([one for one in lines(fake) if "Waiting" in one]) == 1
        assert not [one for one in room._floor.outbox.box.to(PLACE) if one.slot is Slot.LOG]


async def test_the_floor_is_asked_about_whoever_asks_for_too_many_clocks(tmp_path: Path) -> None:
    """The third unreasonable request is told in the channel, with the rule (Cooke 10.03)."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        calls = 0
        while calls < 3:
            assert not any("Floor" in line for line in lines(fake))
            await until(lambda: is_in_hand(room, table))
            if to_act(room, table) == person("b"):
                asked = await room.submit(table, CallClock(person("a")), f"clock:{calls}")
                calls += isinstance(asked, Accepted)
            await act_once(room, table)
        await until(lambda: any("Floor: eject a?" in line for line in lines(fake)))
        told = next(line for line in lines(fake) if "Floor" in line)
        assert "3 clock requests were unreasonable (Cooke 10.03)" in told


def to_act(room: CardRoom, table: TableId) -> str:
    now = room.table(table)
    act = plain_act(now) if now is not None else None
    return act.person if act is not None else ""

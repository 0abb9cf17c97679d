"""Time at the table: clocks, grace, notices and pauses, with a clock moved by hand."""

from collections.abc import Callable
from pathlib import Path

import pytest

from core.engine import Accepted, CardRoom, Refused
from core.hand.commands import Prompt
from core.ids import Instant, TableId
from core.present.documents import Slot
from core.refusal import Reason
from core.table.commands import ExpireTurn
from core.table.state import ClockRequest, Table, TurnClock
from tests.engine.kit import (
    FakePlatform,
    HandClock,
    a_room,
    act_once,
    audited,
    is_in_hand,
    key_of,
    opened,
    passes,
    plain_act,
    seat,
    until,
)

SETTINGS: dict[str, bool | int | str] = {
    "clock.auto_start_seconds": 20,
    "clock.seconds": 6,
    "clock.countdown_seconds": 4,
    "table.turn_notice_seconds": 5,
}


async def dealt(room: CardRoom, clock: HandClock, names: str = "abc") -> TableId:
    """A table with a hand in play."""
    table = await opened(room, **SETTINGS)
    for name in names:
        await seat(room, table, name)
    await until(lambda: is_in_hand(room, table))
    return table


def now_at(room: CardRoom, table: TableId) -> Table:
    now = room.table(table)
    assert now is not None
    return now


def prompt_at(room: CardRoom, table: TableId) -> Prompt:
    hand = now_at(room, table).hand
    assert hand is not None
    return Prompt(hand.number, hand.action)


def request_at(room: CardRoom, table: TableId) -> ClockRequest | None:
    clock = now_at(room, table).clock
    return clock.request if clock is not None else None


def ended_at(room: CardRoom, table: TableId) -> Instant | None:
    request = request_at(room, table)
    return request.ends_at if request is not None else None


def acted(room: CardRoom, table: TableId) -> Callable[[], bool]:
    before = prompt_at(room, table)
    return lambda: prompt_at(room, table) != before


async def test_the_clock_is_called_and_runs_out(tmp_path: Path) -> None:
    """After 20 s the dealer calls the clock, 10 s later it ends, and 2 s later the fold stands."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock)
        began = clock.now()
        gone = acted(room, table)
        clock.move(19_999)
        await room.settled()
        assert request_at(room, table) is None
        clock.move(1)
        await until(lambda: request_at(room, table) is not None)
        request = request_at(room, table)
        assert request is not None
        assert request.ends_at == began + 30_000
        clock.move(10_000 + 1_999)
        await room.settled()
        assert not gone()
        clock.move(1)
        await until(gone)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def on_the_clock(room: CardRoom, clock: HandClock) -> tuple[TableId, Instant]:
    """A table where the clock is on the player to act, and when it ends."""
    table = await dealt(room, clock)
    clock.move(20_000)
    await until(lambda: request_at(room, table) is not None)
    request = request_at(room, table)
    assert request is not None
    return table, request.ends_at


async def test_a_press_made_in_time_counts_until_the_expiry(tmp_path: Path) -> None:
    """Stamped before the end and received 1.5 s after it, the act stands."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
        act = plain_act(now_at(room, table))
        assert act is not None
        clock.move(11_500)
        stamp = Instant(ends_at - 1)
        outcome = await room.submit(table, act, key_of(act, now_at(room, table)), stamp)
        assert isinstance(outcome, Accepted)


async def test_a_press_made_in_time_is_not_made_late_by_another(tmp_path: Path) -> None:
    """Somebody who sits down in the 2 s of grace does not make an earlier press a late one."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
        clock.move(11_500)
        await seat(room, table, "d")
        act = plain_act(now_at(room, table))
        assert act is not None
        outcome = await room.submit(table, act, "stamped in time", Instant(ends_at - 1))
        assert isinstance(outcome, Accepted)
    assert (await audited(tmp_path / "db")).ok


async def test_a_late_delivery_does_not_eat_the_next_turn(tmp_path: Path) -> None:
    """An act that took nine seconds to arrive leaves the next player his whole time to think."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock)
        act = plain_act(now_at(room, table))
        assert act is not None
        clock.move(9_000)
        outcome = await room.submit(table, act, "slow", Instant(clock.now() - 8_900))
        assert isinstance(outcome, Accepted)
        turn = outcome.table.clock
        assert turn is not None
        assert turn.dealer_calls_at == clock.now() + 20_000


async def test_a_press_made_too_late_does_not_count(tmp_path: Path) -> None:
    """Stamped after the end, it is refused even before the expiry has been committed."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
        act = plain_act(now_at(room, table))
        assert act is not None
        clock.move(11_500)
        outcome = await room.submit(table, act, "late", Instant(ends_at + 1))
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.TIME_IS_UP


async def test_an_expiry_that_is_committed_stands(tmp_path: Path) -> None:
    """A press stamped in time but received after the expiry finds another turn."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
        act = plain_act(now_at(room, table))
        assert act is not None
        gone = acted(room, table)
        clock.move(12_000)
        await until(gone)
        outcome = await room.submit(table, act, "late", Instant(ends_at - 1))
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.STALE


async def test_an_expiry_said_twice_is_one(tmp_path: Path) -> None:
    """The same expiry under another key comes too late for that turn, and changes nothing."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, _ = await on_the_clock(room, clock)
        expiry = ExpireTurn(prompt_at(room, table))
        gone = acted(room, table)
        clock.move(12_000)
        await until(gone)
        before = now_at(room, table)
        outcome = await room.submit(table, expiry, "once more")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.STALE
        assert now_at(room, table) == before


async def test_a_restart_gives_back_the_remaining_time(tmp_path: Path) -> None:
    """Down for an hour with 5 s left on the clock: 5 s are left, and the table is told."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table, ends_at = await on_the_clock(room, clock)
        clock.move(5_000)
        await room.settled()
        gone = acted(room, table)
    clock.move(3_600_000)
    lines = fake.count("post", Slot.LOG)
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        gone = acted(room, table)
        await room.settled()
        request = request_at(room, table)
        assert request is not None
        assert request.ends_at == ends_at + 3_600_000
        assert fake.count("post", Slot.LOG) <= lines + 1
        await until(lambda: fake.count("post", Slot.LOG) == lines + 1)
        clock.move(5_000 + 1_999)
        await room.settled()
        assert not gone()
        clock.move(1)
        await until(gone)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_no_time_runs_until_the_platform_is_there(tmp_path: Path) -> None:
    """A platform lost before the start: its clocks wait for it, and so do its messages."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table, ends_at = await on_the_clock(room, clock)
    clock.move(1_000_000)
    async with a_room(tmp_path / "db", clock, {"fake": fake}, lost=("fake",)) as room:
        gone = acted(room, table)
        calls = len(fake.calls)
        clock.move(50_000)
        await room.settled()
        assert not gone()
        assert len(fake.calls) == calls
        room.connections.platform_back("fake")
        await until(lambda: ended_at(room, table) != ends_at)
        request = request_at(room, table)
        assert request is not None
        assert request.ends_at == ends_at + 1_050_000
        clock.move(12_000)
        await until(gone)


async def test_no_time_runs_at_tables_of_another_platform(tmp_path: Path) -> None:
    """A process that does not serve a platform lets its tables stand as they were left."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
    clock.move(1_000_000)
    async with a_room(tmp_path / "db", clock, platforms=("terminal",)) as room:
        left = now_at(room, table)
        clock.move(1_000_000)
        await room.settled()
        assert now_at(room, table) == left
    async with a_room(tmp_path / "db", clock, platforms=("fake",)) as room:
        await room.settled()
        assert ended_at(room, table) == ends_at + 2_000_000


async def test_a_lost_platform_stops_its_clocks(tmp_path: Path) -> None:
    """While the platform is out of reach no turn runs out, and afterwards the time is as it was."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table, ends_at = await on_the_clock(room, clock)
        gone = acted(room, table)
        room.connections.platform_lost("fake")
        await room.settled()
        assert now_at(room, table).paused_at == clock.now()
        clock.move(500_000)
        await room.settled()
        assert not gone()
        room.connections.platform_back("fake")
        await until(lambda: now_at(room, table).paused_at is None)
        request = request_at(room, table)
        assert request is not None
        assert request.ends_at == ends_at + 500_000
        clock.move(12_000)
        await until(gone)


async def go_on_to(milliseconds: int, room: CardRoom, clock: HandClock) -> None:
    """So long, and whatever comes in it; the last of it in small steps, so that it has come."""
    clock.move(milliseconds - 20)
    for _ in range(20):
        await passes(room, clock)


async def test_a_turn_notice_comes_when_nobody_acts_and_goes_with_the_act(tmp_path: Path) -> None:
    """Nothing before 5 s, one message then, mentioning nobody else, and deleted by the act."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await dealt(room, clock)
        await go_on_to(4_999, room, clock)
        assert fake.count("post", Slot.TURN) == 0
        clock.move(1)
        await until(lambda: fake.count("post", Slot.TURN) == 1)
        assert len(fake.deleted) == 0
        await act_once(room, table)
        await until(lambda: len(fake.deleted) == 1)
        await act_once(room, table)
        await room.settled()
        assert fake.count("post", Slot.TURN) == 1


@pytest.mark.rule("cooke-8.01.09", 2)
async def test_one_notice_when_the_count_begins(tmp_path: Path) -> None:
    """When 4 s are left on the clock one more message mentions the player, none later; an act at
    the last moment counts and takes it away."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table, ends_at = await on_the_clock(room, clock)
        await until(lambda: fake.count("post", Slot.TURN) == 1)
        clock.move(5_999)
        await room.settled()
        assert fake.count("post", Slot.TURN) == 1
        clock.move(1)
        await until(lambda: fake.count("post", Slot.TURN) == 2)
        clock.move(3_999)
        await room.settled()
        assert fake.count("post", Slot.TURN) == 2
        assert clock.now() < ends_at
        await act_once(room, table)
        await until(lambda: len(fake.deleted) == 2)


async def test_the_house_says_when_a_turn_is_noticed(tmp_path: Path) -> None:
    """With 9 s nothing comes before them."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **SETTINGS | {"table.turn_notice_seconds": 9})
        for name in "abc":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await go_on_to(8_999, room, clock)
        assert fake.count("post", Slot.TURN) == 0
        clock.move(1)
        await until(lambda: fake.count("post", Slot.TURN) == 1)


async def test_a_turn_notice_is_deleted_after_a_restart(tmp_path: Path) -> None:
    """A notice that stood when the process ended is known to the next one."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await dealt(room, clock)
        clock.move(5_000)
        await until(lambda: fake.count("post", Slot.TURN) == 1)
        await room.settled()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        await room.settled()
        clock.move(10_000)
        await act_once(room, table)
        await until(lambda: len(fake.deleted) == 1)
        assert fake.count("post", Slot.TURN) == 1


def is_begun(turn: TurnClock | None, clock: HandClock) -> bool:
    return turn is not None and turn.turn_at <= clock.now()


async def test_a_clock_that_stood_ahead_stalls_no_table(tmp_path: Path) -> None:
    """The last act was dated 30 days too late: after a restart the player has the time he had."""
    ahead = HandClock()
    async with a_room(tmp_path / "db", ahead) as room:
        table = await dealt(room, ahead)
        ahead.move(15_000)
    clock = HandClock(ahead.now() - 30 * 24 * 3_600_000)
    async with a_room(tmp_path / "db", clock) as room:
        await until(lambda: is_begun(now_at(room, table).clock, clock))
        turn = now_at(room, table).clock
        assert turn is not None
        assert turn.dealer_calls_at == clock.now() + 5_000
        gone = acted(room, table)
        clock.move(5_000)
        await until(lambda: request_at(room, table) is not None)
        clock.move(12_000)
        await until(gone)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_clock_that_stood_ahead_holds_no_deal_back(tmp_path: Path) -> None:
    """Between hands too: the next deal is as far away as it was."""
    ahead = HandClock()
    async with a_room(tmp_path / "db", ahead) as room:
        table = await opened(room, **SETTINGS | {"deal.between_hands_seconds": 60})
        await seat(room, table, "a")
        await seat(room, table, "b")
    clock = HandClock(ahead.now() - 30 * 24 * 3_600_000)
    async with a_room(tmp_path / "db", clock) as room:
        await room.settled()
        clock.move(60_000)
        await until(lambda: is_in_hand(room, table))

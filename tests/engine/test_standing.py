"""Time that goes on again: it does so only once that is committed, whatever the store does."""

import asyncio
from pathlib import Path

import pytest

from core.engine import Accepted, CardRoom
from core.ids import Instant
from tests.engine.brittle import Bench, causes, once
from tests.engine.kit import (
    FakePlatform,
    HandClock,
    a_room,
    audited,
    fold_act,
    key_of,
    passes,
    seat,
    until,
)
from tests.engine.test_time import acted, dealt, ended_at, now_at, on_the_clock

HOUR = 3_600_000


@pytest.mark.parametrize("fails", ["fails_before", "fails_after"])
async def test_clocks_go_on_although_saying_so_failed(tmp_path: Path, fails: str) -> None:
    """The platform is back and the commit is lost: said again, with the time left as it was."""
    bench, clock = Bench(), HandClock()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        table, ends_at = await on_the_clock(room, clock)
        gone = acted(room, table)
        room.connections.platform_lost("fake")
        await until(lambda: now_at(room, table).paused_at is not None)
        clock.move(HOUR)
        setattr(bench.store, fails, once(causes("ClocksResumed"), 3))
        before = now_at(room, table).version
        room.connections.platform_back("fake")
        back_at = clock.now()
        while now_at(room, table).paused_at is not None:
            await passes(room, clock)
        ended = ended_at(room, table)
        assert ended is not None
        assert ends_at + HOUR <= ended <= ends_at + HOUR + (clock.now() - back_at)
        assert now_at(room, table).version == before + 1
        clock.move(9_000)
        await room.settled()
        assert not gone()
        clock.move(3_001)
        await until(gone)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.parametrize("fails", ["fails_before", "fails_after"])
async def test_an_outage_is_given_back_although_saying_so_failed(
    tmp_path: Path, fails: str
) -> None:
    """Down for an hour, and the first commit is lost: nobody's time runs out meanwhile."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
    clock.move(HOUR)
    bench = Bench(lambda store: setattr(store, fails, once(causes("ClocksResumed"))))
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        gone = acted(room, table)
        at = clock.now()
        while ended_at(room, table) == ends_at:
            await passes(room, clock)
        ended = ended_at(room, table)
        assert ended is not None
        assert ends_at + HOUR <= ended <= ends_at + HOUR + (clock.now() - at)
        clock.move(9_000)
        await room.settled()
        assert not gone()
        assert now_at(room, table).hands == 1
        clock.move(3_000)
        await until(gone)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_an_act_before_time_goes_on_leaves_the_outage_given_back(tmp_path: Path) -> None:
    """Somebody sits down while the table still stands: the hour of the outage stays uncounted."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
    clock.move(HOUR)
    bench = Bench(lambda store: setattr(store, "fails_before", once(causes("ClocksResumed"))))
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        for _ in range(2):  # the commit that is lost, and the recovery from it
            await room.settled()
        await seat(room, table, "d")
        assert ended_at(room, table) == ends_at
        while ended_at(room, table) == ends_at:
            await passes(room, clock)
        ended = ended_at(room, table)
        assert ended is not None
        assert ended >= ends_at + HOUR


async def test_a_turn_that_began_meanwhile_gets_its_own_time_only(tmp_path: Path) -> None:
    """He folds before time goes on: the next player has his 20 s, and not an hour more."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, _ = await on_the_clock(room, clock)
    clock.move(HOUR)
    bench = Bench(lambda store: setattr(store, "fails_before", once(causes("ClocksResumed"))))
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        await room.settled()
        now = now_at(room, table)
        act = fold_act(now)
        outcome = await room.submit(table, act, key_of(act, now), Instant(clock.now() - HOUR))
        assert isinstance(outcome, Accepted)
        began = clock.now()
        for _ in range(50):
            await passes(room, clock)
        turn = now_at(room, table).clock
        assert turn is not None
        assert turn.dealer_calls_at is not None
        assert began + 20_000 <= turn.dealer_calls_at <= clock.now() + 20_000


@pytest.mark.parametrize("fails", ["fails_before", "fails_after"])
async def test_clocks_stand_although_saying_so_failed(tmp_path: Path, fails: str) -> None:
    """The platform is lost, and the commit too: said again, and undone when it is back."""
    bench, clock = Bench(), HandClock()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        table, ends_at = await on_the_clock(room, clock)
        setattr(bench.store, fails, once(causes("ClocksPaused")))
        room.connections.platform_lost("fake")
        while now_at(room, table).paused_at is None:
            await passes(room, clock)
        clock.move(HOUR)
        room.connections.platform_back("fake")
        await until(lambda: now_at(room, table).paused_at is None)
        ended = ended_at(room, table)
        assert ended is not None
        assert ended >= ends_at + HOUR


async def test_a_pause_that_comes_after_its_hand_holds_no_deal_back(tmp_path: Path) -> None:
    """Lost and back while the last fold is being written: the next hand is dealt."""
    bench, clock, fake = Bench(), HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}, wrap=bench) as room:
        table = await dealt(room, clock, "ab")
        now = now_at(room, table)
        act = fold_act(now)
        folded = asyncio.ensure_future(room.submit(table, act, key_of(act, now)))
        bench.store.gate.clear()
        await until(lambda: bench.store.is_held)
        room.connections.platform_lost("fake")  # the pause waits behind the fold
        bench.store.is_held = False
        bench.store.gate.set()
        await folded
        bench.store.gate.clear()
        await until(lambda: bench.store.is_held)
        assert not now_at(room, table).is_in_hand
        room.connections.platform_back("fake")  # and comes when there is nothing to pause any more
        bench.store.gate.set()
        await until(lambda: now_at(room, table).hands == 2)
        assert now_at(room, table).paused_at is None


def stands(room: CardRoom) -> bool:
    """True while a table has still to be told that its time goes on."""
    return bool(room._floor.timekeeper.reach.stands)


async def test_lost_and_back_and_lost_again(tmp_path: Path) -> None:
    """Whatever the order in which it is heard of, in the end the clocks are as the platform is."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, ends_at = await on_the_clock(room, clock)
        for _ in range(5):
            room.connections.platform_lost("fake")
            room.connections.platform_back("fake")
        room.connections.platform_lost("fake")
        await until(lambda: now_at(room, table).paused_at is not None and not stands(room))
        clock.move(HOUR)
        for _ in range(5):
            room.connections.platform_back("fake")
            room.connections.platform_lost("fake")
        room.connections.platform_back("fake")
        await until(lambda: now_at(room, table).paused_at is None and not stands(room))
        assert ended_at(room, table) == ends_at + HOUR

"""A part of the room that dies: nobody waits for ever, and the process hears of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.ends import Ends
from bot.sound import while_sound
from core.chips import whole
from core.engine import Accepted, CardRoom, Refused
from core.engine.ports import Chance
from core.hand.commands import HandCommand
from core.ids import Instant, PlaceId
from core.present.documents import Slot
from core.refusal import Reason
from core.table.commands import SitDown, TopUp
from core.view import TableView
from tests.engine.brittle import Bench, causes, once
from tests.engine.kit import (
    QUICK,
    FakePlatform,
    SystemClock,
    a_room,
    audited,
    is_in_hand,
    opened,
    person,
    play_hand,
    seat,
    until,
)

LATER: dict[str, bool | int | str] = {"deal.between_hands_seconds": 100}


class Confused:
    """A house player who fails at whatever he is asked between hands."""

    def __init__(self) -> None:
        self.is_confused = False

    def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
        return None

    def rebuy(self, view: TableView) -> None:
        if self.is_confused:
            raise ValueError("the As fell on the floor")


async def test_an_error_in_recovery_stops_one_table_only(tmp_path: Path) -> None:
    """A house player breaks his table while what stands is read back: the others play on."""
    bench, props, said = Bench(), Confused(), list[str]()
    async with a_room(tmp_path / "db", wrap=bench, props=props, report=said.append) as room:
        ill = await opened(room, **LATER)
        await seat(room, ill, "house", prop=True)
        well = await opened(room, PlaceId("fake:club:other"), **LATER)
        props.is_confused = True
        bench.store.fails_before = once(causes("PlayerSat"))
        sit = SitDown(person("a"), "a", whole(500))
        assert isinstance(await room.submit(ill, sit, "sit"), Refused)
        await room.settled()
        async with asyncio.timeout(10):
            await seat(room, well, "b")
        stopped = await room.submit(ill, sit, "sit again")
        assert isinstance(stopped, Refused)
        assert stopped.refusal.reason is Reason.TABLE_FROZEN
    assert any(line.startswith(f"Table {ill} is frozen: ValueError in ") for line in said)
    assert not any("As fell" in line for line in said)


async def test_a_table_that_breaks_at_the_start_keeps_no_other_from_it(tmp_path: Path) -> None:
    """The room starts, with that one table frozen."""
    async with a_room(tmp_path / "db") as room:
        ill = await opened(room, **LATER)
        await seat(room, ill, "house", prop=True)
        well = await opened(room, PlaceId("fake:club:other"), **LATER)
    props = Confused()
    props.is_confused = True
    async with a_room(tmp_path / "db", props=props) as room:
        await seat(room, well, "b")
        outcome = await room.submit(ill, TopUp(person("house"), whole(1)), "x")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.TABLE_FROZEN


async def broken_writer(room: CardRoom, monkeypatch: pytest.MonkeyPatch, bench: Bench) -> None:
    """Have the next commit fail, and the recovery from it break down."""

    async def breaks(*_: Any) -> bool:
        raise ValueError("the As fell on the floor")

    monkeypatch.setattr(room._floor, "recover", breaks)
    bench.store.fails_before = lambda entries: True


async def test_a_dead_writer_leaves_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything said before and after is answered, and the room says that it cannot go on."""
    bench = Bench()
    async with a_room(tmp_path / "db", wrap=bench) as room:
        tables = [await opened(room, PlaceId(f"fake:club:{n}")) for n in range(3)]
        for table in tables:
            await seat(room, table, "a", buy_in=500)
        await broken_writer(room, monkeypatch, bench)
        act = TopUp(person("a"), whole(1))
        async with asyncio.timeout(10):
            said = [room.submit(table, act, f"before:{table}") for table in tables]
            before = await asyncio.gather(*said)
            why = await room.broken()
            after = [await room.submit(table, act, f"after:{table}") for table in tables]
        for outcome in (*before, *after):
            assert isinstance(outcome, Refused)
            assert outcome.refusal.reason is Reason.TOO_BUSY
        assert why.startswith("The writer has stopped: ValueError in ")
        assert "As fell" not in why
    # The next process goes on from what is stored.
    async with a_room(tmp_path / "db") as room:
        for table in tables:
            assert isinstance(await room.submit(table, act, f"later:{table}"), Accepted)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_broken_room_ends_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is served is cancelled, may clean up, and the end is one sentence and not 0."""
    bench, cleaned = Bench(), list[str]()

    async def serve(room: CardRoom) -> None:
        async with asyncio.timeout(10), while_sound(room):
            try:
                await asyncio.Event().wait()
            finally:
                cleaned.append("cleaned")

    async with a_room(tmp_path / "db", wrap=bench) as room:
        await opened(room)
        await broken_writer(room, monkeypatch, bench)  # the next heartbeat finds it out
        with pytest.raises(Ends) as end:
            await serve(room)
        assert cleaned == ["cleaned"]
        assert end.value.code != 0
        assert end.value.sentence.startswith("The writer has stopped: ValueError in ")
        assert end.value.sentence.endswith("the next start goes on from the database.")
        assert "\n" not in end.value.sentence


async def test_a_sound_room_ends_nothing(tmp_path: Path) -> None:
    """Served to its end, or cancelled by somebody else, nothing is said of the room."""
    async with a_room(tmp_path / "db") as room:
        async with while_sound(room):
            await opened(room)
        serving = asyncio.ensure_future(served(room))
        await asyncio.sleep(0)
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving


async def served(room: CardRoom) -> None:
    async with while_sound(room):
        await asyncio.Event().wait()


class StuckClock(SystemClock):
    """A clock that fails whoever reads it, when it is told to."""

    def __init__(self) -> None:
        self.fails = False

    def now(self) -> Instant:
        if self.fails:
            raise OSError("no time")
        return super().now()


async def test_a_dead_pulse_or_alarm_is_noticed(tmp_path: Path) -> None:
    """Not only the writer: any of the room's tasks."""
    clock = StuckClock()
    async with a_room(tmp_path / "db", clock) as room:
        clock.fails = True
        async with asyncio.timeout(10):
            why = await room.broken()
        clock.fails = False
        assert why.startswith(("The pulse has stopped: OSError", "The alarm has stopped: OSError"))


async def test_a_deal_that_failed_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine has no chance to give for a moment: the hand is dealt a second later."""
    said: list[str] = []
    async with a_room(tmp_path / "db", report=said.append) as room:
        table = await opened(room)
        chance, left = room._desk.chance, [1]

        class Empty:
            def bytes(self, count: int) -> bytes:
                if left and left.pop():
                    raise OSError("no entropy")
                return chance.bytes(count)

        monkeypatch.setattr(room._desk, "chance", Empty())
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
    assert any("An alarm failed: OSError" in line for line in said)


async def test_a_carrier_that_dies_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error outside a letter is in the log, and the next step has its letters carried."""
    fake, said = FakePlatform(), list[str]()
    async with a_room(
        tmp_path / "db", messengers={"fake": fake}, report=said.append, pace=QUICK
    ) as room:
        outbox = room._floor.outbox
        look = outbox._next
        left = [1]

        def breaks(target: Any) -> Any:
            if left and left.pop():
                raise ValueError("lost")
            return look(target)

        monkeypatch.setattr(outbox, "_next", breaks)
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await play_hand(room, table)
        await until(lambda: fake.count("post", Slot.BOARD) >= 1)
    assert any("A carrier of messages failed: ValueError" in line for line in said)


async def test_an_answer_that_cannot_be_read_is_an_answer(tmp_path: Path) -> None:
    """A refused command whose earlier outcome is damaged in the journal keeps nobody waiting."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room, **LATER)
        await seat(room, table, "a")
    async with a_room(tmp_path / "db") as room:
        await room._desk.store._do(  # type: ignore[attr-defined]
            lambda c: c.execute("UPDATE journal SET events = '[7]' WHERE version = 2")
        )
        again = SitDown(person("a"), "a", whole(1000))
        async with asyncio.timeout(10):
            outcome = await room.submit(table, again, f"sit:{table}:a")
        assert isinstance(outcome, Refused)

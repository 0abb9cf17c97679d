"""A commit that went through although the store said it failed: the room finds it and goes on."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from core.chips import whole
from core.engine import Accepted, CardRoom, Refused
from core.engine.mail.letters import Letter
from core.engine.ports import DeliveryFailed, Undeliverable
from core.engine.rows import Entry
from core.ids import TableId
from core.present.documents import Document, Slot
from core.refusal import Reason
from core.table.commands import CloseTable
from core.table.events import TableEvent
from core.table.state import Table
from tests.engine.brittle import Bench, causes, once
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    PLACE,
    FakePlatform,
    HandClock,
    a_room,
    act_once,
    audited,
    config,
    is_in_hand,
    opened,
    person,
    play_hand,
    seat,
    until,
)


async def test_a_table_that_opened_after_all_is_there(tmp_path: Path) -> None:
    """The opening is refused, and found: the same key is answered, another finds the table."""
    bench, fake = Bench(), FakePlatform()
    async with a_room(tmp_path / "db", wrap=bench, messengers={"fake": fake}) as room:
        bench.store.fails_after = once(causes("TableOpened"))
        outcome = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "open")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.TOO_BUSY
        await room.settled()
        here = room.table_at(PLACE)
        assert here is not None
        again = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "open")
        assert isinstance(again, Accepted)
        assert again.repeated
        assert again.table == here
        other = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "another")
        assert isinstance(other, Refused)
        assert other.refusal.reason is Reason.TABLE_HERE
        await until(lambda: fake.count("post", Slot.SIGN) == 1)
        for name in "ab":
            await seat(room, here.id, name)
        await play_hand(room, here.id)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_place_is_kept_until_it_is_sure_what_stands(tmp_path: Path) -> None:
    """While the store is read back, whoever opens there too waits, and finds the first one's."""
    bench, said = Bench(), list[str]()
    async with a_room(tmp_path / "db", wrap=bench, report=said.append) as room:
        bench.store.fails_after = once(causes("TableOpened"))
        bench.store.unreadable = 20
        first = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "first")
        second = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "second")
        assert isinstance(first, Refused)
        assert isinstance(second, Refused)
        assert second.refusal.reason is Reason.TABLE_HERE
        assert second.table is not None
        assert second.table == room.table_at(PLACE)
    assert sum("A commit failed" in line for line in said) == 1 + 20  # one, tried till it is read


async def test_a_table_that_closed_after_all_is_gone(tmp_path: Path) -> None:
    """Its place is free at once, and its chips are in the wallet."""
    bench = Bench()
    async with a_room(tmp_path / "db", wrap=bench) as room:
        table = await opened(room)
        await seat(room, table, "a")
        bench.store.fails_after = once(causes("TableClosed"))
        assert isinstance(await room.submit(table, CloseTable(ADMIN), "close"), Refused)
        await room.settled()
        assert room.tables() == ()
        assert await room.wallets.balance(person("a")) == whole(10_000)
        fresh = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "anew")
        assert isinstance(fresh, Accepted)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_hand_that_was_dealt_after_all_is_shown_and_known(tmp_path: Path) -> None:
    """Its letters go out without another act, listeners hear of it, the last board is finished."""
    bench, fake, heard = Bench(), FakePlatform(), list[tuple[int, str]]()

    def listen(table: Table, events: tuple[TableEvent, ...]) -> None:
        heard.extend((table.version, type(event).__name__) for event in events)

    async with a_room(tmp_path / "db", wrap=bench, messengers={"fake": fake}) as room:
        room.subscribe(listen)
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: fake.count("post", Slot.BOARD) == 1)
        bench.store.fails_after = once(causes("HandStarted"))
        await play_hand(room, table)
        await until(lambda: fake.count("post", Slot.BOARD) == 2)
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND) == 4)
        deals = [version for version, name in heard if name == "HandStarted"]
        assert len(deals) == len(set(deals)) == 2
        dealt = room.table_last_dealt_to(person("a"))
        assert dealt is not None
        assert dealt.hands == 2
        boards = [m for m, (_, shown) in fake.messages.items() if shown.slot is Slot.BOARD]
        await until(lambda: fake.shown[boards[0]][-1] == deals[1] - 1)
        await until(lambda: not any(letter.final for letter in room_letters(room, table)))
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_wallet_that_was_opened_after_all_can_be_used(tmp_path: Path) -> None:
    """A commit whose last word was lost: the accounts it made are known, and new ones can be."""
    bench = Bench()
    async with a_room(tmp_path / "db", wrap=bench) as room:
        table = await opened(room)
        writer = bench.store._store._writer
        commit = writer.commit

        def loses_the_last_word(connection: object, entries: Sequence[Entry]) -> None:
            writer.commit = commit  # type: ignore[method-assign]
            commit(LastWordLost(connection), entries)  # type: ignore[arg-type]

        writer.commit = loses_the_last_word  # type: ignore[method-assign]
        with pytest.raises(Exception, match="too_busy"):
            await room.wallets.balance(person("a"))
        assert await room.wallets.balance(person("a")) == whole(10_000)
        assert await room.wallets.balance(person("b")) == whole(10_000)
        for name in "abc":
            await seat(room, table, name)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


class LastWordLost:
    """A connection on which COMMIT is done and then reported as failed."""

    def __init__(self, connection: object) -> None:
        self._connection = connection

    def execute(self, statement: str, *more: object) -> object:
        done = self._connection.execute(statement, *more)  # type: ignore[attr-defined]
        if statement == "COMMIT":
            raise sqlite3.OperationalError("disk I/O error")
        return done

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)


def closed_to(name: str) -> Callable[[str, str, Document | None], None]:
    def before(call: str, to: str, document: Document | None) -> None:
        if call == "direct" and to == person(name):
            raise DeliveryFailed(Undeliverable.DMS_CLOSED)

    return before


async def test_a_closed_door_that_was_noted_after_all_is_noted_once(tmp_path: Path) -> None:
    """One failure, one recovery: the note is not repeated for ever, and the channel hears once."""
    bench, fake, said = Bench(), FakePlatform(), list[str]()
    fake.before = closed_to("a")
    async with a_room(
        tmp_path / "db", wrap=bench, messengers={"fake": fake}, report=said.append
    ) as room:
        table = await opened(room)
        bench.store.fails_after = once(lambda entry: bool(entry.doors))
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: told(fake) == 1)
        for _ in range(3):
            await play_hand(room, table)
        await room.settled()
        assert told(fake) == 1
    assert sum("A commit failed" in line for line in said) == 1
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def room_letters(room: CardRoom, table: TableId) -> list[Letter]:
    return room._floor.outbox.box.of_table(table)


def told(fake: FakePlatform) -> int:
    return sum(
        "private messages are closed" in str(shown.title) for _, shown in fake.messages.values()
    )


@pytest.mark.parametrize("fails", ["fails_before", "fails_after"])
async def test_a_turn_notice_is_not_lost_with_its_commit(tmp_path: Path, fails: str) -> None:
    """The player to act is told once, although the store failed when the notice was written."""
    bench, fake, clock = Bench(), FakePlatform(), HandClock()
    async with a_room(tmp_path / "db", clock, wrap=bench, messengers={"fake": fake}) as room:
        table = await opened(room, **{"table.turn_notice_seconds": 5})
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        is_notice = lambda e: any(letter.slot is Slot.TURN for letter in e.letters)  # noqa: E731
        setattr(bench.store, fails, once(is_notice))
        clock.move(5_000)
        async with asyncio.timeout(10):
            while not fake.count("post", Slot.TURN):  # the wait between two tries is the clock's
                clock.move(1)
                await asyncio.sleep(0.001)
        await act_once(room, table)
        await until(lambda: len(fake.deleted) == 1)

"""When something breaks: a failing store, a failing table, and what everyone else notices."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from adapters.sqlite import SqliteStore
from adapters.sqlite.hop import hop
from core.chips import whole
from core.engine import Accepted, CardRoom, Refused
from core.engine.rows import Entry
from core.ids import PlaceId, TableId
from core.present.documents import Slot
from core.refusal import Reason
from core.table import apply
from core.table.commands import SitDown, TableCommand, TopUp
from core.table.state import Table
from tests.engine.brittle import Bench, causes, once
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    FakePlatform,
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


async def test_a_commit_that_failed_was_never_shown(tmp_path: Path) -> None:
    """The sender is refused, nobody hears of it, and the same act succeeds when tried again."""
    bench = Bench()
    said: list[str] = []
    heard: list[int] = []
    async with a_room(tmp_path / "db", wrap=bench, report=said.append) as room:
        table = await opened(room)
        await seat(room, table, "a")
        room.subscribe(lambda table, events: heard.append(table.version))
        before = room.table(table)
        bench.store.fails_before = once(causes("ChipsBought"))
        bench.store.unreadable = 2
        act = TopUp(person("a"), whole(100))
        outcome = await room.submit(table, act, "top-up")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.TOO_BUSY
        assert outcome.table == before
        assert heard == []
        again = await room.submit(table, act, "top-up")
        assert isinstance(again, Accepted)
        assert not again.repeated
        assert await room.wallets.balance(person("a")) == whole(10_000 - 1_000 - 100)
    assert any("The disk is full." in line for line in said)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_commit_that_failed_after_all_was_done_is_found(tmp_path: Path) -> None:
    """The database has it although it said it failed: the table goes on from what stands."""
    bench = Bench()
    async with a_room(tmp_path / "db", wrap=bench) as room:
        table = await opened(room)
        await seat(room, table, "a")
        bench.store.fails_after = once(causes("ChipsBought"))
        act = TopUp(person("a"), whole(100))
        outcome = await room.submit(table, act, "top-up")
        assert isinstance(outcome, Refused)
        again = await room.submit(table, act, "top-up")
        assert isinstance(again, Accepted)
        assert again.repeated
        assert await room.wallets.balance(person("a")) == whole(10_000 - 1_000 - 100)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_full_disk_stops_nobody_for_good(tmp_path: Path) -> None:
    """SQLite runs out of pages: the log says so in words, and all is well once there is room."""
    said: list[str] = []
    stores: list[SqliteStore] = []

    def keep(store: SqliteStore) -> SqliteStore:
        stores.append(store)
        return store

    async with a_room(tmp_path / "db", wrap=keep, report=said.append) as room:
        table = await opened(room)
        await seat(room, table, "a")
        await pages(stores[0], 1)
        outcomes = [
            await room.submit(table, TopUp(person("a"), whole(1)), f"top-up:{number}")
            for number in range(200)
        ]
        full = [o for o in outcomes if isinstance(o, Refused)]
        assert full
        assert {o.refusal.reason for o in full} == {Reason.TOO_BUSY}
        await pages(stores[0], 1_000_000)
        again = await room.submit(table, TopUp(person("a"), whole(1)), "top-up:199")
        assert isinstance(again, Accepted)
        taken = sum(isinstance(o, Accepted) for o in outcomes) + 1
        assert await room.wallets.balance(person("a")) == whole(10_000 - 1_000 - taken)
    assert any("is full. (SQLITE_FULL)" in line for line in said)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def pages(store: SqliteStore, most: int) -> None:
    """Let the database grow to ``most`` pages, or no more than it has."""
    await hop(store._connection, lambda c: c.execute(f"PRAGMA max_page_count = {most}").fetchone())


async def test_a_lost_deal_is_dealt_again(tmp_path: Path) -> None:
    """A hand whose start could not be stored is started by the next try, with its letters."""
    bench, fake = Bench(), FakePlatform()
    async with a_room(tmp_path / "db", messengers={"fake": fake}, wrap=bench) as room:
        table = await opened(room)
        for fails in ("fails_before", "fails_after"):
            setattr(bench.store, fails, once(causes("HandStarted")))
            for name in "ab" if fails == "fails_before" else "":
                await seat(room, table, name)
            number = await play_hand(room, table)
            await until(partial(has_boards, fake, number))
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND) >= 4)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def has_boards(fake: FakePlatform, count: int) -> bool:
    return fake.count("post", Slot.BOARD) >= count


async def test_everything_of_a_failed_batch_is_refused_and_nothing_of_others(
    tmp_path: Path,
) -> None:
    """Many tables at once, one batch lost: chips and tables agree afterwards."""
    bench = Bench()
    async with a_room(tmp_path / "db", wrap=bench) as room:
        tables = [await opened(room, PlaceId(f"fake:club:{n}")) for n in range(20)]
        left = [3]

        def third(entries: Sequence[Entry]) -> bool:
            left[0] -= 1
            return left[0] == 0

        bench.store.fails_before = third
        outcomes = await asyncio.gather(
            *(
                room.submit(table, SitDown(person(f"p{n}"), f"p{n}", whole(500)), f"sit:{n}")
                for n, table in enumerate(tables)
            )
        )
        for n, (table, outcome) in enumerate(zip(tables, outcomes, strict=True)):
            now = room.table(table)
            assert now is not None
            sits = now.occupant_of(person(f"p{n}")) is not None
            assert sits == isinstance(outcome, Accepted)
        assert any(isinstance(outcome, Refused) for outcome in outcomes)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_tables_share_their_commits(tmp_path: Path) -> None:
    """Commands that wait together are committed together, at most 64 at once."""
    bench = Bench()
    async with a_room(tmp_path / "db", wrap=bench) as room:
        tables = [await opened(room, PlaceId(f"fake:club:{n}")) for n in range(150)]
        for n in range(150):
            await room.wallets.balance(person(f"p{n}"))
        bench.store.sizes.clear()
        await asyncio.gather(
            *(
                room.submit(table, SitDown(person(f"p{n}"), "p", whole(500)), f"sit:{n}")
                for n, table in enumerate(tables)
            )
        )
        assert max(bench.store.sizes) == 64
        assert len(bench.store.sizes) <= 6  # 1, 64, 64, 21, and perhaps a heartbeat


async def broken_table(room: CardRoom, monkeypatch: pytest.MonkeyPatch, broken: TableId) -> None:
    """Make the rules fail at one table, with a card in the error's text."""

    def breaks(table: Table | None, command: TableCommand, at: Any) -> Any:
        if table is not None and table.id == broken:
            raise ValueError("the As fell on the floor")
        return apply(table, command, at)

    monkeypatch.setattr("core.engine.tables.actor.apply", breaks)


async def test_one_table_freezes_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state is kept, the floor and the log are told, no card is logged, the others play on."""
    fake = FakePlatform()
    said: list[str] = []
    async with a_room(tmp_path / "db", messengers={"fake": fake}, report=said.append) as room:
        ill, well = [await opened(room, PlaceId(f"fake:club:{n}")) for n in range(2)]
        for table in (ill, well):
            for name in "ab":
                await seat(room, table, name)
            await until(partial(is_in_hand, room, table))
        before = room.table(ill)
        await broken_table(room, monkeypatch, ill)
        act = TopUp(person("a"), whole(100))
        outcome = await room.submit(ill, act, "top-up")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.TABLE_FROZEN
        assert room.table(ill) == before
        again = await room.submit(ill, act, "top-up:2")
        assert isinstance(again, Refused)
        assert again.refusal.reason is Reason.TABLE_FROZEN
        await play_hand(room, well)
        await until(lambda: told(fake, "fake:club:0"))
        assert not told(fake, "fake:club:1")
    assert any(line.startswith(f"Table {ill} is frozen: ValueError in ") for line in said)
    assert not any("As fell" in line for line in said)
    monkeypatch.undo()
    # The next process, with the fault mended, goes on with the hand.
    async with a_room(tmp_path / "db") as room:
        await room.settled()
        await act_once(room, ill)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def told(fake: FakePlatform, place: str) -> bool:
    return any(
        to == place and "Something went wrong" in str(shown.title)
        for to, shown in fake.messages.values()
    )


async def test_a_table_that_cannot_be_read_is_frozen_at_the_start(tmp_path: Path) -> None:
    """A damaged row of one table's journal keeps nobody else from playing."""
    async with a_room(tmp_path / "db") as room:
        ill, well = [await opened(room, PlaceId(f"fake:club:{n}")) for n in range(2)]
        for table in (ill, well):
            await seat(room, table, "a")
    with sqlite3.connect(tmp_path / "db") as raw:
        raw.execute("UPDATE journal SET events = '[7]' WHERE table_id = ? AND version = 2", (ill,))
    raw.close()
    said: list[str] = []
    async with a_room(tmp_path / "db", report=said.append) as room:
        outcome = await room.submit(ill, TopUp(person("a"), whole(100)), "x")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.TABLE_FROZEN
        assert isinstance(await room.submit(well, TopUp(person("a"), whole(100)), "y"), Accepted)
        # Its channel is not free: a second table there would fail in the database, and with it
        # whatever the others say at that moment.
        place = PlaceId("fake:club:0")
        opening = await room.open_table(place, COMMUNITY, config(), ADMIN, "anew")
        assert isinstance(opening, Refused)
        assert opening.refusal.reason is Reason.TABLE_HERE
    assert any(f"Table {ill} is frozen" in line for line in said)
    assert not any("A commit failed" in line for line in said)


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE account SET balance = balance + 1 WHERE name LIKE 'wallet/%:a'", "wallet/"),
        ("UPDATE ledger SET amount = amount + 1 WHERE kind = 'blind'", "pot/t1"),
        ("UPDATE snapshot SET state = replace(state, '\"hands\":1', '\"hands\":9')", "snapshot"),
        ("UPDATE due SET deadlines = '[]'", "deadlines"),
        ("UPDATE journal SET at = at + 1 WHERE version = 2", "dealt the same way"),
        ("DELETE FROM ledger WHERE kind = 'push'", "stack/t1"),
        ("UPDATE journal SET events = '[7]' WHERE version = 2", "Table t1: its journal cannot be"),
        ("UPDATE journal SET command = '{}' WHERE version = 2", "Table t1: its journal cannot be"),
        ("DELETE FROM journal WHERE version = 1", "Table t1: its journal cannot be"),
        ("UPDATE ledger SET amount = 9223372036854775807", "the ledger and the balance differ"),
        ("UPDATE snapshot SET state = 'x'", "Table t1: its journal cannot be"),
    ],
)
async def test_an_audit_names_what_is_wrong(tmp_path: Path, statement: str, named: str) -> None:
    """Whatever somebody changes in the database is found and named."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await play_hand(room, table)
        await until(lambda: is_in_hand(room, table))
        await act_once(room, table)
        await room.wallets.grant(person("a"), whole(1), ADMIN, "g")
    clean = await audited(tmp_path / "db")
    assert clean.ok, clean.faults
    with sqlite3.connect(tmp_path / "db") as raw:
        changed = raw.execute(statement.replace("state, ", "CAST(state AS TEXT), ")).rowcount
    raw.close()
    assert changed
    report = await audited(tmp_path / "db")
    assert not report.ok
    assert any(named in fault for fault in report.faults), report.faults

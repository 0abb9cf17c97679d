"""One commit takes everything of several steps, whole or not at all."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.sqlite import SqliteStore, SqliteTape
from adapters.sqlite.hop import hop
from core.bank import Kind, Posting, house, stack, wallet
from core.chips import Chips
from core.engine.mail.letters import Letter, State
from core.engine.ports import MessageRef
from core.engine.rows import (
    Alive,
    Due,
    Entry,
    Final,
    GuestRow,
    JournalRow,
    ShutDoor,
    Snapshot,
    TableRow,
    WalletRow,
)
from core.engine.store import KeysUsed, StoreFailed
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.present.documents import Slot

CLUB, ANN, T1 = CommunityId("c"), PersonId("c:ann"), TableId("t1")
BANK = house(CLUB)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "db")
    yield store
    await store.close()


def opened(table: TableId = T1, place: str = "c:green") -> Entry:
    return Entry(opened=TableRow(table, CLUB, PlaceId(place), Instant(1)))


def row(version: int, key: str = "", table: TableId = T1) -> JournalRow:
    key = key or f"{table}:{version}"
    return JournalRow(table, version, Instant(version), key, b"c", b"e")


def journal(version: int, key: str = "", table: TableId = T1) -> Entry:
    return Entry(journal=row(version, key, table))


def grant(amount: int, key: str) -> Entry:
    return Entry(
        wallet=WalletRow(key, ANN, ANN, Kind.GRANT, Chips(amount), Chips(amount), Instant(5)),
        postings=(Posting(BANK, wallet(ANN), Chips(amount), Kind.GRANT),),
    )


async def test_everything_of_a_step_comes_back(store: SqliteStore) -> None:
    """Table, journal, snapshot, ledger, letters, doors and heartbeats are loaded as stored."""
    letter = Letter(1, T1, Slot.BOARD, PlaceId("c:green"), hand=3)
    await store.commit(
        [
            opened(),
            Entry(
                journal=row(1),
                snapshot=Snapshot(T1, 1, Instant(1), b"s"),
                due=Due(T1, Instant(9), b"d"),
                postings=(Posting(BANK, stack(T1, ANN), Chips(70), Kind.BUY_IN),),
                letters=(letter,),
                alive=(Alive("c", Instant(4)),),
                doors=(ShutDoor(ANN, True, Instant(3)),),
            ),
            journal(2),
        ]
    )
    memory = await store.load()
    (table,) = memory.tables
    assert table.snapshot == Snapshot(T1, 1, Instant(1), b"s")
    assert table.tail == (row(2),)
    assert memory.balances == {BANK: -70, stack(T1, ANN): 70}
    assert memory.letters == (letter,)
    assert memory.shut == {ANN}
    assert memory.alive == {"c": 4}
    assert (memory.last_table, memory.letters_ever) == (T1, 1)


async def test_a_used_key_is_named_and_nothing_is_stored(store: SqliteStore) -> None:
    """One repeated key stops the whole batch; chips of the other steps have not moved."""
    await store.commit([opened(), journal(1, "first")])
    with pytest.raises(KeysUsed) as used:
        await store.commit([grant(50, "g"), journal(2, "first"), journal(2, "second")])
    assert used.value.keys == {"first"}
    assert (await store.load()).balances == {}
    assert await store.recall("second") is None
    await store.commit([grant(50, "g"), journal(2, "second")])
    with pytest.raises(KeysUsed):
        await store.commit([grant(50, "g")])
    assert (await store.load()).balances == {BANK: -50, wallet(ANN): 50}


async def test_a_wallet_cannot_be_stored_below_zero(store: SqliteStore) -> None:
    """The database itself refuses what the books should never let through."""
    moves = (Posting(wallet(ANN), BANK, Chips(1), Kind.TAKE),)
    overdraft = Entry(journal=row(1), postings=moves)
    with pytest.raises(StoreFailed, match="CHECK"):
        await store.commit([opened(), overdraft])
    assert (await store.load()).tables == ()


async def test_a_version_is_taken_once(store: SqliteStore) -> None:
    """Two histories of one table cannot both be stored."""
    await store.commit([opened(), journal(1, "a")])
    with pytest.raises(StoreFailed):
        await store.commit([journal(1, "b")])


async def test_one_open_table_a_place(store: SqliteStore) -> None:
    """The place is free again once its table has closed."""
    await store.commit([opened()])
    with pytest.raises(StoreFailed):
        await store.commit([opened(TableId("t2"))])
    await store.commit([Entry(closed=T1), journal(1)])
    await store.commit([opened(TableId("t2"))])
    assert [table.table for table in (await store.load()).tables] == ["t2"]
    assert await store.load_table(T1) is not None


async def test_a_table_as_it_was(store: SqliteStore) -> None:
    """An old version comes from the newest snapshot before it, or from the beginning."""
    await store.commit([opened(), *(journal(version) for version in range(1, 10))])
    snapshots = [Entry(snapshot=Snapshot(T1, v, Instant(v), b"s%d" % v)) for v in (3, 6)]
    await store.commit(snapshots)
    early = await store.load_table(T1, 2)
    late = await store.load_table(T1, 7)
    assert early is not None
    assert late is not None
    assert early.snapshot is None
    assert [r.version for r in early.tail] == [1, 2]
    assert late.snapshot is not None
    assert late.snapshot.version == 6
    assert [r.version for r in late.tail] == [7]
    assert await store.load_table(TableId("t9")) is None


async def test_old_snapshots_are_forgotten(store: SqliteStore, tmp_path: Path) -> None:
    """The newest three are kept; the journal keeps everything."""
    await store.commit([opened()])
    for version in range(1, 9):
        await store.commit(
            [Entry(journal=row(version), snapshot=Snapshot(T1, version, Instant(1), b"s"))]
        )
    tape = await SqliteTape.open(tmp_path / "db")
    try:
        assert [s.version for s in await tape.snapshots(T1)] == [6, 7, 8]
        assert [r.version async for r in tape.journal(T1)] == list(range(1, 9))
    finally:
        await tape.close()


async def test_a_mark_changes_only_how_far_a_letter_has_come(store: SqliteStore) -> None:
    """A delivery and a step that makes the board final do not overwrite one another."""
    letter = Letter(1, T1, Slot.BOARD, PlaceId("c:green"), hand=3)
    await store.commit([opened(), Entry(letters=(letter,))])
    ref = MessageRef("green", "m7")
    sent = Letter(
        1, T1, Slot.BOARD, PlaceId("elsewhere"), state=State.SENT, sending=4, attempt=2, ref=ref
    )
    await store.commit([Entry(finals=(Final(1, 12),)), Entry(marks=(sent,))])
    (kept,) = (await store.load()).letters
    assert kept == Letter(
        1,
        T1,
        Slot.BOARD,
        PlaceId("c:green"),
        hand=3,
        final=12,
        state=State.SENT,
        sending=4,
        attempt=2,
        ref=ref,
    )


async def test_a_letter_that_is_done_is_not_loaded(store: SqliteStore) -> None:
    """Its number is never given out again."""
    letter = Letter(7, T1, Slot.LOG, PlaceId("c:green"))
    done = Letter(7, T1, Slot.LOG, PlaceId("c:green"), state=State.DONE)
    await store.commit([opened(), Entry(letters=(letter,)), Entry(marks=(done,))])
    memory = await store.load()
    assert (memory.letters, memory.letters_ever) == ((), 7)


async def test_acts_at_the_window_are_counted(store: SqliteStore) -> None:
    """Refills of a day are counted by kind and time, and recalled by key."""
    await store.commit([grant(10, "g1"), grant(20, "g2")])
    assert await store.count_wallet_acts(ANN, Kind.GRANT, Instant(5)) == 2
    assert await store.count_wallet_acts(ANN, Kind.GRANT, Instant(6)) == 0
    assert await store.count_wallet_acts(ANN, Kind.REFILL, Instant(0)) == 0
    recalled = await store.recall_wallet("g2")
    assert recalled is not None
    assert recalled.amount == 20
    assert await store.recall_wallet("g3") is None


async def test_the_ledger_adds_up_to_the_balances(store: SqliteStore, tmp_path: Path) -> None:
    """What an audit reads twice is the same, read beside a store in use."""
    await store.commit([opened(), grant(100, "g")])
    moves = (Posting(wallet(ANN), stack(T1, ANN), Chips(100), Kind.BUY_IN),)
    await store.commit([Entry(journal=row(1), postings=moves)])
    tape = await SqliteTape.open(tmp_path / "db")
    try:
        ledger, stored = await tape.postings(), await tape.stored_balances()
    finally:
        await tape.close()
    assert ledger == stored == {BANK: -100, wallet(ANN): 0, stack(T1, ANN): 100}


async def test_tidying_does_not_wait_for_a_writer(store: SqliteStore) -> None:
    """A checkpoint returns while a transaction is open on the writing connection."""
    await store.commit([opened()])
    await hop(store._connection, lambda c: c.execute("BEGIN IMMEDIATE"))
    async with asyncio.timeout(20):
        await store.tidy()
    await hop(store._connection, lambda c: c.execute("ROLLBACK"))


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    """Work after the end fails as a store fails, not with an error of the library."""
    store = await SqliteStore.open(tmp_path / "db")
    await store.close()
    with pytest.raises(StoreFailed):
        await store.load()


KILLED = """
import asyncio, os, sys
from pathlib import Path
from adapters.sqlite import SqliteStore
from tests.store.test_commit import journal, opened
async def write():
    store = await SqliteStore.open(Path(sys.argv[1]))
    await store.commit([opened()])
    for version in range(1, 10_000):
        await store.commit([journal(version)])
        print(version, flush=True)
asyncio.run(write())
"""


async def test_what_was_committed_survives_kill_9(tmp_path: Path) -> None:
    """Every version that was told before the process was killed is there afterwards."""
    path = tmp_path / "db"
    with subprocess.Popen(  # noqa: ASYNC220  a child this short needs no watching
        [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        told = 0
        while told < 50:
            told = int(writer.stdout.readline())
        writer.kill()
        told = max([told, *(int(line) for line in writer.stdout if line.endswith("\n"))])
        writer.wait(20)
    store = await SqliteStore.open(path)
    try:
        (table,) = (await store.load()).tables
    finally:
        await store.close()
    assert len(table.tail) in (told, told + 1)
    with sqlite3.connect(path) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    raw.close()


def visit(
    person: str = "c:ann", like: str = "holdem", left_at: int = 10, took: int = 7
) -> GuestRow:
    """A page of the guest book; every count is another."""
    return GuestRow(
        community=CLUB,
        person=PersonId(person),
        like=like,
        table=T1,
        left_at=Instant(left_at),
        took=Chips(took),
        short_buys=1,
        clocks_against=2,
        clocks_unreasonable=3,
        folds_undone=4,
        ejected=True,
        broke=False,
        owes_kill=True,
        refused_kill=took > 0,
    )


async def test_the_guest_book_has_the_last_visit(store: SqliteStore) -> None:
    """One page a person and kind of game, read back as written; of two visits the later one is
    kept, in one commit too, and those that are too old are left out."""
    first, other, old = visit(), visit(like="razz"), visit("c:bob", left_at=4)
    await store.commit([Entry(guests=(first, other)), Entry(guests=(old,))])
    assert {*await store.guests(Instant(5))} == {first, other}
    assert {*await store.guests(Instant(4))} == {first, other, old}
    again = visit(left_at=20, took=0)
    await store.commit([Entry(guests=(visit(left_at=15),)), Entry(guests=(again,))])
    assert {*await store.guests(Instant(0))} == {again, other, old}


async def test_the_guest_book_is_of_the_same_commit(store: SqliteStore) -> None:
    """A batch that is not stored leaves nothing in the book."""
    await store.commit([journal(1, "k")])
    with pytest.raises(KeysUsed):
        await store.commit([Entry(guests=(visit(),)), journal(2, "k")])
    assert not await store.guests(Instant(0))

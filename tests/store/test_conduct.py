"""The rows of the conduct book come back as they were stored, whole or not at all."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adapters.sqlite import SqliteStore
from core.chips import Chips
from core.engine.rows import Entry
from core.engine.store import KeysUsed
from core.house.conduct import Ground, Measure, MeasureKind
from core.house.regulars import Regular
from core.house.reports import Matter, Report
from core.ids import CommunityId, Instant, PersonId, TableId

CLUB, ANN, BOB, FLO = CommunityId("c"), PersonId("c:ann"), PersonId("c:bob"), PersonId("c:flo")

BAR = Measure(
    1, "k1", CLUB, MeasureKind.BAR, Ground.ABUSE, "so", ANN, "Ann", FLO, "Flo", Instant(7)
)
FULL = Measure(
    2, "k2", CLUB, MeasureKind.FINE, Ground.OTHER, "", ANN, "Ann", FLO, "Flo", Instant(8),
    Instant(9), TableId("t1"), BOB, "Bob", 3, 1, True, Chips(500),
)  # fmt: skip
NEWS = Report(
    1, "r1", CLUB, TableId("t1"), 12, Matter.COLLUSION, (ANN, BOB), ("Ann", "Bob"), Instant(5),
    FLO, "Flo", "they never raise", 2,
)  # fmt: skip


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "db")
    yield store
    await store.close()


async def test_everything_comes_back(store: SqliteStore) -> None:
    """Measures with and without what is optional, a report, and a person twice: the last counts."""
    once, twice = Regular(CLUB, ANN, hands=3), Regular(CLUB, ANN, Instant(4), 5, True)
    entry = Entry(measures=(BAR, FULL), regulars=(once,), reports=(NEWS,))
    await store.commit([entry, Entry(regulars=(twice,))])
    pages = await store.conduct(Instant(0))
    assert (pages.measures, pages.reports) == ((BAR, FULL), (NEWS,))
    assert (pages.regulars, pages.last_report) == ((twice,), 1)


async def test_a_report_that_was_heard_is_read_for_a_while(store: SqliteStore) -> None:
    """Waiting it is always read; heard only while it is new, and its number is not forgotten."""
    await store.commit([Entry(reports=(NEWS,))])
    assert (await store.conduct(Instant(99))).reports == (NEWS,)
    heard = replace(NEWS, heard_by=ANN, heard_at=Instant(6))
    await store.commit([Entry(heard=(heard,))])
    assert (await store.conduct(Instant(5))).reports == (heard,)
    late = await store.conduct(Instant(6))
    assert (late.reports, late.last_report) == ((), 1)


async def test_one_key_is_one_measure(store: SqliteStore) -> None:
    """A second one under the key takes nothing of its batch into the store."""
    await store.commit([Entry(measures=(BAR,))])
    again = replace(BAR, number=3)
    with pytest.raises(KeysUsed) as used:
        await store.commit([Entry(reports=(NEWS,)), Entry(measures=(again,))])
    assert used.value.keys == {"k1"}
    pages = await store.conduct(Instant(0))
    assert (pages.measures, pages.reports) == ((BAR,), ())

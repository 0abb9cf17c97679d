"""The history of the houses as the store keeps it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.sqlite import SqliteStore
from core.engine.rows import Entry
from core.engine.store import KeysUsed
from core.house.history import About, HouseChange
from core.house.setting import Value
from core.ids import CommunityId, Instant, PersonId, TableId

GREEN, BLUE = CommunityId("c:green"), CommunityId("c:blue")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "riffle.db")
    yield store
    await store.close()


def line(
    key: str,
    subject: str,
    value: Value | None,
    *,
    place: int = 0,
    community: CommunityId = GREEN,
    table: TableId | None = None,
    about: About = About.RULE,
) -> HouseChange:
    return HouseChange(
        key, place, community, table, about, subject, value, None,
        PersonId("p:ann"), "Ann", Instant(5), "label",
    )  # fmt: skip


async def test_the_last_line_on_each_subject_is_what_holds(store: SqliteStore) -> None:
    """A later line takes the place of an earlier one on the same subject of the same community
    alone; kinds of values come back as they were, and a table's own lines are no part of it."""
    lines = (
        line("a", "clock.seconds", 60),
        line("a", "betting.overs", True, place=1),
        line("b", "clock.seconds", 60, community=BLUE),
        line("c", "role:1", "floor", about=About.STAFF),
        line("d", "clock.seconds", 90, table=TableId("t1")),
        line("e", "clock.seconds", None),
    )
    await store.commit([Entry(house=(one,)) for one in lines])
    assert await store.houses() == (lines[1], lines[2], lines[3], lines[5])
    assert (await store.houses())[0].value is True


async def test_the_history_is_newest_first(store: SqliteStore) -> None:
    """A community's history has its tables' lines too; a table's has its own alone; both end
    where they were asked to."""
    mine = line("b", "clock.seconds", 90, table=TableId("t1"))
    lines = (line("a", "clock.seconds", 60), mine, line("c", "clock.seconds", 70))
    await store.commit([Entry(house=(one,)) for one in lines])
    await store.commit([Entry(house=(line("x", "clock.seconds", 1, community=BLUE),))])
    assert await store.house_history(GREEN, None, 10) == lines[::-1]
    assert await store.house_history(GREEN, None, 2) == lines[:0:-1]
    assert await store.house_history(GREEN, TableId("t1"), 10) == (mine,)


async def test_an_act_counts_once(store: SqliteStore) -> None:
    """A second act under the same key is refused by name with everything that came with it, and
    the first can be asked for."""
    lines = (line("a", "clock.seconds", 60), line("a", "betting.overs", True, place=1))
    await store.commit([Entry(house=lines)])
    again = (line("a", "clock.seconds", 70),)
    with pytest.raises(KeysUsed) as used:
        await store.commit([Entry(house=(line("b", "button.rule", "x"),)), Entry(house=again)])
    assert used.value.keys == {"a"}
    assert await store.recall_house("a") == lines
    assert await store.recall_house("b") == ()

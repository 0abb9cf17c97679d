"""Table ids: each is given once, whatever fails in between."""

from pathlib import Path

from core.engine import Accepted, CardRoom, Refused
from core.engine.outcome import Outcome
from core.ids import PlaceId
from core.refusal import Reason
from core.table.commands import Leave
from tests.engine.brittle import Bench, causes, once
from tests.engine.kit import ADMIN, COMMUNITY, a_room, audited, config, person, seat


def place(number: int) -> PlaceId:
    return PlaceId(f"fake:club:{number}")


async def opening(room: CardRoom, where: int, key: str) -> Outcome:
    return await room.open_table(place(where), COMMUNITY, config(), ADMIN, key)


async def test_a_failed_opening_never_has_an_id_given_twice(tmp_path: Path) -> None:
    """After an opening that was lost and a restart, a new table is another than the one there."""
    bench = Bench(lambda store: setattr(store, "fails_before", once(causes("TableOpened"))))
    async with a_room(tmp_path / "db", wrap=bench) as room:
        assert isinstance(await opening(room, 1, "lost"), Refused)
        kept = await opening(room, 1, "kept")
        assert isinstance(kept, Accepted)
        await seat(room, kept.table.id, "a")
    async with a_room(tmp_path / "db") as room:
        fresh = await opening(room, 2, "fresh")
        assert isinstance(fresh, Accepted)
        assert fresh.table.id != kept.table.id
        assert {table.id for table in room.tables()} == {kept.table.id, fresh.table.id}
        assert isinstance(await room.submit(kept.table.id, Leave(person("a")), "go"), Accepted)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_refused_opening_leaves_the_place_free(tmp_path: Path) -> None:
    """What was lost is dropped: the next opening there succeeds at once."""
    bench = Bench(lambda store: setattr(store, "fails_before", once(causes("TableOpened"), 2)))
    async with a_room(tmp_path / "db", wrap=bench) as room:
        for key in ("one", "two"):
            lost = await opening(room, 1, key)
            assert isinstance(lost, Refused)
            assert lost.refusal.reason is Reason.TOO_BUSY
        assert isinstance(await opening(room, 1, "three"), Accepted)
        assert len(room.tables()) == 1

"""SIGKILL between a measure's commit and what follows at the table: the next process makes up for
it, once."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from core.chips import whole
from core.engine import CardRoom
from core.house.conduct import MeasureKind
from core.refusal import Reason
from core.table.commands import SitDown
from core.table.floor.removal import Removal, SittingOut
from core.table.state import Occupant
from tests.engine.guests import GREEN, refused
from tests.engine.kit import COMMUNITY, HandClock, a_room, audited, play_hand, until
from tests.engine.penalties import A

ROOT = Path(__file__).parents[2]
LATER = 1_700_000_000_000 + 60_000


async def killed(database: Path, kind: MeasureKind) -> None:
    """The measure is ordered by a process that does not outlive its commit."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.engine.conduct_child", str(database), kind.value, cwd=ROOT
    )
    async with asyncio.timeout(60):
        assert await process.wait() == -signal.SIGKILL


def occupant(room: CardRoom) -> Occupant | None:
    """The player, where he sits."""
    table = room.table_at(GREEN)
    return table.occupant_of(A) if table is not None else None


async def test_a_suspension_is_carried_out_by_the_next_process(tmp_path: Path) -> None:
    """It is in the record; he finishes the hand, gets up, and is refused a seat."""
    await killed(tmp_path / "db", MeasureKind.SUSPEND)
    async with a_room(tmp_path / "db", HandClock(LATER)) as room:
        (measure,) = room.conduct.record(COMMUNITY, A)
        await until(lambda: (one := occupant(room)) is not None and one.is_removed)
        assert occupant(room).removal is Removal.AFTER_HAND  # type: ignore[union-attr]
        table = room.table_at(GREEN)
        assert table is not None
        await play_hand(room, table.id)
        await until(lambda: occupant(room) is None)
        back = SitDown(A, "a", whole(1500))
        refusal = refused(await room.submit(table.id, back, "back"))
        assert (refusal.reason, refusal.facts) == (Reason.SUSPENDED, {"until": measure.until})
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.rule("cooke-17.01")
async def test_sitting_out_is_carried_out_once(tmp_path: Path) -> None:
    """Two hands, however often the room is started again meanwhile."""
    await killed(tmp_path / "db", MeasureKind.SIT_OUT)
    for _ in range(2):
        async with a_room(tmp_path / "db", HandClock(LATER)) as room:
            await until(lambda: (one := occupant(room)) is not None and one.sitting_out is not None)
            await room.settled()
            one = occupant(room)
            assert one is not None
            assert one.sitting_out == SittingOut(2, returns=True)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults

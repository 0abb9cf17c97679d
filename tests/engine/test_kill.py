"""Kill -9 at the engine's own points: the evening goes on, nothing doubled, nothing lost."""

import asyncio
import json
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.engine.kit import audited

HANDS = 4
POINTS = {
    "before_commit": (2, 5, 9, 14, 22),
    "after_commit": (2, 4, 8, 15, 21),
    "before_send": (1, 2, 3, 4, 5),
    "after_send": (1, 2, 3, 4, 5),
}


async def run(folder: Path, crash: str) -> int:
    """Run the evening until it is over or killed; its exit code."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", "-m", "tests.engine.evening",
        str(folder / "db"), str(folder / "platform"), str(HANDS), crash,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    async with asyncio.timeout(60):
        return await process.wait()


@pytest.mark.parametrize("point", POINTS)
async def test_an_evening_survives_being_killed(tmp_path: Path, point: str) -> None:
    """Five kills at each point: audits stay clean, and each message has arrived exactly once."""
    for count in POINTS[point]:
        assert await run(tmp_path, f"{point}:{count}") == -signal.SIGKILL
        report = await audited(tmp_path / "db")
        assert report.ok, report.faults
    assert await run(tmp_path, "never:0") == 0
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults
    lines = [json.loads(line) for line in (tmp_path / "platform").read_text().splitlines()]
    sent = Counter(
        (line["slot"], line["to"], line["title"].partition(" · ")[0])
        for line in lines
        if line["call"] in ("post", "direct") and line["slot"] in ("board", "private_hand")
    )
    assert set(sent.values()) == {1}
    boards = {title for slot, _, title in sent if slot == "board"}
    assert {f"Hand {number}" for number in range(1, HANDS + 1)} <= boards
    signs = [line for line in lines if line["slot"] == "sign" and line["call"] == "post"]
    assert len(signs) == 1

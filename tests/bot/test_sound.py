"""A process whose room has died says so and ends."""

from pathlib import Path

import pytest

from bot.__main__ import main
from core.engine.journal.committer import Committer
from core.engine.time.alarm import Alarm
from core.engine.time.pulse import Pulse


@pytest.mark.parametrize(
    ("part", "name"), [(Committer, "writer"), (Alarm, "alarm"), (Pulse, "pulse")]
)
def test_a_part_that_dies_ends_the_process(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    part: type,
    name: str,
) -> None:
    """Whichever it is: one sentence on standard error, no value in it, and an exit code not 0."""

    async def breaks(_: object) -> None:
        raise ValueError("the As fell on the floor")

    monkeypatch.setattr(part, "run", breaks)
    monkeypatch.chdir(tmp_path)
    code = main(["play", "--auto", "--hands", "1000", "--db", str(tmp_path / "db")])
    said = capsys.readouterr().err.strip().splitlines()
    assert code == 1
    assert len(said) == 1
    assert said[0].startswith(f"The {name} has stopped: ValueError in test_sound.py:")
    assert said[0].endswith("Nothing is lost: the next start goes on from the database.")
    assert "As fell" not in said[0]

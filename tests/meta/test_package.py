"""What is installed when somebody installs the project."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_the_wheel_holds_the_rule_book(tmp_path: Path) -> None:
    """A wheel has the three packages with every rule-book file, and no tests."""
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    book = {f"core/rulebook/{path.name}" for path in (ROOT / "core/rulebook").glob("*.toml")}
    assert len(book) == 11
    assert book <= names
    tops = {name.partition("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"core", "adapters", "bot"}

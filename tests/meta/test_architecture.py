"""Imports go one way, and the core is pure."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("core", "adapters", "bot")


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Hold the packages below ``root`` against this checkout's contracts."""
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as main; main()",
            "--no-cache",
            "--config",
            str(ROOT / "pyproject.toml"),
        ],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_import_keeps_the_contracts() -> None:
    """No module of this checkout imports what its layer may not know."""
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the packages, to plant imports in."""
    root = tmp_path_factory.mktemp("checkout")
    for package in PACKAGES:
        copytree(ROOT / package, root / package, ignore=ignore_patterns("__pycache__", "*.toml"))
    return root


@pytest.mark.parametrize(
    ("module", "imported", "contract"),
    [
        ("core/hand/planted.py", "time", "no clock"),
        ("core/shuffle/planted.py", "random", "no clock"),
        ("core/engine/planted.py", "sqlite3", "no clock"),
        ("core/engine/planted.py", "logging", "no clock"),
        ("core/present/planted.py", "discord", "no clock"),
        ("core/view/planted.py", "asyncio", "Only the engine"),
        ("core/hands/planted.py", "core.games", "one way"),
        ("core/hand/planted.py", "core.bank", "one way"),
        ("core/view/planted.py", "core.present", "one way"),
        ("core/planted.py", "core.cards", "one way"),
        ("core/engine/planted.py", "core.reception", "one way"),
        ("core/reception/planted.py", "asyncio", "Only the engine"),
        ("core/engine/planted.py", "adapters.discord", "below its platforms"),
        ("adapters/sqlite/planted.py", "bot", "below its platforms"),
        ("adapters/discord/planted.py", "adapters.terminal", "knows another"),
    ],
)
def test_an_import_the_wrong_way_is_found(
    copy: Path, module: str, imported: str, contract: str
) -> None:
    """An import that a layer may not have breaks the contract that forbids it."""
    planted = copy / module
    planted.write_text(f"import {imported}\n")
    try:
        result = lint_imports(copy)
    finally:
        planted.unlink()
    assert result.returncode == 1, result.stdout + result.stderr
    broken = [line for line in result.stdout.splitlines() if " BROKEN" in line]
    assert any(contract in line for line in broken), result.stdout


def test_the_engine_may_be_asynchronous(copy: Path) -> None:
    """The one layer that waits is free to."""
    planted = copy / "core" / "engine" / "planted.py"
    planted.write_text("import asyncio\n")
    try:
        assert lint_imports(copy).returncode == 0
    finally:
        planted.unlink()

"""Each value of each house rule is read by the core, and tests fail when it reads as another."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from core.house.settings import SETTINGS
from tests.rule_record import sources_print
from tests.setting_proofs.page import PAGE, load, missing, written

ROOT: Final = Path(__file__).parents[2]
PROOFS: Final = load()

_SAMPLE: Final = 10
_PARTS: Final = 3


@cache
def functions(file: str) -> frozenset[str]:
    """The names of the functions of a file of tests, those in classes too."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, kinds))


def prove(part: str) -> None:
    """Prove a part of the page anew, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.setting_proofs", "--check", "--part", part],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_every_value_is_told_from_every_other() -> None:
    """No value of a choice lacks a test that tells it from each other one, and no number a test
    of its default and of another value.  (`python -m tests.setting_proofs` looks for them.)"""
    assert missing(PROOFS) == ()


def test_nothing_else_is_on_the_page() -> None:
    """Every line is of a declared setting and of values that it can have, and the page is as it
    is written by the program."""
    assert {proof.key for proof in PROOFS} <= SETTINGS.keys()
    for proof in PROOFS:
        key, value = proof.read
        assert SETTINGS[key].check(value) == value
        assert value not in proof.instead
    assert written(PROOFS) == PAGE.read_text(encoding="utf-8")


def test_the_tests_named_are_there() -> None:
    """Each file has a function of that name."""
    for proof in PROOFS:
        name = proof.test.split("::")[-1].partition("[")[0]
        assert name in functions(proof.file), proof.test


def test_some_proofs_of_every_change() -> None:
    """Other lines with each change of the sources are proved anew: the test passes, and fails by
    the other value."""
    step = max(1, len(PROOFS) // _SAMPLE)
    prove(f"{int(sources_print(ROOT)[:8], 16)}/{step}")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(_PARTS))
def test_every_proof(part: int) -> None:
    """All lines are proved anew."""
    prove(f"{part}/{_PARTS}")

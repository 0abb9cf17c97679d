"""Which of the slow tests run when there is not time for all."""

import os
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

INI = """
[pytest]
testpaths = tests
addopts = --strict-markers -p tests.slow_time
markers =
    rule(id, *scenarios): rule
"""

SUITE = """
import pytest

@pytest.mark.parametrize("number", range(20))
def test_other(number): pass

@pytest.mark.rule("cooke-9.01")
@pytest.mark.parametrize("number", range(6))
def test_proof(number): pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Twenty tests, and six that prove a rule."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini(INI)
    folder = pytester.mkdir("tests")
    (folder / "test_suite.py").write_text(SUITE)
    return pytester


def order(suite: pytest.Pytester, *arguments: str) -> list[str]:
    """The tests in the order in which they were run."""
    result = suite.runpytest_inprocess("-v", *arguments)
    return re.findall(r"::(test_\w+\[\d+\]) PASSED", result.stdout.str())


def change(suite: pytest.Pytester) -> None:
    """The sources are others."""
    (suite.path / "tests" / "more.py").write_text("")


def test_proofs_come_first(suite: pytest.Pytester) -> None:
    """Those that prove a rule begin; without a limit the order is that of the files."""
    run = order(suite, "--seconds", "60")
    assert len(run) == 26
    assert all("proof" in name for name in run[:6])
    assert order(suite) == [f"test_other[{n}]" for n in range(20)] + [
        f"test_proof[{n}]" for n in range(6)
    ]


def test_the_sources_decide_the_order(suite: pytest.Pytester) -> None:
    """The same sources run in the same order, others in another one, proofs and others alike."""
    first = order(suite, "--seconds", "60")
    assert order(suite, "--seconds", "60") == first
    change(suite)
    then = order(suite, "--seconds", "60")
    assert sorted(then) == sorted(first)
    assert then[:6] != first[:6]
    assert then[6:] != first[6:]


def test_what_has_not_begun_in_time_is_skipped(suite: pytest.Pytester) -> None:
    """When the time is over nothing more is run, and the reason is said."""
    result = suite.runpytest_inprocess("--seconds", "0", "-rs")
    result.assert_outcomes(skipped=26)
    result.stdout.fnmatch_lines(["*the 0 s of this run are over*"])


def test_tests_are_handed_out_one_by_one(suite: pytest.Pytester) -> None:
    """Workers take the next test in the order, instead of a part of the suite each, where time
    is short; else as they are told."""
    asked = ("-p", "xdist", "--dist", "worksteal")
    short = suite.parseconfigure(*asked, "--seconds", "60").option
    assert (short.dist, short.maxschedchunk) == ("load", 1)
    assert suite.parseconfigure(*asked).option.dist == "worksteal"


@pytest.mark.slow
def test_workers_share_the_proofs(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers, who would each begin with a half of the suite, both begin with proofs."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    result = suite.runpytest_subprocess(
        "-p", "xdist", "-n", "2", "--dist", "worksteal", "-v", "--seconds", "60"
    )
    result.assert_outcomes(passed=26)
    began = re.findall(r"\[(gw\d)\] .* PASSED .*::(test_\w+)\[", result.stdout.str())
    for worker in ("gw0", "gw1"):
        assert next(name for by, name in began if by == worker) == "test_proof"

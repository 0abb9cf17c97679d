"""What a test run leaves behind for the rule coverage."""

import os
import sys
from pathlib import Path

import pytest

from tests.rule_record import RECORD, Record, load

ROOT = Path(__file__).resolve().parents[2]

# Rules by what they have in the book: four scenarios or more, and none at all.
WITH_SCENARIOS = "cooke-12.08"
WITHOUT_SCENARIOS = "cooke-9.01"

INI = """
[pytest]
testpaths = tests
addopts = --strict-markers -p tests.rule_marks -m "not slow"
markers =
    rule(id, *scenarios): rule
    slow: slow
"""

SUITE = f"""
import pytest

@pytest.mark.rule("{WITH_SCENARIOS}", 1, 2)
def test_played(): pass

@pytest.mark.rule("{WITH_SCENARIOS}", 3)
@pytest.mark.parametrize("hand", [1, 2])
def test_some_parameters_fail(hand): assert hand == 1

@pytest.mark.rule("{WITHOUT_SCENARIOS}")
def test_without_scenarios(): pass

@pytest.mark.rule("{WITH_SCENARIOS}", 4)
@pytest.mark.slow
def test_slow(): pass

def test_of_no_rule(): pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A small suite with passed, failed, slow and unmarked tests."""
    pytester.makeini(INI)
    write_suite(pytester, SUITE)
    return pytester


def write_suite(pytester: pytest.Pytester, source: str) -> None:
    """Make ``source`` the suite's only file."""
    folder = pytester.path / "tests"
    folder.mkdir(exist_ok=True)
    (folder / "test_suite.py").write_text(source)


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run the suite: with workers as a person does, else within this process for speed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        if "-n" not in arguments:
            return pytester.runpytest_inprocess(*arguments)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
        return pytester.runpytest_subprocess("-p", "xdist", *arguments)


def record_of(pytester: pytest.Pytester) -> Record:
    """The record of the last full run."""
    record = load(pytester.path)
    assert record is not None
    return record


def outcomes(record: Record) -> dict[str, bool]:
    """Whether each recorded test passed, by the end of its name."""
    return {
        nodeid.partition("::")[2]: result.passed
        for part in record.parts.values()
        for nodeid, result in part.tests.items()
    }


DEFAULT = {
    "test_played": True,
    "test_some_parameters_fail[1]": True,
    "test_some_parameters_fail[2]": False,
    "test_without_scenarios": True,
}


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_a_full_run_is_recorded(suite: pytest.Pytester, workers: tuple[str, ...]) -> None:
    """The default run records every test that names a rule, alone or in parallel."""
    run(suite, *workers)
    record = record_of(suite)
    assert outcomes(record) == DEFAULT
    assert not record.complete
    named = {name.partition("::")[2]: r.rules for name, r in record.parts["default"].tests.items()}
    assert named["test_played"] == {WITH_SCENARIOS: (1, 2)}
    assert named["test_without_scenarios"] == {WITHOUT_SCENARIOS: ()}


def test_the_slow_run_joins_the_default_run(suite: pytest.Pytester) -> None:
    """Default and slow run on the same sources are one complete record."""
    run(suite)
    run(suite, "-m", "slow")
    record = record_of(suite)
    assert record.complete
    assert outcomes(record) == DEFAULT | {"test_slow": True}


def test_everything_in_one_run_is_complete(suite: pytest.Pytester) -> None:
    """A run without a selection by marker plays both parts."""
    run(suite, "-m", "")
    record = record_of(suite)
    assert record.complete
    assert record.parts["slow"].tests.keys() == {"tests/test_suite.py::test_slow"}


def test_runs_on_different_sources_are_not_joined(suite: pytest.Pytester) -> None:
    """A slow run after a change says nothing about the tests that ran before it."""
    run(suite)
    write_suite(suite, SUITE + "# changed\n")
    run(suite, "-m", "slow")
    record = record_of(suite)
    assert not record.complete
    assert outcomes(record) == {"test_slow": True}


@pytest.mark.parametrize(
    "selection",
    [
        ["-k", "played"],
        ["-m", "not slow and rule"],
        ["tests/test_suite.py"],
        ["tests/test_suite.py::test_played"],
        ["--deselect", "tests/test_suite.py::test_some_parameters_fail"],
        ["-x"],
        ["--maxfail=1", "-n", "2"],
        ["--collect-only"],
        ["--last-failed"],
    ],
    ids=" ".join,
)
def test_a_selected_run_leaves_the_record_alone(
    suite: pytest.Pytester, selection: list[str]
) -> None:
    """Picking tests out, or stopping before the end, neither erases nor changes the record."""
    run(suite)
    before = (suite.path / RECORD).read_bytes()
    write_suite(suite, SUITE + "# changed\n")
    run(suite, *selection)
    assert (suite.path / RECORD).read_bytes() == before


def test_the_whole_folder_named_is_a_full_run(suite: pytest.Pytester) -> None:
    """Naming the folder of all tests selects nothing."""
    run(suite, "tests/")
    assert outcomes(record_of(suite)) == DEFAULT


def test_neither_skipped_nor_expected_to_fail_is_passed(suite: pytest.Pytester) -> None:
    """A test that was skipped, or failed as expected, or broke after it, proves nothing."""
    write_suite(
        suite,
        f"""
import pytest
pytestmark = pytest.mark.rule("{WITH_SCENARIOS}", 1)

@pytest.fixture
def broken_after():
    yield
    raise OSError

def test_skips(): pytest.skip("no")

@pytest.mark.xfail
def test_xfails(): assert False

def test_breaks_after(broken_after): pass
""",
    )
    run(suite)
    assert outcomes(record_of(suite)) == {
        "test_skips": False,
        "test_xfails": False,
        "test_breaks_after": False,
    }


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["one process", "one worker"])
@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ('"cooke-99.99", 1', "*test_wrong: no rule 'cooke-99.99' in the rule book*"),
        ('"cooke-12.08", 99', "*test_wrong: cooke-12.08 has * scenarios, and no scenario 99*"),
        ('"cooke-12.08", 0', "*test_wrong: cooke-12.08 has * scenarios, and no scenario 0*"),
        ('"cooke-9.01", 1', "*test_wrong: cooke-9.01 has 0 scenarios, and no scenario 1*"),
        ("", "*test_wrong: no rule '' in the rule book*"),
    ],
)
def test_a_wrong_mark_is_a_collection_error(
    suite: pytest.Pytester, mark: str, complaint: str, workers: tuple[str, ...]
) -> None:
    """A rule or scenario that the book does not have stops the run before it starts."""
    write_suite(suite, f"import pytest\n@pytest.mark.rule({mark})\ndef test_wrong(): pass\n")
    result = run(suite, *workers)
    assert result.ret in (pytest.ExitCode.INTERRUPTED, pytest.ExitCode.TESTS_FAILED)
    result.stdout.fnmatch_lines(["*ERROR collecting*", complaint])
    assert load(suite.path) is None

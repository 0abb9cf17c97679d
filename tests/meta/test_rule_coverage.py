"""The rule coverage report."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from core.rulebook import Kind, rules
from tests.rule_coverage import ROOT, main
from tests.rule_record import PartRun, TestResult, joined, save, sources_print
from tests.rule_waits import WAITING, read_waits

RULE = next(rule for rule in rules() if rule.kind is Kind.ENGINE and len(rule.tests) == 3)
BARE = next(rule for rule in rules() if rule.kind is Kind.MESSAGE and not rule.tests)
PHYSICAL = next(rule for rule in rules() if rule.kind is Kind.PHYSICAL)


class Checkout:
    """A checkout with a record and a list of waits, as the report reads it."""

    def __init__(self, root: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self._capture = capture
        (root / "tests").mkdir()
        self.waits("")

    def waits(self, toml: str) -> None:
        """The list of waits is ``toml``."""
        (self.root / "tests" / WAITING).write_text(toml)

    def ran(self, *results: tuple[str, Sequence[int], bool], part: str = "default") -> None:
        """A full run of ``part``: rule, scenarios and outcome of each test."""
        tests = {
            f"test_{n}": TestResult(passed=passed, rules={rule_id: tuple(numbers)})
            for n, (rule_id, numbers, passed) in enumerate(results)
        }
        run = PartRun(ended="2026-01-02T03:04:05+00:00", tests=tests)
        save(self.root, joined(None, sources_print(self.root), {part: run}))

    def report(self, *arguments: str) -> tuple[int, str, str]:
        """Exit code, output and errors of the tool."""
        code = main(arguments, self.root)
        return code, *self._capture.readouterr()

    def counts(self) -> dict[str, Any]:
        """The counts, as JSON; the tool must be content."""
        code, out, err = self.report("--json")
        assert code == 0, err
        counts: dict[str, Any] = json.loads(out)
        return counts


@pytest.fixture
def checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Checkout:
    """An empty checkout."""
    return Checkout(tmp_path, capsys)


def test_totals_are_the_catalogues(checkout: Checkout) -> None:
    """The totals are the catalogue's own counts, and JSON has exactly the five keys."""
    checkout.ran()
    counts = checkout.counts()
    assert list(counts) == ["total", "proved", "scenarios", "missing", "waiting"]
    assert sum(counts["total"].values()) == 809
    assert counts["total"]["physical"] == 21
    assert counts["total"]["reference"] == 66
    assert counts["scenarios"] == {"total": 1711, "proved": 0}
    assert len(counts["missing"]) == 722
    assert set(counts["proved"].values()) == {0}


def test_a_rule_is_proved_by_all_its_scenarios(checkout: Checkout) -> None:
    """Several tests together prove a rule, and then it is no longer missing."""
    checkout.ran((RULE.id, [1, 2], True), (RULE.id, [3], True))
    counts = checkout.counts()
    assert counts["proved"]["engine"] == 1
    assert counts["scenarios"]["proved"] == 3
    assert RULE.id not in counts["missing"]


@pytest.mark.parametrize(
    "results",
    [
        [(RULE.id, [1, 2], True)],
        [(RULE.id, [1, 2], True), (RULE.id, [3], False)],
        [(RULE.id, [1, 2, 3], True), (RULE.id, [3], False)],
        [(RULE.id, [1, 2], True), (RULE.id, [], True)],
    ],
    ids=["one unplayed", "one failed", "passed here and failed there", "a further case"],
)
def test_two_of_three_scenarios_prove_no_rule(
    checkout: Checkout, results: list[tuple[str, list[int], bool]]
) -> None:
    """A rule with a scenario that no test plays, or that any test fails, is missing."""
    checkout.ran(*results)
    counts = checkout.counts()
    assert counts["proved"]["engine"] == 0
    assert counts["scenarios"]["proved"] == 2
    assert RULE.id in counts["missing"]


def test_a_rule_without_scenarios_is_proved_by_one_test(checkout: Checkout) -> None:
    """Where the book gives no scenario, one passed test will do."""
    checkout.ran((BARE.id, [], True))
    counts = checkout.counts()
    assert counts["proved"]["message"] == 1
    assert counts["scenarios"]["proved"] == 0
    assert BARE.id not in counts["missing"]


def test_what_is_not_to_be_built_is_not_missing(checkout: Checkout) -> None:
    """A rule about hands and paper is counted, and nobody has to prove it."""
    checkout.ran()
    assert PHYSICAL.id not in checkout.counts()["missing"]


def test_a_waiting_rule_is_not_missing(checkout: Checkout) -> None:
    """A rule that waits as a whole is listed with its matter, and not as missing."""
    checkout.waits(f'"{RULE.id}" = "floor rulings"')
    checkout.ran()
    counts = checkout.counts()
    assert counts["waiting"] == {RULE.id: "floor rulings"}
    assert RULE.id not in counts["missing"]
    assert counts["proved"]["engine"] == 0


@pytest.mark.parametrize(("played", "is_missing"), [([1, 2], False), ([1], True)])
def test_a_waiting_scenario_excuses_only_itself(
    checkout: Checkout, played: list[int], is_missing: bool
) -> None:
    """A rule is missing as long as a scenario that does not wait is not proved."""
    checkout.waits(f'"{RULE.id}" = {{ 3 = "floor rulings" }}')
    checkout.ran((RULE.id, played, True))
    counts = checkout.counts()
    assert counts["waiting"] == {RULE.id: "3: floor rulings"}
    assert (RULE.id in counts["missing"]) is is_missing
    assert counts["proved"]["engine"] == 0


@pytest.mark.parametrize("wait", ['"floor rulings"', '{ 2 = "floor rulings", 3 = "lists" }'])
def test_a_wait_that_is_over_is_an_error(checkout: Checkout, wait: str) -> None:
    """A scenario both proved and waiting: the report asks to strike the wait."""
    checkout.waits(f'"{RULE.id}" = {wait}')
    checkout.ran((RULE.id, [2], True))
    code, _, err = checkout.report()
    assert code == 1
    assert f"{RULE.id} scenario 2 is proved" in err
    assert "strike the wait" in err
    assert "scenario 3 is proved" not in err


@pytest.mark.parametrize(
    ("wait", "complaint"),
    [
        ('"cooke-99.99" = "x"', "cooke-99.99 waits, but the rule book has no such rule."),
        (f'"{RULE.id}" = {{ 4 = "x" }}', f"{RULE.id} has 3 scenarios; 4 cannot wait."),
        (f'"{RULE.id}" = 3', f"{RULE.id} waits, but neither for a matter nor"),
        (f'"{RULE.id}" = {{}}', f"{RULE.id} waits, but neither for a matter nor"),
        (f'"{RULE.id}" = ""', f"{RULE.id} waits, but neither for a matter nor"),
    ],
)
def test_a_wrong_wait_is_an_error(checkout: Checkout, wait: str, complaint: str) -> None:
    """Waits name rules and scenarios of the book, and their matter."""
    checkout.waits(wait)
    checkout.ran()
    code, _, err = checkout.report()
    assert code == 1
    assert complaint in err


def test_no_record_is_said(checkout: Checkout) -> None:
    """Without a full run nothing is proved, and the report says why."""
    code, out, err = checkout.report("--json")
    assert code == 1
    assert "No full run is recorded" in err
    assert json.loads(out)["scenarios"]["proved"] == 0


def test_a_damaged_record_is_no_record(checkout: Checkout) -> None:
    """A record that cannot be read proves nothing."""
    (checkout.root / ".rule-results.json").write_text('{"parts": 1}')
    code, _, err = checkout.report()
    assert code == 1
    assert "No full run is recorded" in err


def test_the_run_is_named(checkout: Checkout) -> None:
    """The report says which run it is of, what part is absent, and that sources changed."""
    checkout.ran()
    _, _, err = checkout.report()
    assert "default tests of 2026-01-02T03:04:05+00:00" in err
    assert "The slow tests have not been run on these sources." in err
    assert "changed" not in err
    (checkout.root / "core").mkdir()
    (checkout.root / "core" / "new.py").write_text("")
    _, _, err = checkout.report()
    assert "The sources have changed since." in err


def test_the_text_has_a_row_for_each_kind_and_file(checkout: Checkout) -> None:
    """The tables add up to the whole book, and the missing are listed by file."""
    checkout.ran((RULE.id, [1, 2, 3], True))
    _, out, _ = checkout.report()
    rows = {line.split()[0]: line.split()[1:] for line in out.splitlines() if line.strip()}
    assert rows["all"] == ["809", "1", "721", "0", "1711", "3"]
    assert rows["engine"][:2] == ["438", "1"]
    assert rows["hoyle.toml"][0] == "52"
    assert "\n  hoyle.toml: hoyle-" in out


def test_the_projects_own_waits_are_in_order() -> None:
    """The list of waits in this checkout names existing rules and scenarios."""
    _, errors = read_waits(ROOT / "tests" / WAITING)
    assert errors == []

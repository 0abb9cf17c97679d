"""The pytest side of the rule coverage: checks the marks, records a full run.

``@pytest.mark.rule("cooke-12.08", 1, 2)`` says that the test plays scenarios 1 and 2 of that
rule.  Without numbers it plays a rule that has no scenarios, or a further case, which proves
no scenario.
"""

from collections.abc import Generator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from core.rulebook import rule
from tests.rule_record import PARTS, PartRun, TestResult, joined, load, save, sources_print

_PROPERTY = "rules"
_PART_OF_EXPRESSION = {"not slow": ("default",), "slow": ("slow",), "": PARTS}
_SELECTIONS = ("keyword", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")


def marked_rules(item: pytest.Item) -> dict[str, tuple[int, ...]]:
    """The rules the test names, with their scenarios; ``ValueError`` if one does not exist."""
    named: dict[str, set[int]] = {}
    for mark in item.iter_markers("rule"):
        rule_id, *numbers = mark.args or ("",)
        try:
            scenarios = len(rule(rule_id).tests)
        except KeyError:
            raise ValueError(f"no rule {rule_id!r} in the rule book") from None
        for number in numbers:
            if number not in range(1, scenarios + 1):
                raise ValueError(f"{rule_id} has {scenarios} scenarios, and no scenario {number!r}")
        named.setdefault(rule_id, set()).update(numbers)
    return {rule_id: tuple(sorted(numbers)) for rule_id, numbers in named.items()}


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A mark with a wrong number fails the collection of its file."""
    report = yield
    wrong = []
    for item in report.result or ():
        if isinstance(item, pytest.Item):
            try:
                # Properties go with the reports, also from the workers of a parallel run.
                item.user_properties.append((_PROPERTY, marked_rules(item)))
            except ValueError as error:
                wrong.append(f"{item.nodeid}: {error}")
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
    return report


def pytest_configure(config: pytest.Config) -> None:
    """Keep the results where they come together: not in the workers of a parallel run."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Recorder(config), "rule-recorder")


def parts_run(config: pytest.Config) -> tuple[str, ...]:
    """The parts of the suite that this run plays whole; none if tests were picked out."""
    if any(config.getoption(name, None) for name in _SELECTIONS):
        return ()
    whole = {config.rootpath / path for path in config.getini("testpaths")}
    if {config.invocation_params.dir / arg for arg in config.args} not in (
        whole,
        {config.rootpath},
    ):
        return ()
    return _PART_OF_EXPRESSION.get(config.getoption("markexpr"), ())


class _Recorder:
    """Gathers the results of the tests that name rules, and writes them after a full run."""

    def __init__(self, config: pytest.Config) -> None:
        self._root: Path = config.rootpath
        self._parts = parts_run(config)
        self._sources = sources_print(self._root) if self._parts else ""
        self._rules: dict[str, Mapping[str, tuple[int, ...]]] = {}
        self._phases: dict[str, list[str]] = {}
        self._slow: set[str] = set()
        self._collected = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._collected &= not report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        properties: dict[str, Any] = dict(report.user_properties)
        self._rules[report.nodeid] = properties.get(_PROPERTY, {})
        self._phases.setdefault(report.nodeid, []).append(
            "xfailed" if hasattr(report, "wasxfail") else report.outcome
        )
        if "slow" in report.keywords:
            self._slow.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        ran_to_its_end = exitstatus in (
            pytest.ExitCode.OK,
            pytest.ExitCode.TESTS_FAILED,
            pytest.ExitCode.NO_TESTS_COLLECTED,
        )
        stopped = session.shouldfail or session.shouldstop
        if self._parts and self._collected and ran_to_its_end and not stopped:
            runs = {part: self._run_of(part) for part in self._parts}
            save(self._root, joined(load(self._root), self._sources, runs))

    def _run_of(self, part: str) -> PartRun:
        return PartRun(
            ended=datetime.now(UTC).isoformat(timespec="seconds"),
            tests={
                nodeid: TestResult(
                    passed=self._phases[nodeid] == ["passed"] * 3,  # set up, played, torn down
                    rules=rules,
                )
                for nodeid, rules in sorted(self._rules.items())
                if rules and (nodeid in self._slow) == (part == "slow")
            },
        )

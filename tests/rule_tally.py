"""The sum: which rules and scenarios a record proves, and what is left."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

from core.rulebook import Kind, Rule, rules_by_file
from tests.rule_record import TestResult
from tests.rule_waits import Wait

Scenario = tuple[str, int]
"""A rule and the number of its scenario; 0 stands for a rule that has none."""


def scenarios_of(rule: Rule) -> set[Scenario]:
    """What has to be proved for ``rule``."""
    return {(rule.id, number) for number in range(1, len(rule.tests) + 1)} or {(rule.id, 0)}


def proved_scenarios(results: Iterable[TestResult]) -> set[Scenario]:
    """The scenarios that some test names, and that every test that names them passed."""
    passed: set[Scenario] = set()
    failed: set[Scenario] = set()
    for result in results:
        for rule_id, numbers in result.rules.items():
            (passed if result.passed else failed).update((rule_id, n) for n in numbers or (0,))
    return passed - failed


class Tally:
    """Counts over the rule book."""

    def __init__(self, results: Iterable[TestResult], waits: Mapping[str, Wait]) -> None:
        self._proved = proved_scenarios(results)
        self.waits = waits
        self.files = rules_by_file()

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in the book's order."""
        return tuple(rule for rules in self.files.values() for rule in rules)

    def is_proved(self, rule: Rule) -> bool:
        """Whether all of its scenarios are proved."""
        return scenarios_of(rule) <= self._proved

    def is_waiting(self, rule: Rule) -> bool:
        """Whether nothing of it is left to prove but what waits."""
        return not self.is_proved(rule) and scenarios_of(rule) <= self._proved | self._waiting(rule)

    def is_missing(self, rule: Rule) -> bool:
        """Whether it is to be built, and something of it is neither proved nor waiting."""
        return rule.kind.is_built and not self.is_proved(rule) and not self.is_waiting(rule)

    def scenarios(self, rules: Iterable[Rule]) -> tuple[int, int]:
        """How many scenarios ``rules`` have, and how many of these are proved."""
        wanted = {s for rule in rules for s in scenarios_of(rule) if s[1]}
        return len(wanted), len(wanted & self._proved)

    def per_kind(self) -> dict[Kind, list[Rule]]:
        """The rules of each kind."""
        return {kind: [rule for rule in self.rules if rule.kind is kind] for kind in Kind}

    def ended_waits(self) -> list[str]:
        """The waits that are over, a sentence each."""
        return [
            f"{rule_id}{f' scenario {number}' if number else ''} is proved and still listed as"
            f" waiting for {self.waits[rule_id].matter!r}: strike the wait."
            for rule in self.rules
            for rule_id, number in sorted(self._waiting(rule) & self._proved)
        ]

    def as_json(self) -> dict[str, object]:
        """The counts as ``--json`` prints them."""
        total, proved = self.scenarios(self.rules)
        proved_kinds = Counter(rule.kind for rule in self.rules if self.is_proved(rule))
        return {
            "total": {kind: len(rules) for kind, rules in self.per_kind().items()},
            "proved": {kind: proved_kinds[kind] for kind in Kind},
            "scenarios": {"total": total, "proved": proved},
            "missing": [rule.id for rule in self.rules if self.is_missing(rule)],
            "waiting": {rule_id: wait.matter for rule_id, wait in self.waits.items()},
        }

    def _waiting(self, rule: Rule) -> set[Scenario]:
        wait = self.waits.get(rule.id)
        if wait is None:
            return set()
        if wait.whole is not None:
            return scenarios_of(rule)
        return {(rule.id, number) for number in wait.scenarios}

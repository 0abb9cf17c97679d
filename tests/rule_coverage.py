"""How much of the rule book the tests prove: ``python -m tests.rule_coverage [--json]``.

It reads the record that the last run of the whole suite left.  Exit 1 if there is no such
record, or if the list of waits is wrong.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import fill

from core.rulebook import Rule
from tests.rule_record import PARTS, Record, load, sources_print
from tests.rule_tally import Tally
from tests.rule_waits import WAITING, read_waits

ROOT = Path(__file__).resolve().parents[1]
_ROW = "{:18} {:>6} {:>6} {:>8} {:>8}   {:>9} {:>6}"


def table(tally: Tally, heading: str, groups: Iterable[tuple[str, Sequence[Rule]]]) -> list[str]:
    """A row of counts for each group of rules, under a heading."""
    lines = [_ROW.format(heading, "rules", "proved", "missing", "waiting", "scenarios", "proved")]
    for name, rules in groups:
        lines.append(
            _ROW.format(
                name,
                len(rules),
                sum(map(tally.is_proved, rules)),
                sum(map(tally.is_missing, rules)),
                sum(map(tally.is_waiting, rules)),
                *tally.scenarios(rules),
            )
        )
    return [*lines, ""]


def report(tally: Tally) -> str:
    """The whole report as text."""
    everything = ("all", tally.rules)
    lines = table(tally, "kind", [*tally.per_kind().items(), everything])
    lines += table(tally, "file", [*tally.files.items(), everything])
    lines += ["missing"]
    for name, rules in tally.files.items():
        missing = [rule.id for rule in rules if tally.is_missing(rule)]
        if missing:
            listed = ", ".join(missing)
            lines += [fill(f"{name}: {listed}", 100, initial_indent="  ", subsequent_indent="    ",
                           break_long_words=False, break_on_hyphens=False)]  # fmt: skip
    lines += ["", "waiting"]
    lines += [f"  {rule_id}: {wait.matter}" for rule_id, wait in tally.waits.items()]
    return "\n".join(lines)


def run_named(record: Record, sources: str) -> str:
    """Which run the record is of, in a sentence or two."""
    parts = " and ".join(
        f"{part} tests of {record.parts[part].ended}" for part in PARTS if part in record.parts
    )
    named = f"Last full run: {parts}."
    if not record.complete:
        absent = " and ".join(part for part in PARTS if part not in record.parts)
        named += f" The {absent} tests have not been run on these sources."
    if record.sources != sources:
        named += " The sources have changed since."
    return named


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Print the report on the checkout ``root``; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.rule_coverage", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    as_json = parser.parse_args(arguments).json

    record = load(root)
    waits, errors = read_waits(root / "tests" / WAITING)
    tally = Tally(record.results() if record else (), waits)
    errors += tally.ended_waits()
    if record is None:
        errors.append("No full run is recorded: run `pytest`, and `pytest -m slow`.")
    else:
        print(run_named(record, sources_print(root)), file=sys.stderr)
    print(json.dumps(tally.as_json(), indent=2) if as_json else report(tally))
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())

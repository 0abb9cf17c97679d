"""Several rules named in one line."""

from collections.abc import Iterator
from typing import Final

from core.citation import RuleId, rule_text

_RUN: Final = 3
"""So many rules in a row are named by the first and the last."""


def rules_text(rules: tuple[RuleId, ...]) -> str:
    """``Cooke 6.01 to 6.05, 4.14; Stud sheet 1, 3``: a book is named once, a run by its ends."""
    books: dict[str, list[str]] = {}
    for rule in rules:
        book, _, said = rule_text(rule).rpartition(" ")
        books.setdefault(book, []).append(said)
    return "; ".join(f"{book} {', '.join(_runs(numbers))}" for book, numbers in books.items())


def _runs(numbers: list[str]) -> Iterator[str]:
    run: list[str] = []
    for said in numbers:
        if run and not _follows(run[-1], said):
            yield from _shortened(run)
            run = []
        run.append(said)
    yield from _shortened(run)


def _follows(before: str, after: str) -> bool:
    stem, _, last = before.rpartition(".")
    next_stem, _, next_last = after.rpartition(".")
    return (
        stem == next_stem
        and last.isdigit()
        and next_last.isdigit()
        and int(next_last) == int(last) + 1
    )


def _shortened(run: list[str]) -> Iterator[str]:
    if len(run) < _RUN:
        yield from run
    else:
        yield f"{run[0]} to {run[-1]}"

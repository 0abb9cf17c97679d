"""The record of the last full run: which tests proved which scenarios of which rules.

It lies in ``.rule-results.json`` at the top of the checkout and is not committed.  Only a
run of the whole suite writes it.  The suite has two parts, ``default`` and ``slow``; a run
of one part joins the other's results when both ran on the same sources, else it stands alone.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

RECORD = ".rule-results.json"
PARTS = ("default", "slow")
SOURCES = (
    "adapters/**/*.py",
    "bot/**/*.py",
    "core/**/*.py",
    "core/rulebook/*.toml",
    "tests/**/*.py",
)


class TestResult(Struct, frozen=True):
    """What became of one test, and the scenarios it names: rule to numbers, from 1."""

    __test__ = False  # not a test itself

    passed: bool
    rules: Mapping[str, tuple[int, ...]]


class PartRun(Struct, frozen=True):
    """One part of the suite: when it ended, and every test in it that names a rule."""

    ended: str
    tests: Mapping[str, TestResult]


class Record(Struct, frozen=True):
    """The last full run, by part; ``sources`` is the print of the sources it ran on."""

    sources: str
    complete: bool
    parts: Mapping[str, PartRun]

    def results(self) -> Iterable[TestResult]:
        """The results of all parts."""
        return [result for part in self.parts.values() for result in part.tests.values()]


def joined(before: Record | None, sources: str, parts: Mapping[str, PartRun]) -> Record:
    """The record after ``parts`` ran on ``sources``."""
    kept = before.parts if before is not None and before.sources == sources else {}
    both = {**kept, **parts}
    return Record(sources=sources, complete=set(both) == set(PARTS), parts=both)


def sources_print(root: Path) -> str:
    """A print of every source file below ``root``; it changes with any of them."""
    seen = sha256()
    for path in sorted(path for pattern in SOURCES for path in root.glob(pattern)):
        seen.update(f"{path.relative_to(root)}\0".encode() + sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def load(root: Path) -> Record | None:
    """The record below ``root``; None if there was no full run, or by another shape of it."""
    try:
        return msgspec.json.decode((root / RECORD).read_bytes(), type=Record)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def save(root: Path, record: Record) -> None:
    """Put ``record`` in place of the old one, whole or not at all."""
    fresh = root / f"{RECORD}.new"
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(record)))
    fresh.replace(root / RECORD)

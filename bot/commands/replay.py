"""``replay``: recorded hands through the engine, compared with what was recorded."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from decimal import Decimal
from pathlib import Path

from bot.config import Config
from bot.ends import FAILED, MISUSED, Ends
from core.notation.phh import (
    NotDealt,
    Record,
    Replayed,
    Stuck,
    Unreadable,
    difference_of,
    parse_phh,
    replay,
)


class Tally:
    """What became of the hands of one file.

    Attributes:
        replayed: hands played to their end.
        compared: those among them whose record has final stacks.
        same: those that end with the recorded stacks.
        explained: those that do not, for a reason the rule book gives.
        otherwise: acts done in another way than recorded, by a rule.
        unexplained: what differs without one, and what the dealer would not take.
        not_dealt: how many hands need each thing that is not dealt here.
        notes: a line for each hand worth one.
    """

    def __init__(self) -> None:
        self.replayed = self.compared = self.same = self.explained = self.unexplained = 0
        self.otherwise = 0
        self.not_dealt: Counter[str] = Counter()
        self.notes: list[str] = []

    def add(self, record: Record) -> None:
        """Replay one more hand."""
        try:
            played = replay(record)
        except NotDealt as lacking:
            self.not_dealt[lacking.what] += 1
            return
        except (Stuck, Unreadable) as stopped:
            self.unexplained += 1
            self.notes.append(f"{record.label}: {stopped.sentence}")
            return
        self.replayed += 1
        for act in played.otherwise:
            self.otherwise += 1
            self.notes.append(f"{record.label}: {act.name} ({act.rule})")
        if record.finishing is not None:
            self.compared += 1
            self._compare(record.label, played)

    def _compare(self, label: str, played: Replayed) -> None:
        difference = difference_of(played)
        if difference is None:
            self.same += 1
            return
        if difference.rule is None:
            self.unexplained += 1
        else:
            self.explained += 1
        rule = "" if difference.rule is None else f" ({difference.rule})"
        self.notes.append(f"{label}: {difference.name}{rule}: {', '.join(_who_differs(played))}")

    def lines(self) -> Iterator[str]:
        """The report of this file, without its name."""
        recorded = f"{self.same:,} of {self.compared:,} end with the recorded stacks"
        yield f"{self.replayed:,} replayed, {recorded}"
        if self.explained:
            yield f"{self.explained:,} end otherwise by a named rule"
        if self.otherwise:
            yield f"{self.otherwise:,} acts done otherwise by a named rule"
        if self.unexplained:
            yield f"{self.unexplained:,} unexplained"
        for what, hands in sorted(self.not_dealt.items()):
            yield f"{hands:,} not dealt here: {what}"
        yield from self.notes


def _who_differs(played: Replayed) -> Iterator[str]:
    """Each player whose stack is not the recorded one, in the record's money."""
    recorded = played.record.finishing or ()
    for number, (ours, theirs) in enumerate(zip(played.stacks, recorded, strict=True), 1):
        stack = Decimal(ours) / played.scale
        if stack != theirs:
            yield f"p{number} {stack.normalize():,f} for {theirs.normalize():,f}"


def arguments(parser: ArgumentParser) -> None:
    """The files to replay."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .phh or .phhs file")


def run(options: Namespace, config: Config) -> int:
    """Replay every file; 1 when a difference is unexplained.

    Raises:
        Ends: a file cannot be read.
    """
    del config
    files: Iterable[Path] = options.files
    failed = False
    for path in files:
        tally = Tally()
        for record in _records(path):
            tally.add(record)
        print(path)
        for line in tally.lines():
            print(f"  {line}")
        failed = failed or tally.unexplained > 0
    return FAILED if failed else 0


def _records(path: Path) -> tuple[Record, ...]:
    try:
        return parse_phh(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeError) as error:
        raise Ends(f"{path} cannot be read: {error}.", MISUSED) from None
    except Unreadable as error:
        raise Ends(error.sentence, MISUSED) from None

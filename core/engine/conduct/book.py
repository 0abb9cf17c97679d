"""The conduct book: the measures of every community's floor, what was reported, who has agreed.

It outlives the tables and the process.  What a step changes in it is written in the commit of
the step, as in the guest book, and taken back when that fails.  Whoever sits down, or is named as
a proxy, is introduced by it and by nothing else.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from core.engine.rows import ConductPages
from core.house.conduct import (
    UNKNOWN,
    Ground,
    Measure,
    MeasureKind,
    Standing,
    in_force,
    standing_of,
)
from core.house.penalty import DAY
from core.house.regulars import Regular
from core.house.reports import Report
from core.ids import CommunityId, Instant, PersonId, later
from core.table.commands import NameProxy, SitDown, TableCommand
from core.table.events import PlayerEjected, PlayerLeft, TableEvent
from core.table.floor.conduct_events import ConsentGiven, PlayerFined
from core.table.state import Offence, Table

T = TypeVar("T", SitDown, NameProxy)

Page = tuple[CommunityId, PersonId]

_GROUND_OF: Final = {Offence.TOO_SLOW: Ground.STALLING, None: Ground.OTHER}
_DEALER: Final = "dealer"

NOTICE: Final = "conduct:"
"""How the note of a letter begins that tells a player of a measure; its number follows."""

PROTECT: Final = "protect:"
"""How the note of a letter begins that asks a player to protect his hand; report and he follow."""


def yesterday(now: Instant) -> Instant:
    """From when on reports that the floor has heard are of interest."""
    return later(now, -DAY)


class Noted(Struct, frozen=True):
    """What one step or one order writes into the book."""

    measures: tuple[Measure, ...] = ()
    regulars: tuple[Regular, ...] = ()


NOTHING: Final = Noted()


class Before(Struct, frozen=True):
    """What it takes to undo it."""

    measures: tuple[Measure, ...] = ()
    regulars: tuple[tuple[Page, Regular | None], ...] = ()


AS_IT_WAS: Final = Before()


class ConductBook:
    """Everything on record, what is on its way included."""

    def __init__(self) -> None:
        self._measures: dict[int, Measure] = {}
        self._about: dict[Page, list[int]] = defaultdict(list)
        self._regulars: dict[Page, Regular] = {}
        self._reports: dict[int, Report] = {}
        self._last = 0
        self._last_report = 0

    def reset(self, pages: ConductPages) -> None:
        """Forget everything and begin again from what the store holds."""
        self._measures.clear()
        self._about.clear()
        for measure in pages.measures:
            self._enter(measure)
        self._regulars = {(one.community, one.person): one for one in pages.regulars}
        self._reports = {one.number: one for one in pages.reports}
        self._last_report = max((0, pages.last_report, *self._reports))

    # -- who may play ----------------------------------------------------------------------------

    def introduce(self, table: Table | None, command: TableCommand, at: Instant) -> TableCommand:
        """``command`` with the standing of whoever is to play by it, whatever it says itself."""
        if table is None:
            return command
        if isinstance(command, SitDown):
            return self._with(command, self.standing(table, command.person, at))
        if isinstance(command, NameProxy) and command.proxy is not None:
            return self._with(command, self.standing(table, command.proxy, at))
        return command

    @staticmethod
    def _with(command: T, standing: Standing) -> T:
        known = standing if standing != UNKNOWN else None
        return replace(command, standing=known) if command.standing != known else command

    def standing(self, table: Table, person: PersonId, at: Instant) -> Standing:
        """What is on record of ``person`` for ``table`` at the moment ``at``."""
        regular = self._regulars.get((table.community, person))
        has_agreed = regular is not None and regular.agreed_at is not None
        known = tuple(self._named(table.community, person))
        if not known:
            return UNKNOWN if has_agreed else _STRANGER
        return standing_of(known, person, table.id, at, has_agreed=has_agreed)

    def regular(self, community: CommunityId, person: PersonId) -> Regular:
        """What ``community`` remembers of ``person``."""
        return self._regulars.get((community, person)) or Regular(community, person)

    # -- the record ------------------------------------------------------------------------------

    def record(self, community: CommunityId, person: PersonId | None = None) -> tuple[Measure, ...]:
        """Every measure ever taken there, or those that name ``person``, the oldest first."""
        if person is not None:
            return tuple(self._named(community, person))
        return tuple(one for one in self._measures.values() if one.community == community)

    def in_force(
        self, community: CommunityId, person: PersonId, at: Instant
    ) -> tuple[Measure, ...]:
        """The measures about ``person`` that still stand."""
        return in_force(self._named(community, person), at)

    def measure(self, number: int) -> Measure | None:
        """A measure by its number."""
        return self._measures.get(number)

    def under(self, key: str) -> Measure | None:
        """The measure that was ordered under ``key``."""
        return next((one for one in self._measures.values() if one.key == key), None)

    def _named(self, community: CommunityId, person: PersonId) -> Iterator[Measure]:
        for number in self._about.get((community, person), ()):
            yield self._measures[number]

    # -- reports ---------------------------------------------------------------------------------

    def reports(self, community: CommunityId) -> tuple[Report, ...]:
        """What the floor of ``community`` has not heard yet, the oldest first."""
        return tuple(
            one
            for one in self._reports.values()
            if one.community == community and one.heard_at is None
        )

    def report(self, number: int) -> Report | None:
        """A report by its number, as long as it is remembered."""
        return self._reports.get(number)

    def reports_by(self, person: PersonId, since: Instant) -> Sequence[Report]:
        """What ``person`` has reported after ``since``."""
        return [one for one in self._reports.values() if one.by == person and one.at > since]

    def reported_under(self, key: str) -> Report | None:
        """The report that was made under ``key``."""
        return next((one for one in self._reports.values() if one.key == key), None)

    def untold(self) -> tuple[Report, ...]:
        """What waits for the floor and it has not been notified of, the oldest first."""
        return tuple(
            one for one in self._reports.values() if one.heard_at is None and not one.is_told
        )

    def was_told(self, number: int) -> None:
        """It is durable that the floor has been notified of a report."""
        report = self._reports.get(number)
        if report is not None:
            self._reports[number] = replace(report, is_told=True)

    def next_report(self) -> int:
        """The number of a new report."""
        self._last_report += 1
        return self._last_report

    def keep(self, report: Report) -> None:
        """A report is durable."""
        self._reports[report.number] = report

    # -- writing ---------------------------------------------------------------------------------

    def next_number(self) -> int:
        """The number of a new measure."""
        self._last += 1
        return self._last

    def entries(
        self, table: Table | None, events: Iterable[TableEvent], at: Instant, key: str
    ) -> Noted:
        """What ``events`` of ``table``, which is as it was before them, write into the book."""
        if table is None:
            return NOTHING
        measures: list[Measure] = []
        regulars: list[Regular] = []
        for event in events:
            if isinstance(event, PlayerLeft) and event.hands and not event.is_prop:
                was = self.regular(table.community, event.person)
                regulars.append(replace(was, hands=was.hands + event.hands))
            elif isinstance(event, PlayerEjected):
                measures.append(self._ejection(table, event, at, key))
            elif isinstance(event, PlayerFined):
                measures.append(self._fine(table, event, at, key))
            elif isinstance(event, ConsentGiven):
                was = self.regular(table.community, event.person)
                regulars.append(replace(was, agreed_at=at))
        if not measures and not regulars:
            return NOTHING
        return Noted(tuple(measures), tuple(regulars))

    def _ejection(self, table: Table, event: PlayerEjected, at: Instant, key: str) -> Measure:
        """The clock's ejections stand in the record too; the guest book sees to them."""
        return Measure(
            number=self.next_number(),
            key=f"{key}:ejection:{event.seat}",
            community=table.community,
            kind=MeasureKind.EJECT,
            ground=_GROUND_OF.get(event.offence, Ground.ETIQUETTE),
            why="",
            person=event.person,
            name=event.name,
            by=event.by or PersonId(f"{table.community}:{_DEALER}"),
            by_name="" if event.by is not None else _DEALER,
            at=at,
            table=table.id,
            ends_session=True,
        )

    def _fine(self, table: Table, event: PlayerFined, at: Instant, key: str) -> Measure:
        return Measure(
            number=self.next_number(),
            key=f"{key}:fine",
            community=table.community,
            kind=MeasureKind.FINE,
            ground=Ground.OTHER,
            why=event.why,
            person=event.person,
            name=event.name,
            by=event.by,
            by_name=event.by_name,
            at=at,
            until=at,
            table=table.id,
            amount=event.amount,
        )

    def note(self, noted: Noted) -> Before:
        """Write ``noted``; what stood there before."""
        if noted is NOTHING:
            return AS_IT_WAS
        for measure in noted.measures:
            self._enter(measure)
        before: list[tuple[Page, Regular | None]] = []
        for regular in noted.regulars:
            page = (regular.community, regular.person)
            before.append((page, self._regulars.get(page)))
            self._regulars[page] = regular
        return Before(noted.measures, tuple(before))

    def undo(self, before: Before) -> None:
        """Take back what was never committed."""
        for measure in before.measures:
            if self._measures.pop(measure.number, None) is not None:
                for page in self._pages_of(measure):
                    self._about[page].remove(measure.number)
        for page, regular in reversed(before.regulars):
            if regular is None:
                self._regulars.pop(page, None)
            else:
                self._regulars[page] = regular

    def _enter(self, measure: Measure) -> None:
        self._last = max(self._last, measure.number)
        self._measures[measure.number] = measure
        for page in self._pages_of(measure):
            self._about[page].append(measure.number)

    def _pages_of(self, measure: Measure) -> set[Page]:
        """Whom it is about; what lifts a measure is about everybody whom that one was about."""
        pages = {(measure.community, measure.person)}
        if measure.other is not None:
            pages.add((measure.community, measure.other))
        lifted = self._measures.get(measure.lifts)
        return pages | self._pages_of(lifted) if lifted is not None else pages


_STRANGER: Final = Standing(has_agreed=False)

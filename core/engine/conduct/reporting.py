"""Reporting: what is brought before the floor, kept until it has heard it."""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.engine.conduct.book import PROTECT
from core.engine.conduct.discipline import Ordered
from core.engine.conduct.report_notices import ReportNotices
from core.engine.desk import Desk, whereabouts
from core.engine.floor import Floor
from core.engine.mail.letters import Letter
from core.engine.rows import Entry
from core.house.penalty import HOUR, clean
from core.house.reports import RULES, Matter, Report
from core.ids import CommunityId, PersonId, TableId, later
from core.refusal import Reason, Refusal
from core.table.state import Table

MOST: Final = 3
"""So many reports a person may make in an hour."""


class Complaint(Struct, frozen=True):
    """A report as it is made; the fields are those of ``Report``, ``hand`` 0 for the one on."""

    table: TableId
    matter: Matter
    about: tuple[PersonId, ...]
    names: tuple[str, ...]
    by: PersonId | None = None
    by_name: str = ""
    text: str = ""
    count: int = 0
    hand: int = 0


class Reporting:
    """The floor's queue.  Nothing at a table changes by what is put in it."""

    def __init__(self, desk: Desk, floor: Floor, notices: ReportNotices) -> None:
        self._desk = desk
        self._floor = floor
        self._notices = notices
        self._lock = asyncio.Lock()
        self._listeners: list[Callable[[Report], None]] = []

    def subscribe(self, listener: Callable[[Report], None]) -> Callable[[], None]:
        """Have ``listener`` called with each new report; the result takes it off again."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def report(self, complaint: Complaint, key: str) -> Report:
        """Put it before the floor; said again under ``key`` it is the first one.

        Raises:
            Refusal: ``NO_TABLE_HERE``; ``NOT_SEATED`` for one who does not play at the table;
                ``NOT_WITH_YOURSELF``; ``REASON_TOO_LONG``; ``REPORTED_OFTEN`` with ``until``; or
                ``TOO_BUSY`` when the store fails.
        """
        async with self._lock:
            known = self._desk.conduct.reported_under(key)
            if known is not None:
                return known
            report = self._checked(complaint, key)
            notices = self._notices.of(report)
            report = replace(report, is_told=notices is not None)
            letters = (*self._letters(report), *(notices or ()))
            await self._commit(
                Entry(reports=(report,), letters=letters), lambda: self._made(report, letters)
            )
            return report

    async def hear(self, community: CommunityId, number: int, by: PersonId) -> Report:
        """The floor has taken note of a report.

        Raises:
            Refusal: ``NO_SUCH_REPORT``, of one that is about himself too, or ``TOO_BUSY`` when the
                store fails.
        """
        async with self._lock:
            report = self._desk.conduct.report(number)
            is_here = report is not None and report.community == community
            if report is None or not is_here or report.heard_at is not None or by in report.about:
                raise Refusal(Reason.NO_SUCH_REPORT)
            heard = replace(report, heard_by=by, heard_at=self._desk.clock.now())
            await self._commit(Entry(heard=(heard,)), lambda: self._desk.conduct.keep(heard))
            return heard

    async def _commit(self, entry: Entry, then: Callable[[], None]) -> None:
        if not self._desk.is_open:
            raise Refusal(Reason.TOO_BUSY)
        work = Ordered(entry, self._desk, then)
        self._desk.committer.join(work)
        if await work.done != "stored":
            raise Refusal(Reason.TOO_BUSY)

    def _checked(self, complaint: Complaint, key: str) -> Report:
        table = self._floor.opened(complaint.table)
        text = clean(complaint.text)
        if complaint.by is not None:
            self._check_speaker(complaint, complaint.by, table)
        return Report(
            number=self._desk.conduct.next_report(),
            key=key,
            community=table.community,
            table=table.id,
            hand=complaint.hand or table.hands,
            matter=complaint.matter,
            about=complaint.about,
            names=complaint.names,
            at=self._desk.clock.now(),
            by=complaint.by,
            by_name=complaint.by_name,
            text=text,
            count=complaint.count,
        )

    def _check_speaker(self, complaint: Complaint, by: PersonId, table: Table) -> None:
        if by not in table.people:
            raise Refusal(Reason.NOT_SEATED)
        if by in complaint.about:
            raise Refusal(Reason.NOT_WITH_YOURSELF, RULES[complaint.matter])
        now = self._desk.clock.now()
        lately = self._desk.conduct.reports_by(by, later(now, -HOUR))
        if len(lately) >= MOST:
            until = later(min(one.at for one in lately), HOUR)
            raise Refusal(Reason.REPORTED_OFTEN, RULES[complaint.matter], until=until)

    def _letters(self, report: Report) -> tuple[Letter, ...]:
        """Whose cards others can see is asked to protect them, whatever the floor does."""
        table = self._floor.table_of(report.table)
        secretary, is_seen = self._floor.outbox.secretary, report.matter is Matter.CARDS_SEEN
        if not is_seen or table is None or not secretary.serves(table):
            return ()
        seated = [table.occupant_of(person) for person in report.about]
        return tuple(
            secretary.private_line(table, one.person, f"{PROTECT}{report.number}:{one.person}")
            for one in seated
            if one is not None and not one.is_prop
        )

    def _made(self, report: Report, letters: tuple[Letter, ...]) -> None:
        self._desk.conduct.keep(report)
        for letter in letters:
            self._floor.outbox.written(letter)
        for listener in tuple(self._listeners):
            try:
                listener(report)
            except Exception as error:
                self._desk.report(f"A listener failed: {whereabouts(error)}.")

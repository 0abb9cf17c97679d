"""Report notices: the floor is told in private that a report of conduct waits (Cooke 16.07, 17.01).

No notice says anything of the report: who is of the floor reads it on the floor's page.  People
get theirs in private; roles and groups, and whoever takes no private messages, are named in the
channel by a line that says no more than that something waits.  Whoever is reported, and whoever
reports, gets none.
"""

from collections.abc import Iterator
from typing import Final

from core.engine.conduct.callers import Callers
from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.mail.letters import Letter
from core.engine.mail.notes import REPORT, WAITS
from core.engine.rows import Entry
from core.house.ranks import Staff
from core.house.reports import Report
from core.house.settings import flag
from core.ids import CommunityId, PersonId
from core.table.state import Table

_SETTING: Final = "floor.report_notices"


class ReportNotices:
    """Tells the floor of each community, at the rate at which calls for it are told."""

    def __init__(self, desk: Desk, floor: Floor, callers: Callers) -> None:
        self._desk = desk
        self._floor = floor
        self._callers = callers
        self._telling: set[CommunityId] = set()

    def of(self, report: Report) -> tuple[Letter, ...] | None:
        """The letters of a new report; None where the floor is to be told later."""
        table, staff = self._floor.table_of(report.table), self._told(report)
        if table is None or not staff:
            return ()
        if self._callers.rings(report.community, ("report", report.number)):
            return tuple(self._letters(report, table, staff))
        self._wait(report.community)
        return None

    def resume(self) -> None:
        """When the room starts: reports that waited to be told still do."""
        for community in {one.community for one in self._desk.conduct.untold()}:
            self._wait(community)

    def _told(self, report: Report) -> tuple[Staff, ...]:
        house = self._desk.houses.overrides(report.community)
        if not flag(house, _SETTING):
            return ()
        apart = (*report.about, report.by)
        return tuple(
            one for one in self._callers.floor_of(report.community) if one.holder not in apart
        )

    def _letters(self, report: Report, table: Table, staff: tuple[Staff, ...]) -> Iterator[Letter]:
        outbox, secretary = self._floor.outbox, self._floor.outbox.secretary
        if not secretary.serves(table):
            return
        if any(one.is_group for one in staff):
            yield secretary.channel_line(table, WAITS)
        for one in staff:
            person = PersonId(one.holder)
            if one.is_group:
                continue
            if outbox.doors.is_left_alone(person):
                yield secretary.channel_line(table, WAITS + person)
            else:
                yield secretary.private_line(table, person, f"{REPORT}{report.number}:{person}")

    def _wait(self, community: CommunityId) -> None:
        at = self._callers.quiet_until(community)
        self._desk.alarm.set(("reports", community), at, lambda: self._ring(community))

    def _ring(self, community: CommunityId) -> None:
        """Tell of all that waits at once, by a notice of the newest."""
        if community in self._telling:
            return
        waiting = tuple(one for one in self._desk.conduct.untold() if one.community == community)
        letters = self.of(waiting[-1]) if waiting else None
        if letters is not None:
            self._telling.add(community)
            self._floor.spawn(self._tell(community, waiting, letters))

    async def _tell(
        self, community: CommunityId, waiting: tuple[Report, ...], letters: tuple[Letter, ...]
    ) -> None:
        try:
            await self._write(waiting, letters)
        finally:
            self._telling.discard(community)

    async def _write(self, waiting: tuple[Report, ...], letters: tuple[Letter, ...]) -> None:
        await self._desk.committer.insist(Entry(told=waiting, letters=letters))
        for one in waiting:
            self._desk.conduct.was_told(one.number)
        for letter in letters:
            self._floor.outbox.written(letter)

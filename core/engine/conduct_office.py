"""The conduct office of a room: measures, reports, and what they are decided by."""

from core.engine.desk import Desk
from core.engine.discipline import Discipline
from core.engine.floor import Floor
from core.engine.reporting import Complaint, Reporting
from core.house.conduct import Measure, Standing
from core.house.penalty import Penalty
from core.house.regulars import Regular
from core.house.reports import Report
from core.ids import CommunityId, PersonId, TableId
from core.refusal import Reason, Refusal
from core.table.state import Table


class ConductOffice:
    """Everything about conduct that is not said to a table."""

    def __init__(self, desk: Desk, floor: Floor) -> None:
        self._desk = desk
        self._floor = floor
        self.discipline = Discipline(desk, floor)
        self.reporting = Reporting(desk, floor)

    async def penalise(self, penalty: Penalty, key: str) -> Measure:
        """See ``Discipline.penalise``."""
        return await self.discipline.penalise(penalty, key)

    async def report(self, complaint: Complaint, key: str) -> Report:
        """See ``Reporting.report``."""
        return await self.reporting.report(complaint, key)

    async def hear(self, community: CommunityId, number: int, by: PersonId) -> Report:
        """See ``Reporting.hear``."""
        return await self.reporting.hear(community, number, by)

    def reports(self, community: CommunityId) -> tuple[Report, ...]:
        """What the floor of ``community`` has not heard yet, the oldest first."""
        return self._desk.conduct.reports(community)

    def record(self, community: CommunityId, person: PersonId | None = None) -> tuple[Measure, ...]:
        """Every measure ever taken there, or those that name ``person``, the oldest first."""
        return self._desk.conduct.record(community, person)

    def in_force(self, community: CommunityId, person: PersonId) -> tuple[Measure, ...]:
        """The measures that name ``person`` and still stand."""
        return self._desk.conduct.in_force(community, person, self._desk.clock.now())

    def regular(self, community: CommunityId, person: PersonId) -> Regular:
        """What ``community`` remembers of ``person``."""
        return self._desk.conduct.regular(community, person)

    def standing(self, table: TableId, person: PersonId) -> Standing:
        """What is on record of ``person``, should he sit down at ``table`` now.

        Raises:
            Refusal: ``NO_TABLE_HERE``.
        """
        return self._desk.conduct.standing(self._table(table), person, self._desk.clock.now())

    def _table(self, ident: TableId) -> Table:
        actor = self._floor.actor(ident)
        if actor is None or actor.table is None:
            raise Refusal(Reason.NO_TABLE_HERE)
        return actor.table

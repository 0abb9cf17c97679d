"""The conduct office of a room: measures, reports, and what they are decided by."""

import contextlib

from core.engine.conduct.breaches import Breaches
from core.engine.conduct.callers import Callers
from core.engine.conduct.discipline import Discipline
from core.engine.conduct.habits import Habits
from core.engine.conduct.hindsight import deciding, of_pair, past_hand
from core.engine.conduct.report_notices import ReportNotices
from core.engine.conduct.reporting import Complaint, Reporting
from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.store import StoreFailed
from core.hand.state import Hand
from core.house.conduct import Measure, MeasureKind, Standing
from core.house.counts import ConductCounts, PairHistory
from core.house.penalty import Penalty
from core.house.regulars import NEW_UNDER, Regular
from core.house.reports import Matter, Report
from core.house.settings import number
from core.ids import CommunityId, PersonId, TableId
from core.refusal import Reason, Refusal
from core.table.state import Occupant, Table


class ConductOffice:
    """Everything about conduct that is not said to a table."""

    def __init__(self, desk: Desk, floor: Floor, callers: Callers) -> None:
        self._desk = desk
        self._floor = floor
        self.discipline = Discipline(desk, floor)
        self.notices = ReportNotices(desk, floor, callers)
        self.reporting = Reporting(desk, floor, self.notices)
        self.habits = Habits(desk)
        floor.breaches = Breaches(self._tell)
        self.discipline.subscribe(self._warned)

    def take_up(self) -> None:
        """When the room starts: what was ordered, or is to be told, and has not come to pass."""
        self.discipline.carry_out_all()
        self.notices.resume()

    async def penalise(self, penalty: Penalty, key: str) -> Measure:
        """See ``Discipline.penalise``."""
        return await self.discipline.penalise(penalty, key)

    async def report(self, complaint: Complaint, key: str) -> Report:
        """See ``Reporting.report``."""
        return await self.reporting.report(complaint, key)

    async def hear(self, community: CommunityId, number: int, by: PersonId) -> Report:
        """See ``Reporting.hear``."""
        return await self.reporting.hear(community, number, by)

    async def hide_cards(self, community: CommunityId, person: PersonId, *, hides: bool) -> None:
        """See ``Habits.hide_cards``."""
        await self.habits.hide_cards(community, person, hides=hides)

    def reports(self, community: CommunityId, reader: PersonId | None = None) -> tuple[Report, ...]:
        """What the floor of ``community`` has not heard yet, the oldest first.

        ``reader`` is of the floor and sees none that is about himself.
        """
        waiting = self._desk.conduct.reports(community)
        return tuple(one for one in waiting if reader not in one.about)

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
        return self._desk.conduct.standing(
            self._floor.opened(table), person, self._desk.clock.now()
        )

    async def counts(self, table: TableId, person: PersonId) -> ConductCounts:
        """What the floor may weigh about ``person``, who sits at ``table`` (Cooke 1.03).

        Raises:
            Refusal: ``NO_TABLE_HERE``, ``NOT_AT_TABLE``; ``TOO_BUSY`` when the store fails.
        """
        here = self._floor.opened(table)
        occupant = here.occupant_of(person)
        if occupant is None:
            raise Refusal(Reason.NOT_AT_TABLE)
        try:
            time = await deciding(self._desk.store, here, person)
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None
        breaches = self._floor.breaches.of(here, occupant)
        hands = self.regular(here.community, person).hands + occupant.hands
        return ConductCounts(
            hands=hands,
            is_new=hands < NEW_UNDER,
            warnings=self._warnings(here.community, occupant),
            measures=sum(
                one.person == person and one.kind is not MeasureKind.FORGIVE
                for one in self.record(here.community, person)
            ),
            out_of_turn=breaches[Matter.OUT_OF_TURN],
            cards_shown=breaches[Matter.CARDS_SHOWN],
            clocks_against=occupant.clocks_against,
            clocks_unreasonable=occupant.clocks_unreasonable,
            deciding=time,
        )

    async def pair(self, table: TableId, one: PersonId, other: PersonId) -> PairHistory:
        """What two players did with each other in the last hands of ``table`` (Cooke 16.07).

        Raises:
            Refusal: ``NO_TABLE_HERE``; ``TOO_BUSY`` when the store fails.
        """
        try:
            return await of_pair(self._desk.store, self._floor.opened(table), one, other)
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None

    async def hand(self, table: TableId, number: int) -> Hand | None:
        """A hand of ``table`` that is over, or None; its cards are for the floor's eyes alone.

        Raises:
            Refusal: ``NO_TABLE_HERE``; ``TOO_BUSY`` when the store fails.
        """
        try:
            return await past_hand(self._desk.store, self._floor.opened(table), number)
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None

    def _warnings(self, community: CommunityId, occupant: Occupant) -> int:
        """The warnings of this session that were not lifted."""
        return sum(
            one.kind is MeasureKind.WARN and one.at >= occupant.sat_at
            for one in self.in_force(community, occupant.person)
        )

    def _warned(self, measure: Measure) -> None:
        """At the limit of warnings the floor is told so, once, and nothing else follows."""
        if measure.kind is not MeasureKind.WARN:
            return
        for table in self._floor.tables_of(measure.person):
            occupant = table.occupant_of(measure.person)
            if occupant is not None and table.community == measure.community:
                count = self._warnings(table.community, occupant)
                if count == number(table.config.settings, "conduct.warn_limit"):
                    self._tell(table, occupant, Matter.WARNINGS, count)
                return

    def _tell(self, table: Table, occupant: Occupant, matter: Matter, count: int) -> None:
        complaint = Complaint(table.id, matter, (occupant.person,), (occupant.name,), count=count)
        key = f"room:breach:{table.id}:{occupant.person}:{occupant.sat_at}:{matter}"
        self._floor.spawn(self._alert(complaint, key))

    async def _alert(self, complaint: Complaint, key: str) -> None:
        with contextlib.suppress(Refusal):  # the store fails: it will be counted on
            await self.reporting.report(complaint, key)

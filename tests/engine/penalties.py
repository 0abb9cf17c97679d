"""What the tests of the conduct book stand on: a floor that orders, and players of the club."""

from core.engine import CardRoom
from core.house.conduct import Ground, Measure, MeasureKind
from core.house.penalty import DAY, HOUR, Penalty
from core.ids import Instant, PersonId, TableId
from core.refusal import Refusal
from tests.engine.kit import ADMIN, COMMUNITY, person

A, B, C = person("a"), person("b"), person("c")


class FloorPerson:
    """Flo, whose orders have keys that are never the same twice, over restarts too."""

    def __init__(self, room: CardRoom) -> None:
        self.room = room
        self._count = len(room.conduct.record(COMMUNITY))

    async def orders(
        self,
        kind: MeasureKind,
        whom: PersonId,
        *,
        ground: Ground = Ground.OTHER,
        why: str = "",
        until: Instant | None = None,
        table: TableId | None = None,
        other: PersonId | None = None,
        hands: int = 0,
        lifts: int = 0,
        key: str = "",
    ) -> Measure:
        """A measure, committed."""
        self._count += 1
        penalty = Penalty(
            kind, COMMUNITY, whom, _name(whom), ADMIN, "Flo", ground, why, until, table, other,
            _name(other) if other is not None else "", hands, lifts,
        )  # fmt: skip
        return await self.room.conduct.penalise(penalty, key or f"flo:{self._count}")

    async def is_refused(self, kind: MeasureKind, whom: PersonId, **more: object) -> Refusal:
        """The refusal of an order; the record stays as it is."""
        before = self.room.conduct.record(COMMUNITY)
        try:
            await self.orders(kind, whom, **more)  # type: ignore[arg-type]
        except Refusal as refusal:
            assert self.room.conduct.record(COMMUNITY) == before
            return refusal
        raise AssertionError("the order was taken")

    async def ejects(
        self, whom: PersonId, table: TableId, hours: float, ground: Ground = Ground.OTHER
    ) -> Measure:
        """Out of one game for so many hours."""
        return await self.orders(
            MeasureKind.EJECT, whom, ground=ground, until=self.later(hours * HOUR), table=table
        )

    async def suspends(
        self, whom: PersonId, days: float, ground: Ground = Ground.OTHER, why: str = ""
    ) -> Measure:
        """Out of all games for so many days."""
        until = self.later(days * DAY)
        return await self.orders(MeasureKind.SUSPEND, whom, ground=ground, why=why, until=until)

    def later(self, milliseconds: float) -> Instant:
        """So long from now."""
        return Instant(self.room.now() + round(milliseconds))


def _name(whom: PersonId) -> str:
    return whom.rpartition(":")[2]

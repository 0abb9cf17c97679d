"""What the tests of the guest book stand on: coming, going and moving by people of the club."""

from core.chips import whole
from core.engine import Accepted, CardRoom
from core.engine.outcome import Outcome
from core.ids import PlaceId, TableId
from core.refusal import Refusal
from core.table.commands import Leave, SitDown, Visit
from tests.engine.kit import HandClock, opened, person

MINUTE = 60_000
GREEN, BLUE = PlaceId("fake:club:green-room"), PlaceId("fake:club:blue-room")


class Door:
    """Keys that are never the same twice, over restarts too."""

    def __init__(self) -> None:
        self._count = 0

    def key(self) -> str:
        self._count += 1
        return f"door:{self._count}"

    async def sits(
        self, room: CardRoom, table: TableId, name: str, buy_in: int, visit: Visit | None = None
    ) -> Outcome:
        """``name`` sits down with ``buy_in`` whole chips."""
        sit = SitDown(person(name), name, whole(buy_in), visit=visit)
        return await room.submit(table, sit, self.key())

    async def leaves(self, room: CardRoom, table: TableId, name: str) -> Outcome:
        """``name`` gets up."""
        return await room.submit(table, Leave(person(name)), self.key())

    async def visits(self, room: CardRoom, table: TableId, name: str, chips: int) -> None:
        """``name`` sits down with ``chips``, and leaves with them."""
        taken(await self.sits(room, table, name, chips))
        taken(await self.leaves(room, table, name))


async def two_tables(room: CardRoom, **settings: bool | int | str) -> tuple[TableId, TableId]:
    """Two tables of no-limit hold'em at 5 and 10, minimum 200."""
    quiet: dict[str, bool | int | str] = {"deal.between_hands_seconds": 600, **settings}
    return await opened(room, GREEN, **quiet), await opened(room, BLUE, **quiet)


def taken(outcome: Outcome) -> Accepted:
    """An outcome that is no refusal."""
    assert isinstance(outcome, Accepted), outcome
    return outcome


def refused(outcome: Outcome) -> Refusal:
    """The refusal that an outcome is."""
    assert not isinstance(outcome, Accepted), outcome
    return outcome.refusal


def passes(clock: HandClock, minutes: float) -> None:
    """So many minutes go by."""
    clock.move(int(minutes * MINUTE))

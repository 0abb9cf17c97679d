"""Whom a call for the floor notifies, and not too often (Cooke 1.01).

Anybody at a table may call the floor, and nobody should be able to ring for it all day: after one
call the next within the house's minutes is told without notifying anyone.
"""

from typing import Final

from core.engine.desk import Desk
from core.house.ranks import Rank, Staff
from core.house.settings import number
from core.ids import CommunityId, Instant, TableId, later, seconds
from core.table.events import TableEvent
from core.table.floor.contest_events import ObjectionRaised
from core.table.floor.ruling_events import FloorCalled
from core.table.state import Table

_MOST: Final = 10
"""As many are notified at once at the most."""

Call = tuple[TableId, int]
"""A call, by the version of the table that it made."""


class Callers:
    """Remembers when each community's floor was last notified; a new process begins anew."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._last: dict[CommunityId, tuple[Call, Instant]] = {}

    def called(self, table: Table, events: tuple[TableEvent, ...], at: int) -> tuple[Staff, ...]:
        """Whom the news of ``events``, made at version ``at``, notifies.

        The same news written again, after an answer was lost, notifies the same.
        """
        if not any(isinstance(event, ObjectionRaised | FloorCalled) for event in events):
            return ()
        community, now = table.community, self._desk.clock.now()
        call = (table.id, at)
        last, until = self._last.get(community, (None, now))
        if last != call and now < until:
            return ()
        minutes = number(self._desk.houses.overrides(community), "floor.mention_minutes")
        if last != call:
            self._last[community] = (call, later(now, seconds(60 * minutes)))
        staff = self._desk.houses.of(community).staff
        return tuple(one for one in staff if one.rank is Rank.FLOOR)[:_MOST]

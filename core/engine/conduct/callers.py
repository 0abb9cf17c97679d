"""Whom a call for the floor notifies, and not too often (Cooke 1.01).

Anybody at a table may call the floor, and nobody should be able to ring for it all day: after one
call the next within the house's minutes is told without notifying anyone.
"""

from collections.abc import Hashable
from typing import Final

from core.engine.desk import Desk
from core.engine.mail.notes import WAITS
from core.house.ranks import Rank, Staff
from core.house.settings import number
from core.ids import CommunityId, Instant, later, seconds
from core.table.events import TableEvent
from core.table.floor.contest_events import ObjectionRaised
from core.table.floor.ruling_events import FloorCalled
from core.table.state import Table

_MOST: Final = 10
"""As many are notified at once at the most."""


def named_by(note: str, staff: tuple[Staff, ...]) -> tuple[Staff, ...]:
    """Whom of ``staff`` a line that calls them to a report notifies: one person, or the groups."""
    person = note.removeprefix(WAITS)
    return tuple(one for one in staff if (one.holder == person if person else one.is_group))


class Callers:
    """Remembers when each community's floor was last notified; a new process begins anew."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._last: dict[CommunityId, tuple[Hashable, Instant]] = {}

    def called(self, table: Table, events: tuple[TableEvent, ...], at: int) -> tuple[Staff, ...]:
        """Whom the news of ``events``, made at version ``at``, notifies.

        The same news written again, after an answer was lost, notifies the same.
        """
        if not any(isinstance(event, ObjectionRaised | FloorCalled) for event in events):
            return ()
        is_heard = self.rings(table.community, (table.id, at))
        return self.floor_of(table.community) if is_heard else ()

    def rings(self, community: CommunityId, call: Hashable) -> bool:
        """Whether ``call``, by its name, notifies now; no other does then for the house's minutes.

        Asked again about the same call the answer is the same.
        """
        now = self._desk.clock.now()
        last, until = self._last.get(community, (None, now))
        if last == call:
            return True
        if now < until:
            return False
        minutes = number(self._desk.houses.overrides(community), "floor.mention_minutes")
        self._last[community] = (call, later(now, seconds(60 * minutes)))
        return True

    def quiet_until(self, community: CommunityId) -> Instant:
        """Until when no other call notifies the floor of ``community``; a moment gone by if any."""
        now = self._desk.clock.now()
        _, until = self._last.get(community, (None, now))
        return until

    def floor_of(self, community: CommunityId) -> tuple[Staff, ...]:
        """Those whom an admin has chosen for the floor."""
        staff = self._desk.houses.of(community).staff
        return tuple(one for one in staff if one.rank is Rank.FLOOR)[:_MOST]

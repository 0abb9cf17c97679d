"""Reach: which platforms and communities the process can hear now, and where time runs."""

from core.engine.names import platform_of
from core.ids import CommunityId, Instant, TableId
from core.table.state import Table


class Stand:
    """A table whose time stands since ``at``, until that it goes on has been committed.

    Attributes:
        is_said: it is on its way to the table.
    """

    def __init__(self, table: Table, at: Instant) -> None:
        self._at = at
        self._moments = (table.clock, table.next_hand_at)
        self.is_said = False

    def is_still(self, table: Table) -> bool:
        """True while no turn has begun, no clock been called and no deal planned since."""
        return self._moments == (table.clock, table.next_hand_at)

    def stopped_at(self, table: Table) -> Instant:
        """Since when no time was to run for what ``table`` waits for now."""
        clock = table.clock
        if self.is_still(table) or clock is None:
            return self._at
        return clock.turn_at if clock.request is None else clock.request.at


class Reach:
    """No time runs at a table whose platform or community is lost, or that still stands."""

    def __init__(self) -> None:
        self.platforms: set[str] = set()
        """Those that are lost."""
        self.communities: set[CommunityId] = set()
        """Those that are lost while their platform may be there: the dealer was thrown out."""
        self.stands: dict[TableId, Stand] = {}
        """Those that have still to be told that their time goes on."""

    def has(self, table: Table) -> bool:
        """True when the people at ``table`` can be heard."""
        return (
            platform_of(table.place) not in self.platforms
            and table.community not in self.communities
        )

    def runs(self, table: Table) -> bool:
        """True when time runs at ``table``."""
        return table.id not in self.stands and self.has(table)

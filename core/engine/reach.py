"""Reach: which platforms and communities the process can hear now."""

from core.engine.names import platform_of
from core.ids import CommunityId
from core.table.state import Table


class Reach:
    """No time runs at a table whose platform or community is lost."""

    def __init__(self) -> None:
        self.platforms: set[str] = set()
        """Those that are lost."""
        self.communities: set[CommunityId] = set()
        """Those that are lost while their platform may be there: the dealer was thrown out."""

    def has(self, table: Table) -> bool:
        """True when the people at ``table`` can be heard."""
        return (
            platform_of(table.place) not in self.platforms
            and table.community not in self.communities
        )

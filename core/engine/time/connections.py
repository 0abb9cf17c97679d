"""Connections: what platforms tell of themselves: out of reach, in reach again, gone."""

from collections.abc import Collection

from core.engine.floor import Floor
from core.engine.names import platform_of
from core.engine.tables.evictions import Evictions
from core.engine.time.pulse import Pulse
from core.ids import CommunityId, PlaceId


class Connections:
    """Where nobody can be reached no time runs; where nobody can ever be, tables are closed."""

    def __init__(self, floor: Floor, pulse: Pulse, evictions: Evictions) -> None:
        self._floor = floor
        self._pulse = pulse
        self._evictions = evictions

    def platform_lost(self, platform: str) -> None:
        """``platform`` is out of reach: the clocks of its tables stand still."""
        self._pulse.lose(platform)

    def platform_back(self, platform: str) -> None:
        """``platform`` is in reach again: the clocks run on, and the tables are told."""
        self._pulse.find(platform)

    def serves_only(self, platforms: Collection[str]) -> None:
        """No time runs where nobody could act: at tables of platforms not served today."""
        for platform in {platform_of(table.place) for table in self._floor.tables()}:
            if platform not in platforms:
                self._pulse.lose(platform)

    def community_lost(self, community: CommunityId) -> None:
        """The dealer may not speak in ``community`` any more: its clocks stand still."""
        self._pulse.lose_community(community)

    def community_back(self, community: CommunityId) -> None:
        """The dealer is let into ``community`` again: its clocks run on."""
        self._pulse.find_community(community)

    def place_gone(self, place: PlaceId) -> None:
        """The channel is no more: its table is closed, by the clock if a hand is in play."""
        table = self._floor.table_at(place)
        if table is not None:
            self._evictions.close(table.id)

    def community_gone(self, community: CommunityId) -> None:
        """``community`` is no more, or will not have the dealer: its tables are closed.

        Time runs there, so that hands in play come to their end.
        """
        self._pulse.find_community(community)
        for table in self._floor.tables():
            if table.community == community:
                self._evictions.close(table.id)

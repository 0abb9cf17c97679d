"""What was shown from some moment on, and to whom."""

from __future__ import annotations

from core.ids import PersonId

from .venue import Sight, Venue


class Sightings:
    """Everything that is shown from now on."""

    def __init__(self, venue: Venue) -> None:
        self._venue = venue
        self._from = len(venue.sights())

    def all(self) -> list[Sight]:
        """Everything shown since then, in order."""
        sights = self._venue.sights()
        return [sights[number] for number in range(self._from, len(sights))]

    def saying(self, words: str) -> list[Sight]:
        """Those that say ``words``."""
        return [sight for sight in self.all() if words in sight.text]

    async def until_said(self, words: str) -> list[Sight]:
        """Those that say ``words``, once there is one."""
        return await self._venue.until(lambda: self.saying(words))

    def viewers(self, words: str) -> set[PersonId]:
        """Everybody to whom ``words`` were shown."""
        return {viewer for sight in self.saying(words) for viewer in sight.viewers}

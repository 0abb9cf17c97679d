"""Deals: at which table each person was dealt a hand last."""

from collections.abc import Iterable

from core.ids import Instant, PersonId, TableId


class Deals:
    """In private a word means the table whose hand was dealt there last."""

    def __init__(self) -> None:
        self._last: dict[PersonId, tuple[Instant, TableId]] = {}

    def note(self, person: PersonId, table: TableId, at: Instant) -> None:
        """``person`` was dealt in at ``table``; an older deal than the one known is none."""
        deal = (at, table)
        self._last[person] = max(deal, self._last.get(person, deal))

    def last(self, persons: Iterable[PersonId]) -> TableId | None:
        """The table that was the last to deal any of ``persons`` a hand."""
        deals = [self._last[person] for person in persons if person in self._last]
        return max(deals)[1] if deals else None

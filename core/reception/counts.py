"""How often somebody has had the chips counted in one turn (Cooke 8.01.08)."""

from collections import OrderedDict
from typing import Final

from core.hand.commands import Prompt
from core.ids import PersonId, TableId

MOST: Final = 3
"""Counts in one turn that are answered anew."""

_REMEMBERED: Final = 1000


class Counts:
    """Remembers the counts of each person at each table; the oldest are forgotten."""

    def __init__(self) -> None:
        self._had: OrderedDict[tuple[TableId, PersonId], tuple[Prompt | None, int]] = OrderedDict()

    def again(self, table: TableId, person: PersonId, turn: Prompt | None) -> int:
        """Note one more count of ``person`` while ``turn`` lasts; how many he has asked for."""
        key = (table, person)
        of, had = self._had.pop(key, (turn, 0))
        count = had + 1 if of == turn else 1
        self._had[key] = (turn, count)
        if len(self._had) > _REMEMBERED:
            self._had.popitem(last=False)
        return count

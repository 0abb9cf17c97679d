"""Straddles and sleepers before a deal, by chance."""

from core.chips import NO_CHIPS, Chips
from core.table import Table
from core.table.commands import PostStraddle, TableCommand
from tests.laws.chance import Chance


def blind_raises(chance: Chance, table: Table) -> list[TableCommand]:
    """A row of players left of the big blind to come, and some others, raise blind.

    Each mostly for the smallest amount; many of them may not.
    """
    if not chance.one_in(3):
        return []
    big = table.pointers.big_blind if table.pointers is not None else 0
    ready = [one for one in table.occupants if one.is_ready]
    around = [one for one in ready if one.seat > big] + [one for one in ready if one.seat <= big]
    first = 1 + chance.below(2)
    row = around[first : first + chance.below(7)]
    some = [one for one in around if chance.one_in(5)]
    base = table.config.stakes.base
    return [
        PostStraddle(
            one.person,
            Chips(base * chance.below(16) // 2) if chance.one_in(5) else NO_CHIPS,
        )
        for one in (*row, *some)
    ]

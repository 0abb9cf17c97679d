"""Overs and super-overs before a deal, by chance."""

from core.hand.overs import Overs
from core.table import Table
from core.table.commands import PlayOvers, TableCommand
from tests.laws.chance import Chance


def overs(chance: Chance, table: Table) -> list[TableCommand]:
    """Most of the players, now and then, want to play overs, some of them super-overs too."""
    if not chance.one_in(4):
        return []
    said: list[TableCommand] = []
    for one in table.occupants:
        wants = chance.pick((Overs.OVERS, Overs.OVERS, Overs.SUPER, Overs.SUPER, Overs.NONE))
        if wants is Overs.SUPER and one.overs is Overs.NONE:
            said.append(PlayOvers(one.person, Overs.OVERS))
        said.append(PlayOvers(one.person, wants))
    return said

"""Choices: what one player may say for the next deal, with its price.

Each of them is what the table itself would take now, so that no button is refused.
"""

from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.overs import Overs
from core.ids import Instant, PersonId
from core.refusal import Refusal
from core.table import apply
from core.table.blinds.announcing import offer
from core.table.blinds.duties import Entry
from core.table.blinds.straddle import Straddle
from core.table.blinds.ways import Way, ways_in
from core.table.commands import PlayOvers
from core.table.kills.voluntary import price_for
from core.table.state import Table


class Choices(Struct, frozen=True):
    """What a player may choose before the next deal.

    Attributes:
        ways: to come in, for one who owes a blind, or may let it pass; the ones open to him.
        straddle: the smallest straddle or sleeper he may announce.
        kill: what it costs him to kill the pot; 0 where he may not.
        overs: the stakes he may change to, with those who agree on them.
    """

    ways: tuple[Way, ...] = ()
    straddle: Straddle | None = None
    kill: Chips = NO_CHIPS
    overs: tuple[Overs, ...] = ()

    @property
    def has_ways(self) -> bool:
        """Whether there is another way than to wait."""
        return any(way.entry is not Entry.WAIT for way in self.ways)

    @property
    def are_any(self) -> bool:
        """Whether there is anything to choose."""
        return self.has_ways or self.straddle is not None or bool(self.kill or self.overs)


NOTHING_TO_CHOOSE: Final = Choices()


def choices_of(table: Table, person: PersonId, now: Instant) -> Choices:
    """What ``person`` may choose for the hand after the one in play, or after the last one."""
    occupant = table.occupant_of(person)
    if occupant is None or table.is_closed or table.is_closing:
        return NOTHING_TO_CHOOSE
    return Choices(
        ways=tuple(way for way in ways_in(table, occupant.seat, now) if way.is_legal),
        straddle=offer(table, person, now),
        kill=price_for(table, person, now) or NO_CHIPS,
        overs=tuple(one for one in Overs if _may_play(table, person, one, now)),
    )


def _may_play(table: Table, person: PersonId, overs: Overs, now: Instant) -> bool:
    try:
        apply(table, PlayOvers(person, overs), now)
    except Refusal:
        return False
    return True

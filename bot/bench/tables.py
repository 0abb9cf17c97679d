"""Tables for measuring: a clock, repeatable chance, players and their acts."""

import asyncio
import time
from hashlib import shake_256
from typing import Final

from core.chips import Chips, whole
from core.engine import Accepted, CardRoom
from core.games.spec import Structure
from core.hand.commands import Call, Check, Fold, HandCommand, Prompt, Show
from core.hand.rules import Stakes
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.table.commands import SitDown
from core.table.config import TableConfig
from core.table.state import Table

SEATS: Final = 6
_COMMUNITY: Final = CommunityId("bench:club")
_FOLDS: Final = 5  # one act in so many is a fold, so that hands are of all lengths


class BenchClock:
    """The computer's own clock."""

    def now(self) -> Instant:
        """The present moment."""
        return Instant(time.time_ns() // 1_000_000)

    async def sleep_until(self, at: Instant) -> None:
        """Sleep until ``at``."""
        await asyncio.sleep(max(at - self.now(), 0) / 1000)


class BenchChance:
    """Repeatable bytes: SHAKE-256 of a seed and a counter."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def bytes(self, count: int) -> bytes:
        """The next ``count`` bytes."""
        self._count += 1
        return shake_256(f"{self._seed}:{self._count}".encode()).digest(count)


async def fill_tables(room: CardRoom, count: int) -> list[TableId]:
    """Open ``count`` tables of six players each, who play for a million big blinds."""
    config = TableConfig(
        game="texas_holdem",
        structure=Structure.NO_LIMIT,
        stakes=Stakes(whole(1), whole(2)),
        seats=SEATS,
        buy_in_least=whole(40),
        buy_in_most=Chips(0),
        settings={"deal.between_hands_seconds": 0},
    )
    return list(
        await asyncio.gather(*(_fill_table(room, config, number) for number in range(count)))
    )


async def _fill_table(room: CardRoom, config: TableConfig, number: int) -> TableId:
    place, host = PlaceId(f"bench:club:{number}"), PersonId(f"bench:club:{number}-0")
    opened = await room.open_table(place, _COMMUNITY, config, host, f"open:{number}")
    assert isinstance(opened, Accepted)
    for seat in range(SEATS):
        name = f"{number}-{seat}"
        person = PersonId(f"bench:club:{name}")
        await room.wallets.grant(person, whole(2_000_000), host, f"grant:{name}")
        sits = SitDown(person, name, whole(2_000_000))
        taken = await room.submit(opened.table.id, sits, f"sit:{name}")
        assert isinstance(taken, Accepted)
    return opened.table.id


def quick_act(table: Table) -> HandCommand | None:
    """Check, call or show; fold now and then; None while nobody has to act."""
    hand = table.hand
    if hand is None or hand.to_act is None:
        return None
    occupant = table.occupant(hand.to_act)
    assert occupant is not None
    prompt = Prompt(hand.number, hand.action)
    menu = hand.menu
    if menu is None:
        return Show(occupant.person, prompt)
    if menu.may_check:
        return Check(occupant.person, prompt)
    folds = (table.version * 7 + hand.number) % _FOLDS == 0
    return (Fold if folds else Call)(occupant.person, prompt)

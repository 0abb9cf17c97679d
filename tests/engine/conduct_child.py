"""A process that takes a measure and is killed between its commit and what follows at the table."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import NoReturn

from msgspec.structs import replace

from core.house.conduct import Ground, MeasureKind
from tests.engine.guests import GREEN, Door, taken
from tests.engine.kit import QUICK, HandClock, a_room, is_in_hand, opened, until
from tests.engine.penalties import A, FloorPerson


class Killer:
    """Ends the process after the next commit, once it is armed."""

    def __init__(self) -> None:
        self.is_armed = False

    def __call__(self, point: str) -> None:
        if self.is_armed and point == "after_commit":
            os.kill(os.getpid(), signal.SIGKILL)


async def main(database: Path, kind: MeasureKind) -> NoReturn:
    """Three play a hand; the floor orders, and the process is no more."""
    clock, door, killer = HandClock(), Door(), Killer()
    async with a_room(database, clock, pace=replace(QUICK, on_point=killer)) as room:
        table = await opened(room, GREEN, **{"deal.between_hands_seconds": 5})
        for name in "abc":
            taken(await door.sits(room, table, name, 1000))
        clock.move(5_000)
        await until(lambda: is_in_hand(room, table))
        await room.settled()
        killer.is_armed = True
        floor = FloorPerson(room)
        if kind is MeasureKind.SIT_OUT:
            await floor.orders(kind, A, hands=2, table=table)
        else:
            await floor.suspends(A, days=7, ground=Ground.STALLING)
    raise AssertionError("it lives")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), MeasureKind(sys.argv[2])))

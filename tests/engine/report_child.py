"""A process that is killed right after a report is committed, before the floor is told."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import NoReturn

from msgspec.structs import replace

from core.engine.conduct.reporting import Complaint
from core.house.ranks import Rank
from core.house.reports import Matter
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    QUICK,
    FakePlatform,
    HandClock,
    a_room,
    opened,
    person,
    seat,
)
from tests.engine.penalties import A, B


class Killer:
    """Ends the process after the next commit, once it is armed."""

    def __init__(self) -> None:
        self.is_armed = False

    def __call__(self, point: str) -> None:
        if self.is_armed and point == "after_commit":
            os.kill(os.getpid(), signal.SIGKILL)


async def main(database: Path) -> NoReturn:
    """Two sit; one reports the other, and the process is no more."""
    killer = Killer()
    pace = replace(QUICK, on_point=killer)
    async with a_room(database, HandClock(), {"fake": FakePlatform()}, pace) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 60})
        for name in "ab":
            await seat(room, table, name)
        for holder, is_group in ((str(person("flo")), False), ("fake:one:role:7", True)):
            await room.rules.appoint(
                COMMUNITY, holder, Rank.FLOOR, holder, ADMIN, "Admin", f"staff:{holder}",
                is_group=is_group,
            )  # fmt: skip
        await room.settled()
        killer.is_armed = True
        report = Complaint(table, Matter.ETIQUETTE, (A,), ("a",), B, "b", "he spat")
        await room.conduct.report(report, "report")
    raise AssertionError("it lives")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

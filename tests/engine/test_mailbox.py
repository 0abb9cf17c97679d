"""The mailbox: whoever says too much at once is refused himself, and keeps nobody else out."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from adapters.sqlite import SqliteStore
from core.engine import Accepted, CardRoom
from core.engine.outcome import Outcome, Refused
from core.engine.rows import Entry
from core.ids import PersonId, TableId
from core.refusal import Reason
from core.table.commands import CloseTable, ComeBack, GoAway, PauseClocks
from tests.engine.kit import (
    ADMIN,
    QUICK,
    HandClock,
    a_room,
    audited,
    is_in_hand,
    opened,
    person,
    plain_act,
    seat,
    until,
)

EACH = QUICK.mailbox_each


class Gate:
    """A store that commits only while its gate is open."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.is_open.set()
        self._store: Any = None

    def __call__(self, store: SqliteStore) -> Any:
        self._store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def commit(self, entries: Sequence[Entry]) -> None:
        await self.is_open.wait()
        await self._store.commit(entries)


async def table_in_hand(room: CardRoom, names: str) -> tuple[TableId, PersonId, list[PersonId]]:
    """A table in a hand, who is to act there, and the others."""
    table = await opened(room, **{"clock.auto_start_seconds": 600})
    for name in names:
        await seat(room, table, name)
    await until(lambda: is_in_hand(room, table))
    now = room.table(table)
    act = plain_act(now) if now is not None else None
    assert act is not None
    return table, act.person, [person(n) for n in names if person(n) != act.person]


def flood(
    room: CardRoom, table: TableId, who: PersonId, count: int
) -> list[asyncio.Future[Outcome]]:
    """``who`` goes away and comes back ``count`` times at once."""
    words = [(GoAway if n % 2 == 0 else ComeBack)(who) for n in range(count)]
    return [
        asyncio.ensure_future(room.submit(table, word, f"flood:{who}:{n}"))
        for n, word in enumerate(words)
    ]


def busy(outcomes: Sequence[Outcome]) -> int:
    return sum(
        isinstance(one, Refused) and one.refusal.reason is Reason.TOO_BUSY for one in outcomes
    )


async def test_a_flood_is_refused_to_its_own_sender_alone(tmp_path: Path) -> None:
    """Two hundred words of one: all but a few are too many; the player to act is heard."""
    gate = Gate()
    async with a_room(tmp_path / "db", HandClock(), wrap=gate) as room:
        table, _, others = await table_in_hand(room, "abc")
        gate.is_open.clear()
        flooding = flood(room, table, others[0], 200)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        now = room.table(table)
        act = plain_act(now) if now is not None else None
        assert act is not None
        acting = asyncio.ensure_future(room.submit(table, act, "act"))
        away = asyncio.ensure_future(room.submit(table, GoAway(others[1]), "away"))
        closing = asyncio.ensure_future(room.submit(table, CloseTable(ADMIN), "close"))
        await asyncio.sleep(0)
        gate.is_open.set()
        assert busy(await asyncio.gather(*flooding)) == 200 - EACH - 1  # one was on its way
        assert busy(await asyncio.gather(acting, away, closing)) == 0
        assert isinstance(await acting, Accepted)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_crowd_keeps_out_neither_the_player_to_act_nor_the_dealer(tmp_path: Path) -> None:
    """A mailbox full of many people's words still takes his act and the dealer's clockwork."""
    gate = Gate()
    pace = replace(QUICK, mailbox=6, mailbox_each=3)
    async with a_room(tmp_path / "db", HandClock(), wrap=gate, pace=pace) as room:
        table, actor, others = await table_in_hand(room, "abcd")
        gate.is_open.clear()
        crowd = [one for who in others for one in flood(room, table, who, 3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        now = room.table(table)
        act = plain_act(now) if now is not None else None
        assert act is not None
        away = asyncio.ensure_future(room.submit(table, GoAway(actor), "away"))
        acting = asyncio.ensure_future(room.submit(table, act, "act"))
        clockwork = asyncio.ensure_future(room.submit(table, PauseClocks(), "room:pause:test"))
        await asyncio.sleep(0)
        gate.is_open.set()
        assert busy(await asyncio.gather(*crowd)) == 9 - 6 - 1
        assert busy([await away]) == 1
        assert isinstance(await acting, Accepted)
        assert isinstance(await clockwork, Accepted)


async def test_room_taken_is_given_back(tmp_path: Path) -> None:
    """Once his words have been dealt with, the flooder is heard again."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        table, _, others = await table_in_hand(room, "ab")
        assert busy(await asyncio.gather(*flood(room, table, others[0], 50))) > 0
        for number in range(3 * EACH):
            word = (ComeBack if number % 2 else GoAway)(others[0])
            outcome = await room.submit(table, word, f"later:{number}")
            assert busy([outcome]) == 0

"""Laws: whatever people do at several tables at once, chips are conserved and the journal tells."""

import asyncio
import random
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from core.chips import whole
from core.engine import CardRoom
from core.ids import PlaceId, TableId
from core.refusal import Refusal
from core.table.commands import (
    CallClock,
    ComeBack,
    GoAway,
    Leave,
    PauseClocks,
    SitDown,
    TableCommand,
    TopUp,
)
from tests.engine.kit import ADMIN, a_room, audited, fold_act, opened, person, plain_act

NAMES = "abcdefg"


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(0, 2))
def test_random_interleavings_keep_the_ledger_balanced(
    seed: int, tables: int, restarts: int
) -> None:
    """Random acts by random people at once, with restarts between: the audit is clean."""
    asyncio.run(_evening(seed, tables, restarts))


async def _evening(seed: int, tables: int, restarts: int) -> None:
    luck = random.Random(seed)  # noqa: S311  what people do, not what they are dealt
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "db"
        for part in range(restarts + 1):
            async with a_room(path, chance=f"{seed}:{part}") as room:
                idents = [(await _table(room, number)) for number in range(tables)]
                await asyncio.gather(
                    *(_person(room, idents, name, luck, f"{part}:{name}") for name in NAMES)
                )
        report = await audited(path)
        assert report.ok, report.faults


async def _table(room: CardRoom, number: int) -> TableId:
    place = PlaceId(f"fake:club:{number}")
    here = room.table_at(place)
    return here.id if here is not None else await opened(room, place)


async def _person(
    room: CardRoom, tables: list[TableId], name: str, luck: random.Random, keys: str
) -> None:
    for number in range(25):
        ident = luck.choice(tables)
        command = _something(room, ident, name, luck)
        key = f"{keys}:{number}"
        if command is None:
            await _at_the_window(room, name, luck, key)
        else:
            first, second = await asyncio.gather(
                room.submit(ident, command, key), room.submit(ident, command, key)
            )
            assert type(first) is type(second)


def _something(
    room: CardRoom, ident: TableId, name: str, luck: random.Random
) -> TableCommand | None:
    who, now = person(name), room.table(ident)
    assert now is not None
    on_turn = plain_act(now) if luck.random() < 0.9 else None
    if on_turn is not None and luck.random() < 0.7:
        return fold_act(now) if now.hand and now.hand.menu and luck.random() < 0.2 else on_turn
    return luck.choice(
        [
            SitDown(who, name, whole(luck.choice([100, 200, 3_000, 9_000]))),
            SitDown(who, name, whole(500)),
            TopUp(who, whole(luck.choice([1, 500, 5_000]))),
            Leave(who),
            GoAway(who),
            ComeBack(who),
            CallClock(who),
            PauseClocks() if luck.random() < 0.1 else ComeBack(who),
            None,
        ]
    )


async def _at_the_window(room: CardRoom, name: str, luck: random.Random, key: str) -> None:
    amount = whole(luck.choice([1, 100, 5_000]))
    try:
        match luck.randrange(3):
            case 0:
                await room.wallets.grant(person(name), amount, ADMIN, key)
            case 1:
                await room.wallets.take(person(name), amount, ADMIN, key)
            case _:
                await room.wallets.refill(person(name), key)
    except Refusal:
        pass

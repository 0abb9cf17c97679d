"""Law: whatever a platform answers, in whatever order, every message arrives exactly once."""

import asyncio
import random
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from core.engine import CardRoom
from core.engine.ports import AnswerLost, TryLater
from core.ids import PlaceId, TableId
from core.present.documents import Document, Slot, plain_line
from tests.engine.kit import (
    FakePlatform,
    a_room,
    audited,
    opened,
    play_hand,
    seat,
    until,
)


class Moody:
    """Loses answers and asks to wait, as luck will have it, until it is told to behave."""

    def __init__(self, luck: random.Random, share: float) -> None:
        self._luck = luck
        self._share = share

    def before(self, call: str, to: str, document: Document | None) -> None:
        if self._luck.random() < self._share:
            raise self._luck.choice([AnswerLost(), TryLater(3)])

    def after(self, call: str, to: str, document: Document | None) -> None:
        if self._luck.random() < self._share:
            raise AnswerLost

    def behave(self) -> None:
        self._share = 0


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from([0.2, 0.5]), st.booleans())
def test_every_message_arrives_once(seed: int, share: float, restarts: bool) -> None:
    """Two tables, three hands each, with or without a restart in between."""
    asyncio.run(_evening(random.Random(seed), share, restarts))  # noqa: S311  no cards


async def _evening(luck: random.Random, share: float, restarts: bool) -> None:
    fake = FakePlatform()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "db"
        for _ in range(1 + restarts):
            mood = Moody(luck, share)
            fake.before, fake.after = mood.before, mood.after
            async with a_room(path, messengers={"fake": fake}) as room:
                tables = [await _table(room, number) for number in range(2)]
                for _ in range(3):
                    await asyncio.gather(*(play_hand(room, table) for table in tables))
                mood.behave()
                await until(lambda: room._floor.outbox.is_idle, 20)
                for table in tables:
                    await until(partial(_is_drawn, fake, room, table), 20)
        report = await audited(path)
        assert report.ok, report.faults
    sent = Counter(
        (shown.slot, to, plain_line(shown.title).partition(" · ")[0])
        for to, shown in fake.messages.values()
        if shown.slot in (Slot.BOARD, Slot.PRIVATE_HAND)
    )
    assert set(sent.values()) == {1}
    for ident in fake.shown:
        assert fake.shown[ident] == sorted(fake.shown[ident])


async def _table(room: CardRoom, number: int) -> TableId:
    place = PlaceId(f"fake:club:{number}")
    here = room.table_at(place)
    if here is not None:
        return here.id
    table = await opened(room, place)
    for name in "abc":
        await seat(room, table, f"{name}{number}")
    return table


def _is_drawn(fake: FakePlatform, room: CardRoom, table: TableId) -> bool:
    """True when every finished hand's board shows its result."""
    now = room.table(table)
    assert now is not None
    results = {
        plain_line(shown.title)
        for to, shown in fake.messages.values()
        if to == now.place and shown.slot is Slot.BOARD
    }
    return {f"Hand {number} · Result" for number in range(1, now.hands)} <= results

"""A database restored from a backup: the platform has seen what came after it, and remembers."""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from core.engine import CardRoom
from core.engine.ports import AnswerLost
from core.ids import TableId
from core.present import dealt_hand
from core.present.documents import Document, Slot
from core.view import look
from tests.engine.kit import (
    FakePlatform,
    a_room,
    act_once,
    audited,
    is_in_hand,
    opened,
    person,
    play_hand,
    seat,
    until,
)


def cards_told(fake: FakePlatform) -> list[Document]:
    """The private hands that lie with ``a``, oldest first."""
    return [
        shown
        for to, shown in fake.messages.values()
        if to == person("a") and shown.slot is Slot.PRIVATE_HAND
    ]


def cards_dealt(room: CardRoom, table: TableId) -> Document:
    now = room.table(table)
    assert now is not None
    occupant = now.occupant_of(person("a"))
    assert occupant is not None
    return dealt_hand(look(now, occupant.seat))


def backed_up(path: Path, copy: Path) -> None:
    """SQLite's own backup, as the README has it."""
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


def restored(copy: Path, path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    shutil.copy(copy, path)


async def test_cards_of_the_lost_timeline_are_never_shown(tmp_path: Path) -> None:
    """Hands dealt after the backup are dealt anew with other cards, and those are told."""
    path, fake = tmp_path / "db", FakePlatform()
    async with a_room(path, messengers={"fake": fake}, chance="one") as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await play_hand(room, table)
        backed_up(path, tmp_path / "copy")
        for _ in range(3):
            await play_hand(room, table)
        await until(lambda: len(cards_told(fake)) >= 4)
    gone = len(cards_told(fake))
    restored(tmp_path / "copy", path)
    async with a_room(path, messengers={"fake": fake}, chance="two") as room:
        await until(lambda: is_in_hand(room, table))
        await play_hand(room, table)
        await until(lambda: is_in_hand(room, table))
        await until(lambda: len(cards_told(fake)) > gone)
        dealt = cards_dealt(room, table)
        await until(lambda: cards_told(fake)[-1] == dealt)
    report = await audited(path)
    assert report.ok, report.faults


async def test_a_letter_keeps_its_nonce_over_a_restart(tmp_path: Path) -> None:
    """Sent, the answer lost, and the process gone: the next one repeats it, and nobody sees two."""
    path, fake = tmp_path / "db", FakePlatform()
    fake.after = loses("direct")
    async with a_room(path, messengers={"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: len(cards_told(fake)) == 1)
    fake.after = lambda call, to, document: None
    async with a_room(path, messengers={"fake": fake}) as room:
        outbox = room._floor.outbox
        await until(lambda: outbox.is_idle and not outbox.box.owes(person("a")))
        await act_once(room, table)
        assert len(cards_told(fake)) == 1


def loses(lost: str) -> Callable[[str, str, Document | None], None]:
    def after(call: str, to: str, document: Document | None) -> None:
        if call == lost:
            raise AnswerLost

    return after


async def test_a_nonce_is_short_enough_for_any_number_of_letters(tmp_path: Path) -> None:
    """Discord takes 25 characters: a hundred million letters, each tried a thousand times."""
    async with a_room(tmp_path / "db") as room:
        letter = room._floor.outbox.secretary.pen(
            table=TableId("t1"), slot=Slot.LOG, to=person("a"), attempt=999
        )
    assert len(letter.nonce) - len(str(letter.id)) + len("100000000") <= 25

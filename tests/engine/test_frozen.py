"""A frozen table can be closed: the hand is void, and every chip goes home."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from core.bank import Overdrawn, stack
from core.chips import whole
from core.engine import Accepted, CardRoom
from core.engine.outcome import Outcome, Refused
from core.ids import TableId
from core.present.documents import Slot, Tone, plain
from core.refusal import Reason
from core.table.commands import CloseTable, GoAway, Leave, SitDown, TableCommand, TopUp
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    PLACE,
    FakePlatform,
    a_room,
    act_once,
    audited,
    config,
    is_in_hand,
    opened,
    person,
    play_hand,
    seat,
    until,
)

NAMES = "abc"


def reason_of(outcome: Outcome) -> Reason | None:
    return outcome.refusal.reason if isinstance(outcome, Refused) else None


def freeze(room: CardRoom, table: TableId) -> None:
    """An unexpected error happens at ``table``."""
    actor = room._floor.actor(table)
    assert actor is not None
    actor.freeze(RuntimeError("the As fell on the floor"))


async def dealt(room: CardRoom) -> TableId:
    """A table in its first hand, with a house player among the rest."""
    table = await opened(room, **{"clock.auto_start_seconds": 600})
    room.connections.platform_lost("fake")  # no deal before everyone sits
    for name in NAMES:
        await seat(room, table, name)
    await seat(room, table, "prop", prop=True)
    room.connections.platform_back("fake")
    await until(lambda: is_in_hand(room, table))
    return table


@pytest.mark.parametrize("acts", range(0, 12, 2))
async def test_an_admin_closes_a_frozen_table(tmp_path: Path, acts: int) -> None:
    """Wherever the hand stood, each player has his starting chips again, and the place is free."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await room.submit(table, TopUp(person("a"), whole(50)), "top-up")
        for _ in range(acts):
            now = room.table(table)
            hand = now.hand if now is not None else None
            if hand is not None and hand.to_act == 4:
                await until(partial(has_moved_on, room, table, hand.action))
            await act_once(room, table)
        freeze(room, table)
        words: tuple[TableCommand, ...] = (Leave(person("a")), GoAway(person("b")))
        for number, word in enumerate(words):
            refused = await room.submit(table, word, f"word:{number}")
            assert reason_of(refused) is Reason.TABLE_FROZEN
        closed = await room.submit(table, CloseTable(ADMIN), "close")
        assert isinstance(closed, Accepted)
        assert closed.table.is_closed
        for name in NAMES:
            assert await room.wallets.balance(person(name)) == whole(10_000)
        assert room.tables() == ()
        assert reason_of(await room.submit(table, Leave(person("a")), "l")) is Reason.NO_TABLE_HERE
        again = await room.submit(table, CloseTable(ADMIN), "close")
        assert isinstance(again, Accepted)
        assert again.repeated
        await until(lambda: is_told(fake, "The table is closed; everyone has been cashed out."))
        assert is_told(fake, "The hand is void: everyone has back what he put in.")
        await until(lambda: void_boards(fake) == 1)
        assert await opened_again(room) != table
    async with a_room(tmp_path / "db") as room:
        assert [t.place for t in room.tables()] == [PLACE]
        for name in NAMES:
            assert await room.wallets.balance(person(name)) == whole(10_000)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def has_moved_on(room: CardRoom, table: TableId, action: int) -> bool:
    now = room.table(table)
    return now is not None and now.hand is not None and now.hand.action != action


def is_told(fake: FakePlatform, words: str) -> bool:
    lines = (shown for _, shown in fake.messages.values() if shown.slot is Slot.LOG)
    return any(words in plain(line) for line in lines)


def void_boards(fake: FakePlatform) -> int:
    """How many boards show that their hand is void."""
    boards = (shown for _, shown in fake.messages.values() if shown.slot is Slot.BOARD)
    return sum(one.tone is Tone.DONE and "The hand is void" in plain(one) for one in boards)


async def opened_again(room: CardRoom) -> TableId:
    before = room.table_at(PLACE)
    assert before is None
    outcome = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "open:again")
    assert isinstance(outcome, Accepted)
    return outcome.table.id


async def test_a_table_frozen_between_hands_is_closed_too(tmp_path: Path) -> None:
    """No hand was dealt yet: everyone is cashed out."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room, **{"deal.between_hands_seconds": 100})
        for name in NAMES:
            await seat(room, table, name)
        freeze(room, table)
        assert isinstance(await room.submit(table, CloseTable(ADMIN), "close"), Accepted)
        for name in NAMES:
            assert await room.wallets.balance(person(name)) == whole(10_000)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_hand_played_before_the_frozen_one_stays_played(tmp_path: Path) -> None:
    """Only the hand in play is void: the stacks are those with which it began."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in NAMES:
            await seat(room, table, name)
        number = await play_hand(room, table)
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        assert now is not None
        assert now.hand is not None
        assert now.hand.number == number + 1
        began = {p.person: p.stack + p.paid for p in now.hand.players}
        await act_once(room, table)
        freeze(room, table)
        assert isinstance(await room.submit(table, CloseTable(ADMIN), "close"), Accepted)
        for name in NAMES:
            held = began.get(person(name))
            if held is not None:
                assert await room.wallets.balance(person(name)) == whole(9_000) + held
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_what_froze_the_table_cannot_keep_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is in what follows a commit: closing meets it again, and closes all the same."""

    def fails(*_: Any) -> None:
        raise RuntimeError

    async with a_room(tmp_path / "db") as room:
        table = await dealt(room)
        with monkeypatch.context() as broken:
            broken.setattr(room._floor.outbox, "adopt", fails)
            await room.submit(table, TopUp(person("a"), whole(50)), "top-up")
            refused = await room.submit(table, Leave(person("a")), "leave")
            assert reason_of(refused) is Reason.TABLE_FROZEN
            assert isinstance(await room.submit(table, CloseTable(ADMIN), "close"), Accepted)
        for name in NAMES:
            assert await room.wallets.balance(person(name)) == whole(10_000)
        assert await opened_again(room) != table
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_state_that_allows_no_end_stays_frozen_with_its_chips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If calling it off fails as well, nothing has moved, and the next process can go on."""
    said: list[str] = []

    def fails(*_: Any) -> Any:
        raise Overdrawn(stack(TableId("t1"), person("a")))

    async with a_room(tmp_path / "db", report=said.append) as room:
        table = await dealt(room)
        freeze(room, table)
        with monkeypatch.context() as broken:
            broken.setattr("core.engine.tables.actor.postings", fails)
            for number in range(2):
                outcome = await room.submit(table, CloseTable(ADMIN), f"close:{number}")
                assert reason_of(outcome) is Reason.TABLE_FROZEN
        now = room.table(table)
        assert now is not None
        assert now.is_in_hand
        assert sum(line.startswith(f"Table {table} is frozen: Overdrawn in ") for line in said) == 2
        assert not any("As fell" in line or "club:a" in line for line in said)
        report = await audited(tmp_path / "db")
        assert report.ok, report.faults
    async with a_room(tmp_path / "db") as room:
        assert is_in_hand(room, table)
        sits = SitDown(person("d"), "d", whole(1_000))
        assert isinstance(await room.submit(table, sits, "sit:d"), Accepted)


async def test_nobody_else_can_call_a_hand_off(tmp_path: Path) -> None:
    """A close at a table in good health waits for the end of the hand, as ever (Cooke 4.05)."""
    async with a_room(tmp_path / "db") as room:
        table = await dealt(room)
        assert isinstance(await room.submit(table, CloseTable(ADMIN), "close"), Accepted)
        now = room.table(table)
        assert now is not None
        assert now.is_in_hand

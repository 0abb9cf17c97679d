"""Conditions that change in a running room: the sign, the time to object, the guest book."""

from pathlib import Path

import pytest

from core.chips import whole
from core.engine import Accepted, CardRoom
from core.engine.ports import DeliveryFailed, Undeliverable
from core.house.settings import number
from core.ids import TableId
from core.present.documents import Document, Slot, plain
from core.refusal import Reason
from core.table.commands import (
    Leave,
    ObjectToChange,
    ProposeConditions,
    SetRule,
    TableCommand,
)
from core.table.setup.opening import configure
from core.table.setup.proposal import Conditions
from core.table.state import Table
from tests.engine.guests import Door, refused, taken
from tests.engine.kit import (
    ADMIN,
    FakePlatform,
    HandClock,
    a_room,
    audited,
    fold_act,
    is_in_hand,
    key_of,
    opened,
    person,
    seat,
    until,
)


def conditions(room: CardRoom, table: TableId, big_blind: int) -> Conditions:
    """No-limit hold'em for other blinds."""
    config = configure(
        seats=6, small_blind=whole(big_blind // 2), big_blind=whole(big_blind),
        buy_in_least=whole(400), settings=now_of(room, table).config.settings,
    )  # fmt: skip
    return Conditions.of(config)


def now_of(room: CardRoom, table: TableId) -> Table:
    """The table as it is."""
    now = room.table(table)
    assert now is not None
    return now


async def said(room: CardRoom, table: TableId, command: TableCommand, key: str) -> Accepted:
    """Say it, and have it accepted."""
    return taken(await room.submit(table, command, key))


async def play_on(room: CardRoom, table: TableId) -> None:
    """The hand of two ends with a fold, and the next is dealt."""
    before = now_of(room, table)
    act = fold_act(before)
    await said(room, table, act, key_of(act, before))
    await until(lambda: now_of(room, table).hands > before.hands and is_in_hand(room, table))


def texts(fake: FakePlatform, slot: Slot) -> list[str]:
    """What the messages of a slot show now."""
    return [plain(document) for _, document in fake.messages.values() if document.slot is slot]


@pytest.mark.rule("cooke-3.12", 1)
@pytest.mark.parametrize("why", [Undeliverable.NO_PERMISSION, Undeliverable.MESSAGE_GONE])
async def test_a_rule_counts_although_the_sign_could_not_be_changed(
    tmp_path: Path, why: Undeliverable
) -> None:
    """A setting is changed and the sign cannot be edited, or has been deleted: the next hand is
    dealt by the new value all the same."""
    fake = FakePlatform()

    def fails(call: str, to: str, document: Document | None) -> None:
        if call == "edit" and document is not None and document.slot is Slot.SIGN:
            tried.append(document)
            raise DeliveryFailed(why)

    tried: list[Document] = []
    async with a_room(tmp_path / "db", None, {"fake": fake}) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 0})
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await until(lambda: fake.count("post", Slot.SIGN) == 1)
        fake.before = fails
        await said(room, table, SetRule(ADMIN, "betting.checking_out", True), "set")
        await play_on(room, table)
        await until(lambda: bool(tried))
        await play_on(room, table)
        hand = now_of(room, table).hand
        assert hand is not None
        assert hand.rules.checking_out


@pytest.mark.rule("cooke-3.12", 2)
async def test_a_rule_set_in_a_hand_waits_is_announced_and_stands_on_the_sign(
    tmp_path: Path,
) -> None:
    """Set in a hand it is queued and told; the next hand has it, and the sign says it."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", None, {"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, SetRule(ADMIN, "clock.auto_start_seconds", 45), "set")
        assert number(now_of(room, table).config.settings, "clock.auto_start_seconds") == 120
        await until(lambda: any("from the next hand on" in one for one in texts(fake, Slot.LOG)))
        await play_on(room, table)
        assert number(now_of(room, table).config.settings, "clock.auto_start_seconds") == 45
        await until(lambda: any("45 seconds" in one for one in texts(fake, Slot.SIGN)))
    assert (await audited(tmp_path / "db")).ok


async def test_the_sign_tells_of_new_stakes_and_of_rights_that_came_back(tmp_path: Path) -> None:
    """Forbidden at first, the edit is made once the dealer may write again."""
    clock, fake = HandClock(), FakePlatform()
    denied = [True]

    def fails(call: str, to: str, document: Document | None) -> None:
        if denied[0] and call == "edit" and document is not None and document.slot is Slot.SIGN:
            raise DeliveryFailed(Undeliverable.NO_PERMISSION)

    fake.before = fails
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, ProposeConditions(ADMIN, conditions(room, table, 20)), "propose")
        clock.move(62_000)
        await until(lambda: now_of(room, table).proposals[0].has_passed)
        await play_on(room, table)
        denied[0] = False
        clock.move(3_600_000)
        await until(lambda: any("10/20" in one for one in texts(fake, Slot.SIGN)))


async def test_a_restart_keeps_the_question_the_objection_and_the_time(tmp_path: Path) -> None:
    """Down for an hour in the middle of it, the room still asks afterwards, with the seconds that
    were left; the objection stands, and one more drops the change."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"table.change_seconds": 60})
        for name in "abc":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, ProposeConditions(ADMIN, conditions(room, table, 20)), "propose")
        await said(room, table, ObjectToChange(person("a")), "object")
        clock.move(20_000)
        await room.settled()
    clock.move(3_600_000)
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        await until(lambda: now_of(room, table).paused_at is None)
        await room.settled()
        (proposal,) = now_of(room, table).proposals
        assert proposal.objectors == (person("a"),)
        left = proposal.ends_at - clock.now()
        assert 0 < left <= 60_000
        await said(room, table, ObjectToChange(person("b")), "again")
        assert now_of(room, table).proposals == ()
        assert now_of(room, table).config.stakes.big_blind == whole(10)
        await until(lambda: any("not made" in one for one in texts(fake, Slot.LOG)))
    assert (await audited(tmp_path / "db")).ok


async def test_the_time_to_object_ends_by_itself(tmp_path: Path) -> None:
    """Nobody says anything: after the house's seconds it is made before the next hand."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"table.change_seconds": 30})
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, ProposeConditions(ADMIN, conditions(room, table, 20)), "propose")
        clock.move(31_000)
        await room.settled()
        assert not now_of(room, table).proposals[0].has_passed
        clock.move(1_000)
        await until(lambda: now_of(room, table).proposals[0].has_passed)
        await play_on(room, table)
        assert now_of(room, table).config.stakes.big_blind == whole(20)
    assert (await audited(tmp_path / "db")).ok


@pytest.mark.rule("cooke-3.10", 1)
async def test_who_left_with_his_chips_brings_them_back(tmp_path: Path) -> None:
    """He leaves with 740, and 30 minutes later 400 are refused and 740 taken."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 600})
        await door.visits(room, table, "p", 740)
        clock.move(30 * 60_000)
        refusal = refused(await door.sits(room, table, "p", 400))
        assert refusal.reason is Reason.MUST_BRING_BACK
        assert refusal.facts["least"] == whole(740)
        taken(await door.sits(room, table, "p", 740))


async def test_a_session_at_a_table_outlasts_a_change_of_its_stakes(tmp_path: Path) -> None:
    """He leaves with 740, the blinds double, and he comes back to the same game: it takes the
    740.  A newcomer needs the new minimum alone, and once he has brought them back nobody asks
    for them again."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 600})
        await door.visits(room, table, "p", 740)
        await said(room, table, ProposeConditions(ADMIN, conditions(room, table, 20)), "propose")
        assert now_of(room, table).config.stakes.big_blind == whole(20)
        taken(await door.sits(room, table, "q", 400))
        refusal = refused(await door.sits(room, table, "p", 400))
        assert refusal.reason is Reason.MUST_BRING_BACK
        taken(await door.sits(room, table, "p", 740))
        await said(room, table, Leave(person("p")), "leave")
        refusal = refused(await door.sits(room, table, "p", 400))
        assert refusal.facts["least"] == whole(740)
    async with a_room(tmp_path / "db", clock) as room:
        assert refused(await door.sits(room, table, "p", 400)).facts["least"] == whole(740)

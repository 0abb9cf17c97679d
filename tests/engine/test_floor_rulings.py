"""Rulings in a running room: a paused table outlives the process, and the books agree."""

from pathlib import Path

from core.engine import CardRoom
from core.ids import PersonId, Seat, TableId
from core.present.documents import Slot, plain
from core.refusal import Reason
from core.table import deadlines
from core.table.commands import (
    AwardPot,
    ForfeitInterest,
    InspectHand,
    PauseTable,
    ReleaseVoid,
    ResumeTable,
    Rule,
    RulingAct,
    TakeBackAct,
)
from core.view.floor import inspected
from tests.engine.kit import (
    FakePlatform,
    HandClock,
    a_room,
    audited,
    fold_act,
    is_in_hand,
    key_of,
    opened,
    seat,
    until,
)
from tests.engine.test_contest import refused, said

FLO = PersonId("flo")


def ruling(act: RulingAct) -> Rule:
    """``act`` as a ruling."""
    return Rule(FLO, "Flo", act, "the facts were heard")


async def test_a_paused_table_waits_for_days_and_over_a_restart(tmp_path: Path) -> None:
    """Nothing is due and nobody can act, also once the process has been started again; resumed, it
    is the same player's turn, with the time that he had."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        before = room.table(table)
        assert before is not None
        (due,) = deadlines(before)
        left = due.at - clock.now()
        await said(room, table, ruling(PauseTable(FLO)), "pause")
        clock.move(3_600_000)
        await room.settled()
    clock.move(3_600_000)
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        await room.settled()
        now = room.table(table)
        assert now is not None
        assert deadlines(now) == ()
        act = fold_act(now)
        assert await refused(room, table, act, "early") is Reason.TABLE_PAUSED
        await said(room, table, ruling(ResumeTable(FLO)), "resume")
        now = room.table(table)
        assert now is not None
        (due,) = deadlines(now)
        assert due.at - clock.now() == left
        await said(room, table, act, key_of(act, now))
        await until(lambda: room._floor.outbox.is_idle)
        lines = [plain(d) for _, d in fake.messages.values() if d.slot is Slot.LOG]
        assert any("Ruling by Flo" in line for line in lines), lines
    assert (await audited(tmp_path / "db")).ok


async def test_every_move_of_chips_is_in_the_books(tmp_path: Path) -> None:
    """An act taken back, interest forfeited, a pot awarded and moved, a hand voided: after each of
    them the audit proves ledger and tables alike, and a hand inspected is on the tape alone."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 5})
        for name in "abc":
            await seat(room, table, name)

        async def rule(act: RulingAct, key: str) -> None:
            await said(room, table, ruling(act), key)

        await _next_hand(clock, room, table)
        now = room.table(table)
        assert now is not None
        act = fold_act(now)
        await said(room, table, act, key_of(act, now))
        await rule(TakeBackAct(FLO), "back")
        now = room.table(table)
        assert now is not None
        assert now.hand is not None
        assert now.hand.to_act is not None
        await rule(ForfeitInterest(FLO, now.hand.to_act), "forfeit")
        now = room.table(table)
        assert now is not None
        assert now.hand is not None
        live = tuple(player.seat for player in now.hand.players if player.is_in)
        await rule(AwardPot(FLO, live), "award")
        await rule(AwardPot(FLO, live[:1]), "amend")
        await rule(InspectHand(FLO, Seat(1)), "look")
        now = room.table(table)
        assert now is not None
        assert [one.seat for one in inspected(now, FLO)] == [1]
        await _next_hand(clock, room, table)
        await rule(ReleaseVoid(FLO), "void")
    assert (await audited(tmp_path / "db")).ok


async def _next_hand(clock: HandClock, room: CardRoom, table: TableId) -> None:
    clock.move(8_000)
    await until(lambda: is_in_hand(room, table))

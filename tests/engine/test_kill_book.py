"""Kills that are due, and the guest book: over restarts, with the books balanced."""

from pathlib import Path

from core.chips import whole
from core.engine import CardRoom
from core.ids import PersonId, TableId
from core.refusal import Reason, Refusal
from core.table import Table
from core.table.commands import Leave, RefuseKill, SitDown
from core.table.events import PlayerLeft
from core.table.setup.opening import configure
from tests.engine.guests import GREEN, Door, passes, refused, taken
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    HandClock,
    a_room,
    audited,
    fold_act,
    is_in_hand,
    key_of,
    person,
    until,
)

HOUSE: dict[str, bool | int | str] = {
    "kill.trigger": "big_pot", "kill.big_pot_formula": "amount", "kill.big_pot_amount": 1,
    "deal.between_hands_seconds": 60,
}  # fmt: skip
"""Every pot that one wins alone kills the next."""

NAMES = ("a", "b", "c", "d")


class KillTable:
    """10-20 hold'em for four of the club."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = HandClock()
        self.door = Door()
        self.id = TableId("")

    async def open(self, room: CardRoom) -> None:
        """The table opens and all sit down with 500."""
        config = configure(bets=(whole(10), whole(20)), seats=6, settings=HOUSE)
        opening = await room.open_table(GREEN, COMMUNITY, config, ADMIN, "green")
        self.id = taken(opening).table.id
        for name in NAMES:
            taken(await self.door.sits(room, self.id, name, 500))

    def now(self, room: CardRoom) -> Table:
        """The table as it is."""
        table = room.table(self.id)
        assert table is not None
        return table

    async def deal(self, room: CardRoom) -> None:
        """The next hand is dealt when it is due."""
        self.clock.move(60_000)
        await until(lambda: is_in_hand(room, self.id))

    async def fold_round(self, room: CardRoom) -> None:
        """All fold, and one wins it."""
        while is_in_hand(room, self.id):
            act = fold_act(self.now(room))
            taken(await room.submit(self.id, act, key_of(act, self.now(room))))

    async def killer(self, room: CardRoom) -> PersonId:
        """Play a hand; who must kill the next one."""
        await self.deal(room)
        await self.fold_round(room)
        killer = self.now(room).kill.person
        assert killer is not None
        return killer


async def test_who_refuses_his_kill_is_kept_out_over_a_restart(tmp_path: Path) -> None:
    """He is refused a seat for 120 minutes, over two restarts, and owes the kill when he is back;
    how he says that he was here does not matter."""
    kills = KillTable(tmp_path / "db")
    async with a_room(kills.path, kills.clock) as room:
        await kills.open(room)
        killer = await kills.killer(room)
        step = taken(await room.submit(kills.id, RefuseKill(killer), kills.door.key()))
        (left,) = [event for event in step.events if isinstance(event, PlayerLeft)]
        left_at = kills.clock.now()
        back = SitDown(killer, "x", left.cashed_out)
        until_when = Refusal(Reason.KILL_REFUSED, "cooke-8.04.08", until=left_at + 120 * 60_000)
    async with a_room(kills.path, kills.clock) as room:
        assert refused(await room.submit(kills.id, back, kills.door.key())) == until_when
        passes(kills.clock, 119)
        assert refused(await room.submit(kills.id, back, kills.door.key())) == until_when
    async with a_room(kills.path, kills.clock) as room:
        passes(kills.clock, 1)
        table = taken(await room.submit(kills.id, back, kills.door.key())).table
        assert table.kill.owing == (killer,)
    report = await audited(kills.path)
    assert report.ok, report.faults


async def test_a_dead_kill_is_in_the_books_over_a_restart_in_the_hand(tmp_path: Path) -> None:
    """The killer leaves: his 20 are in the pot when the process ends, and he goes after the hand
    with the rest; every chip is where the ledger says."""
    kills = KillTable(tmp_path / "db")
    async with a_room(kills.path, kills.clock) as room:
        await kills.open(room)
        killer = await kills.killer(room)
        taken(await room.submit(kills.id, Leave(killer), kills.door.key()))
        await kills.deal(room)
        assert kills.now(room).kill.paid == whole(20)
        purse = await room.wallets.balance(killer)
        seated = kills.now(room).occupant_of(killer)
        assert seated is not None
    async with a_room(kills.path, kills.clock) as room:
        now = kills.now(room)
        assert now.is_in_hand
        assert (now.kill.person, now.kill.paid) == (killer, whole(20))
        await kills.fold_round(room)
        assert kills.now(room).occupant_of(killer) is None
        assert await room.wallets.balance(killer) == purse + seated.stack
    report = await audited(kills.path)
    assert report.ok, report.faults


async def test_the_button_is_the_same_after_a_restart_between_hands(tmp_path: Path) -> None:
    """A kill is due when the process ends; the next one deals it, posted and doubled."""
    kills = KillTable(tmp_path / "db")
    async with a_room(kills.path, kills.clock) as room:
        await kills.open(room)
        killer = await kills.killer(room)
    async with a_room(kills.path, kills.clock) as room:
        assert kills.now(room).kill.person == killer
        await kills.deal(room)
        hand = kills.now(room).hand
        seat = kills.now(room).occupant_of(killer)
        assert hand is not None
        assert seat is not None
        assert (hand.posts.killer, hand.rules.stakes.small_bet) == (seat.seat, whole(20))
    assert killer in {person(name) for name in NAMES}

"""Moving to a like table with all the chips: two commits, once, and never half without a word."""

import asyncio
from pathlib import Path

import pytest

from core.chips import whole
from core.engine import Accepted, CardRoom
from core.ids import PersonId, PlaceId, Seat, TableId
from core.refusal import Reason, Refusal
from core.table.commands import CloseTable, TopUp
from core.table.setup.opening import configure
from tests.engine.brittle import Bench, causes, once
from tests.engine.guests import Door, refused, taken, two_tables
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    HandClock,
    a_room,
    audited,
    opened,
    person,
    until,
)

SHORT = {"buyin.short_buy_scope": "first_buyin_too"}
A = person("a")


def stack(room: CardRoom, table: TableId, who: PersonId = A) -> int | None:
    """What he has there in whole chips, None when he does not sit there."""
    now = room.table(table)
    occupant = now.occupant_of(who) if now is not None else None
    return None if occupant is None else (occupant.stack + occupant.behind) // 100


async def fill(room: CardRoom, door: Door, table: TableId, *names: str) -> None:
    """They sit down with 500 each."""
    for name in names:
        taken(await door.sits(room, table, name, 500))


async def test_a_move_takes_everything_along(tmp_path: Path) -> None:
    """730 at one table are 730 at the other, in the seat he asked for; the wallet is as before."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await fill(room, door, green, "b", "c")
        taken(await door.sits(room, green, "a", 730))
        before = await room.wallets.balance(A)
        moved = taken(await room.move(A, green, blue, "move", Seat(4)))
        assert moved.table.id == blue
        assert (stack(room, green), stack(room, blue)) == (None, 730)
        occupant = moved.table.occupant_of(A)
        assert occupant is not None
        assert (occupant.seat, occupant.name) == (4, "a")
        assert await room.wallets.balance(A) == before
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.rule("cooke-9.02", 3)
async def test_too_little_is_refused_before_anything_happens(tmp_path: Path) -> None:
    """With 120 he stays where he is and hears that 80 are missing; topped up, he moves."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room, **SHORT)
        await fill(room, door, green, "b", "c")
        taken(await door.sits(room, green, "a", 120))
        refusal = refused(await room.move(A, green, blue, "move:1"))
        missing = {"stack": 12000, "least": 20000, "needed": 8000}
        assert (refusal.reason, refusal.facts) == (Reason.MOVE_TOO_SHORT, missing)
        assert (stack(room, green), stack(room, blue)) == (120, None)
        taken(await room.submit(green, TopUp(A, whole(80)), door.key()))
        taken(await room.move(A, green, blue, "move:2"))
        assert (stack(room, green), stack(room, blue)) == (None, 200)


@pytest.mark.rule("cooke-9.02", 3)
@pytest.mark.parametrize("is_free", [True, False])
async def test_a_short_stack_moves_where_it_may(tmp_path: Path, is_free: bool) -> None:
    """Where the house asks for nothing, or his own game has broken because nobody is left."""
    clock, door = HandClock(), Door()
    house = SHORT | ({"buyin.transfer_min": "not_required"} if is_free else {})
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room, **house)
        if is_free:
            await fill(room, door, green, "b", "c")
        taken(await door.sits(room, green, "a", 120))
        taken(await room.move(A, green, blue, "move"))
        assert stack(room, blue) == 120


async def test_moves_that_cannot_be(tmp_path: Path) -> None:
    """Not from where he does not sit, not to a full, closing or unlike table, or the same one."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        other = configure(big_blind=whole(4), small_blind=whole(2), seats=6)
        place = PlaceId("fake:club:red-room")
        red = taken(await room.open_table(place, COMMUNITY, other, ADMIN, "red")).table.id

        async def why(origin: TableId, goal: TableId, seat: Seat | None = None) -> Reason:
            return refused(await room.move(A, origin, goal, door.key(), seat)).reason

        assert await why(green, blue) is Reason.NOT_SEATED
        taken(await door.sits(room, green, "a", 500))
        assert await why(green, red) is Reason.NOT_A_LIKE_TABLE
        assert await why(green, green) is Reason.NOT_A_LIKE_TABLE
        assert await why(green, TableId("t99")) is Reason.NO_TABLE_HERE
        await fill(room, door, blue, *"bcdefg")
        assert await why(green, blue, Seat(2)) is Reason.SEAT_TAKEN
        assert await why(green, blue) is Reason.TABLE_FULL
        taken(await room.submit(blue, CloseTable(ADMIN, anyway=True), door.key()))
        assert await why(green, blue) is Reason.NO_TABLE_HERE
        assert stack(room, green) == 500


async def test_nobody_moves_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    """While he has cards he stays: refused, and he is not set to leave either."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green = await opened(room, PlaceId("fake:club:1"))
        blue = await opened(room, PlaceId("fake:club:2"))
        await fill(room, door, green, "a", "b")
        clock.move(10)
        await until(lambda: _in_hand(room, green))
        assert refused(await room.move(A, green, blue, "move")).reason is Reason.HAND_IN_PLAY
        table = room.table(green)
        assert table is not None
        occupant = table.occupant_of(A)
        assert occupant is not None
        assert not occupant.is_leaving


def _in_hand(room: CardRoom, table: TableId) -> bool:
    now = room.table(table)
    return now is not None and now.is_in_hand


async def test_a_second_delivery_moves_nobody_again(tmp_path: Path) -> None:
    """The same key, also after a restart, hears of the first move and changes nothing."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await fill(room, door, green, "a", "b")
        first = taken(await room.move(A, green, blue, "move"))
        again = taken(await room.move(A, green, blue, "move"))
        assert again.repeated
        assert again.sequence == first.sequence
    async with a_room(tmp_path / "db", clock) as room:
        later = taken(await room.move(A, green, blue, "move"))
        assert later.repeated
        assert later.sequence == first.sequence
        assert stack(room, blue) == 500


async def test_two_deliveries_at_once_are_one_move(tmp_path: Path) -> None:
    """Both hear of the same step at the new table."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await fill(room, door, green, "a", "b")
        both = await asyncio.gather(*(room.move(A, green, blue, "move") for _ in range(2)))
        first, second = map(taken, both)
        assert first.sequence == second.sequence
        assert first.repeated != second.repeated
        assert stack(room, blue) == 500


async def test_a_second_half_that_fails_is_told(tmp_path: Path) -> None:
    """The store fails while he sits down: his chips are in his wallet, the refusal says so, and
    the same key takes him there once it can."""
    clock, door, bench = HandClock(), Door(), Bench()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        green, blue = await two_tables(room, **SHORT | {"buyin.transfer_min": "not_required"})
        await fill(room, door, green, "b", "c")
        taken(await door.sits(room, green, "a", 120))
        bench.store.fails_before = once(causes("PlayerSat"))
        outcome = await room.move(A, green, blue, "move")
        assert refused(outcome) == Refusal(Reason.MOVE_STOPPED, took=12000)
        assert (stack(room, green), stack(room, blue)) == (None, None)
        assert await room.wallets.balance(A) == whole(10_000)
        by_himself = refused(await door.sits(room, blue, "a", 120))
        assert by_himself.reason is Reason.SHORT_BUY_USED
        taken(await room.move(A, green, blue, "move"))
        assert stack(room, blue) == 120
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_crash_between_the_two_halves(tmp_path: Path) -> None:
    """The process ends when he has got up: the chips are in his wallet, and the same press after
    the restart takes him to the other table."""
    clock, door, bench = HandClock(), Door(), Bench()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        green, blue = await two_tables(room, **SHORT | {"buyin.transfer_min": "not_required"})
        await fill(room, door, green, "b", "c")
        taken(await door.sits(room, green, "a", 120))
        bench.store.fails_before = lambda entries: any(map(causes("PlayerSat"), entries))
        assert not isinstance(await room.move(A, green, blue, "move"), Accepted)
    async with a_room(tmp_path / "db", clock) as room:
        assert await room.wallets.balance(A) == whole(10_000)
        assert (stack(room, green), stack(room, blue)) == (None, None)
        taken(await room.move(A, green, blue, "move"))
        assert stack(room, blue) == 120
        assert await room.wallets.balance(A) == whole(9_880)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults

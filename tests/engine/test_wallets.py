"""Wallets: starting chips once, grants and takes, refills for the broke within a day's bound."""

import asyncio
from pathlib import Path

import pytest

from core.chips import Chips, whole
from core.engine import CardRoom
from core.refusal import Reason, Refusal
from tests.engine.kit import (
    ADMIN,
    HandClock,
    a_room,
    audited,
    opened,
    person,
    seat,
)

DAY = 86_400_000


async def refusal_of(room: CardRoom, key: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        await room.wallets.refill(person("a"), key)
    return refused.value


async def test_a_newcomer_gets_his_chips_once(tmp_path: Path) -> None:
    """Two looks at once, a third later and one after a restart see the same starting chips."""
    async with a_room(tmp_path / "db") as room:
        both = await asyncio.gather(*(room.wallets.balance(person("a")) for _ in range(2)))
        assert both == [whole(10_000)] * 2
        assert await room.wallets.balance(person("a")) == whole(10_000)
        await room.wallets.take(person("a"), whole(10_000), ADMIN, "all")
    async with a_room(tmp_path / "db") as room:
        assert await room.wallets.balance(person("a")) == 0
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_community_may_give_nothing(tmp_path: Path) -> None:
    """With no starting chips a newcomer has a wallet all the same."""
    nothing = {"wallet.starting_chips": 0}
    for _ in range(2):
        async with a_room(tmp_path / "db", settings=nothing) as room:
            assert await room.wallets.balance(person("a")) == 0
    async with a_room(tmp_path / "db") as room:
        assert await room.wallets.balance(person("a")) == 0


async def test_grants_and_takes_are_done_once_a_key(tmp_path: Path) -> None:
    """A second delivery tells the first one's balance and moves nothing, also after a restart."""
    async with a_room(tmp_path / "db") as room:
        assert await room.wallets.grant(person("a"), whole(5), ADMIN, "g") == whole(10_005)
        assert await room.wallets.take(person("a"), whole(10), ADMIN, "t") == whole(9_995)
        assert await room.wallets.grant(person("a"), whole(5), ADMIN, "g") == whole(10_005)
    async with a_room(tmp_path / "db") as room:
        assert await room.wallets.take(person("a"), whole(10), ADMIN, "t") == whole(9_995)
        assert await room.wallets.balance(person("a")) == whole(9_995)


async def test_nobody_is_taken_what_he_has_not(tmp_path: Path) -> None:
    """The refusal names the balance, and the amount has to be positive."""
    async with a_room(tmp_path / "db") as room:
        with pytest.raises(Refusal) as refused:
            await room.wallets.take(person("a"), whole(10_001), ADMIN, "t")
        assert refused.value == Refusal(
            Reason.WALLET_TOO_SMALL, balance=int(whole(10_000)), needed=int(whole(10_001))
        )
        for amount in (0, -5):
            with pytest.raises(Refusal) as refused:
                await room.wallets.grant(person("a"), Chips(amount), ADMIN, "g")
            assert refused.value.reason is Reason.AMOUNT_NOT_POSITIVE
        assert await room.wallets.balance(person("a")) == whole(10_000)


async def test_a_refill_is_for_the_broke(tmp_path: Path) -> None:
    """Chips on a table count: who has a refill's worth somewhere gets none."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        await seat(room, table, "a", buy_in=2_500)
        await room.wallets.take(person("a"), whole(7_000), ADMIN, "t")
        refusal = await refusal_of(room, "r1")
        assert refusal == Refusal(
            Reason.REFILL_NOT_DUE, balance=int(whole(3_000)), least=int(whole(2_000))
        )


async def test_so_many_refills_a_day(tmp_path: Path) -> None:
    """Three a day, counted over restarts; the next day there are three again."""
    clock = HandClock(DAY * 20_000 + 1)
    for number in range(3):
        async with a_room(tmp_path / "db", clock) as room:
            held = await room.wallets.balance(person("a"))
            await room.wallets.take(person("a"), held, ADMIN, f"t{number}")
            assert await room.wallets.refill(person("a"), f"r{number}") == whole(2_000)
            assert await room.wallets.refill(person("a"), f"r{number}") == whole(2_000)
    async with a_room(tmp_path / "db", clock) as room:
        await room.wallets.take(person("a"), whole(2_000), ADMIN, "t3")
        assert await refusal_of(room, "r3") == Refusal(Reason.REFILLS_SPENT, count=3)
        clock.move(DAY)
        assert await room.wallets.refill(person("a"), "r4") == whole(2_000)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_the_house_says_how_much_a_refill_is(tmp_path: Path) -> None:
    """500 for one who has less than that, where the house has it so."""
    async with a_room(tmp_path / "db", settings={"wallet.refill_chips": 500}) as room:
        await room.wallets.take(person("a"), whole(9_500), ADMIN, "t1")
        assert (await refusal_of(room, "r1")).facts["least"] == whole(500)
        await room.wallets.take(person("a"), whole(400), ADMIN, "t2")
        assert await room.wallets.refill(person("a"), "r2") == whole(600)

"""The law of the refill: it is paid to nobody who has a refill's worth anywhere at that moment."""

import asyncio
import random
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from core.bank import Kind
from core.chips import whole
from core.engine import Accepted, CardRoom
from core.hand.commands import AllIn
from core.house.settings import Overrides
from core.ids import Instant, PersonId, PlaceId, TableId
from core.refusal import Reason, Refusal
from core.table.commands import Leave, SitDown, TopUp
from tests.engine.kit import (
    ADMIN,
    PLACE,
    a_room,
    act_once,
    audited,
    is_in_hand,
    opened,
    person,
    plain_act,
    seat,
    until,
)

NAMES = ("a", "b", "c")
REFILL = 200_000
"""Hundredths of a chip: 2,000 chips, the default of ``wallet.refill_chips``."""

FEWEST_WORDS = 60


async def refill(room: CardRoom, name: str, key: str) -> int | Reason:
    """The new balance, or why there was no refill."""
    try:
        return int(await room.wallets.refill(person(name), key))
    except Refusal as refusal:
        return refusal.reason


async def test_a_buy_in_on_its_way_is_no_poverty(tmp_path: Path) -> None:
    """Whoever takes all he has to a table is not broke while that is being stored."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        await room.wallets.balance(person("a"))
        sits = SitDown(person("a"), "a", whole(10_000))
        sat, paid = await asyncio.gather(room.submit(table, sits, "s"), refill(room, "a", "r"))
        assert isinstance(sat, Accepted)
        assert paid is Reason.REFILL_NOT_DUE
        assert await room.wallets.balance(person("a")) == 0


async def test_an_all_in_on_its_way_is_no_poverty(tmp_path: Path) -> None:
    """Chips bet in a hand still undecided are the bettor's, before and after they are stored."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in NAMES:
            await seat(room, table, name, buy_in=10_000)
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        assert now is not None
        act = plain_act(now)
        assert act is not None
        name = act.person.rpartition(":")[2]
        bets = room.submit(table, AllIn(act.person), "all-in")
        bet, paid = await asyncio.gather(bets, refill(room, name, "r"))
        assert isinstance(bet, Accepted)
        assert paid is Reason.REFILL_NOT_DUE
        assert await refill(room, name, "r2") is Reason.REFILL_NOT_DUE


@pytest.mark.parametrize("chance", ["one", "two", "three", "four"])
async def test_what_is_won_while_the_day_is_looked_up_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chance: str
) -> None:
    """A pot won between the question and the payment makes the refill undue, a lost one due."""
    async with a_room(tmp_path / "db", chance=chance) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name, buy_in=1_000)
            await room.wallets.take(person(name), whole(9_000), ADMIN, f"take:{name}")
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        act = plain_act(now) if now is not None else None
        assert act is not None
        await room.submit(table, AllIn(act.person), "all-in")
        count = room._desk.store.count_wallet_acts

        async def play_meanwhile(who: PersonId, kind: Kind, since: Instant) -> int:
            if is_in_hand(room, table):
                await act_once(room, table)
            return await count(who, kind, since)

        monkeypatch.setattr(room._desk.store, "count_wallet_acts", play_meanwhile)
        paid = await refill(room, act.person.rpartition(":")[2], "r")
        after = room.table(table)
        occupant = after.occupant_of(act.person) if after is not None else None
        assert occupant is not None
        assert paid == (REFILL if occupant.stack == 0 else Reason.REFILL_NOT_DUE)


@pytest.mark.parametrize("seed", range(12))
async def test_nobody_gains_by_any_order_of_words(tmp_path: Path, seed: int) -> None:
    """Random words said at once at two tables: each refill in the ledger was due when paid.

    Worked out from the ledger's rows alone, in the order in which they were stored.
    """
    dice = random.Random(seed)  # noqa: S311  a test's own dice
    settings: Overrides = {"wallet.refills_per_day": 100, "wallet.starting_chips": 3_000}
    async with a_room(tmp_path / "db", settings=settings) as room:
        # Whoever has left may come back with less at once, so that chips go everywhere.
        tables = [
            await opened(room, PlaceId(f"{PLACE}:{n}"), **{"buyin.session_gap_minutes": 0})
            for n in range(2)
        ]
        for name in NAMES:
            await room.wallets.balance(person(name))
        paid = 0
        # On a busy machine few hands end meanwhile: go on until somebody was broke.
        for step in range(600):
            said = [
                _word(room, dice, tables, f"{step}:{number}")
                for number in range(dice.randint(2, 5))
            ]
            answers = await asyncio.gather(*(one() for one in said))
            paid += sum(type(answer) is int for answer in answers)
            if step >= FEWEST_WORDS and paid:
                break
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults
    assert _refills_due(tmp_path / "db") > 0


def _word(
    room: CardRoom, dice: random.Random, tables: list[TableId], key: str
) -> Callable[[], Awaitable[object]]:
    """Something one of the people may say at this moment."""
    name, table = dice.choice(NAMES), dice.choice(tables)
    who, now = person(name), room.table(table)
    acts = [plain_act(t) for t in room.tables() if t.is_in_hand]
    act = next((a for a in acts if a is not None), None)
    choice = dice.choice(("sit", "leave", "top-up", "act", "act", "all-in", "refill", "refill"))
    if choice in {"act", "all-in"} and act is not None and now is not None:
        at = next(t.id for t in room.tables() if plain_act(t) == act)
        said = act if choice == "act" else AllIn(act.person)
        return lambda: room.submit(at, said, key)
    if choice == "leave":
        return lambda: room.submit(table, Leave(who), key)
    if choice == "top-up":
        return lambda: room.submit(table, TopUp(who, whole(dice.choice((50, 2_000)))), key)
    if choice == "refill":
        return lambda: refill(room, name, key)
    buy_in = whole(dice.choice((200, 2_000, 2_900, 3_000)))
    return lambda: room.submit(table, SitDown(who, name, buy_in), key)


def _refills_due(path: Path) -> int:
    """How many refills the ledger holds, each of them found due.

    Nobody folds here and every hand is shown, so all that somebody has put into a pot is still
    his to win until the pot has been pushed.
    """
    held: defaultdict[str, int] = defaultdict(int)
    staked: defaultdict[tuple[str, str], int] = defaultdict(int)
    refills = 0
    with sqlite3.connect(path) as raw:
        rows = raw.execute(
            "SELECT d.name, c.name, amount, kind FROM ledger JOIN account d ON d.number = debit "
            "JOIN account c ON c.number = credit ORDER BY id"
        ).fetchall()
    raw.close()
    for debit, credit, amount, kind in rows:
        if kind == "refill":
            refills += 1
            assert _worth(credit.partition("/")[2], held, staked) < REFILL
        held[debit] -= amount
        held[credit] += amount
        _stake(debit, credit, amount, held, staked)
    return refills


def _worth(who: str, held: dict[str, int], staked: dict[tuple[str, str], int]) -> int:
    accounts = (f"wallet/{who}", f"stack/t1/{who}", f"stack/t2/{who}")
    pots = (staked.get((table, who), 0) for table in ("t1", "t2"))
    return sum(held.get(account, 0) for account in accounts) + sum(pots)


def _stake(
    debit: str,
    credit: str,
    amount: int,
    held: dict[str, int],
    staked: dict[tuple[str, str], int],
) -> None:
    """Keep count of what each has put into the pot that is being played for."""
    for stack, pot, sign in ((debit, credit, 1), (credit, debit, -1)):
        if stack.startswith("stack/") and pot.startswith("pot/"):
            _, table, who = stack.split("/", 2)
            staked[table, PersonId(who)] += sign * amount
            if not held[pot]:
                for key in [key for key in staked if key[0] == table]:
                    del staked[key]

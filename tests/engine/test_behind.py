"""Money between hands in the ledger: what is behind, given, tipped, chopped and owed."""

from pathlib import Path

import pytest

from core.bank import house, stack, wallet
from core.chips import Chips, whole
from core.engine import Accepted, CardRoom, Refused
from core.hand import commands as h
from core.ids import PlaceId, Seat, TableId
from core.refusal import Reason
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.state import Table
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    HandClock,
    a_room,
    audited,
    is_in_hand,
    opened,
    person,
    seat,
    until,
)

A, B, C = (person(name) for name in "abc")


async def said(room: CardRoom, table: TableId, command: TableCommand, key: str) -> Table:
    outcome = await room.submit(table, command, key)
    assert isinstance(outcome, Accepted), outcome
    return outcome.table


async def test_the_wallet_pays_for_what_it_holds(tmp_path: Path) -> None:
    """Whoever has 500 in his wallet and announces 300 pays them at once and owes nothing.

    What a command claims that a wallet holds counts for nothing.
    """
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        await seat(room, table, "a", buy_in=200)
        await room.wallets.take(A, whole(9_300), ADMIN, "take")
        lie = c.PlayBehind(A, whole(300), wallet=Chips(0))
        after = await said(room, table, lie, "behind")
        assert await room.wallets.balance(A) == whole(200)
        occupant = after.occupant_of(A)
        assert occupant is not None
        assert (occupant.behind, occupant.advance.unsettled) == (whole(300), 0)
        lie = c.PlayBehind(A, whole(300), wallet=whole(10_000))
        after = await said(room, table, lie, "again")
        occupant = after.occupant_of(A)
        assert occupant is not None
        assert occupant.advance.given == whole(300)
        assert await room.wallets.balance(A) == whole(200)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_the_bank_waits_for_one_announcement_at_a_time(tmp_path: Path) -> None:
    """What ``a`` plays behind at one table keeps the bank from advancing more at another.

    Once a banker has let it come he may announce there.
    """
    async with a_room(tmp_path / "db") as room:
        first = await opened(room, PlaceId("test:c/first"))
        second = await opened(room, PlaceId("test:c/second"))
        for table in (first, second):
            await seat(room, table, "a", buy_in=200)
        await room.wallets.take(A, whole(9_600), ADMIN, "take")
        await said(room, first, c.PlayBehind(A, whole(300)), "behind")
        lie = c.PlayBehind(A, whole(300), owes=Chips(0))
        refused = await room.submit(second, lie, "again")
        assert isinstance(refused, Refused)
        assert (refused.refusal.reason, refused.refusal.facts["due"]) == (
            Reason.BEHIND_UNSETTLED,
            whole(300),
        )
        await said(room, first, c.SettleBehind(ADMIN, Seat(1), is_approved=True), "let come")
        after = await said(room, second, c.PlayBehind(A, whole(300)), "once more")
        occupant = after.occupant_of(A)
        assert occupant is not None
        assert occupant.advance.given == whole(300)


@pytest.mark.rule("uspc-banker", 1)
async def test_every_chip_between_hands_is_in_the_ledger(tmp_path: Path) -> None:
    """Behind, a gift, a tip and a recall: the audit is clean, and the house has what it is due.

    ``b`` plays 300 of the bank and leaves: it has them back, and the 5 that ``a`` has tipped.
    """
    async with a_room(tmp_path / "db") as room:
        table = await opened(room, **{"deal.between_hands_seconds": 8})
        for name in "abc":
            await seat(room, table, name, buy_in=200)
        await room.wallets.take(B, whole(9_800), ADMIN, "take")
        issued = room._desk.books.balance(house(COMMUNITY))
        await said(room, table, c.PlayBehind(B, whole(300)), "behind")
        books = room._desk.books
        assert books.balance(house(COMMUNITY)) == issued - whole(300)
        await said(room, table, c.Tip(A, whole(5)), "tip")
        await said(room, table, c.GiveChips(A, Seat(3), whole(20)), "gift")
        await said(room, table, c.ObjectToGift(B, Seat(1)), "object")
        await said(room, table, c.Leave(B), "leave")
        assert books.balance(stack(table, A)) == whole(195)
        assert books.balance(wallet(B)) == whole(200)
        assert books.balance(house(COMMUNITY)) == issued + whole(5)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_chop_and_a_split_are_in_the_ledger(tmp_path: Path) -> None:
    """Three play: one folds and the blinds chop; in the next hand all split; the audit is clean."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 8})
        for name in "abc":
            await seat(room, table, name, buy_in=200)
        clock.move(8000)
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        assert now is not None
        assert now.hand is not None
        first = now.hand.player(now.hand.to_act or Seat(0))
        assert first is not None
        await said(room, table, h.Fold(first.person), "fold")
        blinds = [player for player in now.hand.players if player.seat != first.seat]
        for player in blinds:
            last = await said(room, table, h.Chop(player.person), f"chop:{player.seat}")
        assert [occupant.stack for occupant in last.occupants] == [whole(200)] * 3
        clock.move(8000)
        await until(lambda: is_in_hand(room, table))
        for who in (A, B, C):
            last = await said(room, table, h.Split(who), f"split:{who}")
        assert not last.is_in_hand
        assert sum(occupant.stack for occupant in last.occupants) == whole(600)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults

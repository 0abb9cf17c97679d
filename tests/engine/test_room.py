"""The card room: what is told is committed, and everything goes on after a restart."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from core.chips import whole
from core.engine import Accepted, Refused
from core.hand.commands import Check, Prompt
from core.ids import Instant, PlaceId, TableId
from core.refusal import Reason, Refusal
from core.table.commands import CloseTable, Leave, SitDown, TopUp
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    PLACE,
    QUICK,
    HandClock,
    a_room,
    act_once,
    audited,
    config,
    is_in_hand,
    key_of,
    opened,
    person,
    plain_act,
    play_hand,
    seat,
    until,
)


async def test_hands_are_played_and_the_audit_is_clean(tmp_path: Path) -> None:
    """Ten hands of four players: the ledger balances and the journal replays to the state."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "abcd":
            await seat(room, table, name)
        for _ in range(10):
            await play_hand(room, table)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults
    assert "all chips together are 0" in report.lines[1]


async def test_a_hand_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Same cards, same turn; time and version apart, the state is the one that was left."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "abc":
            await seat(room, table, name)
        await play_hand(room, table)
        await until(lambda: is_in_hand(room, table))
        await act_once(room, table)
        before = room.table(table)
    assert before is not None
    async with a_room(tmp_path / "db", chance="other cards") as room:
        await room.settled()
        after = room.table(table)
        assert after is not None
        assert after.hand == before.hand
        assert after.seats == before.seats
        assert room.table_at(PLACE) == after
        assert room.table_last_dealt_to(person("a")) == after
        await play_hand(room, table)
        await play_hand(room, table)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_one_act_delivered_twice_counts_once(tmp_path: Path) -> None:
    """At once, later and after a restart, the same key gets the first outcome again."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "abc":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        assert now is not None
        act = plain_act(now)
        assert act is not None
        key = key_of(act, now)
        first, again = await asyncio.gather(
            room.submit(table, act, key), room.submit(table, act, key)
        )
        later = await room.submit(table, act, key)
        assert isinstance(first, Accepted)
        assert not first.repeated
        for repeat in (again, later):
            assert isinstance(repeat, Accepted)
            assert repeat.repeated
            assert (repeat.sequence, repeat.events) == (first.sequence, first.events)
        assert room.table(table) == first.table
    async with a_room(tmp_path / "db") as room:
        repeat = await room.submit(table, act, key)
        assert isinstance(repeat, Accepted)
        assert repeat.repeated
        assert (repeat.sequence, repeat.events) == (first.sequence, first.events)
        # A top-up would be taken again by the rules; only its key says that it was taken.
        top_up = TopUp(person("a"), whole(50))
        assert isinstance(await room.submit(table, top_up, "top-up"), Accepted)
    async with a_room(tmp_path / "db") as room:
        repeat = await room.submit(table, top_up, "top-up")
        assert isinstance(repeat, Accepted)
        assert repeat.repeated
        assert await room.wallets.balance(person("a")) == whole(10_000 - 1_000 - 50)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_two_presses_of_one_button_are_one_act(tmp_path: Path) -> None:
    """Two different presses of the same prompt: the first counts, the second changes nothing."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "abc":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        assert now is not None
        act = plain_act(now)
        assert act is not None
        first, second = await asyncio.gather(
            room.submit(table, act, "press:1"), room.submit(table, act, "press:2")
        )
        assert isinstance(first, Accepted)
        assert isinstance(second, Refused)
        assert second.refusal.reason in (Reason.STALE, Reason.ACT_STANDS)
        # The refusal is remembered as well.
        assert await room.submit(table, act, "press:2") == Refused(second.refusal, first.table)


async def test_a_full_mailbox_is_too_busy(tmp_path: Path) -> None:
    """More commands than the mailbox holds are refused at once, and none of the others is lost."""
    pace = replace(QUICK, mailbox=5)
    async with a_room(tmp_path / "db", pace=pace) as room:
        table = await opened(room)
        await seat(room, table, "a")
        acts = [
            room.submit(table, TopUp(person("a"), whole(1)), f"top-up:{number}")
            for number in range(20)
        ]
        outcomes = await asyncio.gather(*acts)
        busy = [o for o in outcomes if isinstance(o, Refused)]
        assert {o.refusal.reason for o in busy} == {Reason.TOO_BUSY}
        taken = len(outcomes) - len(busy)
        assert taken == 6  # one being committed, five waiting
        assert await room.wallets.balance(person("a")) == whole(10_000 - 1_000 - taken)
        # Being busy is no answer for good.
        again = await room.submit(table, TopUp(person("a"), whole(1)), "top-up:19")
        assert isinstance(again, Accepted)


async def test_a_place_has_one_table(tmp_path: Path) -> None:
    """A second table in a channel is refused, also when both are opened at once."""
    async with a_room(tmp_path / "db") as room:
        outcomes = await asyncio.gather(
            *(room.open_table(PLACE, COMMUNITY, config(), ADMIN, f"open:{n}") for n in range(3))
        )
        accepted = [o for o in outcomes if isinstance(o, Accepted)]
        assert len(accepted) == 1
        refusals = {o.refusal for o in outcomes if isinstance(o, Refused)}
        assert refusals == {Refusal(Reason.TABLE_HERE)}
        again = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "open:0")
        assert isinstance(again, Accepted) == (outcomes[0] is accepted[0])


async def test_a_closed_table_frees_its_place_and_pays_out(tmp_path: Path) -> None:
    """After closing, every stack is back in its wallet and a new table may open here."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        await seat(room, table, "a")
        assert isinstance(await room.submit(table, CloseTable(ADMIN), "close"), Accepted)
        assert room.table(table) is None
        assert room.table_at(PLACE) is None
        assert await room.wallets.balance(person("a")) == whole(10_000)
        second = await room.open_table(PLACE, COMMUNITY, config(), ADMIN, "open again")
        assert isinstance(second, Accepted)
        assert second.table.id != table
    async with a_room(tmp_path / "db") as room:
        assert [t.id for t in room.tables()] == [second.table.id]
        third = await room.open_table(PlaceId("fake:club:x"), COMMUNITY, config(), ADMIN, "x")
        assert isinstance(third, Accepted)
        assert third.table.id not in (table, second.table.id)


async def test_nobody_sits_with_chips_he_has_not(tmp_path: Path) -> None:
    """A buy-in above the wallet is refused with both numbers, and nothing has changed."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        before = room.table(table)
        sits = SitDown(person("a"), "a", whole(10_001))
        outcome = await room.submit(table, sits, "sit")
        assert isinstance(outcome, Refused)
        assert outcome.refusal == Refusal(
            Reason.WALLET_TOO_SMALL, balance=int(whole(10_000)), needed=int(whole(10_001))
        )
        assert room.table(table) == before
        assert await room.wallets.balance(person("a")) == whole(10_000)


async def test_one_wallet_pays_for_two_tables_only_what_it_holds(tmp_path: Path) -> None:
    """Buying in at two tables at the same moment cannot spend the same chips twice."""
    async with a_room(tmp_path / "db") as room:
        tables = [await opened(room, PlaceId(f"fake:club:{n}")) for n in range(3)]
        sits = SitDown(person("a"), "a", whole(4_000))
        outcomes = await asyncio.gather(
            *(room.submit(table, sits, f"sit:{table}") for table in tables)
        )
        assert sum(isinstance(o, Accepted) for o in outcomes) == 2
        assert await room.wallets.balance(person("a")) == whole(2_000)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_commands_are_dated_on_receipt(tmp_path: Path) -> None:
    """A stamp from the past or the future moves nothing: it only says whether an act was late."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room)
        for name, stamp in (("a", -5_000), ("b", 60_000), ("c", 0)):
            sits = SitDown(person(name), name, whole(500))
            outcome = await room.submit(table, sits, f"sit:{name}", Instant(clock.now() + stamp))
            assert isinstance(outcome, Accepted)
            occupant = outcome.table.occupant_of(person(name))
            assert occupant is not None
            assert occupant.sat_at == clock.now()
            clock.move(1_000)


async def test_a_stopping_room_takes_nothing_more(tmp_path: Path) -> None:
    """After stop, a command is refused and says why."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        await room.stop()
        outcome = await room.submit(table, Leave(person("a")), "leave")
        assert outcome == Refused(Refusal(Reason.SHUTTING_DOWN), None)


async def test_an_unknown_table_is_no_table(tmp_path: Path) -> None:
    """A button of a table that is no more finds nobody."""
    async with a_room(tmp_path / "db") as room:
        outcome = await room.submit(TableId("t99"), Check(person("a"), Prompt(1, 1)), "x")
        assert isinstance(outcome, Refused)
        assert outcome.refusal.reason is Reason.NO_TABLE_HERE


async def test_listeners_hear_after_the_commit(tmp_path: Path) -> None:
    """What a listener is told has been committed, and one that fails disturbs nobody."""
    heard: list[int] = []

    def bad(*_: object) -> None:
        raise RuntimeError("listener")

    async with a_room(tmp_path / "db") as room:
        room.subscribe(bad)
        leave = room.subscribe(lambda table, events: heard.append(table.version))
        table = await opened(room)
        await seat(room, table, "a")
        leave()
        await seat(room, table, "b")
    assert heard == [1, 2]


async def test_nothing_that_prints_shows_a_card(tmp_path: Path) -> None:
    """The records that carry the journal's bytes print their names only."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        record = await room._desk.store.load_table(table)
        assert record is not None
        assert any(b"HoleCardsDealt" in row.events for row in record.tail)
        printed = repr(record) + repr(room.table(table))
        assert "HoleCardsDealt" not in printed
        assert '"c":' not in printed

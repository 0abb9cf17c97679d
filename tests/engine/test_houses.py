"""The houses' rules in a running room: durable, told to every table, again after a crash."""

import asyncio
from pathlib import Path

import pytest

from core.engine import CardRoom, Refused
from core.engine.houses.making import HouseOutcome
from core.house.history import About
from core.house.ranks import Rank
from core.house.setting import Value
from core.ids import CommunityId, PersonId, PlaceId, TableId
from core.refusal import Reason, Refusal
from core.table.commands import CloseTable, SetRule
from core.table.floor.contest_events import HouseRuleNotTaken, RuleChanged, RuleChangeDue
from core.table.state import Table
from tests.engine.brittle import Bench, causes, once
from tests.engine.guests import BLUE, GREEN, taken
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    HandClock,
    a_room,
    act_once,
    audited,
    is_in_hand,
    opened,
    person,
    seat,
    until,
)

BOSS = person("boss")
LATER: dict[str, Value] = {"deal.between_hands_seconds": 600}
ELSEWHERE = CommunityId("fake:other")


async def changes(room: CardRoom, key: str, **rules: Value | None) -> HouseOutcome:
    """The boss changes rules of the club; ``__`` stands for the point in a key."""
    wanted = {name.replace("__", "."): value for name, value in rules.items()}
    return await room.rules.change(COMMUNITY, wanted, BOSS, "Boss", key)


def table_of(room: CardRoom, ident: TableId) -> Table:
    table = room.table(ident)
    assert table is not None
    return table


async def dealt(room: CardRoom, table: TableId) -> None:
    """Wait until a hand is in play."""
    await until(lambda: is_in_hand(room, table))


async def told(room: CardRoom, table: TableId) -> None:
    """Wait until the table knows of a rule of the house."""
    await until(lambda: table_of(room, table).config.house != {})


async def two_in_play(room: CardRoom) -> tuple[TableId, TableId]:
    """Two tables with a hand of two players each."""
    tables = (await opened(room, GREEN), await opened(room, BLUE))
    for table, names in zip(tables, ("ab", "cd"), strict=True):
        for name in names:
            await seat(room, table, name)
        await dealt(room, table)
    return tables


async def test_a_change_reaches_every_table_when_its_hand_is_over(tmp_path: Path) -> None:
    """Two tables have a hand in play: both are told in it, go on by the old rule, and have the new
    one when the hand is over, each in its own time; who, what and when stand in the history."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        one, two = await two_in_play(room)
        outcome = await changes(room, "k", clock__seconds=90)
        assert {table: [type(e) for e in events] for table, events in outcome.tables.items()} == {
            one: [RuleChangeDue], two: [RuleChangeDue],
        }  # fmt: skip
        assert "clock.seconds" not in table_of(room, one).config.settings
        while is_in_hand(room, one):
            await act_once(room, one)
        assert table_of(room, one).config.house == {"clock.seconds": 90}
        assert "clock.seconds" not in table_of(room, two).config.settings
        (line,) = await room.rules.history(COMMUNITY)
        said = (line.subject, line.was, line.value, line.by, line.name, line.at, line.table)
        assert said == ("clock.seconds", None, 90, BOSS, "Boss", room.now(), None)
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_a_second_delivery_changes_nothing_again(tmp_path: Path) -> None:
    """The same key, also after a restart and another change, is answered as the first time."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        first = await changes(room, "k", clock__seconds=90)
        assert (await changes(room, "k", clock__seconds=90)).lines == first.lines
        await changes(room, "l", clock__seconds=40)
    async with a_room(tmp_path / "db", HandClock()) as room:
        assert (await changes(room, "k", clock__seconds=90)).lines == first.lines
        assert room.rules.overrides(COMMUNITY) == {"clock.seconds": 40}
        assert len(await room.rules.history(COMMUNITY)) == 2


async def test_only_what_differs_is_stored_and_it_survives(tmp_path: Path) -> None:
    """Two rules set and one taken back: one is left, with who and when, also after a restart; the
    default itself is no override; another community has none of it."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        await changes(room, "a", clock__seconds=90, betting__raise_cap=3)
        await changes(room, "b", clock__seconds=60)
    async with a_room(tmp_path / "db", HandClock()) as room:
        assert room.rules.overrides(COMMUNITY) == {"betting.raise_cap": 3}
        (line,) = room.rules.house(COMMUNITY).changed
        assert (line.subject, line.by, line.name) == ("betting.raise_cap", BOSS, "Boss")
        assert room.rules.overrides(ELSEWHERE) == {}


async def test_all_or_nothing(tmp_path: Path) -> None:
    """One of three values contradicts another: both are named, and none of the three is set, here
    or at a table; nor where one cannot be."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        table = await opened(room, **LATER)
        with pytest.raises(Refusal) as clash:
            await changes(
                room, "k", clock__seconds=90, betting__out_of_turn="refuse",
                betting__chips_out_of_turn="stand",
            )  # fmt: skip
        assert clash.value.reason is Reason.SETTINGS_CONTRADICT
        both = {clash.value.facts["key"], clash.value.facts["other"]}
        assert both == {"betting.out_of_turn", "betting.chips_out_of_turn"}
        with pytest.raises(Refusal) as wrong:
            await changes(room, "l", clock__seconds=90, button__rule="round the houses")
        assert wrong.value.reason is Reason.SETTING_IMPOSSIBLE
        assert room.rules.overrides(COMMUNITY) == {}
        assert table_of(room, table).config.house == {}
        assert await room.rules.history(COMMUNITY) == ()


async def test_a_crash_between_the_house_and_its_tables(tmp_path: Path) -> None:
    """The change is durable and the disk fails before any table is told: after the restart both
    tables are, and once."""
    bench = Bench()
    async with a_room(tmp_path / "db", HandClock(), wrap=bench) as room:
        one, two = await opened(room, GREEN, **LATER), await opened(room, BLUE, **LATER)
        bench.store.fails_before = lambda entries: any(causes("RuleChanged")(e) for e in entries)
        await changes(room, "k", clock__seconds=90)
        assert table_of(room, one).config.house == {}
    for _ in range(2):
        async with a_room(tmp_path / "db", HandClock()) as room:
            for table in (one, two):
                await told(room, table)
                assert table_of(room, table).config.house == {"clock.seconds": 90}
                assert table_of(room, table).version == 2
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.parametrize("stands", [False, True])
async def test_a_commit_that_fails(tmp_path: Path, stands: bool) -> None:
    """Whoever asked is told to try again; what the store holds all the same is in force, and the
    table is told of it; the second try is no second change."""
    bench = Bench()
    async with a_room(tmp_path / "db", HandClock(), wrap=bench) as room:
        table = await opened(room, **LATER)
        fails = once(lambda entry: bool(entry.house))
        if stands:
            bench.store.fails_after = fails
        else:
            bench.store.fails_before = fails
        with pytest.raises(Refusal) as busy:
            await changes(room, "k", clock__seconds=90)
        assert busy.value.reason is Reason.TOO_BUSY
        if stands:
            await told(room, table)
        else:
            await room.settled()
            assert room.rules.overrides(COMMUNITY) == {}
        outcome = await changes(room, "k", clock__seconds=90)
        assert [line.value for line in outcome.lines] == [90]
        assert table_of(room, table).config.house == {"clock.seconds": 90}
        assert len(await room.rules.history(COMMUNITY)) == 1


async def test_a_tables_own_change_stands_in_the_history(tmp_path: Path) -> None:
    """In the same commit as the step: with the table, who asked, and the value before; not again
    when its time comes, and not for what the community has changed."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        one, _ = await two_in_play(room)
        for value in (90, 100):
            command = SetRule(BOSS, "clock.seconds", value, "Boss")
            taken(await room.submit(one, command, f"set:{value}"))
            while is_in_hand(room, one):
                await act_once(room, one)
        await changes(room, "k", clock__seconds=40)
        lines = await room.rules.history(COMMUNITY, one)
        said = [(line.table, line.was, line.value, line.name, line.key) for line in lines]
        assert said == [(one, 90, 100, "Boss", "set:100"), (one, None, 90, "Boss", "set:90")]
        assert table_of(room, one).config.settings["clock.seconds"] == 100


async def test_one_table_keeps_its_own_and_another_cannot(tmp_path: Path) -> None:
    """The answer says of each table what it has made of the change."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        mine = await opened(room, GREEN, **{"clock.seconds": 30}, **LATER)
        other = await opened(room, BLUE, **LATER)
        outcome = await changes(room, "k", clock__seconds=90, kill__trigger="two_pots")
        kept = {
            table: {e.key: e.why for e in events if isinstance(e, HouseRuleNotTaken)}
            for table, events in outcome.tables.items()
        }
        no_kill = {"kill.trigger": Reason.KILL_NOT_OFFERED.value}
        assert kept == {mine: {"clock.seconds": ""} | no_kill, other: no_kill}
        assert [e.value for e in outcome.tables[other] if isinstance(e, RuleChanged)] == [90]


async def test_a_table_opens_under_the_house(tmp_path: Path) -> None:
    """Whoever opens one need not know the rules of the house: the room brings them in, but for a
    smallest buy-in that this one is below, which it only knows of."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        await changes(room, "k", clock__seconds=90, buyin__min_big_blinds_big_bet=30)
        table = table_of(room, await opened(room, **LATER))
        assert table.config.settings["clock.seconds"] == 90
        assert table.config.house == room.rules.overrides(COMMUNITY)
        assert table.config.beneath == {"buyin.min_big_blinds_big_bet": 30}
        assert table.config.own == ("deal.between_hands_seconds",)


async def test_each_community_has_wallets_of_its_own(tmp_path: Path) -> None:
    """Newcomers of the club get 500, those elsewhere what the process was told, 700."""
    settings: dict[str, Value] = {"wallet.starting_chips": 700}
    async with a_room(tmp_path / "db", HandClock(), settings=settings) as room:
        await changes(room, "k", wallet__starting_chips=500)
        assert await room.wallets.balance(person("new")) == 50_000
        assert await room.wallets.balance(PersonId(f"{ELSEWHERE}:new")) == 70_000


async def test_a_busy_table_is_told_later(tmp_path: Path) -> None:
    """The boss has said so much at a table that its mailbox takes no more of his: the change is
    made all the same, and reaches the table once there is room."""
    clock, bench = HandClock(), Bench()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        table = await opened(room, **LATER)
        bench.store.gate.clear()
        rule = SetRule(BOSS, "showdown.idle", None)
        waiting = [room.submit(table, rule, f"wait:{count}") for count in range(20)]
        tasks = [asyncio.ensure_future(one) for one in waiting]
        making = asyncio.ensure_future(changes(room, "k", clock__seconds=90))
        await until(lambda: bench.store.is_held)
        bench.store.gate.set()
        await making
        await asyncio.gather(*tasks)

        def has_it() -> bool:
            clock.move(1000)
            return table_of(room, table).config.house == {"clock.seconds": 90}

        await until(has_it)


async def test_ranks_are_given_and_taken_back(tmp_path: Path) -> None:
    """A role is made floor, then admin, then nothing: each stands in the history with its name and
    who did it; a rank that it has already is refused."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        role = f"{COMMUNITY}:role:1"
        ranks = (Rank.FLOOR, Rank.ADMIN, None)
        for rank in ranks:
            await room.rules.appoint(
                COMMUNITY, role, rank, "Dealers", BOSS, "Boss", f"rank:{rank}", is_group=True
            )
        with pytest.raises(Refusal) as same:
            await room.rules.appoint(
                COMMUNITY, role, None, "Dealers", BOSS, "Boss", "x", is_group=True
            )
        assert same.value.reason is Reason.NO_RANK_TO_LOSE
        lines = await room.rules.history(COMMUNITY)
        said = [(line.about, line.label, line.was, line.value) for line in lines]
        assert said == [
            (About.GROUP, "Dealers", "admin", None),
            (About.GROUP, "Dealers", "floor", "admin"),
            (About.GROUP, "Dealers", None, "floor"),
        ]
    async with a_room(tmp_path / "db", HandClock()) as room:
        assert room.rules.house(COMMUNITY).staff == ()


async def test_a_closing_table_is_left_alone(tmp_path: Path) -> None:
    """A place is needed for the next table only: a frozen or closing one is told nothing."""
    async with a_room(tmp_path / "db", HandClock()) as room:
        table = await opened(room, PlaceId("fake:club:last"), **LATER)
        taken(await room.submit(table, CloseTable(ADMIN), "close"))
        outcome = await changes(room, "k", clock__seconds=90)
        assert outcome.tables == {}
        assert isinstance(await room.submit(table, SetRule(BOSS, "x", 1), "y"), Refused)

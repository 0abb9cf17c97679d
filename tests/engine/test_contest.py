"""Proxies, objections and rule changes in a running room: who is told, and when it goes on."""

from pathlib import Path

from core.engine import Accepted, CardRoom
from core.engine.outcome import Refused
from core.engine.ports import DeliveryFailed, Undeliverable
from core.hand.commands import Call, Check, Fold
from core.house.settings import number
from core.ids import PersonId, TableId
from core.present.documents import Document, Slot, plain
from core.refusal import Reason
from core.table.commands import NameProxy, Object, SetRule, TableCommand
from tests.engine.kit import (
    ADMIN,
    QUICK,
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

DAN = person("dan")


async def said(room: CardRoom, table: TableId, command: TableCommand, key: str) -> None:
    """Say it, and have it accepted."""
    outcome = await room.submit(table, command, key)
    assert isinstance(outcome, Accepted), outcome


async def refused(room: CardRoom, table: TableId, command: TableCommand, key: str) -> Reason:
    """Say it, and have it refused."""
    outcome = await room.submit(table, command, key)
    assert isinstance(outcome, Refused)
    return outcome.refusal.reason


def dealt_by_message(fake: FakePlatform, who: PersonId) -> int:
    """How many hands ``who`` has been sent."""
    return fake.count("direct", Slot.PRIVATE_HAND, who)


async def test_the_cards_go_to_the_proxy_and_to_nobody_else(tmp_path: Path) -> None:
    """From the hand after he was named Dan gets the private message, and the owner of the seat
    none; what Dan says counts, and the room finds the table for him."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", None, {"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, NameProxy(person("a"), DAN, "Dan"), "name")
        assert [one.id for one in room.tables_of(DAN)] == [table]
        await until(lambda: dealt_by_message(fake, person("a")) == 1)
        now = room.table(table)
        assert now is not None
        act = fold_act(now)
        await said(room, table, act, key_of(act, now))
        await until(lambda: dealt_by_message(fake, DAN) == 1)
        assert dealt_by_message(fake, person("a")) == 1
        assert dealt_by_message(fake, person("b")) == 2
        assert await refused(room, table, Fold(person("a")), "owner") is Reason.PLAYED_BY_PROXY
        while not await _dan_has_acted(room, table):
            pass
    assert (await audited(tmp_path / "db")).ok


async def _dan_has_acted(room: CardRoom, table: TableId) -> bool:
    """Whoever is to act calls or checks; True when it was Dan."""
    now = room.table(table)
    assert now is not None
    assert now.hand is not None
    assert now.hand.menu is not None
    playing = now.hand.player(now.hand.menu.seat)
    assert playing is not None
    act = (Check if now.hand.menu.may_check else Call)(playing.actor)
    await said(room, table, act, f"act:{now.version}")
    return playing.actor == DAN


async def test_naming_proxies_all_day_makes_one_line_a_minute(tmp_path: Path) -> None:
    """However often somebody names a proxy and takes him back, the channel is told the latest."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 120})
        for name in "ab":
            await seat(room, table, name)
        for time in range(30):
            await said(room, table, NameProxy(person("a"), DAN, "Dan"), f"name:{time}")
            await said(room, table, NameProxy(person("a"), None), f"end:{time}")
        clock.move(QUICK.news_gap)
        await room.settled()
        await until(lambda: room._floor.outbox.is_idle)
        lines = [plain(d) for _, d in fake.messages.values() if d.slot is Slot.LOG]
        assert sum("proxy" in line or "Dan" in line for line in lines) <= 2


async def test_an_objection_outlives_the_process_and_ends_by_itself(tmp_path: Path) -> None:
    """Play waits after a restart too; when nobody comes within the house's seconds it goes on, and
    the channel has been told of both."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"floor.objection_seconds": 20})
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, Object(person("b"), "I have one card."), "object")
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        now = room.table(table)
        assert now is not None
        act = fold_act(now)
        assert await refused(room, table, act, "early") is Reason.OBJECTION_OPEN
        clock.move(20_000)
        await until(lambda: _objection_of(room, table) is None)
        await said(room, table, act, key_of(act, now))
        await until(lambda: room._floor.outbox.is_idle)
        lines = [plain(d) for _, d in fake.messages.values() if d.slot is Slot.LOG]
        assert any("I have one card." in line for line in lines)
        assert any("unanswered" in line for line in lines)
    assert (await audited(tmp_path / "db")).ok


def _objection_of(room: CardRoom, table: TableId) -> object:
    now = room.table(table)
    assert now is not None
    return now.objection


async def test_a_changed_rule_outlives_the_process(tmp_path: Path) -> None:
    """What the floor has set is the table's after a restart, and what waits for the end of the
    hand still does."""
    async with a_room(tmp_path / "db") as room:
        table = await opened(room)
        await said(room, table, SetRule(ADMIN, "betting.raise_cap", 3), "between")
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        await said(room, table, SetRule(ADMIN, "clock.seconds", 90), "within")
    async with a_room(tmp_path / "db") as room:
        now = room.table(table)
        assert now is not None
        assert number(now.config.settings, "betting.raise_cap") == 3
        assert number(now.config.settings, "clock.seconds") == 60
        act = fold_act(now)
        await said(room, table, act, key_of(act, now))
        now = room.table(table)
        assert now is not None
        assert number(now.config.settings, "clock.seconds") == 90
    assert (await audited(tmp_path / "db")).ok


async def test_a_proxy_who_takes_no_messages_is_named(tmp_path: Path) -> None:
    """The channel is told once whose private messages are closed: the proxy's, by his name."""
    fake = FakePlatform()

    def closed(call: str, to: str, _: Document | None) -> None:
        if call == "direct" and to == DAN:
            raise DeliveryFailed(Undeliverable.DMS_CLOSED)

    fake.before = closed
    async with a_room(tmp_path / "db", None, {"fake": fake}) as room:
        table = await opened(room)
        await seat(room, table, "a")
        await said(room, table, NameProxy(person("a"), DAN, "Dan"), "name")
        await seat(room, table, "b")

        def lines() -> list[str]:
            return [plain(d) for _, d in fake.messages.values() if d.slot is Slot.LOG]

        await until(lambda: any("Dan's private messages are closed" in line for line in lines()))


async def test_the_floor_loses_no_time_while_the_process_is_down(tmp_path: Path) -> None:
    """Raised between hands, an objection still has its seconds after an hour without a process."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(
            room, **{"floor.objection_seconds": 20, "deal.between_hands_seconds": 30}
        )
        for name in "ab":
            await seat(room, table, name)
        clock.move(30_000)
        await until(lambda: is_in_hand(room, table))
        now = room.table(table)
        assert now is not None
        act = fold_act(now)
        await said(room, table, act, key_of(act, now))
        await said(room, table, Object(person("b"), "That was mine."), "object")
    clock.move(3_600_000)
    async with a_room(tmp_path / "db", clock) as room:
        await room.settled()
        await until(lambda: _floor_s_time(room, table, clock) == 20_000)
        clock.move(20_000)
        await until(lambda: _objection_of(room, table) is None)
        clock.move(30_000)
        await until(lambda: is_in_hand(room, table))


def _floor_s_time(room: CardRoom, table: TableId, clock: HandClock) -> int:
    """Milliseconds that play still waits."""
    now = room.table(table)
    assert now is not None
    assert now.objection is not None
    return now.objection.expires_at - clock.now()

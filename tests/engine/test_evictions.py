"""Channels that are no more: their tables close, and everybody has his chips again."""

from pathlib import Path

import pytest

from core.chips import whole
from core.engine import Accepted, CardRoom
from core.engine.ports import DeliveryFailed, Undeliverable
from core.ids import CommunityId, PlaceId, TableId
from core.present.documents import Document
from tests.engine.brittle import Bench, causes, once
from tests.engine.kit import (
    COMMUNITY,
    PLACE,
    FakePlatform,
    HandClock,
    a_room,
    audited,
    config,
    is_in_hand,
    opened,
    person,
    seat,
    until,
)
from tests.engine.test_reach import dealt

STARTING = whole(10_000)


def gone(call: str, to: str, document: Document | None) -> None:
    """Every message to the green room fails for good."""
    if to == PLACE:
        raise DeliveryFailed(Undeliverable.PLACE_GONE)


async def seats(room: CardRoom, table: TableId) -> None:
    """Two who wait for a hand."""
    for name in "ab":
        await seat(room, table, name)


async def wallets(room: CardRoom, *names: str) -> list[int]:
    return [await room.wallets.balance(person(name)) for name in names]


async def test_a_table_between_hands_closes_at_once(tmp_path: Path) -> None:
    """Whoever sat there alone has all his chips in the wallet; another channel is not touched."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table, other = await opened(room), await opened(room, PlaceId("fake:club:red-room"))
        await seat(room, table, "a")
        room.connections.place_gone(PlaceId("fake:club:nowhere"))
        room.connections.place_gone(PLACE)
        await until(lambda: room.table(table) is None)
        assert await wallets(room, "a") == [STARTING]
        assert room.table(other) is not None
    assert (await audited(tmp_path / "db")).ok


async def test_a_hand_in_play_ends_by_the_clock(tmp_path: Path) -> None:
    """Nobody can act any more: the clock folds, the table closes, and the pot has been pushed."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room)
        await seats(room, table)
        await until(lambda: is_in_hand(room, table))
        room.connections.place_gone(PLACE)
        room.connections.place_gone(PLACE)
        await room.settled()
        assert is_in_hand(room, table)

        def is_closed() -> bool:
            clock.move(1_000)
            return room.table(table) is None

        await until(is_closed)
        assert sum(await wallets(room, "a", "b")) == 2 * STARTING
    assert (await audited(tmp_path / "db")).ok


async def test_a_community_that_is_gone(tmp_path: Path) -> None:
    """Its tables close, even if it was out of reach before; those of others play on."""
    clock = HandClock()
    club, bar = CommunityId("fake:pub"), CommunityId("fake:bar")
    async with a_room(tmp_path / "db", clock) as room:
        closing, other = await dealt(room, club), await dealt(room, bar)
        room.connections.community_lost(club)
        room.connections.community_gone(club)
        await until(lambda: (t := room.table(closing)) is not None and t.is_closing)

        def is_closed() -> bool:
            clock.move(1_000)
            return room.table(closing) is None

        await until(is_closed)
        at = room.table(other)
        assert at is not None
        assert not at.is_closing
    assert (await audited(tmp_path / "db")).ok


@pytest.mark.parametrize("fails", ["fails_before", "fails_after"])
async def test_it_is_said_until_it_is_committed(tmp_path: Path, fails: str) -> None:
    """A store that fails then only puts off the closing."""
    bench, clock = Bench(), HandClock()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        table = await opened(room)
        await seat(room, table, "a")
        setattr(bench.store, fails, once(causes("TableClosed"), 3))
        room.connections.place_gone(PLACE)

        def is_closed() -> bool:
            clock.move(5)
            return room.table(table) is None

        await until(is_closed)
        assert await wallets(room, "a") == [STARTING]
    assert (await audited(tmp_path / "db")).ok


async def test_a_platform_that_knows_no_such_channel(tmp_path: Path) -> None:
    """The channel was deleted while the process was down: the board finds out, says so once in
    the log, and the table closes."""
    clock, platform, said = HandClock(), FakePlatform(), list[str]()
    async with a_room(tmp_path / "db", clock, {"fake": platform}) as room:
        table = await opened(room)
        await seats(room, table)
        await until(lambda: is_in_hand(room, table))
    platform.before = gone
    async with a_room(tmp_path / "db", clock, {"fake": platform}, report=said.append) as room:

        def is_closed() -> bool:
            clock.move(1_000)
            return room.table(table) is None

        await until(is_closed)
        assert sum(await wallets(room, "a", "b")) == 2 * STARTING
        assert said == [f"{PLACE}: place_gone"]
    assert (await audited(tmp_path / "db")).ok


async def test_a_private_channel_that_is_gone_closes_nothing(tmp_path: Path) -> None:
    """Private messages that cannot be delivered are the player's own matter."""

    def no_private(call: str, to: str, document: Document | None) -> None:
        if call == "direct":
            raise DeliveryFailed(Undeliverable.PLACE_GONE)

    clock, platform, said = HandClock(), FakePlatform(), list[str]()
    platform.before = no_private
    async with a_room(tmp_path / "db", clock, {"fake": platform}, report=said.append) as room:
        outcome = await room.open_table(PLACE, COMMUNITY, config(), person("admin"), "open")
        assert isinstance(outcome, Accepted)
        await seats(room, outcome.table.id)
        await until(lambda: len(said) == 2)
        await room.settled()
        at = room.table(outcome.table.id)
        assert at is not None
        assert not at.is_closing

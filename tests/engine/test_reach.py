"""One community is lost while its platform stays: its clocks stand still, others' run on."""

from pathlib import Path

from core.chips import whole
from core.engine import Accepted, CardRoom
from core.ids import CommunityId, PersonId, PlaceId, TableId
from core.table.commands import SitDown
from core.table.state import Table
from tests.engine.kit import HandClock, a_room, act_once, audited, config, is_in_hand, until

CLUB, BAR = CommunityId("fake:club"), CommunityId("fake:bar")


async def dealt(room: CardRoom, community: CommunityId) -> TableId:
    """A table of ``community`` with a hand between two people, each with 30 s to act."""
    place, by = PlaceId(f"{community}:room"), PersonId(f"{community}:admin")
    settings = config(**{"clock.auto_start_seconds": 20, "clock.seconds": 10})
    outcome = await room.open_table(place, community, settings, by, f"open:{place}")
    assert isinstance(outcome, Accepted)
    table = outcome.table.id
    for name in "ab":
        person = PersonId(f"{community}:{name}")
        command = SitDown(person, name, whole(1000), None, False)
        assert isinstance(await room.submit(table, command, f"sit:{person}"), Accepted)
    await until(lambda: is_in_hand(room, table))
    return table


def now_at(room: CardRoom, table: TableId) -> Table:
    now = room.table(table)
    assert now is not None
    return now


async def test_a_lost_community_loses_no_time(tmp_path: Path) -> None:
    """Without one of two communities its turn waits while the other's runs out; no chip moves.

    Back again, the player has as long as he had, and the hand goes on.
    """
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        club, bar = await dealt(room, CLUB), await dealt(room, BAR)
        began = clock.now()
        clock.move(5_000)
        room.connections.community_lost(CLUB)
        await until(lambda: now_at(room, club).paused_at is not None)
        assert now_at(room, bar).paused_at is None

        def ended() -> bool:
            clock.move(1_000)
            return now_at(room, bar).hands > 1 or not is_in_hand(room, bar)

        await until(ended)
        assert is_in_hand(room, club)
        turn = now_at(room, club).clock
        assert turn is not None
        assert turn.turn_at == began
        room.connections.community_back(CLUB)
        await until(lambda: now_at(room, club).paused_at is None)
        turn = now_at(room, club).clock
        assert turn is not None
        assert clock.now() - turn.turn_at == 5_000
        await act_once(room, club)
    assert (await audited(tmp_path / "db")).ok


async def test_it_stays_lost_when_the_platform_comes_back(tmp_path: Path) -> None:
    """The platform goes and comes: only the community that still lets us in plays on."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        club, bar = await dealt(room, CLUB), await dealt(room, BAR)
        room.connections.community_lost(CLUB)
        room.connections.platform_lost("fake")
        await until(lambda: now_at(room, bar).paused_at is not None)
        room.connections.platform_back("fake")
        await until(lambda: now_at(room, bar).paused_at is None)
        await room.settled()
        assert now_at(room, club).paused_at is not None


async def test_it_is_lost_over_a_restart(tmp_path: Path) -> None:
    """A process that starts without the community leaves its table as it stood."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        club = await dealt(room, CLUB)
        room.connections.community_lost(CLUB)
        await until(lambda: now_at(room, club).paused_at is not None)
    async with a_room(tmp_path / "db", clock, lost=("fake",)) as room:
        room.connections.community_lost(CLUB)
        room.connections.platform_back("fake")
        clock.move(600_000)
        await room.settled()
        assert now_at(room, club).paused_at is not None
        room.connections.community_back(CLUB)
        await until(lambda: now_at(room, club).paused_at is None)
        await act_once(room, club)

"""A workspace throws the dealer out in the middle of a hand: its chips wait, others play on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from adapters.slack.identity import community_id, person_in, place_id
from adapters.slack.install import Presence
from adapters.slack.workspace import Workspace as Home
from core.chips import whole
from core.engine import Accepted, CardRoom
from core.ids import TableId
from core.table.commands import SitDown
from core.table.state import Table
from tests.engine.kit import (
    QUICK,
    FixedChance,
    act_once,
    audited,
    config,
    is_in_hand,
    play_hand,
    until,
)
from tests.loopback.slack.browser import Browser
from tests.loopback.slack.wire import SlackWire
from tests.loopback.slack.workspace import Workspace
from tests.slack_install.house import House


@asynccontextmanager
async def a_room(house: House) -> AsyncIterator[CardRoom]:
    """A room over the house's store, whose clocks follow the installs."""
    chance = FixedChance()
    room = CardRoom(house.store, house.clock, chance, {}, QUICK, platforms=("slack",))
    room.connections.platform_lost("slack")
    await room.start()
    presence = Presence(house.workspaces, room)
    presence.listen(house.app)
    await presence.look()
    room.connections.platform_back("slack")
    try:
        yield room
    finally:
        await room.stop()


async def installed(house: House, domain: str) -> Workspace:
    """A workspace whose admin has installed the dealer."""
    workspace = house.wire.workspace(domain, installed=False)
    page = await Browser(workspace.member("Admin", admin=True)).install()
    assert page.status == 200, page.text
    return workspace


async def dealt(room: CardRoom, workspace: Workspace) -> TableId:
    """A table of the workspace with a hand between two of its members."""
    community = community_id(Home("", workspace.id))
    place, by = place_id(community, "C1"), person_in(community, "U1")
    outcome = await room.open_table(place, community, config(), by, f"open:{place}")
    assert isinstance(outcome, Accepted)
    for user in ("U1", "U2"):
        sit = SitDown(person_in(community, user), user, whole(1000), None, False)
        said = await room.submit(outcome.table.id, sit, f"sit:{place}:{user}")
        assert isinstance(said, Accepted)
    await until(lambda: is_in_hand(room, outcome.table.id))
    return outcome.table.id


def now_at(room: CardRoom, table: TableId) -> Table:
    now = room.table(table)
    assert now is not None
    return now


def chips_at(room: CardRoom, table: TableId) -> int:
    """Everything on the table in a hand: what lies behind, and what is in the pot."""
    hand = now_at(room, table).hand
    assert hand is not None
    assert not hand.is_over
    return hand.pot + sum(player.stack for player in hand.players)


async def test_an_uninstall_in_a_hand_loses_nothing(house: House) -> None:
    """Of two workspaces one uninstalls mid-hand: its hand stands still with every chip, the other
    plays on; installed again, under another token, it goes on where it was."""
    first, second = await installed(house, "first"), await installed(house, "second")
    old_token = first.team.token
    async with a_room(house) as room:
        left, stays = await dealt(room, first), await dealt(room, second)
        await act_once(room, left)
        before = now_at(room, left)
        await first.uninstall()
        await until(lambda: now_at(room, left).paused_at is not None)
        assert await house.workspaces.access(Home("", first.id)) is None
        assert await house.store.slack_vault.kept("", first.id) is None
        house.clock.move(3_600_000)
        await play_hand(room, stays)
        await until(lambda: is_in_hand(room, stays))
        assert now_at(room, left).hand == before.hand
        assert chips_at(room, left) == whole(2000)
        assert now_at(room, stays).paused_at is None
        assert (await Browser(first.member("New", admin=True)).install()).status == 200
        await until(lambda: now_at(room, left).paused_at is None)
        access = await house.workspaces.access(Home("", first.id))
        assert access is not None
        assert access.token not in ("", old_token)
        await play_hand(room, left)
        assert sum(seated.stack for seated in now_at(room, left).occupants) == whole(2000)
    report = await audited(house.path)
    assert report.ok, report.faults


async def test_a_token_of_a_member_means_nothing(house: House) -> None:
    """``tokens_revoked`` of people's own tokens leaves the install as it is."""
    workspace = await installed(house, "first")
    async with a_room(house) as room:
        table = await dealt(room, workspace)
        tokens = {"oauth": ["U1"], "bot": []}
        assert await house.wire.tell(workspace.team, {"type": "tokens_revoked", "tokens": tokens})
        await room.settled()
        assert await house.workspaces.access(Home("", workspace.id)) is not None
        assert now_at(room, table).paused_at is None


async def test_a_refused_token_stops_the_clocks_until_something_is_heard(house: House) -> None:
    """Slack refuses a token that was good: time stands still there, and the install is kept; a
    genuine request shows that we are still let in."""
    workspace = await installed(house, "first")
    member, channel = workspace.member("Bob"), workspace.channel()
    async with a_room(house) as room:
        table = await dealt(room, workspace)
        await house.workspaces.refused(Home("", workspace.id))
        await until(lambda: now_at(room, table).paused_at is not None)
        assert await house.store.slack_vault.kept("", workspace.id) is not None
        said = await member.slash(channel, "/poker", "help")
        assert said.text == "heard"
        await until(lambda: now_at(room, table).paused_at is None)


async def test_an_uninstall_outlives_the_process(
    loose_slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Started again, the dealer leaves the table of a lost workspace alone until it is back."""
    house = House(loose_slack_wire, tmp_path / "db")
    async with house.open():
        workspace = await installed(house, "first")
        async with a_room(house) as room:
            table = await dealt(room, workspace)
            await workspace.uninstall()
            await until(lambda: now_at(room, table).paused_at is not None)
            hand = now_at(room, table).hand
    again = House(loose_slack_wire, tmp_path / "db")
    async with again.open(), a_room(again) as room:
        again.clock.move(600_000)
        await room.settled()
        assert now_at(room, table).paused_at is not None
        assert now_at(room, table).hand == hand
        assert (await Browser(workspace.member("New", admin=True)).install()).status == 200
        await until(lambda: now_at(room, table).paused_at is None)
        await play_hand(room, table)

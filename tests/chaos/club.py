"""A guild with one channel, a few members, and an open table that no bot has served yet."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from adapters.discord.identity import PLATFORM, community_id, person_id, place_id
from adapters.discord.messenger import DiscordMessenger
from adapters.sqlite import SqliteStore
from adapters.system import SystemChance, SystemClock
from core.chips import Chips, whole
from core.engine import Accepted, CardRoom
from core.house.settings import Overrides
from core.ids import PersonId
from core.table.opening import configure
from tests.loopback.discord.guild import Channel, Guild
from tests.loopback.discord.people import Person
from tests.loopback.discord.wire import DiscordWire

BUY_IN = 1_000
STARTING_CHIPS = whole(10_000)
"""What the setting `wallet.starting_chips` gives a newcomer."""

SETTINGS: Overrides = {"table.next_hand_seconds": 1, "table.turn_notice_seconds": 0}
"""Every turn is worth a notice, so that there is always something being sent."""


@dataclass(frozen=True)
class Club:
    """Who plays where, and the file that outlives the bot."""

    wire: DiscordWire
    guild: Guild
    channel: Channel
    admin: Person
    members: dict[str, Person]
    """The players by the name shown."""
    database: Path

    @property
    def chips(self) -> Chips:
        """All the members' chips together."""
        return Chips(STARTING_CHIPS * len(self.members))

    def is_shut(self, member: Person) -> bool:
        """Whether a member takes no private messages."""
        return member.id in self.wire.world.closed_dms

    def id_of(self, member: Person) -> PersonId:
        """Whom the core takes a member for."""
        return person_id(self.guild.id, member.id)


def found_club(wire: DiscordWire, database: Path, *names: str) -> Club:
    """A club without a table yet."""
    guild = wire.guild()
    members = {name: guild.member(name) for name in names}
    admin = guild.member("Floor", manages=True)
    return Club(wire, guild, guild.channel(), admin, members, database)


async def open_club(wire: DiscordWire, database: Path, *names: str) -> Club:
    """A no-limit table at 5 and 10; its sign waits to be put up by the first bot."""
    club = found_club(wire, database, *names)
    store = await SqliteStore.open(database)
    try:
        away = DiscordMessenger(lambda: None)
        room = CardRoom(store, SystemClock(), SystemChance(), {PLATFORM: away})
        room.platform_lost(PLATFORM)
        await room.start()
        outcome = await room.open_table(
            place_id(club.guild.id, club.channel.id),
            community_id(club.guild.id),
            configure(
                small_blind=whole(5),
                big_blind=whole(10),
                seats=6,
                buy_in_least=whole(200),
                settings=SETTINGS,
            ),
            by=club.id_of(club.admin),
            key="opened before the bot came",
        )
        assert isinstance(outcome, Accepted), outcome
        await room.stop()
    finally:
        await store.close()
    return club

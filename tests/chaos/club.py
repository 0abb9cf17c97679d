"""A venue with a few members, and an open table that no bot has served yet."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from adapters.sqlite import SqliteStore
from adapters.system import SystemChance, SystemClock
from core.chips import Chips, whole
from core.engine import Accepted, CardRoom
from core.house.settings import Overrides
from core.reception.opening import Opening, config_of
from tests.loopback.stories.venue import Member, Venue

BUY_IN = 1_000
STARTING_CHIPS = whole(10_000)
"""What the setting `wallet.starting_chips` gives a newcomer."""

NO_LIMIT = Opening(stakes="5/10", seats=6, buy_in="200")

SETTINGS: Overrides = {"deal.between_hands_seconds": 1, "table.turn_notice_seconds": 0}
"""Every turn is worth a notice, so that there is always something being sent."""


@dataclass(frozen=True)
class Club:
    """Who plays where, and the file that outlives the bot."""

    venue: Venue
    members: dict[str, Member]
    """The players by the name shown."""
    database: Path

    @property
    def chips(self) -> Chips:
        """All the members' chips together."""
        return Chips(STARTING_CHIPS * len(self.members))

    def is_shut(self, member: Member) -> bool:
        """Whether a member takes no private messages."""
        return member in self.venue.shut


def found_club(venue: Venue, database: Path, *names: str) -> Club:
    """A club without a table yet."""
    return Club(venue, {member.name: member for member in venue.join(*names)}, database)


async def open_club(
    venue: Venue,
    database: Path,
    *names: str,
    said: Opening = NO_LIMIT,
    house: Overrides | None = None,
) -> Club:
    """A table, no-limit hold'em at 5 and 10 by default, with the ``house``'s settings; its sign
    waits to be put up by the first bot."""
    club = found_club(venue, database, *names)
    store = await SqliteStore.open(database)
    try:
        away = venue.link(grace=5.0).messenger
        room = CardRoom(store, SystemClock(), SystemChance(), {venue.platform: away})
        room.connections.platform_lost(venue.platform)
        await room.start()
        config = config_of(said)
        outcome = await room.open_table(
            venue.place,
            venue.community,
            replace(config, settings=config.settings | SETTINGS | (house or {})),
            by=venue.admin.id,
            key="opened before the bot came",
        )
        assert isinstance(outcome, Accepted), outcome
        await room.stop()
    finally:
        await store.close()
    return club

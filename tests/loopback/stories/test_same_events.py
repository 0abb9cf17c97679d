"""The same session on two platforms leaves the same events."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ..discord.venue import DiscordVenue
from ..discord.wire import DiscordWire
from ..slack.venue import SlackVenue
from ..slack.wire import SlackWire
from .cardroom import dealing
from .journal import anywhere, events_in
from .playing import Players
from .test_session import BUY_INS
from .venue import Venue

HANDS = 5


async def test_the_same_events_everywhere(
    discord_wire: DiscordWire, slack_wire: SlackWire, another_slack_wire: SlackWire, tmp_path: Path
) -> None:
    """The same deck, times and commands at Discord, at Slack by sockets and at Slack by HTTP end
    with the same events, but for the ids of people and places and the moments."""
    another_slack_wire.use_http()
    venues = {
        "discord": DiscordVenue(discord_wire),
        "sockets": SlackVenue(slack_wire),
        "http": SlackVenue(another_slack_wire),
    }
    on_discord, by_sockets, by_http = await asyncio.gather(
        *(played(venue, tmp_path / name) for name, venue in venues.items())
    )
    assert sum(name == "HandEnded" for name, _ in on_discord) == HANDS
    assert on_discord == by_sockets
    assert on_discord == by_http


async def played(venue: Venue, database: Path) -> list[Any]:
    """Five hands by the plans, the table closed behind the last; what happened, told anywhere."""
    async with dealing(venue, database, chance="the same") as stand:
        # Time enough between hands for whoever sits down or buys back in.
        await stand.open_table(**{"table.next_hand_seconds": 2})
        players = Players(stand)
        await players.sit_down(BUY_INS)
        await players.play(HANDS)
        await venue.order(venue.admin, "table close")
        await venue.until(lambda: not stand.room.tables())
    return anywhere(await events_in(database), venue)

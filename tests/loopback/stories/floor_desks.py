"""The desk of the floor at each venue."""

from __future__ import annotations

from ..discord.floor_desk import DiscordFloorDesk
from ..discord.venue import DiscordVenue
from ..slack.floor_desk import SlackFloorDesk
from ..slack.venue import SlackVenue
from .floor_desk import FloorDesk
from .venue import Venue


def desk_of(venue: Venue) -> FloorDesk:
    """What the floor does at that venue."""
    if isinstance(venue, DiscordVenue):
        return DiscordFloorDesk(venue)
    assert isinstance(venue, SlackVenue)
    return SlackFloorDesk(venue)

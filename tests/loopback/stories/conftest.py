"""Each story is told at every venue."""

from __future__ import annotations

import pytest

from ..discord.faults import usual_limits as discord_limits
from ..discord.venue import DiscordVenue
from ..slack.faults import usual_limits as slack_limits
from ..slack.venue import SlackVenue
from .venue import Venue

VENUES = ("discord", "slack by sockets", "slack by http")

BETWEEN_HANDS = (
    "test_between_hands", "test_changing_the_game", "test_coming_in", "test_higher_stakes",
    "test_kills", "test_penalties", "test_rulings", "test_rulings_either_way",
    "test_rulings_on_hands", "test_rulings_on_stud", "test_seat_changes",
    "test_the_floor_in_odd_orders", "test_what_the_floor_is_asked",
)  # fmt: skip
"""Stories that wait for several deals, with time to choose before each; and what the floor does,
which is the same at both platforms but for its forms."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for several deals is told at one platform by default, at both in the slow run."""
    for item in items:
        if item.path.stem in BETWEEN_HANDS and "slack" in item.name:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(params=[*VENUES[:2], pytest.param(VENUES[2], marks=pytest.mark.slow)])
def venue(request: pytest.FixtureRequest) -> Venue:
    """A venue without limits; the stories by HTTP are left to the slow run."""
    return open_venue(request)


@pytest.fixture(params=VENUES[:2])
def limited_venue(request: pytest.FixtureRequest) -> Venue:
    """A venue with the platform's usual limits; acts that come in by HTTP change nothing there."""
    made = open_venue(request, limited=True)
    if isinstance(made, DiscordVenue):
        made.wire.rest.limits.extend(discord_limits())
    elif isinstance(made, SlackVenue):
        made.wire.web.limits.extend(slack_limits())
    return made


def open_venue(request: pytest.FixtureRequest, *, limited: bool = False) -> Venue:
    """The venue of the test's parameter, on its clean wire."""
    if request.param == "discord":
        return DiscordVenue(request.getfixturevalue("discord_wire"))
    wire = request.getfixturevalue("slack_wire")
    if "http" in request.param:
        wire.use_http()
    return SlackVenue(wire, is_paced=limited)

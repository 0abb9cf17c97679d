"""The same session on all platforms leaves the same events."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from core.present.documents import Verb

from ..discord.venue import DiscordVenue
from ..discord.wire import DiscordWire
from ..slack.venue import SlackVenue
from ..slack.wire import SlackWire
from .cardplayers import CardPlayers
from .cardroom import Stand, dealing
from .evening import choice_of, verbs_of
from .journal import anywhere, events_in
from .playing import Players
from .sessions import NAMES, one_of_each_family, opening_of
from .test_session import BUY_INS
from .venue import Member, Page, Venue

Session = Callable[[Stand], Awaitable[None]]

NO_LIMIT_HANDS, HANDS = 5, 3
BY_DEFAULT = ("seven_card_stud", "triple_draw_lowball")

GAMES = [
    pytest.param(game, marks=[] if game in BY_DEFAULT else pytest.mark.slow)
    for game in one_of_each_family()
]


@pytest.fixture
def venues(
    discord_wire: DiscordWire, slack_wire: SlackWire, another_slack_wire: SlackWire
) -> dict[str, Venue]:
    """Discord, Slack by sockets and Slack by HTTP."""
    another_slack_wire.use_http()
    return {
        "discord": DiscordVenue(discord_wire),
        "sockets": SlackVenue(slack_wire),
        "http": SlackVenue(another_slack_wire),
    }


async def test_the_same_events_everywhere(venues: dict[str, Venue], tmp_path: Path) -> None:
    """The same deck, times and commands at no-limit hold'em end everywhere with the same events,
    but for the ids of people and places and the moments."""

    async def session(stand: Stand) -> None:
        # Time enough between hands for whoever buys back in.
        await stand.open_table(**{"deal.between_hands_seconds": 1})
        players = Players(stand)
        await players.sit_down_first(BUY_INS)
        await players.play(NO_LIMIT_HANDS)

    await check_everywhere(venues, tmp_path, session, NO_LIMIT_HANDS)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_the_same_events_of_every_family(
    venues: dict[str, Venue], tmp_path: Path, game: str
) -> None:
    """The same of a game of each family, with draws by picker, command and words."""

    async def session(stand: Stand) -> None:
        # The first deal waits until all three have sat down, wherever that takes longest.
        await stand.open_game(opening_of(game), **{"deal.between_hands_seconds": 2})
        players = CardPlayers(stand)
        await players.sit_down_first(dict.fromkeys(NAMES, "1000"))
        await players.play(HANDS)

    await check_everywhere(venues, tmp_path, session, HANDS)


@pytest.mark.slow
async def test_the_same_events_of_a_change(venues: dict[str, Venue], tmp_path: Path) -> None:
    """The same of larger blinds that one player objects to and the others do not."""

    async def session(stand: Stand) -> None:
        await stand.open_table(**{"deal.between_hands_seconds": 1})
        players, venue = Players(stand), stand.venue
        await players.sit_down_first(BUY_INS)
        await venue.until(lambda: stand.prompt)
        await venue.order(venue.admin, "table change stakes 10/20")
        first, *others = [venue.members[one.person] for one in stand.table.occupants]
        await answers(venue, first, Verb.OBJECT_TO_CHANGE)
        for member in others:
            await answers(venue, member, Verb.AGREE_TO_CHANGE)
        await players.play(NO_LIMIT_HANDS)

    await check_everywhere(venues, tmp_path, session, NO_LIMIT_HANDS)


async def answers(venue: Venue, member: Member, verb: Verb) -> None:
    """He presses the button under the news that asks about the change."""

    def found() -> Page | None:
        return next((page for page in venue.pages() if verb in verbs_of(page)), None)

    page = await venue.until(found)
    assert page is not None
    await venue.press(member, page, choice_of(page, verb))


async def check_everywhere(
    venues: dict[str, Venue], folder: Path, session: Session, hands: int
) -> None:
    """Play the session at every venue at once: up to the end of the last hand all is the same."""
    first, *others = await asyncio.gather(
        *(played(venue, folder / name, session, hands) for name, venue in venues.items())
    )
    for other in others:
        assert other == first


async def played(venue: Venue, database: Path, session: Session, hands: int) -> list[Any]:
    """What happened in so many hands, told anywhere."""
    async with dealing(venue, database, chance="the same") as stand:
        await session(stand)
    told = anywhere(await events_in(database), venue)
    ends = [at for at, (name, _) in enumerate(told) if name == "HandEnded"]
    return told[: ends[hands - 1] + 1]

"""The bot is killed with a straddle announced, and in the hand that is straddled."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand.forced.posts import BLIND_RAISES
from core.house.settings import Overrides
from core.reception.opening import Opening
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.floor_desks import desk_of
from tests.loopback.stories.venue import Venue

from .book import read
from .club import open_club
from .kills import Kill, Moment
from .survival import Session

LIMIT = Opening(game="texas_holdem", stakes="10-20", seats=6, buy_in="500")

HOUSE: Overrides = {"straddle.sleepers": False, "deal.between_hands_seconds": 3}
"""Time for the floor's word between two hands, and one player alone who may straddle."""

SOME_WHERE = pytest.mark.parametrize(
    "venue", ["discord", pytest.param("slack by sockets", marks=pytest.mark.slow)], indirect=True
)


@SOME_WHERE
async def test_killed_with_a_straddle_announced_and_within_the_hand(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Everybody says straddle, and who may is heard.  Dead before the deal, the bot knows it when
    it is back: all is posted in the next hand, in which it is killed again and which goes on."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy",
                           said=LIMIT, house=HOUSE)  # fmt: skip
    session, desk = Session(club, bot_process), desk_of(venue)
    await session.begin()
    await session.members.sit_down()
    await session.members.play(session.members.is_between_hands)
    await desk.rule(venue.admin, "pause")  # until everybody has spoken
    for member in club.members.values():
        await venue.order(member, "straddle")
    await session.ended(await session.lives.die())
    before = (await read(club.database)).table
    assert before.straddles
    await session.begin()
    await desk.rule(venue.admin, "resume")
    await session.killed(Kill(Moment.WAITING, 1))
    after = (await read(club.database)).table
    assert after.hand is not None
    assert after.is_in_hand
    assert (after.hand.number, after.straddles) == (before.hands + 1, ())
    posted = [post for post in after.hand.posts.due if post.kind in BLIND_RAISES]
    announced = [(one.seat, one.amount) for one in before.straddles]
    assert [(post.seat, post.amount) for post in posted] == announced
    await session.begin()
    await session.close()

"""The bot is killed while its players are asked about other stakes (Cooke 3.05)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.settings import Overrides
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.setup import proposal_events as p
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.evening import choice_of
from tests.loopback.stories.venue import Venue

from .club import open_club
from .deals import Deals
from .survival import Session

LIMIT = Opening(game="texas_holdem", stakes="20-40", seats=9, buy_in="500")
HOUSE: Overrides = {"deal.between_hands_seconds": 6, "table.change_seconds": 600}
"""Time between two hands, and longer than the story for objections."""


@pytest.mark.slow
@pytest.mark.parametrize("venue", ["discord", "slack by sockets"], indirect=True)
@pytest.mark.rule("cooke-3.05")
@pytest.mark.timeout(180)
async def test_the_question_outlives_the_bot(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Killed with a change proposed and one objection made: the other life knows both, and when
    the time is over; the old buttons work, and what passed is played in the next hand, although
    it was killed again before that."""
    club = await open_club(
        venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy", said=LIMIT, house=HOUSE
    )
    deals = Deals(Session(club, bot_process))
    await deals.first_hand_of_all()
    ann, bob, cy = club.members.values()
    await deals.says(venue.admin, "table change stakes 40-80")
    asked = await deals.news(Verb.OBJECT_TO_CHANGE)
    await venue.press(ann, asked, choice_of(asked, Verb.OBJECT_TO_CHANGE))
    left = await deals.is_killed()
    (proposal,) = left.proposals
    assert proposal.objectors == (ann.id,)

    (again,) = (await deals.table()).proposals
    assert again.objectors == proposal.objectors
    assert again.ends_at >= proposal.ends_at
    for member in (bob, cy):
        await venue.press(member, asked, choice_of(asked, Verb.AGREE_TO_CHANGE))
    left = await deals.is_killed()
    assert left.proposals[0].has_passed
    assert left.hand is not None
    assert left.hand.rules.stakes.small_bet == 2_000
    await deals.fold_out()
    await deals.next_hand(left.hands)
    assert (await deals.hand()).rules.stakes.small_bet == 4_000
    changed = [one for one in (await deals.book()).events() if isinstance(one, p.ConditionsChanged)]
    assert len(changed) == 1
    await deals.session.close()

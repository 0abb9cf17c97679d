"""The bot is killed with a kill pot due, and in the middle of one: the kill button outlives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.settings import Overrides
from core.reception.opening import Opening
from core.table.kills.button import KillState
from tests.laws.kill_referee import Referee
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.venue import Venue

from .book import Book, read
from .club import SETTINGS, open_club
from .deals import Deals
from .kills import Kill, Moment
from .survival import Session

LIMIT = Opening(game="texas_holdem", stakes="10-20", seats=6, buy_in="500")

HOUSE: Overrides = {
    "kill.trigger": "big_pot", "kill.big_pot_formula": "amount", "kill.big_pot_amount": 1,
}  # fmt: skip
"""Who wins any pot alone kills the next one."""

SOME_WHERE = pytest.mark.parametrize(
    "venue", ["discord", pytest.param("slack by sockets", marks=pytest.mark.slow)], indirect=True
)


@SOME_WHERE
async def test_killed_with_a_kill_due_and_within_a_killed_hand(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """All fold to the big blind, whose kill is due when the bot dies; it dies again in the hand
    that he kills, and before a commit: an independent referee who reads the journal from the first
    hand to the last has the same players kill, and all kills were posted."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy",
                           said=LIMIT, house=HOUSE)  # fmt: skip
    session = Session(club, bot_process)
    deals = Deals(session)
    await deals.first_hand_of_all()
    await deals.fold_out()
    left = await deals.is_killed()
    assert left.kill.state is KillState.KILL
    await session.killed(Kill(Moment.WAITING, 3))
    last = Kill(Moment.BEFORE_COMMIT, 9)
    await session.begin(last.crash_at)
    await session.killed(last)
    await session.begin()
    await session.close()
    killed, due = judged(await read(club.database))
    assert killed
    assert due


def judged(book: Book) -> tuple[int, int]:
    """How many hands were killed, and after how many commands a kill was due between hands; the
    button lay as the referee says after every single one."""
    referee = Referee({**SETTINGS, **HOUSE})
    killed = due = 0
    number = 0
    for moment in book.moments:
        referee.watch(moment.events)
        if moment.table.is_closing:
            break
        kill, hand = moment.table.kill, moment.table.hand
        assert (kill.state.value, kill.person) == referee.expects()
        due += kill.state is KillState.KILL and not moment.table.is_in_hand
        if hand is not None and hand.number > number:
            number = hand.number
            player = hand.player_of(referee.kills_now) if referee.kills_now else None
            assert hand.posts.killer == (None if player is None else player.seat)
            killed += player is not None
    return killed, due

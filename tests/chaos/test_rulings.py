"""The bot is killed while the floor is waited for, and after it has ruled (Cooke 2.03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.notation.spoken_rulings import Takes
from core.present.documents import Verb
from core.table.floor.contest_events import ObjectionRaised
from core.table.floor.ruling_events import RulingGiven
from core.table.floor.ruling_record import RulingKind
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.evening import choice_of
from tests.loopback.stories.floor_desks import desk_of
from tests.loopback.stories.venue import Venue

from .club import open_club
from .deals import Deals
from .survival import Session

WHY = "the facts were heard"


@pytest.mark.slow
@pytest.mark.parametrize("venue", ["discord", "slack by sockets"], indirect=True)
@pytest.mark.timeout(180)
async def test_call_and_ruling_outlive_the_bot(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Killed with the floor called: the other life waits for it too, and the old buttons open its
    page.  Killed again after the ruling: it stands, with who and why, is in the journal once, and
    another floorperson's word on that hand is refused."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy")
    deals, desk = Deals(Session(club, bot_process)), desk_of(venue)
    await deals.first_hand_of_all()
    turn = await deals.turn()
    caller = next(one for one in club.members.values() if one != turn.member)
    await deals.says(caller, "floor the pot is short")
    news = await deals.news(Verb.FLOOR)
    left = await deals.is_killed()
    assert left.objection is not None

    again = (await deals.table()).objection
    assert again is not None
    assert (again.person, again.reason) == (caller.id, "the pot is short")
    opened = await venue.press(venue.admin, news, choice_of(news, Verb.FLOOR))
    assert "the pot is short" in opened.text
    seat = next(one.seat for one in left.occupants if one.person == caller.id)
    ruled = await desk.rule(venue.admin, "dead", {Takes.SEAT: int(seat)}, WHY)
    assert WHY in ruled.text
    await deals.is_killed()

    (ruling,) = (await deals.table()).rulings
    assert (ruling.kind, ruling.by, ruling.why) == (RulingKind.DEAD_HAND, venue.admin.id, WHY)
    assert ruling.seat == seat
    (flo,) = venue.join("Flo")
    await desk.choose_floor(venue.admin, flo)
    refused = await desk.rule(flo, "live", {Takes.SEAT: int(seat)}, WHY)
    assert "2.03" in refused.text
    await deals.fold_out()
    events = list((await deals.book()).events())
    assert sum(isinstance(one, RulingGiven) for one in events) == 1
    assert sum(isinstance(one, ObjectionRaised) for one in events) == 1
    await deals.session.close()

"""The bot is killed between an arrangement for the next deal and that deal, and within a hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand.forced.posts import PostKind
from core.hand.overs import Overs
from core.hand.state import Hand
from core.house.settings import Overrides
from core.ids import Seat
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.blinds.duties import Entry, Owes
from core.table.kills import offer_events as k
from core.table.kills.button import KillState
from core.table.seats.change_events import SeatChanged
from core.table.state import Occupant, Table
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.evening import choice_of
from tests.loopback.stories.floor_desks import desk_of
from tests.loopback.stories.venue import Member, Venue

from .club import open_club
from .deals import Deals
from .survival import Session

LIMIT = Opening(game="texas_holdem", stakes="20-40", seats=9, buy_in="500")
WINDOW: Overrides = {"deal.between_hands_seconds": 6}
"""Time between two hands for what is arranged there, on a busy machine too."""
SIX = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay")
PLACES = (1, 2, 4, 5, 7, 8)
"""Everybody has a free seat beside him, where the blinds come to him as in his own."""
BESIDE = {1: 9, 2: 3, 4: 3, 5: 6, 7: 6, 8: 9}

SOME_WHERE = pytest.mark.parametrize(
    "venue", ["discord", pytest.param("slack by sockets", marks=pytest.mark.slow)], indirect=True
)


@SOME_WHERE
@pytest.mark.timeout(180)
async def test_missed_blinds_straddles_overs_and_a_seat_change(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Killed within a hand with missed blinds, overs and a request for a seat; and between two,
    with straddles announced and the price of coming in offered but not paid yet: the old button
    pays it, and the next deal has all of it."""
    house = WINDOW | {"blinds.short_free_hand": False}
    club = await open_club(venue, tmp_path / "riffle.sqlite3", *SIX, said=LIMIT, house=house)
    deals, desk = Deals(Session(club, bot_process)), desk_of(venue)
    absent, mover, high = await misses_a_hand(deals)
    left = await deals.is_killed()
    assert owed(left, absent) is Owes.BOTH
    to = Seat(BESIDE[occupant(left, mover).seat])
    assert [(one.person, one.to) for one in left.seat_changes] == [(mover.id, to)]
    assert {one.person for one in left.occupants if one.overs is Overs.OVERS} == {
        absent.id, high.id,
    }  # fmt: skip

    await deals.fold_out()
    assert occupant(await deals.table(), mover).seat == to
    await deals.next_hand(left.hands)
    await deals.fold_out()
    await desk.rule(venue.admin, "pause")  # until all of it is arranged
    offered = await deals.choices_of(absent)
    gun, next_to_him = await straddle_twice(deals)
    left = await deals.is_killed()
    assert [(one.person, one.amount) for one in left.straddles] == [
        (gun.id, 4_000), (next_to_him.id, 6_000),
    ]  # fmt: skip
    assert (owed(left, absent), entry(left, absent)) == (Owes.BOTH, Entry.WAIT)
    await venue.press(absent, offered, choice_of(offered, Verb.POST, "20 live + 10 dead"))
    await desk.rule(venue.admin, "resume")

    await deals.next_hand(left.hands)
    table, hand = await deals.table(), await deals.hand()
    assert posts_of(hand, gun) == [(PostKind.STRADDLE, 4_000)]
    assert posts_of(hand, next_to_him) == [(PostKind.STRADDLE, 6_000)]
    assert posts_of(hand, absent) == [(PostKind.ENTRY, 2_000), (PostKind.DEAD, 1_000)]
    assert owed(table, absent) is Owes.NOTHING
    assert {p.person for p in hand.players if p.overs is Overs.OVERS} == {absent.id, high.id}
    assert hand.big_blind == to
    assert [one.to for one in (await deals.book()).events() if isinstance(one, SeatChanged)] == [to]
    await deals.session.close()


async def misses_a_hand(deals: Deals) -> tuple[Member, Member, Member]:
    """The next big blind misses it and is back, another asks for the seat beside him, and a
    third plays overs like the first.  A hand is in play then."""
    await deals.first_hand_of_all(PLACES)
    table, first = await deals.table(), await deals.hand()
    seats = [one.seat for one in table.occupants]
    assert first.big_blind is not None
    at = seats.index(first.big_blind)
    absent, mover, high = (deals.at(table, seats[(at + n) % len(seats)]) for n in (1, 4, 2))
    await deals.fold_out()
    page = deals.venue.page(await deals.says(absent, "away"))
    await deals.venue.press(absent, page, choice_of(page, Verb.AWAY_MISS))
    await deals.next_hand(first.number)
    await deals.says(absent, "back")
    for member in (absent, high):
        await deals.says(member, "overs on")
    await deals.says(mover, f"seatchange {BESIDE[occupant(table, mover).seat]}")
    return absent, mover, high


async def straddle_twice(deals: Deals) -> tuple[Member, Member]:
    """Who is under the gun in the next hand straddles by his button, and the next one by a word."""
    table = await deals.table()
    offers = {
        member: await deals.choices_of(member) for member in deals.session.club.members.values()
    }
    (gun,) = (
        member
        for member, page in offers.items()
        if any(c.press is not None and c.press.verb is Verb.STRADDLE for c in page.choices)
    )
    page = offers[gun]
    await deals.venue.press(gun, page, choice_of(page, Verb.STRADDLE, "40"))
    seats = [one.seat for one in table.occupants if one.is_ready and not one.waits]
    at = seats.index(occupant(table, gun).seat)
    following = deals.at(table, seats[(at + 1) % len(seats)])
    await deals.says(following, "straddle")
    return gun, following


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("venue", ["discord", "slack by sockets"], indirect=True)
async def test_a_leg_up_a_killed_hand_and_an_announced_kill(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Killed with a leg up, in the killed hand that came of it, and with a kill announced that
    somebody may object to: the leg counts, the limits stay doubled, and the old Object works."""
    house = WINDOW | {"kill.trigger": "two_pots"}
    club = await open_club(venue, tmp_path / "riffle.sqlite3", *SIX[:3], said=LIMIT, house=house)
    deals = Deals(Session(club, bot_process))
    await deals.first_hand_of_all()
    winner = deals.at(await deals.table(), (await deals.hand()).big_blind)
    await deals.fold_out()
    left = await deals.is_killed()
    assert (left.kill.state, left.kill.person) == (KillState.LEG_UP, winner.id)

    await deals.next_hand(left.hands)
    await deals.wins_on_the_turn(winner)
    table = await deals.table()
    assert (table.kill.state, table.kill.person) == (KillState.KILL, winner.id)
    await deals.next_hand(table.hands)
    left = await deals.is_killed()
    hand = await deals.hand()
    assert left.kill.kills
    assert posts_of(hand, winner) == [(PostKind.KILL, 4_000)]
    assert hand.rules.stakes.small_bet == 4_000
    assert "KILL POT 40-80" in (await deals.turn()).board.title

    loser, other = (one for one in club.members.values() if one != winner)
    await deals.wins_on_the_turn(loser)
    await deals.says(other, "kill")
    asked = await deals.news(Verb.OBJECT_TO_KILL)
    left = await deals.is_killed()
    assert [one.person for one in left.kill_offers] == [other.id]
    await venue.press(winner, asked, choice_of(asked, Verb.OBJECT_TO_KILL))
    await deals.next_hand(left.hands)
    hand = await deals.hand()
    assert hand.posts.killer is None
    assert hand.rules.stakes.small_bet == 2_000
    assert [type(one) for one in (await deals.book()).events() if isinstance(one, k.KillStopped)]
    await deals.session.close()


def occupant(table: Table, member: Member) -> Occupant:
    """He, at the table."""
    found = table.occupant_of(member.id)
    assert found is not None
    return found


def owed(table: Table, member: Member) -> Owes:
    """What he has to make up."""
    return occupant(table, member).duties.owes


def entry(table: Table, member: Member) -> Entry:
    """How he means to come in."""
    return occupant(table, member).duties.entry


def posts_of(hand: Hand, member: Member) -> list[tuple[PostKind, int]]:
    """What he posted in a hand."""
    player = hand.player_of(member.id)
    assert player is not None
    return [(post.kind, post.amount) for post in hand.posts.due if post.seat == player.seat]

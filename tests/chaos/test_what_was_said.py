"""Killed between what was said and what comes of it: declarations, kept acts, a clock that runs."""

from __future__ import annotations

from pathlib import Path

from core.hand import events as h
from core.hand.state import Hand
from core.present.documents import Verb
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.evening import choice_of
from tests.loopback.stories.venue import Choice, How, Member, Page, Reply, Venue

from .book import Book, read
from .club import Club, open_club
from .members import TURN_SECONDS, Turn
from .once import said
from .survival import Session
from .test_recovery import AT_TWO_VENUES


@AT_TWO_VENUES
async def test_a_held_act_a_kept_act_and_a_clock(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """Killed when the small blind has declared a call, the big blind keeps a check and the clock
    runs: all of it, the time left and the count of requests stand, and the old board's Call has
    both acts done."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", "Ann", "Bob", "Cy")
    session = Session(club, bot_process)
    session.members.likes_to_be_told = False
    await session.begin()
    await session.members.sit_down()
    turn = await first_turn_of_three(session)
    small, big = behind(await hand_now(club), club)
    await declare(club, small, turn)
    await keep(club, big, turn)
    await press(venue, small, turn.board, turn.board.choice("Clock"))
    before = await read(club.database)
    await session.ended(await session.lives.die())
    check_said(before, small, big)

    await session.lives.begin()
    await venue.until(lambda: said(venue.posted(), "it runs again"), TURN_SECONDS)
    reply = await press(venue, turn.member, turn.board, turn.acts[Verb.CALL])
    assert reply.how is How.REDRAWN
    after = await read(club.database)
    done = [event for moment in after.moments[len(before.moments) :] for event in moment.events]
    acts = [
        (type(event), club_member(before, club, event.seat))
        for event in done
        if isinstance(event, h.Called | h.Checked)
    ]
    assert acts == [(h.Called, turn.member), (h.Called, small), (h.Checked, big)]
    asker = after.table.occupant_of(small.id)
    assert asker is not None
    assert asker.clocks_unreasonable == 1
    session.members.look_again()
    await session.close()


async def first_turn_of_three(session: Session) -> Turn:
    """The first turn of the first hand that all three are dealt into."""
    club, members = session.club, session.members

    def found() -> Turn | None:
        turn = members.turn()
        everybody = turn is not None and all(name in turn.board.text for name in club.members)
        return turn if everybody and turn is not None and turn.prompt.action == 1 else None

    await members.play(found)
    turn = found()
    assert turn is not None
    await club.venue.until(
        lambda: all(members.was_dealt(one, turn.prompt.hand) for one in club.members.values()),
        TURN_SECONDS,
    )
    return turn


async def hand_now(club: Club) -> Hand:
    """The hand in play, as it is stored."""
    hand = (await read(club.database)).table.hand
    assert hand is not None
    assert len(hand.players) == len(club.members)
    return hand


def behind(hand: Hand, club: Club) -> tuple[Member, Member]:
    """Who acts next after the player in turn, and who after him."""
    players = hand.players
    at = next(n for n, player in enumerate(players) if player.seat == hand.to_act)
    first, second = (players[(at + n) % len(players)] for n in (1, 2))
    return club.members[first.name], club.members[second.name]


async def declare(club: Club, member: Member, turn: Turn) -> None:
    """He presses Call before his turn, and says that he means it."""
    asked = await press(club.venue, member, turn.board, turn.acts[Verb.CALL])
    await answer(club.venue, member, asked, Verb.CALL)


async def keep(club: Club, member: Member, turn: Turn) -> None:
    """He presses Call before his turn, and keeps a check to himself instead."""
    asked = await press(club.venue, member, turn.board, turn.acts[Verb.CALL])
    await answer(club.venue, member, asked, Verb.KEEP_CHECK)


async def answer(venue: Venue, member: Member, asked: Reply, verb: Verb) -> None:
    """Press a button of what he was asked."""
    page = venue.page(asked)
    await press(venue, member, page, choice_of(page, verb))


async def press(venue: Venue, member: Member, page: Page, choice: Choice) -> Reply:
    """Press a button, and be answered."""
    reply = await venue.press(member, page, choice)
    assert reply.is_answered
    return reply


def check_said(book: Book, small: Member, big: Member) -> None:
    """What the dead bot has left: each said what he said, and the clock runs."""
    table, hand = book.table, book.table.hand
    assert hand is not None
    (held,), (kept,) = hand.early.held, hand.early.kept
    seats = {seat.person: seat.seat for seat in table.occupants}
    assert (held.seat, kept.seat) == (seats[small.id], seats[big.id])
    assert table.clock is not None
    assert table.clock.request is not None
    assert table.clock.request.by == seats[small.id]


def club_member(book: Book, club: Club, seat: int) -> Member:
    """Who sits there."""
    occupant = next(one for one in book.table.occupants if one.seat == seat)
    return club.members[occupant.name]

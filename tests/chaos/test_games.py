"""The bot is killed in the middle of a draw, of a discard and of a hand of stud."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.cards import Card
from core.hand.events import Discarded, DrawServed
from core.hand.state import Choosing, Hand
from core.present.documents import Verb
from core.reception.opening import Opening
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.cardplayers import toggle_to
from tests.loopback.stories.venue import Choice, How, Member, Page, Venue

from .book import Book, read
from .club import open_club
from .kills import Kill, Moment
from .once import said as said_in
from .survival import Session

NAMES = ("Ann", "Bob", "Cy")
TRIPLE_DRAW = Opening(game="triple_draw_lowball", stakes="10-20", seats=6, buy_in="200")
PINEAPPLE = Opening(game="crazy_pineapple", stakes="10-20", seats=6, buy_in="200")
STUD = Opening(game="seven_card_stud", stakes="10-20", seats=6, buy_in="200")

SOME_WHERE = pytest.mark.parametrize(
    "venue", ["discord", pytest.param("slack by sockets", marks=pytest.mark.slow)], indirect=True
)


@SOME_WHERE
@pytest.mark.parametrize(
    "said", [TRIPLE_DRAW, pytest.param(PINEAPPLE, marks=pytest.mark.slow)], ids=["draw", "discard"]
)
async def test_killed_with_cards_picked(
    venue: Venue, bot_process: StartBot, tmp_path: Path, said: Opening
) -> None:
    """Cards are picked, and nothing is said, when the bot is killed: the picker that stands there
    still works, on the same cards, and what it then says is what counts."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", *NAMES, said=said)
    session = Session(club, bot_process)
    await session.begin()
    await session.members.sit_down()
    await session.members.play(lambda: picker_on(session))
    member, board = await thrower(session)
    page = venue.page(await venue.press(member, board, of_verb(board, Verb.PICK)))
    page = venue.page(await venue.press(member, page, toggle_to(page, (2,))))
    await session.ended(await session.lives.die())
    before = await hand_in(session)
    await session.lives.begin()
    session.members.look_again()
    await venue.until(lambda: said_in(venue.posted(), "stood still"))  # the clocks run again
    page = venue.page(await venue.press(member, page, toggle_to(page, ())))
    page = venue.page(await venue.press(member, page, toggle_to(page, (1,))))
    says = next(c for c in page.choices if c.press and c.press.places == (1,) and is_said(c))
    reply = await venue.press(member, page, says)
    assert reply.is_answered
    session.members.has_answered(says.press.prompt if says.press else None)
    after = await hand_in(session)
    assert cards_of(after, member) == cards_of(before, member)
    await finish_throwing(session)
    await session.close()
    assert cards_of(before, member)[:1] in thrown_in(await read(club.database))


@pytest.mark.slow
@SOME_WHERE
async def test_killed_in_a_hand_of_stud(
    venue: Venue, bot_process: StartBot, tmp_path: Path
) -> None:
    """At the bring-in, before a commit and behind a send: the same cards, down and up, and the
    same turn after each restart; the books are clean, every message is there once."""
    club = await open_club(venue, tmp_path / "riffle.sqlite3", *NAMES, said=STUD)
    kills = (Kill(Moment.WAITING, 2), Kill(Moment.BEFORE_COMMIT, 6), Kill(Moment.AFTER_SEND, 6))
    await Session(club, bot_process).play(kills)


# ------------------------------------------------------------------------------------ inside


def picker_on(session: Session) -> Page | None:
    """The newest board, if cards can be picked there."""
    board = session.members.board()
    choices = board.choices if board is not None else ()
    return board if any(c.press and c.press.verb is Verb.PICK for c in choices) else None


async def thrower(session: Session) -> tuple[Member, Page]:
    """Who has to throw cards, by the books, and the board that says so."""
    board = await session.club.venue.until(lambda: picker_on(session))
    assert board is not None
    hand = await hand_in(session)
    seat = hand.awaited[0]
    player = hand.player(seat)
    assert player is not None
    return session.club.members[player.name], board


async def finish_throwing(session: Session) -> None:
    """All others throw the first card, by the picker on the board, as far as all have to."""
    venue = session.club.venue
    while isinstance((hand := await hand_in(session)).phase, Choosing):
        player = hand.player(hand.awaited[0])
        assert player is not None
        member, board = session.club.members[player.name], picker_on(session)
        assert board is not None
        page = venue.page(await venue.press(member, board, of_verb(board, Verb.PICK)))
        page = venue.page(await venue.press(member, page, toggle_to(page, (1,))))
        reply = await venue.press(member, page, of_verb(page, Verb.DISCARD))
        assert reply.how is not How.OTHERWISE


def of_verb(page: Page, verb: Verb) -> Choice:
    """The page's button for ``verb``."""
    return next(c for c in page.choices if c.press is not None and c.press.verb is verb)


def thrown_in(book: Book) -> list[tuple[Card, ...]]:
    """What was thrown, each time that somebody threw cards."""
    drawn = [e.thrown.content for e in book.events() if isinstance(e, DrawServed)]
    return drawn + [e.cards.content for e in book.events() if isinstance(e, Discarded)]


def is_said(choice: Choice) -> bool:
    """Whether a button of a picker says which cards go."""
    return choice.press is not None and choice.press.verb in (Verb.DRAW, Verb.DISCARD)


async def hand_in(session: Session) -> Hand:
    """The hand in play, by the books."""
    hand = (await read(session.club.database)).table.hand
    assert hand is not None
    return hand


def cards_of(hand: Hand, member: Member) -> tuple[Card, ...]:
    """What a member holds."""
    player = hand.player_of(member.id)
    assert player is not None
    return player.cards

"""What documents must never do, whatever happens at the table."""

import re

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from core.ids import Seat
from core.notation import Unclear
from core.present import (
    CardRow,
    Document,
    Line,
    Slot,
    Strong,
    Text,
    Who,
    board,
    dealt_hand,
    log,
    log_line,
    plain,
    plain_line,
    private_hand,
    readings,
    say,
    sign,
    table_info,
    turn_notice,
)
from core.present.documents import Until
from core.present.say import listed, sentence
from core.table.commands import CallClock, GoAway
from core.table.events import EjectionAsked
from core.table.state import Offence
from core.view import look
from tests.dealt import Dealt, chips, person
from tests.present.transcripts import TRANSCRIPTS
from tests.random_play import EVERY_GAME, dealt

ANY_GAME = (*EVERY_GAME, *EVERY_GAME[:1] * 4)
PHONE = 52
"""Characters that fit a line of a phone; a name of a few letters may push one over 40."""


def lines(document: Document) -> list[Line]:
    """Every line of a document."""
    return [document.title, *(line for section in document.sections for line in section.lines)]


@settings(max_examples=60, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_the_board_is_the_same_for_all(played: Dealt) -> None:
    """The board made from any seat's view is the rail's: nothing of ``mine`` enters it."""
    rail = board(played.view())
    for occupant in played.table.occupants:
        assert board(played.view(occupant.seat)) == rail


@settings(max_examples=60, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_names_are_spans(played: Dealt) -> None:
    """No name is ever plain text: a platform can always keep it from mentioning anyone."""
    seats = tuple(
        replace(occupant, name="@everyone") if occupant is not None else None
        for occupant in played.table.seats
    )
    hand = played.table.hand
    assert hand is not None
    players = tuple(replace(player, name="@everyone") for player in hand.players)
    table = replace(played.table, seats=seats, hand=replace(hand, players=players))
    views = [look(table, None), *(look(table, o.seat) for o in table.occupants)]
    for view in views:
        for document in (board(view), private_hand(view), turn_notice(view), table_info(view)):
            for line in lines(document):
                for span in line:
                    assert isinstance(span, Who) or "@" not in getattr(span, "text", "")


@settings(max_examples=60, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_house_players_are_marked(played: Dealt) -> None:
    """Wherever a house player is named on board and info he is marked as one."""
    props = {o.person for o in played.table.occupants if o.is_prop}
    for document in (board(played.view()), table_info(played.view())):
        for line in lines(document):
            for at, span in enumerate(line):
                if isinstance(span, Who):
                    after = line[at + 1] if at + 1 < len(line) else Text("")
                    marked = isinstance(after, Text) and after.text.startswith(" (house")
                    assert marked == (span.person in props)


@settings(max_examples=60, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_one_mention_and_no_card_in_a_turn_notice(played: Dealt) -> None:
    """The turn notice mentions whoever is waited for and nobody else, and shows no card; nothing
    else mentions anyone."""
    hand = played.view().hand
    assert hand is not None
    notice = turn_notice(played.view())
    people = [span for line in lines(notice) for span in line if isinstance(span, Who)]
    waiting = [player for player in hand.players if player.is_to_act]
    asked = [player for player in waiting if not player.is_prop] or waiting
    assert [span.person for span in people if span.mention] == [one.person for one in asked]
    assert len(people) == len(asked)
    assert not any(isinstance(span, CardRow) for line in lines(notice) for span in line)
    for document in (board(played.view()), table_info(played.view())):
        spans = [span for line in lines(document) for span in line]
        assert not any(isinstance(span, Who) and span.mention for span in spans)


@settings(max_examples=40, deadline=None)
@given(played=dealt(deals=ANY_GAME))
def test_seat_lines_fit_a_phone(played: Dealt) -> None:
    """A seat's line stays short enough for a phone, and so do the cards under it."""
    names = {f"{o.seat} {o.name}" for o in played.table.occupants}
    for line in lines(board(played.view())):
        text = plain_line(line, played.now).removeprefix("→ ")
        if any(text.startswith(name) for name in names) or text.startswith("    "):
            assert len(text) <= PHONE, text


def test_a_hand_as_sent_says_nothing_that_the_next_act_would_change() -> None:
    """The private message is sent once: cards and place, no price and no act to press."""
    table = Dealt(500, 500, 500)
    table.deal()
    for seat in (1, 2, 3):
        view = table.view(Seat(seat))
        assert view.mine is not None
        sent = dealt_hand(view)
        words = plain(sent)
        assert CardRow(view.mine.cards) in sent.title
        assert "You have:" in words
        assert "call" not in words
        assert "turn" not in words
        assert [button.label for row in sent.buttons for button in row] == ["My cards"]


def test_the_sign_names_nobody() -> None:
    """The sign stays true while people come and go: no name, no stack."""
    table = Dealt(200, 300)
    before = sign(table.view())
    table.sit(3, "Zoe", 500)
    assert replace(sign(table.view()), sequence=before.sequence) == before
    assert before.slot is Slot.SIGN


def test_the_sequence_is_the_version() -> None:
    """A document carries the version of the table it shows, so that a late one is dropped."""
    table = Dealt(200, 300)
    table.deal()
    first = board(table.view())
    table.say("fold")
    second = board(table.view())
    assert (first.sequence, second.sequence) == (table.table.version - 1, table.table.version)


def test_no_news_is_no_document() -> None:
    """An ordinary act is no news for the log."""
    table = Dealt(200, 300)
    table.deal()
    table.say("call")
    assert log(table.events, table.view()) is None


def test_news_names_who_and_by_whom() -> None:
    """The log names who called the clock on whom, and when it ends."""
    table = Dealt(200, 300, 400)
    table.deal()
    table.do(CallClock(person(3)))
    news = log(table.events, table.view())
    assert news is not None
    assert plain(news, table.now) == "Cy calls the clock on Ann: it ends in 70 s."


@pytest.mark.parametrize(
    ("offence", "text"),
    [
        (Offence.TOO_SLOW, "Floor: eject Ann? 3 clocks were justified (Cooke 10.03)."),
        (
            Offence.UNREASONABLE_REQUESTS,
            "Floor: eject Ann? 3 clock requests were unreasonable (Cooke 10.03).",
        ),
    ],
)
def test_the_floor_is_asked(offence: Offence, text: str) -> None:
    """The third offence against the clock is put to the floor, with its count and rule."""
    line = log_line(EjectionAsked(Seat(1), offence, 3), Dealt(200, 300).view())
    assert line is not None
    assert plain_line(line) == text


def test_waiting_for_players() -> None:
    """When fewer than two are ready the channel hears what is waited for."""
    table = Dealt(200, 300)
    table.do(GoAway(person(1)))
    news = log(table.events, table.view())
    assert news is not None
    assert "Waiting for players: two have to be ready." in plain(news)
    assert "Waiting for players: two have to be ready." in plain(board(table.view()))


def test_typed_words_come_back_as_text() -> None:
    """What a person typed stands in its answer as text for the renderer to escape."""
    table = Dealt(200, 300)
    table.deal()
    typed = "<@&1> raise 3"
    asked = readings(Unclear(typed, ()), table.view(1))
    assert Text(typed) in asked.title


def test_plain_moments() -> None:
    """With a present moment a deadline is how far off it is, and never less than nothing."""
    line = (Until(table_time := Dealt(200, 300).now),)
    assert plain_line(line, table_time) == "in 0 s"
    assert plain_line(line, type(table_time)(table_time - 1500)) == "in 2 s"
    assert plain_line(line, type(table_time)(table_time + 9000)) == "in 0 s"


def test_say() -> None:
    """A sentence takes amounts, words and spans in their places; lists read as lists."""
    who = Who(person(1), "Ann")
    assert say("{who} has {n}.", who=who, n=chips(1500)) == (
        who, Text(" has "), Strong("1,500"), Text("."),
    )  # fmt: skip
    names = [say("{n}", n=name) for name in ("Ann", "Bob", "Cy")]
    assert plain_line(listed(names)) == "Ann, Bob and Cy"
    assert plain_line(listed(names[:1])) == "Ann"
    assert plain_line(sentence(say("you call"))) == "You call"


def test_every_document_has_plain_text() -> None:
    """No transcript holds a gap: every field of every sentence is filled."""
    for name, make in TRANSCRIPTS.items():
        text = make()
        assert "{" not in text, name
        # Cards just turned stand a little apart from those before them, open cards are indented.
        closed = re.sub(r"(?<=[cdhs])  (?=[2-9TJQKA])", " ", text).replace("\n    ", "\n")
        assert "  " not in closed, name
        assert "None" not in text, name


def test_the_result_stays_after_someone_left() -> None:
    """A player who got up when the hand ended is still named in its result."""
    table = Dealt(200, 300, 400, props=1)
    table.deal()
    table.leave(3)
    table.say("fold", "fold")
    assert table.table.occupant(Seat(3)) is None
    assert "Cy (house) wins 10, no showdown." in plain(board(table.view()))

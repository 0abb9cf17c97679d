"""Documents as text: narrow, wide, with colours and without."""

import pytest

from adapters.terminal.ink import printable
from adapters.terminal.render import render, render_line, shown_card
from adapters.terminal.screen import Screen, screen_of
from core.cards import STANDARD_DECK, parse_card, parse_cards
from core.ids import Instant, PersonId
from core.present.documents import (
    CardBacks,
    CardRow,
    Document,
    Section,
    Slot,
    Strong,
    Text,
    Until,
    Who,
)
from tests.terminal.screens import COLOUR, LETTERS, PLAIN, without_codes

NOW = Instant(1_000_000)
ANN = Who(PersonId("t:ann"), "Ann")
LINE = (
    ANN,
    Text(" shows "),
    CardRow(parse_cards("TsKdQhJc")),
    Text(" and wins "),
    Strong("1,200"),
    Text(" before "),
    CardBacks(2),
    Text("; the next hand comes "),
    Until(Instant(NOW + 40_900)),
    Text("."),
)


def document(text: str) -> Document:
    return Document(Slot.BOARD, (Strong("Hand 1"),), (Section(((Text(text),),), "Seats"),))


def test_a_line_reads_well_without_colours() -> None:
    """Cards with suit signs and a ten in two digits, backs as question marks, time as seconds."""
    text = render_line(LINE, PLAIN, NOW).replace("\n  ", " ")
    assert text == (
        "Ann shows 10♠ K♦ Q♥ J♣ and wins 1,200 before ?? ??; the next hand comes in 40 s.\n"
    )


def test_colours_add_codes_and_nothing_else() -> None:
    """The coloured text without its codes is the plain text: no meaning by colour alone."""
    coloured = render_line(LINE, COLOUR, NOW)
    assert "\x1b[" in coloured
    assert without_codes(coloured) == render_line(LINE, PLAIN, NOW)


def test_the_four_suits_have_four_colours() -> None:
    """Spades, hearts, diamonds and clubs are told apart by colour too."""
    codes = {
        render_line((CardRow((parse_card(card),)),), COLOUR, NOW).partition("m")[0]
        for card in ("As", "Ah", "Ad", "Ac")
    }
    assert len(codes) == 4


def test_without_suit_signs_letters_stand_for_the_suits() -> None:
    """A terminal that cannot show signs gets 10s and Kd, all plain ASCII."""
    text = render_line(LINE, LETTERS, NOW)
    assert "10s Kd Qh Jc" in text
    assert text.isascii()


@pytest.mark.parametrize("width", [24, 39, 79])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    """Long lines are broken between words, endless words anywhere, wide characters count two."""
    screen = Screen(width, erases=False, has_colour=False, has_signs=True)
    text = render(document("a few words " * 20 + "牌" * 60 + " " + "x" * 200), screen, NOW)
    for line in text.splitlines():
        assert sum(2 if mark == "牌" else 1 for mark in line) <= width
    assert text.count("牌") == 60
    assert text.count("x") == 200


def test_cards_are_never_torn_apart() -> None:
    """A ten at the end of a line moves to the next one whole."""
    for width in range(24, 40):
        screen = Screen(width, erases=False, has_colour=True, has_signs=True)
        text = without_codes(render_line((Text("cards "), CardRow(STANDARD_DECK)), screen, NOW))
        assert text.split()[1:] == [shown_card(card, screen) for card in STANDARD_DECK]


def test_a_name_cannot_move_the_cursor() -> None:
    """Escape codes, bells and line breaks in what people type become question marks."""
    nasty = "A\x1b[2J\a\r\nB"
    assert printable(nasty) == "A?[2J???B"
    for text in (
        render_line((Who(PersonId("x"), nasty),), COLOUR, NOW),
        render(document(nasty), PLAIN, NOW),
    ):
        assert "\x1b[2J" not in text
        assert "\a" not in text
        assert "\r" not in text


class Stream:
    """A stream that says what it is."""

    def __init__(self, encoding: str, is_terminal: bool) -> None:
        self.encoding = encoding
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize(
    ("encoding", "is_terminal", "environment", "colour", "signs"),
    [
        ("utf-8", True, {"TERM": "xterm"}, True, True),
        ("UTF8", True, {"TERM": "xterm", "NO_COLOR": "1"}, False, True),
        ("utf-8", True, {"TERM": "xterm", "NO_COLOR": ""}, True, True),
        ("utf-8", True, {"TERM": "dumb"}, False, True),
        ("utf-8", True, {}, False, True),
        ("utf-8", False, {"TERM": "xterm"}, False, True),
        ("ascii", True, {"TERM": "xterm"}, True, False),
        ("cp1252", True, {"WT_SESSION": "1"}, True, False),
    ],
)
def test_the_screen_is_found_out(
    encoding: str, is_terminal: bool, environment: dict[str, str], colour: bool, signs: bool
) -> None:
    """Colours only on a terminal that can and where NO_COLOR allows, signs only in UTF-8."""
    screen = screen_of(Stream(encoding, is_terminal), environment)  # type: ignore[arg-type]
    assert (screen.has_colour, screen.has_signs) == (colour, signs)
    assert 24 <= screen.width <= 100

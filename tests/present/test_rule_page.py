"""The page of a rule: complete, readable, short, and the same facts for every reader."""

import re
from typing import Any, Final

import pytest

from adapters.discord import limits as discord
from adapters.discord.render import render as discord_render
from adapters.slack import limits as slack
from adapters.slack.render import render as slack_render
from core.citation import cited
from core.house.in_force import InForce, Whose
from core.house.settings import SETTINGS
from core.ids import TableId
from core.present import Verb, glossary_asked, plain, rule_asked, spirit_page
from core.present.documents import NOWHERE, Document
from core.present.presses import text as press_text
from core.present.rulebook.asking import help_offered, rules_offered
from core.present.rulebook.book_commands import called_here
from core.present.rulebook.button import LABEL, rule_button, rule_row
from core.present.rulebook.page import rule_named, rule_page
from core.present.rulebook.words import dealer_lines, rule_lines, shortened, title_words
from core.rulebook import rule, rules, term, terms
from core.rulebook.searching import search

BOOK: Final = InForce()
TABLE: Final = TableId("t1")

NOTES: Final = re.compile(
    r"\bin memory\b|\binvariant\b|\bembeds?\b|\bSEALED\b|\bintegrity\b|\bstored\b|this rule's id"
    r"|\[minutes\]|\w:\w+\|"
    r"|inference|misprint|catalogue|the source|\bengine\b|evaluator|state machine|house gap"
    r"|\b\w+_\w+\b|\bcooke-\d|\bthe bot\b|declared at|\bP[1-6]\b",
    re.IGNORECASE,
)
"""What an entry says to whoever builds the dealer."""


def pages() -> list[Document]:
    """Both leaves of every rule, as at a table with a community's rules."""
    return [
        rule_page(one, BOOK, rules()[:3], table=TABLE, is_whole=whole)
        for one in rules()
        for whole in (False, True)
    ]


def test_every_rule_has_a_page_within_the_limits() -> None:
    """Both leaves of each rule are whole on Discord and on Slack: nothing is cut by a platform."""
    for page in pages():
        text = plain(page)
        assert len(text) < discord.TEXT
        assert len(page.buttons) <= 5
        presses = [button.press for row in page.buttons for button in row]
        assert len(set(presses)) == len(presses)
        for row in page.buttons:
            assert len(row) <= discord.ROW_BUTTONS
            assert all(0 < len(button.label) <= LABEL for button in row)
            assert all(press_text.decode(press_text.encode(b.press)) == b.press for b in row)
        for section in page.sections:
            assert len(plain(Document(page.slot, (), (section,)))) <= slack.TEXT


@pytest.mark.parametrize("rule_id", ["cooke-12.08", "cooke-4.10", "cooke-10.06", "cooke-9.02"])
def test_a_long_page_is_drawn_whole_on_both_platforms(rule_id: str) -> None:
    """The last words of the longest pages reach both screens."""
    page = rule_page(rule(rule_id), BOOK, table=TABLE, is_whole=True)
    last = plain(Document(page.slot, (), (page.sections[-1],))).split()[-1]
    drawn: Any = discord_render(page).view
    assert last in str(drawn.to_components())
    assert last in str(slack_render(page).blocks)


def test_the_first_leaf_is_a_screen_and_has_more() -> None:
    """What is left out of the first leaf is on the second, and only then is there a button."""
    for one in rules():
        short, whole = (rule_page(one, BOOK, is_whole=leaf) for leaf in (False, True))
        has_more = any(b.press.verb is Verb.RULE_MORE for row in short.buttons for b in row)
        assert len(plain(short)) <= 2_300
        assert has_more == (short.sections != whole.sections)
        assert not any(b.press.verb is Verb.RULE_MORE for row in whole.buttons for b in row)


def test_no_note_to_the_builders_is_read() -> None:
    """No page tells how the book was read or how the dealer is built."""
    noted = {
        one.id: found[0]
        for one in rules()
        for text in (title_words(one), *rule_lines(one), *dealer_lines(one))
        if (found := NOTES.search(text))
    }
    assert noted == {}


def test_every_rule_says_something() -> None:
    """Whatever is left out, what the rule says is never nothing."""
    assert all(rule_lines(one) and title_words(one) for one in rules())
    assert sum(bool(dealer_lines(one)) for one in rules()) > len(rules()) / 2


def test_a_page_reads() -> None:
    """Title with the number, what is said, the house, the dealer, and what to turn to."""
    page = rule_page(rule("cooke-12.18"), BOOK)
    text = plain(page)
    assert text.startswith("Cooke 12.18 · Straddles and sleepers\n\nVoluntary extra blind")
    assert [section.heading for section in page.sections] == ["", "This house", "Riffle"]
    assert "Straddles: straddles are allowed (the main rule). Could be: no straddles." in text
    assert [b.label for b in page.buttons[0]][:2] == ["More", "See 9.16"]


@pytest.mark.parametrize(
    ("house", "said"),
    [
        (InForce(), "straddles are allowed (the main rule). Could be: no straddles."),
        (
            InForce(community={"straddle.allowed": False}),
            "no straddles (in this house). Could be: straddles are allowed.",
        ),
        (
            InForce(table={"straddle.allowed": False}, community={"straddle.allowed": True}),
            "no straddles (at this table). Could be: straddles are allowed.",
        ),
        (
            InForce(table={"straddle.allowed": True}, game={"straddle.allowed": False}),
            "straddles are allowed (at this table). Could be: no straddles.",
        ),
        (
            InForce(game={"straddle.allowed": False}),
            "no straddles (in this game). Could be: straddles are allowed.",
        ),
    ],
)
@pytest.mark.rule("cooke-1.07")
def test_the_value_in_force_is_told(house: InForce, said: str) -> None:
    """The table's goes before the community's, that before the game's, that before the book's."""
    assert said in plain(rule_page(rule("cooke-12.18"), house))


def test_whose_word_a_value_is() -> None:
    """Each layer is named only where its value is the one that counts."""
    setting = SETTINGS["button.rule"]
    assert InForce().whose(setting) is Whose.BOOK
    assert InForce().value(setting) == setting.default
    both = InForce(community={"button.rule": "no_dead_button"}, game={"button.rule": "x"})
    assert (both.whose(setting), both.value(setting)) == (Whose.COMMUNITY, "no_dead_button")


def test_a_matter_to_come_is_called_so() -> None:
    """Where the house cannot choose yet, nothing is said that the dealer would do."""
    text = plain(rule_page(rule("cooke-15.04"), BOOK))
    assert "still to come" in text
    assert "Riffle" not in text


@pytest.mark.parametrize("command", ["", "/poker"])
def test_commands_are_called_as_they_are_here(command: str) -> None:
    """A command of the book has its name in the room, behind the one command where there is one."""
    said = " ".join(dealer_lines(rule("cooke-9.02"), command))
    assert ("/poker sit" if command else "/sit") in said
    assert "/buyin" not in said


def test_a_cut_is_marked_and_ends_a_sentence() -> None:
    """Text is cut behind a sentence, and an ellipsis says so; what fits stays whole."""
    lines = ("One two three. Four five six.", "Seven.")
    assert shortened(lines, 100) == lines
    assert shortened(lines, 20) == ("One two three. …",)
    assert shortened(lines, 32) == ("One two three. Four five six. …",)
    assert shortened(("Unbroken words without end",), 15) == ("Unbroken words …",)


def test_what_is_meant_as_well_can_be_pressed() -> None:
    """Words find further rules, as buttons that turn to them; a number finds that one alone."""
    words = rule_asked("missed big blind", BOOK, table=TABLE)
    presses = [b.press for row in words.buttons for b in row]
    assert {press.table for press in presses} == {TABLE}
    assert "cooke-16.01.03" in {press.note for press in presses}
    exact = rule_asked("12.08", BOOK)
    assert len(exact.buttons) == 1
    assert {b.press.table for row in exact.buttons for b in row} == {NOWHERE}


def test_a_near_miss_costs_one_press() -> None:
    """What comes next nearest stands in a row of its own, by number and title, and a line says so;
    whoever asked by number reads nothing of it."""
    page = rule_asked("string bet", BOOK, table=TABLE)
    assert "Not what you asked? The last row has what comes next nearest." in plain(page)
    row = page.buttons[-1]
    assert [button.press.note for button in row] == [
        one.id for one in search("string bet").entries[1:5]
    ]
    assert all(button.press.verb is Verb.TURN_TO for button in row)
    assert not any(button.label.startswith("See") for button in row)
    assert "Not what you asked?" not in plain(rule_asked("10.10", BOOK))


def test_what_is_no_matter_of_a_rule_is_not_answered_with_one() -> None:
    """Who has a word or two in common with some rule is offered the nearest, and given none."""
    page = rule_asked("who wins the world cup", BOOK, table=TABLE)
    assert plain(page).startswith("No rule is plainly on “who wins the world cup”.")
    (row,) = page.buttons
    assert len(row) == 5
    assert {button.press.verb for button in row} == {Verb.TURN_TO}


@pytest.mark.parametrize(
    ("rule_id", "named"),
    [
        ("cooke-12.21", "12.21 Button in the wrong place"),
        ("uspc-game-five-card-stud", "USPC: Five-card stud"),
        ("cooke-18-lap", "18 Definition: Lap"),
        ("scs-16.3", "Stud sheet 16.3 Card dealt off the table"),
    ],
)
def test_a_rule_is_named_in_a_line(rule_id: str, named: str) -> None:
    """The number, or the book alone where it has none, and the title once."""
    assert rule_named(rule(rule_id)) == named


def test_a_number_nobody_has_offers_the_nearest() -> None:
    """The page says so, and lists what comes nearest with its titles."""
    page = rule_asked("12.30", BOOK)
    assert plain(page).startswith("There is no rule 12.30. These come nearest:")
    assert "12.23 Blinds in internet poker" in plain(page)
    assert page.buttons[0][0].press.note == "cooke-12.23"


@pytest.mark.parametrize(("asked", "said"), [("", "Which rule?"), ("xyzzy", "“xyzzy”")])
def test_nothing_found_says_how_to_ask(asked: str, said: str) -> None:
    """Who asks for nothing, or for what no rule has, reads how to ask."""
    text = plain(rule_asked(asked, BOOK))
    assert said in text
    assert "rule dead button" in text


def test_what_is_typed_is_shown_back_short() -> None:
    """Whatever length somebody types, the answer stays short."""
    assert len(plain(rule_asked("xyzzy " * 500, BOOK))) < 300


def test_a_rule_button_is_small() -> None:
    """The label is the number; the hint, for a screen reader, its book and title too."""
    button = rule_button(rule("cooke-12.08").id, TABLE)
    assert (button.label, button.press.verb, button.press.note) == (
        "Rule 12.08", Verb.RULE, "cooke-12.08",
    )  # fmt: skip
    assert button.hint.startswith("Cooke 12.08: No Missed Blind")
    for one in rules():
        assert len(rule_button(one.id).label) <= LABEL
        assert len(press_text.encode(rule_button(one.id, TABLE).press)) <= press_text.LONGEST


def test_a_row_names_each_rule_once() -> None:
    """None and repetitions are left out, and five fit a row; of none there is no row."""
    assert rule_row([None]) == ()
    (row,) = rule_row([None, "cooke-10.03", "cooke-10.03", "cooke-9.07"])
    assert [button.label for button in row] == ["Rule 10.03", "Rule 9.07"]
    assert len(rule_row(one.id for one in rules())[0]) == 5


def test_every_term_has_a_page() -> None:
    """Each word of the glossary is answered with its meaning and its rules."""
    for one in terms():
        found = term(one.name)
        assert found is not None
        page = glossary_asked(one.name)
        assert found.meaning in plain(page)
        assert [b.press.note for row in page.buttons for b in row] == list(found.see)[:5]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("straddle", "Straddle\n\n"),
        ("a straddle?", "Straddle\n\n"),
        ("stradle", "Did you mean\nStraddle: "),
        ("side card", "Kicker\n\n"),
        ("", "Which word? 256 are here"),
        ("xyzzy", "Ask for a rule instead"),
    ],
)
def test_a_word_of_the_glossary(asked: str, said: str) -> None:
    """A term, another name of it, a slip of the pen, nothing, and nonsense."""
    assert said in plain(glossary_asked(asked))


@pytest.mark.rule("cooke-2.01")
@pytest.mark.rule("cooke-2.02")
@pytest.mark.rule("cooke-2.04")
@pytest.mark.rule("cooke-2.06")
@pytest.mark.rule("cooke-3.02")
@pytest.mark.rule("cooke-3.03")
@pytest.mark.rule("cooke-3.14")
def test_the_spirit_of_the_rules() -> None:
    """What the rules are for, and that the house answers neither for players, nor for an honest
    error, nor for what lies on the table."""
    text = plain(spirit_page())
    assert "2.01 Rules and rulings follow their spirit, not their letter" in text
    assert "2.02 Interpret by fairness, efficiency, simplicity and tradition" in text
    assert "2.04 Government regulation overrides any rule" in text
    assert "2.06 Article 2 overrides every other rule." in text
    heading = text.index("What the house does not answer for")
    for number in ("3.02 ", "3.03 ", "3.14 "):
        assert text.index(number) > heading
    assert len(text) < 2_000


def test_what_is_offered_while_typing() -> None:
    """Choices are short enough, best first, and each one leads back to its own rule."""
    offered = list(rules_offered("dead but"))
    assert 0 < len(offered) <= discord.CHOICES
    shown, said = next(iter(rules_offered("12.08")))
    assert (shown, said) == ("12.08 No Missed Blind: the general rule", "cooke-12.08")
    for typed in ("", "blind", "12", "straddle"):
        for shown, said in rules_offered(typed):
            assert len(shown) <= discord.CHOICE_NAME
            assert plain(rule_asked(said, BOOK)).startswith(cited(rule(said).id))


def test_help_is_offered_while_typing() -> None:
    """The rules first, then words of the glossary, by what is typed."""
    assert next(iter(help_offered("")))[1] == "rules"
    assert ("glossary: Straddle", "glossary Straddle") in list(help_offered("strad"))
    assert ("glossary: Kicker", "glossary Kicker") in list(help_offered("glossary kick"))


@pytest.mark.parametrize(
    ("written", "here"),
    [
        ("/sit 200", "/sit 200"),
        ("/buyin N or /cashout", "/sit N or /leave"),
        ("/house preset applies a set", "/house profile applies a set"),
        ("/floor warn, then /floor bar", "/ruling warn, then /ruling bar"),
        ("/table create and then /sit", None),
        ("/lockup 3", None),
        ("w/o a word, and 9/10", "w/o a word, and 9/10"),
    ],
)
def test_the_books_commands_are_those_of_the_room(written: str, here: str | None) -> None:
    """A command of the book is named as it is said here; one that nobody can say is no help."""
    assert called_here(written) == here
    if here is not None and here.startswith("/"):
        behind = here.replace("/", "/poker ")
        assert called_here(written, "/poker") == behind


def test_many_values_of_a_number_are_a_range() -> None:
    """Seats of Omaha go from two to ten: no list of the first four, which would deny the others."""
    text = plain(rule_page(rule("cooke-4.10"), BOOK))
    most = SETTINGS["seats.max_omaha"].choices[-1]
    assert f"Could be: from 2 to {most} seats." in text
    assert "3 seats at most for Omaha" not in text

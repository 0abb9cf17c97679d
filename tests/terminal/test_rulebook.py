"""The rule book in the terminal, in the same words as everywhere."""

from pathlib import Path

import pytest

from adapters.terminal.rulebook import pressed_page, rulebook_page
from core.present import Press, Verb, plain
from core.present.documents import NOWHERE
from tests.dealt import Dealt
from tests.terminal.terminal import Terminal


@pytest.mark.parametrize(
    ("said", "begins"),
    [
        ("rule dead button", "Cooke 12.03 · "),
        ("What is the rule on the dead button", "Cooke 12.03 · "),
        ("help rule 12.3", "Cooke 12.03 · "),
        ("glossary kicker", "Kicker"),
        ("help glossary kicker", "Kicker"),
        ("help rules", "What the rules are for"),
        ("rules", "What the rules are for"),
        ("rule", "Which rule?"),
    ],
)
def test_it_is_asked_in_words(said: str, begins: str) -> None:
    """The same words as in a chat room find the same page, with what is set at this table."""
    view = Dealt(200, 200, settings={"button.rule": "no_dead_button"}).view(1)
    page = rulebook_page(said, view)
    assert page is not None
    assert plain(page).startswith(begins)
    if "12.03" in begins:
        assert "the button always moves on (at this table)" in plain(page)


@pytest.mark.parametrize("said", ["raise 40", "help", "ruler", "fold", "12.03", "glossaries"])
def test_other_words_are_left_alone(said: str) -> None:
    """Only whole words ask the book; a number alone is chips put in."""
    assert rulebook_page(said, Dealt(200, 200).view(1)) is None


def test_a_page_is_turned() -> None:
    """A choice offered with a page leads to the whole of it, or to another."""
    view = Dealt(200, 200).view(1)
    short = pressed_page(Press(NOWHERE, Verb.TURN_TO, note="cooke-12.08"), view)
    whole = pressed_page(Press(NOWHERE, Verb.RULE_MORE, note="cooke-12.08"), view)
    assert plain(short).startswith("Cooke 12.08 · ")
    assert len(plain(whole)) > len(plain(short))


def test_a_person_reads_a_rule_and_turns_to_another(tmp_path: Path) -> None:
    """At the keyboard the rules on the same matter are numbered, and a number turns to one."""
    with Terminal(tmp_path) as terminal:
        terminal.until("Your cards: ")
        terminal.type("rule dead button")
        assert "No Missed Blind versus No Dead Button" in terminal.until("1) ")
        terminal.until("2) ")
        terminal.type("1")
        assert "No Missed Blind: the general rule" in terminal.until("Riffle")
        terminal.type("quit")
        assert terminal.ended() == 0

"""The rule book in the room: anybody asks, anywhere, and whatever he presses leads to a page."""

from dataclasses import dataclass
from typing import Final

import pytest

from core.ids import TableId
from core.present import plain
from core.present.documents import NOWHERE, Document, Press, Verb
from core.reception import Visit, rules
from core.rulebook import rule
from tests.reception.front import Front, Heard

DEAD_BUTTON: Final = "Cooke 12.03 · No Missed Blind versus No Dead Button"


def page(heard: Heard) -> str:
    """The one page that was shown, and nothing else."""
    (shown,) = (*heard.said, *heard.swapped)
    assert heard.count == 1
    return plain(shown)


@pytest.mark.parametrize(
    "words",
    [
        "rule dead button", "what is the rule on the dead button?",
        "what's the rule on dead button", "help rule dead button", "rules dead button",
        "rule 12.03", "rule 12.3", "rule cooke 12.3", "rule cooke-12.03",
    ],
)  # fmt: skip
async def test_a_rule_is_asked_for_in_words(front: Front, words: str) -> None:
    """However it is put, the answer is the page of that rule, also where there is no table."""
    assert page(await front.says("ann", words)).startswith(DEAD_BUTTON)
    assert page(await front.whispers("ann", words)).startswith(DEAD_BUTTON)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("glossary straddle", "Straddle\n\n"),
        ("help glossary straddle", "Straddle\n\n"),
        ("define a kicker", "Kicker\n\n"),
        ("help kicker", "Kicker\n\n"),
        ("glossary stradle", "Did you mean\nStraddle"),
        ("glossary", "Which word?"),
        ("help rules", "What the rules are for"),
        ("rules", "What the rules are for"),
        ("help", "What you can say"),
        ("help me", "What you can say"),
        ("help out of turn", "Cooke 10.08 · Action out of turn"),
        ("rule", "Which rule?"),
        ("rule 12.30", "There is no rule 12.30."),
        ("rule xyzzy", "No rule speaks of “xyzzy”."),
    ],
)
async def test_what_there_is_help_on(front: Front, words: str, said: str) -> None:
    """Words, the spirit of the rules, a rule, and what can be said."""
    assert said in page(await front.says("ann", words))


@pytest.mark.rule("cooke-2.07")
async def test_help_shows_the_game(front: Front) -> None:
    """Who does not know the rules asks for the game by its name and is told; nobody is punished
    for a word that the dealer does not know, which names what he may have meant."""
    await front.open("ann", "bob")
    text = page(await front.says("ann", "help razz"))
    assert text.startswith("Razz")
    heard = await front.says("ann", "chekc")
    assert "did you mean" in heard.text
    assert front.refused == []


async def test_words_about_rules_are_no_acts(front: Front) -> None:
    """Asking on one's turn moves nothing, whatever acts the question names."""
    await front.open("ann", "bob")
    before = front.table
    await front.says(front.to_act, "rule fold when I could check")
    await front.says(front.to_act, "what is the rule on raise 40")
    assert front.table == before


async def test_the_page_has_what_is_set_at_the_table(front: Front) -> None:
    """A player at a table reads its own value; who asks in private and sits nowhere the book's."""
    await front.open("ann", "bob", settings={"button.rule": "no_dead_button"})
    assert "the button always moves on (at this table)" in page(
        await front.says("ann", "rule 12.03")
    )
    assert "(the main rule)" in page(await front.whispers("cy", "rule 12.03"))


async def test_a_refusal_leads_to_its_rule(front: Front) -> None:
    """Who bets too little is refused with a button to the rule; it opens the page privately and
    changes nothing at the table."""
    await front.open("ann", "bob")
    heard = await front.says(front.to_act, "raise 11")
    (button,) = [one for one in heard.buttons if one.press.verb is Verb.RULE]
    assert (button.label, button.press.table) == ("Rule 8.01.02", front.table.id)
    before = front.table.version
    opened = await front.presses("cy", button.press)
    assert page(opened).startswith("Cooke 8.01.02 · No-limit: minimum bet and raise")
    assert (len(opened.said), front.table.version) == (1, before)


async def test_leaves_are_turned_in_place(front: Front) -> None:
    """More, and another rule, take the place of the page that was pressed."""
    asked = await front.says("ann", "rule 12.08")
    more = next(b.press for b in asked.buttons if b.press.verb is Verb.RULE_MORE)
    turn = next(b.press for b in asked.buttons if b.press.verb is Verb.TURN_TO)
    for press in (more, turn):
        opened = await front.presses("ann", press)
        assert (len(opened.swapped), opened.said) == (1, [])
        assert plain(opened.swapped[0]).startswith(f"Cooke {press.note.removeprefix('cooke-')}")


@dataclass(frozen=True)
class Forged:
    """A press that no page of today has, and what it is answered with."""

    press: Press
    said: str


@pytest.mark.parametrize(
    "forged",
    [
        Forged(Press(TableId("t99"), Verb.RULE, note="cooke-12.03"), DEAD_BUTTON),
        Forged(Press(NOWHERE, Verb.RULE, note="cooke-12.03"), DEAD_BUTTON),
        Forged(Press(NOWHERE, Verb.RULE, note="cooke-99.99"), "There is no rule cooke-99.99"),
        Forged(Press(NOWHERE, Verb.TURN_TO, note="xyzzy"), "No rule speaks of"),
        Forged(Press(NOWHERE, Verb.RULE_MORE), "Which rule?"),
        Forged(Press(NOWHERE, Verb.RULE_MORE, note="cooke-12.03"), DEAD_BUTTON),
    ],
    ids=lambda forged: f"{forged.press.verb}-{forged.press.note}",
)
async def test_an_old_or_forged_button_is_answered_kindly(front: Front, forged: Forged) -> None:
    """A table that is no more, a number that never was, no number: there is always a page."""
    await front.open("ann", "bob")
    assert forged.said in page(await front.presses("ann", forged.press))
    assert forged.said in page(await front.presses("eve", forged.press, community=None))
    assert forged.said in page(await front.sends("ann", forged.press, "whatever"))
    assert front.reported == []


async def test_a_stranger_learns_nothing_of_a_table(front: Front) -> None:
    """In private a button that names a table shows its rules to those of its community alone."""
    await front.open("ann", "bob", settings={"button.rule": "no_dead_button"})
    press = Press(front.table.id, Verb.RULE, note="cooke-12.03")
    assert "(at this table)" in page(await front.presses("ann", press))
    assert "(the main rule)" in page(await front.presses("eve", press, community=None))


async def test_one_command_leads_every_word(front: Front) -> None:
    """Where all words follow one slash command, the page names commands so."""
    front.command = "/poker"
    assert "/poker sit" in page(await front.says("ann", "rule 9.02"))


async def test_the_command_shows_the_page_of_the_choice(front: Front) -> None:
    """What autocomplete fills in is the id; it leads to that very rule."""

    async def work(visit: Visit) -> None:
        await rules.rule(visit, rule("uspc-law-bet-out-of-turn").id)

    assert page(await front.does("ann", work)).startswith("USPC: bet out of turn · ")


async def test_pages_hold_no_card(front: Front) -> None:
    """Whoever asks in a hand gets words alone: no span of a page is a card."""
    await front.open("ann", "bob")
    asked = await front.says(front.to_act, "rule cards speak")
    pages: list[Document] = asked.said
    kinds = {
        type(span).__name__
        for one in pages
        for line in (one.title, *(line for part in one.sections for line in part.lines))
        for span in line
    }
    assert kinds <= {"Text", "Strong"}


async def test_where_no_table_is_the_communitys_word_counts(front: Front) -> None:
    """What an admin has set for all tables is told in any channel of that community."""
    await front.says("boss", "house set button.rule no_dead_button")
    here = page(await front.says("ann", "rule 12.03"))
    assert "the button always moves on (in this house)" in here

"""Every reason to refuse has its sentence, with numbers that the refusal carries."""

import pytest

from core.citation import RuleId, rule_text
from core.ids import PersonId
from core.present import Until, Verb, Who, plain_line, refusal, refusal_line
from core.present.documents import Strong, Text, Tone
from core.present.refusals import KINDS, SENTENCES
from core.present.refusing import fields_of
from core.refusal import Reason, Refusal
from core.table.commands import Leave
from tests.dealt import Dealt, chips, person
from tests.present.samples import declared_facts, sample


def test_every_reason_has_a_sentence() -> None:
    """No reason is without a sentence, and no sentence without its reason."""
    assert set(SENTENCES) == set(Reason)
    assert set(declared_facts()) == set(Reason)


@pytest.mark.parametrize("reason", Reason)
def test_named_facts_are_carried(reason: Reason) -> None:
    """A sentence names only facts that its reason is declared to carry, each of a known kind."""
    fields = fields_of(SENTENCES[reason])
    assert set(fields) <= set(declared_facts()[reason])
    assert set(fields) <= set(KINDS)


@pytest.mark.parametrize("reason", Reason)
def test_one_sentence_with_its_rule(reason: Reason) -> None:
    """With a rule the sentence ends on it; there is one sentence, and no fact is missing."""
    table = Dealt(200, 200)
    table.deal()
    rule = RuleId("cooke-8.01.02")
    text = plain_line(refusal_line(sample(reason, rule), table.view(1)))
    assert text[-1] in ".?"
    assert text[:-1].endswith(f"({rule_text(rule)})")
    assert ". " not in text
    assert "! " not in text
    assert not text.startswith("?")
    assert " ? " not in text


def test_the_numbers_are_chips() -> None:
    """Amounts are shown in chips, and stand out."""
    table = Dealt(200, 200)
    table.deal()
    refused = Refusal(
        Reason.RAISE_TOO_SMALL, "cooke-8.01.02", typed=1500, least=12050, wager=4000, call=4000
    )
    line = refusal_line(refused, table.view(1))
    assert plain_line(line) == (
        "To call is 40; the smallest raise is to 120.50, and 15 is less (Cooke 8.01.02)."
    )
    assert [span.text for span in line if isinstance(span, Strong)] == ["40", "120.50", "15"]


def test_names_are_people() -> None:
    """Who is to act is named as a person, never as text, and without a mention."""
    table = Dealt(200, 200, 200)
    table.deal()
    with pytest.raises(Refusal) as raised:
        table.do(table.command_of_seat(2, "fold"))
    line = refusal_line(raised.value, table.view(2))
    assert Who(person(1), "Ann") in line
    assert not any("Ann" in span.text for span in line if isinstance(span, Text))


def test_a_moment_counts_down() -> None:
    """When a running clock ends is a moment of its own."""
    line = refusal_line(sample(Reason.CLOCK_RUNNING))
    assert any(isinstance(span, Until) for span in line)


def test_on_his_turn_he_gets_the_buttons_of_now() -> None:
    """A stale press on his own turn is answered with the present buttons, others with none."""
    table = Dealt(200, 200, 200)
    table.deal()
    mine = refusal(Refusal(Reason.STALE), table.view(1))
    assert mine.tone is Tone.REFUSED
    assert {button.press.prompt for row in mine.buttons for button in row} == {table.prompt}
    assert refusal(Refusal(Reason.STALE), table.view(2)).buttons == ()
    assert refusal(Refusal(Reason.STALE), None).buttons == ()


def test_a_winning_muck_is_asked_about() -> None:
    """The warning before mucking an unbeaten hand offers to show it or to muck it anyway."""
    table = Dealt(200, 200)
    table.deal("Ah Kd", "7c 7d", board="Qs Jc Tc 9h 8d")
    table.say(*["call", *["check"] * 7])
    with pytest.raises(Refusal) as raised:
        table.say("muck")
    asked = refusal(raised.value, table.view(int(table.to_act)))
    verbs = [button.press.verb for row in asked.buttons for button in row]
    assert verbs == [Verb.SHOW, Verb.MUCK_ANYWAY]


def test_broke_offers_a_refill() -> None:
    """Who lacks the chips is offered the refill button."""
    table = Dealt(200, 200)
    refused = Refusal(Reason.WALLET_TOO_SMALL, balance=chips(3), needed=chips(100))
    asked = refusal(refused, table.view())
    assert [button.press.verb for row in asked.buttons for button in row] == [Verb.REFILL]


def test_a_stranger_is_told_to_sit() -> None:
    """Someone without a seat is told so in words, with nobody's name in it."""
    table = Dealt(200, 200)
    with pytest.raises(Refusal) as raised:
        table.do(Leave(PersonId("test:stranger")))
    assert plain_line(refusal_line(raised.value, table.view())) == (
        "You have no seat at this table: press Sit or say sit."
    )

"""Every reason to refuse, really provoked: it reads well, with its numbers and its rule.

``golden/refusals.txt`` lists them all for reading.
"""

import re
from functools import cache
from inspect import getsource

import pytest

import core.refusal
from core.chips import whole
from core.citation import RuleId, cited
from core.hand.commands import Call
from core.ids import PersonId
from core.present import Until, Verb, Who, plain_line, refusal, refusal_line
from core.present.answers.refusing import fields_of
from core.present.documents import NOWHERE, Strong, Text, Tone
from core.present.refusals import KINDS, SENTENCES, Kind
from core.refusal import Reason, Refusal
from core.table.commands import Leave
from tests.dealt import Dealt, chips, person
from tests.present.provoked import PROVOKED, Case, sentence_of

LONGEST = 190
"""Letters of a sentence with its rule: what is read at a glance."""

_LINE = re.compile(r"^    ([A-Z_]+) = \"[a-z_]+\"(?:  # (.*))?$", re.MULTILINE)


@cache
def provoked(reason: Reason) -> Case:
    """The case of ``reason``, played once."""
    return PROVOKED[reason]()


def declared_facts(reason: Reason) -> set[str]:
    """The facts named behind ``reason`` in ``core/refusal.py``."""
    comments = dict(_LINE.findall(getsource(core.refusal)))
    listed = comments[reason.name].split(":")[0]
    return {word.strip() for word in listed.split(",")}


def test_every_reason_is_provoked_and_has_a_sentence() -> None:
    """No reason is without a sentence and a case, and none of them without its reason."""
    assert set(PROVOKED) == set(Reason)
    assert set(SENTENCES) == set(Reason)


@pytest.mark.parametrize("reason", Reason)
def test_it_is_really_refused_so(reason: Reason) -> None:
    """The table, the room or the front desk gives this reason, with every fact that is said."""
    refused = provoked(reason).refusal
    assert refused.reason is reason
    for field in fields_of(SENTENCES[reason]):
        fact = "seat" if KINDS[field] is Kind.NAME and "seat" in refused.facts else field
        is_to_act = KINDS[field] is Kind.NAME and fact == field
        assert is_to_act or refused.facts.get(fact) is not None, field
        assert field in declared_facts(reason) or is_to_act or fact == "seat"


@pytest.mark.parametrize("reason", Reason)
def test_it_is_one_short_sentence_with_its_rule(reason: Reason) -> None:
    """With a rule the sentence ends on it; there is one sentence, and no fact is missing."""
    case = provoked(reason)
    text = sentence_of(case)
    rule = case.refusal.rule
    assert text[-1] in ".?"
    assert rule is None or text[:-1].endswith(f"({cited(rule)})")
    assert ". " not in text.replace(" seat.", "")
    assert "! " not in text
    assert not text.startswith("?")
    assert " ? " not in text
    assert text[0].isupper() or text[0].isdigit() or text[0] in "“b"
    assert len(text) <= LONGEST


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
    table = Dealt(200, 200, 200, settings={"betting.out_of_turn": "refuse"})
    table.deal()
    with pytest.raises(Refusal) as raised:
        table.do(table.command_of_seat(2, "fold"))
    line = refusal_line(raised.value, table.view(2))
    assert Who(person(1), "Ann") in line
    assert not any("Ann" in span.text for span in line if isinstance(span, Text))


def test_a_moment_counts_down() -> None:
    """When a running clock ends is a moment of its own."""
    case = provoked(Reason.CLOCK_RUNNING)
    assert any(isinstance(span, Until) for span in refusal_line(case.refusal, case.view))


def test_on_his_turn_he_gets_the_buttons_of_now() -> None:
    """A stale press on his own turn is answered with the present buttons, others with none."""
    table = Dealt(200, 200, 200)
    table.deal()
    mine = refusal(Refusal(Reason.STALE), table.view(1))
    assert mine.tone is Tone.REFUSED
    assert {button.press.prompt for row in mine.buttons for button in row} == {table.prompt}
    assert refusal(Refusal(Reason.STALE), table.view(2)).buttons == ()
    assert refusal(Refusal(Reason.STALE), None).buttons == ()


@pytest.mark.rule("cooke-10.06", 3)
def test_an_old_button_is_told_the_new_price() -> None:
    """A call of 10 pressed after a raise to 40: nothing is done, and he reads what it costs now."""
    table = Dealt(500, 500, 500)
    table.deal()
    table.say("call", "call")
    old = table.prompt
    table.say("raise to 40", "fold")
    with pytest.raises(Refusal) as raised:
        table.do(Call(person(2), old))
    asked = refusal(raised.value, table.view(2))
    assert plain_line(asked.title) == (
        "It is now 30 to you: Cy raised, and your button was older (Cooke 10.06)."
    )
    labels = [button.label for row in asked.buttons for button in row]
    assert labels[:3] == ["Fold", "Call 30", "Raise to 70+"]
    assert table.to_act == 2


def buttons(reason: Reason) -> list[tuple[str, Verb, bool]]:
    """Label, verb and confirmation of each button that answers ``reason``, but for the rule's."""
    case = provoked(reason)
    rows = refusal(case.refusal, case.view).buttons
    return [
        (one.label, one.press.verb, one.press.is_confirmed)
        for row in rows
        for one in row
        if one.press.verb is not Verb.RULE
    ]


@pytest.mark.parametrize("reason", Reason)
def test_the_last_button_opens_the_rule(reason: Reason) -> None:
    """A refusal that names a rule ends on a row with the button to its page, at that table; one
    that names none has no such button, and none has more rows than a message can hold."""
    case = provoked(reason)
    rows = refusal(case.refusal, case.view).buttons
    linked = [one for row in rows for one in row if one.press.verb is Verb.RULE]
    assert [one.press.note for one in linked] == [case.refusal.rule] * bool(case.refusal.rule)
    assert len(rows) <= 5
    if linked:
        assert rows[-1] == (linked[0],)
        assert linked[0].press.table == (case.view.id if case.view is not None else NOWHERE)


def test_a_wager_is_confirmed_by_a_button() -> None:
    """Where wagers are confirmed the same one is offered with a yes, and what else he may do."""
    assert buttons(Reason.CONFIRM_WAGER) == [
        ("Raise to 200: yes", Verb.RAISE_TO, True),
        ("Fold", Verb.FOLD, False),
        ("Call 40", Verb.CALL, False),
    ]


def test_a_raise_begun_is_completed_or_left() -> None:
    """30 facing 20: complete to 40, or call and leave the surplus."""
    assert buttons(Reason.FORFEIT_OR_COMPLETE) == [
        ("Raise to 40", Verb.PUT_IN_WHOLE, False),
        ("Call 20, leave 10", Verb.PUT_IN_LEAVE, False),
    ]


def test_a_raise_announced_offers_raises_alone() -> None:
    """Who has said raise is offered amounts, and neither a call nor a fold (Cooke 8.01.07)."""
    verbs = {verb for _, verb, _ in buttons(Reason.RAISE_ANNOUNCED)}
    assert verbs <= {Verb.AMOUNT, Verb.RAISE_TO, Verb.ALL_IN}
    assert Verb.AMOUNT in verbs


def test_an_impossible_call_can_be_made_all_the_same() -> None:
    """The warning offers the call anyway, and the fold."""
    assert ("Call 30 anyway", Verb.CALL, True) in buttons(Reason.IMPOSSIBLE_CALL_WARNING)


def test_a_winning_muck_is_asked_about() -> None:
    """The warning before mucking an unbeaten hand offers to show it or to muck it anyway."""
    verbs = [verb for _, verb, _ in buttons(Reason.MUCK_WOULD_WIN)]
    assert verbs == [Verb.SHOW, Verb.MUCK_ANYWAY]


def test_a_fourth_count_points_to_the_button() -> None:
    """Whoever asks too often gets the button that counts in the same message (Cooke 8.01.08)."""
    assert [verb for _, verb, _ in buttons(Reason.ASKED_OFTEN)] == [Verb.STACKS]


def test_broke_offers_a_refill() -> None:
    """Who lacks the chips is offered the refill button."""
    table = Dealt(200, 200)
    refused = Refusal(Reason.WALLET_TOO_SMALL, balance=chips(3), needed=whole(100))
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


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("cooke-4.04", "Cooke 4.04"),
        ("cooke-18-clock-request", "Cooke 18, clock request"),
        ("uspc-law-bet-out-of-turn", "USPC: bet out of turn"),
        ("uspc-game-five-card-stud", "USPC: five card stud"),
        ("hoyle-drop", "Hoyle: drop"),
        ("scs-17.1", "Stud sheet 17.1"),
        ("cooke-appA-table3", "Cooke appendix A, table 3"),
        ("cooke-appC", "Cooke appendix C"),
        ("cooke-fn2", "Cooke footnote 2"),
    ],
)
def test_a_rule_is_cited_as_people_cite_it(rule: str, words: str) -> None:
    """By its number, or by its matter where the book has none."""
    assert cited(RuleId(rule)) == words

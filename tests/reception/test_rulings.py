"""What the floor says behind ``/ruling``: by words, by options, by buttons and by forms."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import Struct
from msgspec.structs import replace

from core.chips import whole
from core.engine.outcome import Refused
from core.hand.commands import Prompt
from core.hand.misdeals.causes import Cause
from core.house.ranks import Rank
from core.ids import PersonId, Seat
from core.notation.spoken_rulings import BY_WORD, SPOKEN, Takes
from core.present.documents import Button, Form, Press, Verb
from core.present.floor.ruling_form import needs_form
from core.reception.rulings import giving as ruling
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table.floor.misdeals.errors import DealError
from core.table.floor.ruling_record import RulingKind
from core.table.floor.ruling_traits import traits_of
from tests.engine.kit import COMMUNITY, person
from tests.reception.front import Front

BOSS = PersonId(f"{COMMUNITY}:boss")
TWO, THREE, FIVE = Seat(2), Seat(3), Seat(5)


class Saying(Struct, frozen=True):
    """One ruling as it is typed, as it is filled in, and the act that it is."""

    typed: str
    parts: dict[Takes, str]
    act: Any


def at_two(act: Any, typed: str = "seat 2") -> Saying:
    """A ruling about the player at seat 2 alone."""
    return Saying(typed, {Takes.SEAT: "seat 2"}, act)


SAYINGS: dict[str, Saying] = {
    "continue": Saying("", {}, c.SettleObjection(BOSS)),
    "ask": Saying("", {}, c.AskTable(BOSS)),
    "misdeal": Saying("too many cards seat 2", {Takes.CAUSE: "too_many", Takes.WHOSE: "seat 2"},
                      c.CallMisdeal(BOSS, Cause.TOO_MANY, TWO)),
    "error": Saying("burn missed", {Takes.ERROR: "burn_missed"},
                    c.ReportIrregularity(BOSS, DealError.BURN_MISSED)),
    "fix": Saying("", {}, c.FixDeal(BOSS)),
    "void": Saying("", {}, c.VoidHand(BOSS)),
    "refund": Saying("", {}, c.ReleaseVoid(BOSS)),
    "correct": Saying("to 40", {Takes.AMOUNT: "40"}, c.CorrectWager(BOSS, whole(40))),
    "takeback": Saying("", {}, c.TakeBackAct(BOSS)),
    "award": Saying("to seat 2 and <@cid>", {Takes.SEATS: "seat 2 and seat 3"},
                    c.AwardPot(BOSS, (TWO, THREE))),
    "forfeit": at_two(c.ForfeitInterest(BOSS, TWO), "<@bob>"),
    "dead": at_two(c.KillHand(BOSS, TWO), "bob"),
    "live": at_two(c.RestoreHand(BOSS, TWO, "the book says so")),
    "foul": at_two(c.FoulHand(BOSS, TWO)),
    "bringin": at_two(c.MoveBringIn(BOSS, TWO)),
    "button": Saying("to seat 3", {Takes.PLACE: "3"}, c.MoveButton(BOSS, THREE)),
    "move": Saying("<@bob> to seat 5", {Takes.SEAT: "seat 2", Takes.TO: "5"},
                   c.MovePlayer(BOSS, person("bob"), FIVE)),
    "time": Saying("30s", {Takes.SECONDS: "30s"}, c.GiveTime(BOSS, 30)),
    "pause": Saying("", {}, c.PauseTable(BOSS)),
    "resume": Saying("", {}, c.ResumeTable(BOSS)),
    "inspect": at_two(c.InspectHand(BOSS, TWO)),
    "leak": at_two(c.NoteLeak(BOSS, TWO)),
}  # fmt: skip
"""Each word of the list once, in the words of a floorperson."""

WHY = "the book says so"

each_word = pytest.mark.parametrize("word", SAYINGS)


@contextmanager
def overheard(front: Front) -> Iterator[list[Any]]:
    """What is put to the table, none of which is taken."""
    said: list[Any] = []

    async def submit(_: object, command: Any, **__: object) -> Refused:
        said.append(command)
        return Refused(Refusal(Reason.STALE), front.table)

    with patch.object(front.room, "submit", submit):
        yield said


def wanted(word: str, why: str, rule: str | None = None, hand: int | None = None) -> Any:
    """The command that a saying is, with its reason and its rule."""
    act = SAYINGS[word].act
    if BY_WORD[word].kind is None:
        return act
    if isinstance(act, c.RestoreHand):
        act = replace(act, reason=why)
    return c.Rule(BOSS, "boss", act, why, rule or traits_of(act).rule, hand=hand)  # type: ignore[arg-type]


def ruling_press(front: Front, word: str, hand: int = 0) -> Press:
    """The button of a ruling as the floor's page has it now, or so many hands off."""
    assert front.table.hand is not None
    number, action = front.table.hand.number, front.table.hand.action
    return Press(front.table.id, Verb.RULING, Prompt(number + hand, action), note=word)


def test_each_word_is_here() -> None:
    """The list of what can be said has a case for each of its words."""
    assert set(SAYINGS) == {one.word for one in SPOKEN}


async def test_the_same_by_words_options_and_forms(front: Front) -> None:
    """Whichever way a ruling is said, the table gets one and the same command: who, what, why,
    and the rule of the book where none is cited."""
    await front.open("ann", "bob", "cid")
    for word, saying in SAYINGS.items():
        spoken, press = BY_WORD[word], ruling_press(front, word)
        is_ruling = spoken.kind is not None
        because = f" because {WHY}" if is_ruling else ""
        why = WHY if is_ruling else ""
        with overheard(front) as said:
            await front.says("boss", f"ruling {word} {saying.typed}{because}")
            await front.does(
                "boss",
                lambda v: ruling.filled_in(v, spoken, saying.parts, why),  # noqa: B023
            )
            fields = {str(takes): words for takes, words in saying.parts.items()}
            fields |= {"why": why, "rule": ""}
            await front.sends("boss", press, **fields)
        hand = press.prompt.hand if press.prompt is not None else None
        assert said[:2] == [wanted(word, why)] * 2, word
        assert said[2] == wanted(word, why, hand=hand), word


async def test_a_rule_is_cited(front: Front) -> None:
    """At the end of the words, before the reason or behind it, or in its own field; ``none`` says
    that it is beyond the rules."""
    await front.open("ann", "bob", "cid")
    spoken = BY_WORD["dead"]
    for words in (f"dead seat 2 because {WHY}, rule 12.21",
                  f"dead seat 2 under rule 12.21 because {WHY}",
                  f"dead seat 2: {WHY} (rule cooke-12.21)"):  # fmt: skip
        with overheard(front) as said:
            await front.says("boss", f"ruling {words}")
        assert said == [wanted("dead", WHY, "cooke-12.21")], words
    parts = {Takes.SEAT: "seat 2"}
    with overheard(front) as said:
        await front.does("boss", lambda v: ruling.filled_in(v, spoken, parts, WHY, "12.21"))
        await front.does("boss", lambda v: ruling.filled_in(v, spoken, parts, WHY, "none"))
    assert [one.rule for one in said] == ["cooke-12.21", None]


@pytest.mark.rule("cooke-1.05")
async def test_the_reason_and_the_rule_are_on_record(front: Front) -> None:
    """The ruling of the table has who, why and the rule, and the floorperson is told so; beyond
    the rules a reason is due, and nothing is done without one."""
    await front.open("ann", "bob", "cid")
    version = front.table.version
    refused = await front.says("boss", "ruling dead seat 2, rule none")
    assert front.refused[-1][0].reason is Reason.RULING_NEEDS_REASON
    assert front.table.version == version
    assert refused.count == 1
    heard = await front.says("boss", "ruling dead seat 2 because he left, rule 12.21")
    (given,) = front.table.rulings
    assert (given.kind, given.seat) == (RulingKind.DEAD_HAND, TWO)
    assert (given.by, given.name, given.why, given.rule) == (BOSS, "boss", "he left", "cooke-12.21")
    assert "“he left” (Cooke 12.21)" in heard.text


@each_word
async def test_without_the_rank_nothing_is_ruled(front: Front, word: str) -> None:
    """A player who types it, gives the command, forges the button or sends the form is told what
    right it takes, and nothing reaches the table."""
    await front.open("ann", "bob", "cid")
    saying, spoken = SAYINGS[word], BY_WORD[word]
    with overheard(front) as said:
        for heard in (
            await front.says("bob", f"ruling {word} {saying.typed}"),
            await front.does("bob", lambda v: ruling.filled_in(v, spoken, saying.parts)),
            await front.presses("bob", ruling_press(front, word)),
            await front.sends("bob", ruling_press(front, word), **saying.parts, why="x", rule="x"),
        ):
            assert "That needs the right to run the club" in heard.text
            assert heard.count == 1
    assert said == []


@pytest.mark.rule("cooke-3.13")
async def test_a_floorperson_who_plays_does_not_rule(front: Front) -> None:
    """With a live hand every way is refused, the page too; once he has folded he may."""
    await front.room.rules.appoint(COMMUNITY, person("ann"), Rank.FLOOR, "ann", BOSS, "boss", "ann")
    await front.open("ann", "bob", "cid")
    version = front.table.version
    for heard in (
        await front.says("ann", "ruling dead seat 2"),
        await front.says("ann", "ruling"),
        await front.presses("ann", ruling_press(front, "pause")),
        await front.sends("ann", ruling_press(front, "dead"), seat="seat 2"),
        await front.presses("ann", Press(front.table.id, Verb.FLOOR)),
        await front.presses("ann", Press(front.table.id, Verb.PENALTIES)),
    ):
        assert "3.13" in heard.text
    assert front.table.version == version
    while front.to_act != "ann":
        await front.says(front.to_act, "call")
    await front.says("ann", "fold")
    assert "Dead hand" in (await front.says("ann", "ruling")).text
    assert "Ruling by ann" in (await front.says("ann", "ruling pause")).text


@pytest.mark.rule("cooke-1.02")
async def test_a_button_of_another_hand_rules_nothing(front: Front) -> None:
    """Of a hand before this one, or of one to come; a form that was open meanwhile neither."""
    await front.open("ann", "bob", "cid")
    version = front.table.version
    for off in (-1, 1):
        for heard in (
            await front.presses("boss", ruling_press(front, "pause", off)),
            await front.sends("boss", ruling_press(front, "dead", off), seat="seat 2"),
        ):
            assert "from an earlier moment" in heard.text
    for note in ("", "frobnicate", "warn"):
        for heard in (
            await front.presses("boss", ruling_press(front, note)),
            await front.sends("boss", ruling_press(front, note), seat="seat 2"),
        ):
            assert "from an earlier moment" in heard.text
    assert front.table.version == version


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("frobnicate", Reason.UNREADABLE_COMMAND),
        ("dead", Reason.NAME_SOMEBODY),
        ("dead seat 9", Reason.NO_LIVE_HAND),
        ("dead <@dan>", Reason.NOT_AT_THIS_TABLE),
        ("dead seat 2 seat 3", Reason.UNREADABLE_COMMAND),
        ("dead seat 2 because he left, rule 99.99", Reason.UNKNOWN_RULE),
        ("pause now and then", Reason.UNREADABLE_COMMAND),
        ("misdeal", Reason.MISDEAL_NEEDS_CAUSE),
        ("misdeal bad luck", Reason.MISDEAL_NEEDS_CAUSE),
        ("misdeal too many and too few", Reason.MISDEAL_NEEDS_CAUSE),
        ("misdeal too many seat 6", Reason.NOT_AT_THIS_TABLE),
        ("error", Reason.ERROR_UNKNOWN),
        ("error it went wrong", Reason.ERROR_UNKNOWN),
        ("time soon", Reason.UNREADABLE_TIME),
        ("correct a lot", Reason.UNREADABLE_AMOUNT),
        ("exposed seat 2 7d", Reason.UNREADABLE_COMMAND),
        ("move seat 2", Reason.NAME_SOMEBODY),
        ("award to nobody", Reason.NOT_AT_THIS_TABLE),
        ("live seat 2", Reason.NOTHING_TO_CORRECT),
        ("resume", Reason.NOT_PAUSED),
        ("refund", Reason.RULING_NEEDS_REASON),
    ],
)
async def test_what_cannot_be_ruled(front: Front, words: str, reason: Reason) -> None:
    """Each is refused with its own reason, and the table stays as it was."""
    await front.open("ann", "bob", "cid")
    before = front.table
    heard = await front.says("boss", f"ruling {words}")
    assert front.refused == [] or front.refused[-1][0].reason is reason
    if reason is not Reason.UNREADABLE_COMMAND:
        assert front.refused, heard.text
    assert front.table == before


ALIKE = {
    "the deck was not complete": Cause.DECK_INCOMPLETE,
    "DECK INCOMPLETE": Cause.DECK_INCOMPLETE,
    "left_out": Cause.LEFT_OUT,
    "card too many": Cause.TOO_MANY,
    "not shuffled": Cause.NOT_SHUFFLED,
}


@pytest.mark.parametrize("words", ALIKE)
async def test_a_cause_in_other_words(front: Front, words: str) -> None:
    """By its name, or by words of its sentence that are in no other's."""
    await front.open("ann", "bob")
    with overheard(front) as said:
        await front.says("boss", f"ruling misdeal {words}")
    assert [one.act.cause for one in said] == [ALIKE[words]]


async def test_who_can_be_named_is_offered(front: Front) -> None:
    """The form of a live hand offers those who have folded; with one he is filled in."""
    await front.open("ann", "bob", "cid")
    first = front.to_act
    await front.says(first, "fold")
    folded = next(one for one in front.table.occupants if one.name == first)
    (form,) = (await front.presses("boss", ruling_press(front, "live"))).forms
    assert form.fields[0].value == f"seat {folded.seat}"
    (form,) = (await front.presses("boss", ruling_press(front, "dead"))).forms
    names = [choice.label.partition(": ")[2] for choice in form.fields[0].choices]
    assert sorted(names) == sorted({"ann", "bob", "cid"} - {first})


async def folded_and_moved(front: Front) -> tuple[str, Seat]:
    """The first to act folds, the hand is over, he moves to seat 6, and dan takes his old place;
    his name, and where he was dealt in."""
    await front.open("ann", "bob", "cid")
    hand, first = front.table.hand, front.to_act
    assert hand is not None
    seat = next(one.seat for one in hand.players if one.name == first)
    while front.table.is_in_hand:
        await front.says(front.to_act, "fold")
    await front.says("boss", f"ruling move {first} to seat 6")
    await front.says("dan", f"sit 1000 seat {seat}")
    assert {one.name: one.seat for one in front.table.occupants}["dan"] == seat
    return first, seat


@pytest.mark.rule("cooke-3.09")
async def test_a_hand_is_meant_where_it_was_dealt(front: Front) -> None:
    """Who has moved since is found at his old place, by name, mention and number, in the form and
    among what is completed; who sits there now has no hand to be looked at, and is not named."""
    name, seat = await folded_and_moved(front)
    acts = []
    for words in (name, f"<@{name}>", f"seat {seat}"):
        with overheard(front) as said:
            await front.says("boss", f"ruling inspect {words} because {WHY}")
        acts += [one.act for one in said]
    assert acts == [c.InspectHand(BOSS, seat)] * 3
    for words in ("dan", "<@dan>"):
        refused = await front.says("boss", f"ruling inspect {words} because {WHY}")
        assert "names nobody" in refused.text
    (form,) = (await front.presses("boss", ruling_press(front, "inspect"))).forms
    assert f"Seat {seat}: {name}" in [choice.label for choice in form.fields[0].choices]
    seen = await front.says("boss", f"ruling inspect {name} because {WHY}")
    assert f"{name} held" in seen.text
    told = await front.says("boss", f"ruling leak {name}")
    assert f"seen the hand of {name}" in told.text
    asker = next(one for one in ("ann", "bob") if one != name)
    shown = await front.says(asker, f"show all <@{name}>")
    assert f"{name}: " in shown.text


async def test_a_mover_is_meant_where_he_sits(front: Front) -> None:
    """What is no matter of the hand goes by the seats of now: he is moved back from the new one."""
    name, seat = await folded_and_moved(front)
    with overheard(front) as said:
        await front.says("boss", f"ruling move {name} to seat 5")
        await front.says("boss", f"ruling move seat {seat} to seat 5")
    assert [one.act.person for one in said] == [person(name), person("dan")]
    (form,) = (await front.presses("boss", ruling_press(front, "move"))).forms
    labels = [choice.label for choice in form.fields[0].choices]
    assert {f"Seat 6: {name}", f"Seat {seat}: dan"} <= set(labels)


def answers(form: Form) -> dict[str, str]:
    """What a floorperson fills in: the first choice, what is there, or the example."""
    said = {}
    for field in form.fields:
        if field.is_optional:
            said[field.name] = ""
        elif field.choices:
            said[field.name] = field.choices[0].answer
        else:
            said[field.name] = field.value or field.hint.split(",")[0].removeprefix("it is ")
    return said


def rulings_on(buttons: list[Button]) -> list[str]:
    """What the buttons of a page rule."""
    return [one.press.note for one in buttons if one.press.verb is Verb.RULING]


OFFERED = ("misdeal", "void", "refund", "correct", "takeback", "award", "forfeit", "dead", "live",
           "move", "time", "pause", "leak", "error")  # fmt: skip


FILLED = {
    "refund": {"why": WHY},
    "error": {"error": "cards_lost"},
    "correct": {"amount": "30"},
}
"""What a form is filled in with where the first choice is not so in this hand."""


@pytest.mark.parametrize("word", OFFERED)
async def test_each_button_of_the_page_rules(front: Front, word: str) -> None:
    """In a hand with a fold and a raise the page has the button; pressed, and its form sent with
    what it offers, the table takes it: no offer leads nowhere."""
    await front.open("ann", "bob", "cid")
    if word not in ("misdeal", "void"):
        await front.says(front.to_act, "fold")
    if word in ("correct", "takeback"):
        await front.says(front.to_act, "raise to 40")
    page = await front.says("boss", "ruling")
    assert word in rulings_on(page.buttons), rulings_on(page.buttons)
    press = next(one.press for one in page.buttons if one.press.note == word)
    version = front.table.version
    heard = await front.presses("boss", press)
    assert len(heard.forms) == needs_form(BY_WORD[word])
    for form in heard.forms:
        said = answers(form) | FILLED.get(word, {})
        heard = await front.sends("boss", form.press, **said)
    assert front.refused == [], heard.text
    assert front.table.version > version

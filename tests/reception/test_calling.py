"""Calling the floor, and what its page then shows."""

from functools import partial

import pytest

from core.house.ranks import Rank
from core.house.reports import Matter
from core.house.settings import Overrides
from core.ids import PersonId
from core.present.documents import Press, Verb, Who
from core.reception.rulings import calling
from core.refusal import Reason
from tests.engine.kit import COMMUNITY, person, until
from tests.reception.front import Front

BOSS = PersonId(f"{COMMUNITY}:boss")


def reason(front: Front) -> Reason:
    """Why the last that was refused was refused."""
    return front.refused[-1][0].reason


@pytest.mark.rule("cooke-1.01")
async def test_a_call_stops_the_play_and_tells_the_floor_why(front: Front) -> None:
    """Any player calls with a few words: the clock stands, acts are answered so, and the floor's
    page has the call, the acts in order, the stacks and what may be ruled, each with its rule."""
    await front.open("ann", "bob", "cid")
    first = front.to_act
    await front.says(first, "raise to 40")
    heard = await front.says("ann", "floor the pot is short")
    assert "ann objects: “the pot is short”" in heard.text
    assert "play waits" in (await front.says(front.to_act, "call")).text
    page = (await front.says("boss", "floor")).text
    for words in ("ann objects: “the pot is short”.", "The facts", "In order", "Players",
                  f"{first} raises by 30 to 40", "You may rule", "Take back the act (1.05)",
                  "Dead hand (10.18)"):  # fmt: skip
        assert words in page, page
    assert "Ruling by boss" in (await front.says("boss", "ruling continue")).text
    assert front.table.objection is None


@pytest.mark.rule("cooke-1.01")
async def test_only_who_plays_here_calls(front: Front) -> None:
    """A spectator is told that he has no seat; nothing stops."""
    await front.open("ann", "bob")
    for words in ("floor the pot is short", "floor", "state he bet 40"):
        assert "You have no seat" in (await front.says("dan", words)).text
    assert front.table.objection is None


async def test_with_nothing_said_the_player_is_asked(front: Front) -> None:
    """A form asks what happened; sent, play waits.  A floorperson who plays the hand gets the
    form too, and his page once he has folded."""
    await front.room.rules.appoint(COMMUNITY, person("ann"), Rank.FLOOR, "ann", BOSS, "boss", "ann")
    await front.open("ann", "bob", "cid")
    for name in ("bob", "ann"):
        (form,) = (await front.says(name, "floor")).forms
        assert form.press.verb is Verb.OBJECT
    while front.to_act != "ann":
        await front.says(front.to_act, "call")
    await front.says("ann", "fold")
    assert "The facts" in (await front.says("ann", "floor")).text
    await front.sends("bob", form.press, "the pot is short")
    assert front.table.objection is not None


@pytest.mark.rule("cooke-1.04")
async def test_those_involved_tell_the_facts(front: Front) -> None:
    """While the floor is waited for /floor is a statement, and so is the form of the button under
    the news; each is heard once and in order, an empty form agrees, and the page has it all."""
    await front.open("ann", "bob", "cid")
    await front.says("bob", "floor the pot is short")
    hearing = front.table.hearing
    assert hearing is not None
    order = [front.table.occupant(seat).name for seat in hearing.order]  # type: ignore[union-attr]
    await front.says(order[1], "floor he put in 40")
    assert reason(front) is Reason.HEARD_LATER
    said = await front.says(order[0], "floor I put in 40")
    assert f"{order[0]} says: “I put in 40”" in said.text
    (form,) = (await front.presses(order[1], Press(front.table.id, Verb.STATE))).forms
    assert [field.is_optional for field in form.fields] == [True]
    agrees = await front.sends(order[1], form.press, "")
    assert f"{order[1]} has nothing to add" in agrees.text
    await front.says(order[1], "state once more")
    assert reason(front) is Reason.ALREADY_HEARD
    await front.says(order[2], "state that is so")
    page = (await front.says("boss", "floor")).text
    for words in (f"{order[0]}: “I put in 40”", f"{order[1]}: as the dealer says",
                  f"{order[2]}: “that is so”"):  # fmt: skip
        assert words in page, page
    assert "asks everybody" in (await front.says("boss", "ruling ask")).text
    await front.says("boss", "ruling continue")
    assert front.table.hearing is None
    await front.says("ann", "state too late")
    assert reason(front) is Reason.NO_HEARING


async def test_a_hand_mucked_by_mistake(front: Front) -> None:
    """Of a hand that was not shown and mucked the call is refused by the table, with its rule."""
    await front.open("ann", "bob", "cid")
    first = front.to_act
    await front.says(first, "fold")
    who = Who(person(first), first)
    version = front.table.version
    await front.does("ann", lambda visit: calling.call(visit, "mucked by mistake", who))
    assert len(front.refused) == 1
    assert front.table.version == version


@pytest.mark.rule("cooke-16.07")
async def test_a_report_stops_nothing(front: Front) -> None:
    """A report is for the floor alone, of a kind that is offered: the dealer's own matters, and
    what no list has, are stale."""
    await front.open("ann", "bob", "cid")
    version = front.table.version
    about = (Who(person("bob"), "bob"),)
    for kind in (Matter.WARNINGS.value, "luck", ""):
        await front.does("ann", partial(calling.report, kind=kind, about=about, text="x"))
        assert reason(front) is Reason.STALE
    await front.does("ann", lambda v: calling.report(v, "collusion", about, "soft play"))
    (report,) = front.room.conduct.reports(COMMUNITY)
    assert (report.matter, report.text) == (Matter.COLLUSION, "soft play")
    assert front.table.version == version
    page = await front.says("boss", "floor")
    assert "1 report of conduct" in page.text


@pytest.mark.rule("cooke-1.02", 2)
@pytest.mark.parametrize("way", ["form", "floor", "object"])
async def test_a_call_about_a_closed_hand_is_a_report_of_conduct(front: Front, way: str) -> None:
    """The form of hand 1 sent in hand 2, and by the house's other rule words after the push: play
    goes on, no chips can move, and the floor has what was said, once, with the hand it is about."""
    house: Overrides = {"deal.between_hands_seconds": 60}
    if way != "form":
        house = {**house, "deal.objection_deadline": "hand_end"}
    await front.open("ann", "bob", settings=house)
    (form,) = (await front.says("bob", "floor")).forms
    await front.says(front.to_act, "fold")
    await until(lambda: not front.table.is_in_hand)
    if way == "form":
        await front.dealt()
        heard = await front.sends("bob", form.press, "ann took back 40")
    else:
        heard = await front.says("bob", f"{way} ann took back 40")
    assert heard.text.startswith("Hand 1 is closed: objections end when the")
    assert "as a report of conduct, in private: no chips move by it" in heard.text
    assert front.table.objection is None
    (report,) = front.room.conduct.reports(COMMUNITY)
    assert (report.matter, report.hand, report.by) == (Matter.CLOSED_HAND, 1, person("bob"))
    page = (await front.says("boss", "ruling reports")).text
    assert "bob calls about a hand that is closed · “ann took back 40”" in page
    assert "hand 1" in page


@pytest.mark.rule("cooke-1.02", 2)
async def test_a_late_call_said_twice_or_too_often_is_one_report_less(front: Front) -> None:
    """Delivered twice it is one report; a fourth in an hour is refused as too late, and no more."""
    house: Overrides = {"deal.objection_deadline": "hand_end", "deal.between_hands_seconds": 60}
    await front.open("ann", "bob", settings=house)
    await front.says(front.to_act, "fold")
    await until(lambda: not front.table.is_in_hand)
    for key in ("one", "one", "two", "three"):
        await front.says("bob", "floor ann took back 40", key=f"fake:{key}")
    assert len(front.room.conduct.reports(COMMUNITY)) == 3
    heard = await front.says("bob", "floor ann took back 40")
    assert heard.text.startswith("Hand 1 is closed")
    assert "report of conduct" not in heard.text
    stranger = await front.says("dan", "floor ann took back 40")
    assert "You have no seat" in stranger.text
    assert len(front.room.conduct.reports(COMMUNITY)) == 3


@pytest.mark.rule("cooke-17.01")
async def test_the_button_of_a_notice_shows_the_floor_what_waits(front: Front) -> None:
    """Flo, who has neither seat nor chips, presses it in private and reads the report; ann, whom it
    is about, is of the floor too and reads none; bob may read nothing."""
    for name in ("flo", "ann"):
        await front.says("boss", f"house staff add <@{name}> floor")
    await front.open("ann", "bob", settings={"deal.between_hands_seconds": 60})
    await front.says("bob", "report etiquette <@ann> cursed me")
    press = Press(front.table.id, Verb.REPORTS)
    read = await front.presses("flo", press, community=None)
    assert "bob reports a breach of etiquette by ann · “cursed me”" in read.text
    (hear,) = read.buttons
    assert "No reports wait" in (await front.presses("ann", press)).text
    assert "no such report" in (await front.presses("ann", hear.press)).text
    assert "needs the right" in (await front.presses("bob", press)).text
    assert len(front.room.conduct.reports(COMMUNITY)) == 1
    page = await front.says("boss", "floor")
    assert "1 report of conduct" in page.text
    await front.presses("flo", hear.press, community=None)
    assert front.room.conduct.reports(COMMUNITY) == ()

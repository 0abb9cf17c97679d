"""What the floor orders about conduct, what players report, and the button Agree."""

import pytest

from core.chips import whole
from core.house.conduct import Ground, MeasureKind
from core.house.ranks import Rank
from core.house.reports import Matter
from core.house.settings import SETTINGS
from core.ids import PersonId, Seat
from core.present.documents import NOWHERE, Press, Verb
from core.table.commands import SitDown
from tests.engine.kit import COMMUNITY, person, until
from tests.reception.front import Front

HOUR = 3_600_000


async def floor_of(front: Front, name: str) -> None:
    """The boss gives ``name`` the rank of floor."""
    await front.room.rules.appoint(
        COMMUNITY, person(name), Rank.FLOOR, name, PersonId(f"{COMMUNITY}:boss"), "boss", name
    )


@pytest.mark.rule("cooke-1.06")
@pytest.mark.rule("cooke-3.11")
@pytest.mark.rule("cooke-17.03")
@pytest.mark.parametrize(
    ("said", "kind", "ground", "lasts", "why"),
    [
        ("warn <@bob> stalling thinks too long", "warn", "stalling", None, "thinks too long"),
        ("sitout <@bob> 3 hands etiquette", "sit_out", "etiquette", None, ""),
        ("eject <@bob> 2h collusion", "eject", "collusion", 2 * HOUR, ""),
        ("eject <@bob>", "eject", "other", 12 * HOUR, ""),
        ("warn bob stalling thinks too long", "warn", "stalling", None, "thinks too long"),
        ("warn @Bob", "warn", "etiquette", None, ""),
        ("suspend <@bob> 7d threat: he knows", "suspend", "threat", 7 * 24 * HOUR, "he knows"),
        ("bar seat 2 abuse", "bar", "abuse", None, ""),
        ("deny <@bob> everywhere", "deny", "other", None, ""),
        ("separate <@bob> <@cid> they quarrel", "separate", "other", None, "they quarrel"),
        ("link <@bob> <@cid>", "link", "collusion", None, ""),
    ],
)
async def test_each_measure_in_words(
    front: Front, said: str, kind: str, ground: str, lasts: int | None, why: str
) -> None:
    """The boss says it; the record has the kind, the ground, the time and the reason."""
    await front.open("ann", "bob")
    heard = await front.says("boss", f"ruling {said}")
    assert "No. 1" in heard.text
    (measure,) = front.room.conduct.record(COMMUNITY)
    assert (measure.kind, measure.ground) == (MeasureKind(kind), Ground(ground))
    assert (measure.person, measure.by_name) == (person("bob"), "boss")
    until_then = None if measure.until is None else measure.until - measure.at
    assert (until_then, measure.why) == (lasts, why)


@pytest.mark.rule("cooke-1.06")
@pytest.mark.parametrize(
    ("key", "value", "said", "lasts"),
    [
        ("conduct.ejection_hours", 12, "eject", 12 * HOUR),
        ("conduct.ejection_hours", 3, "eject", 3 * HOUR),
        ("conduct.suspension_days", 7, "suspend", 7 * 24 * HOUR),
        ("conduct.suspension_days", 30, "suspend", 30 * 24 * HOUR),
    ],
)
async def test_the_usual_length_is_the_houses(
    front: Front, key: str, value: int, said: str, lasts: int
) -> None:
    """Where the floor names no time, a penalty lasts as long as the house has it."""
    await front.open("ann", "bob")
    if SETTINGS[key].default != value:
        boss = PersonId(f"{COMMUNITY}:boss")
        await front.room.rules.change(COMMUNITY, {key: value}, boss, "boss", "house")
    await front.says("boss", f"ruling {said} <@bob>")
    (measure,) = front.room.conduct.record(COMMUNITY)
    assert measure.until is not None
    assert measure.until - measure.at == lasts


@pytest.mark.rule("cooke-1.06")
async def test_nobody_below_the_floor_may_order_or_read(front: Front) -> None:
    """A player who types it, and a stranger, are told what right it takes; nothing is done."""
    await front.open("ann", "bob")
    for said in ("warn <@bob>", "bar <@bob>", "forgive 1", "reports", "record", "heard 1",
                 "fine <@bob> 5", "separate <@bob> <@ann>"):  # fmt: skip
        heard = await front.says("ann", f"ruling {said}")
        assert "That needs the right to run the club" in heard.text, said
    forged = await front.presses("ann", Press(NOWHERE, Verb.HEAR, note="1"))
    assert "That needs the right to run the club" in forged.text
    assert front.room.conduct.record(COMMUNITY) == ()


@pytest.mark.rule("cooke-3.13")
async def test_a_floorperson_in_the_hand_has_no_say_about_his_opponents(front: Front) -> None:
    """Ann is floor and holds a live hand: she may not warn bob, but cid who plays elsewhere; once
    she has folded she may."""
    await floor_of(front, "ann")
    await front.open("ann", "bob")
    refused = await front.says("ann", "ruling warn <@bob>")
    assert "3.13" in refused.text
    assert front.room.conduct.record(COMMUNITY) == ()
    assert "No. 1" in (await front.says("ann", "ruling warn <@cid>")).text
    if front.to_act != "ann":
        await front.says("bob", "call")
    await front.says("ann", "fold")
    assert "No. 2" in (await front.says("ann", "ruling warn <@bob>")).text


@pytest.mark.rule("cooke-3.13")
async def test_abuse_of_a_floorperson_is_abuse(front: Front) -> None:
    """The ground is there for whoever is its target, and folds his hand as any other abuse."""
    await floor_of(front, "flo")
    await front.open("ann", "bob")
    await front.says("flo", "ruling eject <@ann> 2h abuse cursed the floor")
    (measure,) = front.room.conduct.record(COMMUNITY)
    assert (measure.ground, measure.by) == (Ground.ABUSE, person("flo"))


async def test_forgiven_by_its_number(front: Front) -> None:
    """The record shows both; another number, or a second time, lifts nothing."""
    await front.open("ann", "bob")
    await front.says("boss", "ruling bar <@cid>")
    assert "barred" in (await front.says("cid", "sit 1000")).text
    await front.says("boss", "ruling forgive 1 a mistake")
    assert "No measure of that number stands" in (await front.says("boss", "ruling forgive 1")).text
    assert "No measure of that number stands" in (await front.says("boss", "ruling forgive 9")).text
    record = (await front.says("boss", "ruling record <@cid>")).text
    assert record.index("forgiven no. 1") < record.index("barred")
    assert "takes seat" in (await front.says("cid", "sit 1000")).text or front.table.occupant_of(
        person("cid")
    )


@pytest.mark.rule("cooke-16.07")
@pytest.mark.rule("cooke-17.01")
async def test_a_report_reaches_the_floor_and_nobody_else(front: Front) -> None:
    """Nothing at the table changes, the hand is not stopped; the floor reads it and takes note."""
    await front.open("ann", "bob")
    version = front.table.version
    heard = await front.says("ann", "report collusion <@bob> <@cid> never raise each other")
    assert "nobody else knows" in heard.text
    assert front.table.version == version
    assert front.table.objection is None
    page = await front.says("boss", "ruling reports")
    assert "ann reports collusion of bob and cid" in page.text
    assert "never raise each other" in page.text
    (report,) = front.room.conduct.reports(COMMUNITY)
    assert (report.matter, report.hand) == (Matter.COLLUSION, 1)
    await front.presses("boss", page.buttons[0].press)
    assert front.room.conduct.reports(COMMUNITY) == ()
    again = await front.presses("boss", page.buttons[0].press)
    assert "no such report" in again.text
    forged = Press(NOWHERE, Verb.HEAR, note="\u00b2")
    assert (await front.presses("boss", forged)).text
    assert front.reported == []


@pytest.mark.rule("cooke-17.01")
async def test_who_may_report_and_how_often(front: Front) -> None:
    """Only who plays here, about others, and three times an hour."""
    await front.open("ann", "bob")
    assert "report" not in (await front.says("dan", "report etiquette <@bob>")).text.split()[0]
    assert front.room.conduct.reports(COMMUNITY) == ()
    await front.says("ann", "report etiquette <@ann>")
    assert front.room.conduct.reports(COMMUNITY) == ()
    for count in range(3):
        await front.says("ann", "report etiquette <@bob>")
        assert len(front.room.conduct.reports(COMMUNITY)) == count + 1
    often = await front.says("ann", "report etiquette <@bob>")
    assert "has your reports already" in often.text
    front.clock.move(HOUR)
    await front.says("ann", "report etiquette <@bob>")
    assert len(front.room.conduct.reports(COMMUNITY)) == 4


@pytest.mark.rule("cooke-3.01", 1)
async def test_a_newcomer_gets_the_rules_and_one_button(front: Front) -> None:
    """Sitting down shows him the house's rules with Agree; pressed, he is in, and coming back
    early is answered with the same button."""
    await front.open("ann", settings={"conduct.consent": True})
    card = await front.says("bob", "sit 1000")
    assert "Your seat is held" in card.text
    assert "A newcomer agrees to the house rules" in card.text
    (agree,) = (button.press for button in card.buttons if button.press.verb is Verb.AGREE)
    assert "No-limit Texas Hold'em 5/10" in card.text
    for words in ("back", "sit", "sit 1000"):
        early = await front.says("bob", words)
        assert agree in [one.press for one in early.buttons], words
    await front.presses("bob", agree)
    occupant = front.table.occupant_of(person("bob"))
    assert occupant is not None
    assert not occupant.is_away
    assert "already" in (await front.presses("bob", agree)).text


@pytest.mark.rule("uspc-law-no-penalties")
async def test_a_fine_in_words(front: Front) -> None:
    """Where the house has fines, 5 of ann go to the pot, and the record tells why; the table hears
    of the chips alone."""
    await front.open("ann", "bob", settings={"conduct.penalties": True})
    heard = await front.says("boss", "ruling fine <@ann> 5 late again")
    assert heard.text == "ann pays 5 to the pot by decision of the floor."
    await until(lambda: front.room.conduct.record(COMMUNITY) != ())
    (measure,) = front.room.conduct.record(COMMUNITY)
    assert (measure.kind, measure.amount, measure.why) == (MeasureKind.FINE, 500, "late again")
    assert "fined 5" in (await front.says("boss", "ruling record")).text


async def test_a_name_that_two_have_names_nobody(front: Front) -> None:
    """The floor means one of two with the same name: neither is warned, and it is asked whom."""
    await floor_of(front, "flo")
    await front.open("bob")
    twin = SitDown(person("twin"), "Bob", whole(1_000), Seat(4))
    await front.room.submit(front.table.id, twin, "twin")
    heard = await front.says("flo", "ruling warn bob stalling")
    assert "I do not know who “bob” is" in heard.text
    assert not front.room.conduct.record(COMMUNITY)
    assert "No. 1" in (await front.says("flo", "ruling warn seat 4 stalling")).text


async def test_a_time_that_cannot_be_read_is_no_reason(front: Front) -> None:
    """``100y`` suspends nobody for the usual days: it is asked how long; words that begin with a
    count are a reason."""
    heard = await front.says("boss", "ruling suspend <@bob> 100y")
    assert "I cannot read “100y”" in heard.text
    assert not front.room.conduct.record(COMMUNITY)
    await front.says("boss", "ruling suspend <@bob> 3 times he has lied")
    assert front.room.conduct.record(COMMUNITY)[0].why == "3 times he has lied"

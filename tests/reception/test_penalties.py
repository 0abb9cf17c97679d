"""Penalties by their buttons and forms: what is filled in is what the record says."""

from typing import Any

import pytest

from core.house.conduct import Ground, MeasureKind
from core.house.ranks import Rank
from core.ids import PersonId
from core.notation.spoken_penalties import PENALTIES
from core.present.documents import Form, Press, Verb
from core.refusal import Reason
from tests.engine.kit import COMMUNITY, person, until
from tests.reception.front import Front

HOUR = 3_600_000
BOSS = PersonId(f"{COMMUNITY}:boss")
BOB: dict[str, str] = {"player": "seat 2", "why": "third time"}

FILLED: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "warn": (BOB | {"ground": "stalling"}, {"ground": Ground.STALLING}),
    "sitout": (BOB | {"hands": "3", "ground": "etiquette"},
               {"hands": 3, "ground": Ground.ETIQUETTE}),
    "eject": (BOB | {"time": "2h", "ground": "abuse"}, {"ground": Ground.ABUSE}),
    "suspend": (BOB | {"time": "7d", "ground": "threat"}, {"ground": Ground.THREAT}),
    "bar": (BOB | {"ground": "collusion"}, {"ground": Ground.COLLUSION}),
    "fine": (BOB | {"amount": "5"}, {"amount": 500}),
    "deny": (BOB, {"until": None}),
    "separate": (BOB | {"other": "seat 3"}, {"other": person("cid")}),
    "link": (BOB | {"other": "seat 3"}, {"other": person("cid")}),
    "forgive": ({"number": "1", "why": "third time"}, {"lifts": 1}),
}  # fmt: skip
"""What is filled in, and what the record has of it beside person, reason and floorperson."""

LASTS = {"eject": 2 * HOUR, "suspend": 7 * 24 * HOUR, "fine": 0}
KINDS = {"sitout": MeasureKind.SIT_OUT}


def press_of(front: Front, word: str) -> Press:
    """The button of a penalty."""
    return Press(front.table.id, Verb.PENALTY, note=word)


async def opened(front: Front, word: str) -> Form:
    """The form behind the button of a penalty, as the floor gets to it."""
    page = await front.presses("boss", Press(front.table.id, Verb.PENALTIES))
    press = next(one.press for one in page.buttons if one.press.note == word)
    (form,) = (await front.presses("boss", press)).forms
    return form


def test_each_penalty_is_here() -> None:
    """The list of penalties has a case for each of its words."""
    assert set(FILLED) == {one.word for one in PENALTIES}


@pytest.mark.rule("cooke-1.06")
@pytest.mark.parametrize("word", FILLED)
async def test_a_form_is_filled_in(front: Front, word: str) -> None:
    """From the floor's page over the penalties to the form: sent, the measure is on record with
    everything that was said, by whom, of whom and until when."""
    await front.open("ann", "bob", settings={"conduct.penalties": True})
    await front.says("cid", "sit 1000")
    if word == "forgive":
        await front.says("boss", "ruling warn <@bob>")
    fields, has = FILLED[word]
    form = await opened(front, word)
    assert {field.name for field in form.fields} == set(fields)
    await front.sends("boss", form.press, **fields)
    assert front.refused == []
    count = 2 if word == "forgive" else 1
    await until(lambda: len(front.room.conduct.record(COMMUNITY)) == count)
    measure = front.room.conduct.record(COMMUNITY)[-1]
    assert measure.kind == KINDS.get(word, MeasureKind(word if word != "sitout" else "sit_out"))
    assert (measure.person, measure.by, measure.why) == (person("bob"), BOSS, "third time")
    for name, value in has.items():
        assert getattr(measure, name) == value, name
    lasts = None if measure.until is None else measure.until - measure.at
    assert lasts == LASTS.get(word)


@pytest.mark.parametrize("word", FILLED)
async def test_nobody_else_gives_a_penalty(front: Front, word: str) -> None:
    """A forged button or form of a player's or a stranger's says what right it takes."""
    await front.open("ann", "bob", "cid")
    for name in ("ann", "dan"):
        for heard in (
            await front.presses(name, Press(front.table.id, Verb.PENALTIES)),
            await front.presses(name, press_of(front, word)),
            await front.sends(name, press_of(front, word), **FILLED[word][0]),
            await front.says(name, f"ruling {word} <@bob> 3"),
        ):
            assert "That needs the right to run the club" in heard.text
            assert heard.forms == []
    assert front.room.conduct.record(COMMUNITY) == ()


@pytest.mark.rule("cooke-3.13")
async def test_a_floorperson_who_plays_gives_none(front: Front) -> None:
    """While he holds a live hand he has no say about those he plays with."""
    await front.room.rules.appoint(COMMUNITY, person("ann"), Rank.FLOOR, "ann", BOSS, "boss", "ann")
    await front.open("ann", "bob", "cid")
    for heard in (
        await front.presses("ann", Press(front.table.id, Verb.PENALTIES)),
        await front.presses("ann", press_of(front, "warn")),
        await front.sends("ann", press_of(front, "warn"), **FILLED["warn"][0]),
    ):
        assert "3.13" in heard.text
    assert front.room.conduct.record(COMMUNITY) == ()


@pytest.mark.parametrize(
    ("word", "fields", "reason"),
    [
        ("frobnicate", BOB, Reason.STALE),
        ("", BOB, Reason.STALE),
        ("warn", BOB | {"ground": "luck"}, Reason.STALE),
        ("warn", BOB | {"ground": ""}, Reason.STALE),
        ("warn", {"ground": "abuse"}, Reason.NAME_SOMEBODY),
        ("warn", {"player": "seat 5", "ground": "abuse"}, Reason.NOT_AT_THIS_TABLE),
        ("warn", {"player": "zoe", "ground": "abuse"}, Reason.NOT_AT_THIS_TABLE),
        ("sitout", BOB | {"hands": "some", "ground": "other"}, Reason.UNREADABLE_COMMAND),
        ("suspend", BOB | {"time": "a while", "ground": "other"}, Reason.UNREADABLE_TIME),
        ("separate", BOB | {"other": "seat 2"}, Reason.NOT_WITH_YOURSELF),
        ("forgive", {"number": "7"}, Reason.NOTHING_TO_LIFT),
        ("forgive", {"number": "-1"}, Reason.UNREADABLE_COMMAND),
        ("fine", BOB | {"amount": "lots"}, Reason.UNREADABLE_AMOUNT),
    ],
)
async def test_what_no_form_offers(
    front: Front, word: str, fields: dict[str, str], reason: Reason
) -> None:
    """Whatever a tampered form says is refused with its reason; the record stays empty."""
    await front.open("ann", "bob", settings={"conduct.penalties": True})
    await front.says("cid", "sit 1000")
    version = front.table.version
    await front.sends("boss", press_of(front, word), **fields)
    assert [refused.reason for refused, _ in front.refused] == [reason]
    assert front.room.conduct.record(COMMUNITY) == ()
    assert front.table.version == version

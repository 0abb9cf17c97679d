"""The floor itself has ranks: nobody rules on a higher one, or in his own matter (Cooke 3.13)."""

import pytest

from core.house.conduct import MeasureKind
from core.house.settings import Overrides
from core.present.documents import Press, Verb
from core.reception import GroupId
from tests.engine.kit import COMMUNITY, person
from tests.reception.front import Front
from tests.reception.test_conduct import floor_of
from tests.reception.test_ranks import staffed

MEASURES = (
    "warn {}", "sitout {} 3", "eject {} 2h", "suspend {} 7d", "bar {}", "fine {} 5", "deny {}",
    "separate {} <@bob>", "separate <@bob> {}", "link <@bob> {}",
)  # fmt: skip
ABOVE = "is an admin here: nobody rules on who stands above him (Cooke 3.13)."
OWN = "That is about yourself: another floorperson has to do it (Cooke 3.13)."
FINES: Overrides = {"conduct.penalties": True}


@pytest.mark.rule("cooke-3.13")
@pytest.mark.parametrize("words", MEASURES)
async def test_the_floor_takes_no_measure_against_an_admin(front: Front, words: str) -> None:
    """Flo of the floor against an admin by name, by role and by the platform's own right: she is
    refused with who he is; the boss may do it."""
    await front.open("ada", "bob", settings=FINES)
    await staffed(front)
    await front.says("boss", "house staff add <&admins> admin")
    front.groups["abe"] = (GroupId(f"{COMMUNITY}:group:admins"),)
    await front.says("abe", "sit 1000")
    await front.says("boss", "sit 1000")
    for name in ("ada", "abe", "boss"):
        heard = await front.says("flo", f"ruling {words.format(f'<@{name}>')}")
        assert heard.text.startswith(f"{name} {ABOVE}"), heard.text
    assert front.room.conduct.record(COMMUNITY) == ()
    heard = await front.says("boss", f"ruling {words.format('<@ada>')}")
    assert ABOVE not in heard.text
    assert not front.reported


@pytest.mark.rule("cooke-3.13")
async def test_the_floor_takes_measures_against_its_equals_and_players(front: Front) -> None:
    """Flo warns bob, and max who is of the floor like her."""
    await front.open("ann", "bob")
    await floor_of(front, "flo")
    await floor_of(front, "max")
    for name in ("bob", "max"):
        await front.says("flo", f"ruling warn <@{name}>")
    assert [one.name for one in front.room.conduct.record(COMMUNITY)] == ["bob", "max"]


async def test_where_the_platform_does_not_tell_nobody_is_ruled_on(front: Front) -> None:
    """The platform says nothing of bob: the floor is asked to try again, and no measure taken."""
    await front.open("ann", "bob")
    await floor_of(front, "flo")
    front.silent.add("bob")
    heard = await front.says("flo", "ruling bar <@bob>")
    assert "what rank that player has" in heard.text
    assert front.room.conduct.record(COMMUNITY) == ()
    await front.says("boss", "ruling bar <@bob>")
    assert len(front.room.conduct.record(COMMUNITY)) == 1


@pytest.mark.rule("cooke-3.13")
@pytest.mark.parametrize("words", ["warn <@flo>", "separate <@bob> <@flo>", "suspend <@flo> 7d"])
async def test_nobody_lifts_what_was_ruled_about_himself(front: Front, words: str) -> None:
    """Max rules about flo, who is of the floor too: she cannot lift it, by word or by form; he
    can."""
    await front.open("ann", "bob")
    await floor_of(front, "flo")
    await floor_of(front, "max")
    await front.says("max", f"ruling {words}")
    assert (await front.says("flo", "ruling forgive 1")).text.startswith(OWN)
    form = Press(front.table.id, Verb.PENALTY, note="forgive")
    assert (await front.sends("flo", form, number="1")).text.startswith(OWN)
    assert len(front.room.conduct.record(COMMUNITY)) == 1
    await front.says("max", "ruling forgive 1")
    assert front.room.conduct.record(COMMUNITY)[1].kind is MeasureKind.FORGIVE


@pytest.mark.rule("cooke-3.13")
async def test_what_an_admin_has_ruled_an_admin_lifts(front: Front) -> None:
    """The boss suspends bob: flo of the floor is refused with who ruled it, ada lifts it; what flo
    has ruled herself she lifts."""
    await front.open("ann", "bob")
    await staffed(front)
    await front.says("boss", "ruling suspend <@bob> 7d")
    await front.says("flo", "ruling warn <@bob>")
    assert (await front.says("flo", "ruling forgive 1")).text.startswith(f"boss {ABOVE}")
    await front.says("flo", "ruling forgive 2")
    await front.says("ada", "ruling forgive 1")
    lifted = [one.lifts for one in front.room.conduct.record(COMMUNITY) if one.lifts]
    assert lifted == [2, 1]


@pytest.mark.rule("cooke-3.13")
async def test_the_clocks_ejection_of_an_admin_is_no_floorpersons(front: Front) -> None:
    """The floor is asked whether to eject ada, an admin, for clocks: flo cannot; the boss can."""
    await front.open("ada", "bob")
    await staffed(front)
    occupant = front.table.occupant_of(person("ada"))
    assert occupant is not None
    heard = await front.says("flo", f"eject seat {occupant.seat}")
    assert heard.text.startswith(f"ada {ABOVE}")
    assert not front.table.occupants[0].is_ejected
    await front.says("boss", f"eject seat {occupant.seat}")
    assert front.table.occupants[0].is_ejected

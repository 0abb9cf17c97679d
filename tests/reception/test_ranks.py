"""Who may do what: players, the owner of a table, the floor, admins; with forged presses."""

import pytest

from core.house.ranks import Rank
from core.ids import PlaceId, Seat
from core.present.documents import NOWHERE, Press, Verb
from core.reception import GroupId, Visit
from core.table.commands import Object
from tests.engine.kit import COMMUNITY, PLACE, person
from tests.reception.front import Front

REFUSED = "That needs the right to run the club, or "
DEALERS = GroupId(f"{COMMUNITY}:group:dealers")
FOR_ADMINS = (
    "house set clock.seconds 90 everywhere", "house reset all everywhere", "house profile home",
    'house import "clock.seconds" = 90', "house staff add <@dan> floor",
    "house staff remove <@flo>", "chips grant <@dan> 500", "table prop add",
)  # fmt: skip
FOR_THE_FLOOR = ("house history", "house export", "house staff")


async def rank_of(front: Front, name: str) -> Rank:
    """The rank of ``name`` in the green room."""
    found: list[Rank] = []

    async def look(visit: Visit) -> None:
        found.append(await visit.rank())

    await front.does(name, look)
    return found[0]


async def staffed(front: Front) -> None:
    """Dealers are floor by their role, and one person is an admin by name."""
    front.groups["flo"] = (DEALERS,)
    await front.says("boss", "house staff add <&dealers> floor")
    await front.says("boss", "house staff add <@ada> admin")


@pytest.mark.parametrize("words", FOR_ADMINS)
async def test_what_is_for_admins(front: Front, words: str) -> None:
    """A player and the floor are refused with what right it takes; an admin by name is not."""
    await front.open("ann")
    await staffed(front)
    for name in ("ann", "flo"):
        assert (await front.says(name, words)).text.startswith(REFUSED)
    assert front.room.rules.overrides(COMMUNITY) == {}
    assert len(front.room.rules.house(COMMUNITY).staff) == 2
    assert REFUSED not in (await front.says("ada", words)).text


@pytest.mark.parametrize("words", FOR_THE_FLOOR)
async def test_what_is_for_the_floor(front: Front, words: str) -> None:
    """A player is refused; who has the role of the floor is not, nor is an admin."""
    await front.open("ann")
    await staffed(front)
    assert (await front.says("ann", words)).text.startswith(REFUSED)
    for name in ("flo", "ada", "boss"):
        assert REFUSED not in (await front.says(name, words)).text


@pytest.mark.parametrize("verb", [Verb.HOUSE_SET, Verb.HOUSE_IMPORT])
async def test_forged_presses_of_the_house(front: Front, verb: Verb) -> None:
    """A player presses what only an admin's page shows, at a table or not, or sends its form: he
    is refused each time and no form opens."""
    await front.open("ann")
    for table in (front.table.id, NOWHERE):
        press = Press(table, verb)
        heard = await front.presses("ann", press)
        assert heard.text.startswith(REFUSED)
        assert heard.forms == []
        sent = await front.sends(
            "ann", press, setting="clock.seconds", value="90", file='"clock.seconds" = 90'
        )
        assert sent.text.startswith(REFUSED)
    assert front.room.rules.overrides(COMMUNITY) == {}


async def test_a_forged_turn_to_the_history(front: Front) -> None:
    """The pages of the rules are anybody's to turn; those of the history are the floor's."""
    await front.open("ann")
    await staffed(front)
    pages = {what: Press(front.table.id, Verb.HOUSE_TURN, note=f"{what}.1")
             for what in ("changed", "clock", "history")}  # fmt: skip
    for what, press in pages.items():
        heard = await front.presses("ann", press)
        assert heard.text.startswith(REFUSED) is (what == "history")
        assert len(heard.swapped) == (what != "history")
    heard = await front.presses("flo", pages["history"])
    assert len(heard.swapped) == 1
    stale = await front.presses("ann", Press(front.table.id, Verb.HOUSE_TURN, note="nothing.1"))
    assert "from an earlier moment" in stale.text


async def test_a_rank_ends_when_it_is_taken_back(front: Front) -> None:
    """An admin by name takes the floor's role back: at once its members are players."""
    await front.open("ann")
    await staffed(front)
    assert "no rank here" in (await front.says("ada", "house staff remove <&dealers>")).text
    assert (await front.says("flo", "house history")).text.startswith(REFUSED)


async def test_who_may_open_tables_is_the_houses_choice(front: Front) -> None:
    """Admins at first; then the floor too; then anybody."""
    await staffed(front)
    opens = {"admins": "boss", "floor": "flo", "anyone": "dan"}
    for at, (value, name) in enumerate(opens.items()):
        if at:
            await front.says("boss", f"house set table.open_by {value}")
        below = list(opens.values())[at + 1 :]
        place = PlaceId(f"fake:club:room{at}")
        for other in below:
            refused = await front.says(other, "table open 5/10", place=place)
            assert refused.text.startswith(REFUSED)
        await front.says(name, "table open 5/10", place=place)
        assert front.room.table_at(place) is not None


async def test_the_owner_of_a_table_rules_it_alone(front: Front) -> None:
    """Anybody may open a table: dan sets a rule of his own table without saying where, and closes
    it; the house's rules, its history and another's table are not his."""
    await front.says("boss", "house set table.open_by anyone")
    for name, place in (("dan", PLACE), ("eve", PlaceId("fake:club:bar"))):
        await front.says(name, "table open 5/10", place=place)
    heard = await front.says("dan", "house set clock.seconds 90")
    assert "It counts at this table alone, now." in heard.text
    assert front.table.config.own == ("clock.seconds",)
    for words in ("house set clock.seconds 80 everywhere", "house history"):
        assert (await front.says("dan", words)).text.startswith(REFUSED)
    there = await front.says("dan", "house set clock.seconds 80", place=PlaceId("fake:club:bar"))
    assert there.text.startswith(REFUSED)
    assert (await front.says("dan", "table close t2")).text.startswith(REFUSED)
    assert front.room.rules.overrides(COMMUNITY) == {"table.open_by": "anyone"}
    await front.says("dan", "table close")
    assert front.room.table_at(PLACE) is None


@pytest.mark.rule("cooke-3.13")
async def test_a_floorperson_does_not_rule_on_his_own_hand(front: Front) -> None:
    """A dealer who plays has no floor powers while he holds a live hand, by words or by a forged
    button: he is told of 3.13; once he has folded he answers the objection."""
    front.groups["ann"] = (DEALERS,)
    await front.says("boss", "house staff add <&dealers> floor")
    await front.open("ann", "bob", "cy")
    await front.room.submit(front.table.id, Object(person("bob"), "The pot is short"), "object")
    assert front.table.objection is not None
    press = Press(front.table.id, Verb.GO_ON, seat=Seat(1))
    for heard in (await front.says("ann", "settle"), await front.presses("ann", press)):
        assert "(Cooke 3.13)" in heard.text
    assert front.table.objection is not None


async def test_rank_by_rank(front: Front) -> None:
    """Each visitor's highest rank counts."""
    front.groups["flo"] = (DEALERS,)
    await staffed(front)
    await front.says("boss", "house set table.open_by anyone")
    await front.says("dan", "table open 5/10")
    ranks = {"boss": Rank.ADMIN, "ada": Rank.ADMIN, "flo": Rank.FLOOR, "dan": Rank.OWNER,
             "eve": Rank.PLAYER}  # fmt: skip
    for name, rank in ranks.items():
        assert await rank_of(front, name) is rank

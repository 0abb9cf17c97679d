"""The floor looks at a hand of any number that is over, and nobody else hears of it (3.09)."""

from collections.abc import Sequence

import pytest

from core.cards import Card, card_text
from core.hand.state import Standing
from core.house.settings import Overrides
from core.ids import PersonId
from core.table.floor.ruling_record import Inspection
from tests.engine.kit import person, until
from tests.reception.front import Front
from tests.reception.test_conduct import floor_of

SLOW: Overrides = {"deal.between_hands_seconds": 60}


async def three_hands(front: Front, **settings: str) -> list[dict[str, Sequence[Card]]]:
    """ann and bob play three hands, the third is on; who held what in each."""
    await front.open("ann", "bob", settings={**SLOW, **settings})
    held: list[dict[str, Sequence[Card]]] = []
    for number in (1, 2, 3):
        if number > 1:
            await front.dealt()
        hand = front.table.hand
        assert hand is not None
        assert hand.number == number
        held.append({one.name: one.down.content for one in hand.players})
        if number < 3:
            await front.says(front.to_act, "fold")
            await until(lambda: not front.table.is_in_hand)
    return held


def shows(text: str, cards: Sequence[Card]) -> bool:
    """Whether all the cards are named."""
    return all(card_text(card) in text for card in cards)


def looked(front: Front) -> list[tuple[PersonId, int, PersonId, str]]:
    """What is on record of looking since the last deal."""
    return [(one.by, one.hand, one.person, one.why) for one in front.table.inspected]


@pytest.mark.rule("cooke-3.09", 1)
async def test_the_floor_sees_a_hand_of_long_ago_and_it_is_on_record(front: Front) -> None:
    """In hand 3 the floor looks at hand 1: both hands of it, or that of one seat, for her alone;
    each is written down with her reason, no channel hears of it, and the play goes on."""
    held = await three_hands(front)
    await floor_of(front, "flo")
    public = front.table.public_version
    heard = await front.says("flo", "ruling hand 1 because they never raise each other")
    assert heard.text.startswith("Hand 1, for the floor alone; that you look is on record")
    assert shows(heard.text, held[0]["ann"])
    assert shows(heard.text, held[0]["bob"])
    assert front.table.public_version == public
    assert sorted(looked(front)) == [
        (person("flo"), 1, person(name), "they never raise each other") for name in ("ann", "bob")
    ]
    ann = front.table.occupant_of(person("ann"))
    assert ann is not None
    one = await front.says("flo", f"ruling hand 2 seat {ann.seat}")
    assert shows(one.text, held[1]["ann"])
    assert not shows(one.text, held[1]["bob"])
    assert front.table.is_in_hand
    assert front.table.objection is None


@pytest.mark.rule("cooke-3.09", 2)
async def test_not_the_hand_that_is_on_nor_one_to_come(front: Front) -> None:
    """Hand 3 is live: whoever asks waits until it is over; there is no hand 0, 4 or 999, and at a
    seat where nobody was dealt in there is none; nothing is on record."""
    held = await three_hands(front)
    for name in ("boss",):
        heard = await front.says(name, "ruling hand 3")
        assert "No hand is looked at while it is on" in heard.text
        assert not shows(heard.text, held[2]["ann"])
    for words in ("0", "4", "999", "1 seat 6", ""):
        assert "There is no hand" in (await front.says("boss", f"ruling hand {words}")).text
    assert looked(front) == []
    await front.says(front.to_act, "fold")
    await until(lambda: not front.table.is_in_hand)
    assert shows((await front.says("boss", "ruling hand 3")).text, held[2]["ann"])


@pytest.mark.rule("cooke-3.13")
async def test_nobody_looks_at_what_he_played_for(front: Front) -> None:
    """A player may not, whoever he is; bob, of the floor, neither while he is in a hand nor into
    a pot that he played for; into one that he had folded he may."""
    await three_hands(front)
    assert "needs the right" in (await front.says("ann", "ruling hand 1")).text
    await floor_of(front, "bob")
    assert "so you cannot rule" in (await front.says("bob", "ruling hand 1")).text
    await front.says(front.to_act, "fold")
    await until(lambda: not front.table.is_in_hand)
    for number in (1, 2, 3):
        hand = await front.room.conduct.hand(front.table.id, number)
        assert hand is not None
        claims = hand.player_of(person("bob"))
        assert claims is not None
        has_folded = claims.standing is Standing.FOLDED
        last = await front.room.conduct.hand(front.table.id, 3)
        assert last is not None
        mine = last.player_of(person("bob"))
        assert mine is not None
        is_free = mine.standing is Standing.FOLDED
        heard = await front.says("bob", f"ruling hand {number}")
        assert heard.text.startswith("Hand ") is (has_folded and is_free)


@pytest.mark.rule("cooke-3.09", 1)
@pytest.mark.parametrize(
    ("allows", "floor", "admin"),
    [("any_hand", True, True), ("admins", False, True), ("last_hand", False, False)],
)
async def test_the_house_says_whose_right_it_is(
    front: Front, allows: str, floor: bool, admin: bool
) -> None:
    """Any hand for the floor, any for admins alone, or the last for both."""
    await three_hands(front, **{"floor.inspection": allows})
    await floor_of(front, "flo")
    await front.says(front.to_act, "fold")
    await until(lambda: not front.table.is_in_hand)
    for name, may in (("flo", floor), ("boss", admin)):
        heard = await front.says(name, "ruling hand 1")
        assert heard.text.startswith("Hand 1, for the floor") is may
        assert ("the last hand alone, which is hand 3" in heard.text) is not may
        assert (await front.says(name, "ruling hand 3")).text.startswith("Hand 3, for the floor")


async def test_a_restart_forgets_no_hand(front: Front) -> None:
    """The hand is read in the journal: whatever the table remembers, its cards are those dealt."""
    held = await three_hands(front)
    for number in (1, 2):
        hand = await front.room.conduct.hand(front.table.id, number)
        assert hand is not None
        assert hand.is_over
        assert {one.name: one.down.content for one in hand.players} == held[number - 1]
    assert await front.room.conduct.hand(front.table.id, 4) is None
    assert await front.room.conduct.hand(front.table.id, 0) is None


def test_what_is_written_down_names_no_card() -> None:
    """The record of a look has who, which hand and whose, and no field for a card."""
    assert set(Inspection.__struct_fields__) == {
        "by", "name", "hand", "seat", "person", "why", "at",
    }  # fmt: skip

"""The floor's buttons and words: for admins alone, whoever holds or forges them."""

import pytest

from core.chips import whole
from core.house.settings import Overrides
from core.ids import Seat
from core.present.documents import Press, Verb
from core.reception.rulings.answers import OF_SEAT
from tests.reception.front import Front

FLOOR = (Verb.FLOOR, Verb.FLOOR_CLOCK, Verb.GO_ON, *OF_SEAT)


def seat_of(front: Front, name: str) -> Seat:
    """Where ``name`` sits."""
    return next(one.seat for one in front.table.occupants if one.name == name)


def other(name: str) -> str:
    """The other of the two players."""
    return "bob" if name == "ann" else "ann"


def is_on_the_clock(front: Front) -> bool:
    """Whether the clock runs on the player to act."""
    clock = front.table.clock
    return clock is not None and clock.request is not None


@pytest.mark.parametrize("verb", FLOOR)
async def test_a_member_cannot_press_the_floors_buttons(front: Front, verb: Verb) -> None:
    """Forged or found: players and strangers are told what right it takes, and nothing is done."""
    await front.open("ann", "bob")
    await front.says("ann", "object the pot is short")
    version = front.table.version
    for name in ("ann", "bob", "dan"):
        heard = await front.presses(name, Press(front.table.id, verb, seat=seat_of(front, "bob")))
        assert "That needs the right to run the club" in heard.text
        assert heard.count == 1
    assert front.table.version == version


@pytest.mark.parametrize("verb", OF_SEAT)
async def test_a_floor_button_without_its_seat_is_stale(front: Front, verb: Verb) -> None:
    """What no version of the dealer has ever written does nothing, for an admin neither."""
    await front.open("ann", "bob")
    version = front.table.version
    heard = await front.presses("boss", Press(front.table.id, verb))
    assert "from an earlier moment" in heard.text
    assert front.table.version == version


async def test_play_waits_until_the_floor_lets_it_go_on(front: Front) -> None:
    """A player objects; nobody acts; the admin presses Go on, and the hand goes on."""
    await front.open("ann", "bob")
    first = front.to_act
    assert "objects" in (await front.says(other(first), "object The pot is short")).text
    waits = await front.presses(first, front.press(Verb.CALL), on_board=True)
    assert "play waits for the floor" in waits.text
    assert not any(one.press.verb in (Verb.CALL, Verb.FOLD) for one in waits.buttons)
    heard = await front.presses("boss", Press(front.table.id, Verb.GO_ON))
    assert heard.text == "Ruling by boss: the hand goes on as it is (Cooke 1.04)."
    assert (await front.says(first, "call")).text.startswith("You call")


async def test_an_admin_without_a_seat_calls_the_clock_as_the_floor(front: Front) -> None:
    """/clock of an admin beside the table is the floor's; of a spectator it is refused."""
    settings: Overrides = {"clock.requester": "floor"}
    await front.open("ann", "bob", settings=settings)
    first = front.to_act
    assert "The floor is asked" in (await front.says(other(first), "clock")).text
    assert not is_on_the_clock(front)
    page = await front.says("boss", "floor")
    assert "The clock is asked for (Cooke 10.03)." in page.text
    start = next(one.press for one in page.buttons if one.press.verb is Verb.FLOOR_CLOCK)
    await front.presses("boss", start)
    assert is_on_the_clock(front)
    assert "You have no seat" in (await front.says("dan", "clock")).text


async def test_an_old_question_ejects_nobody(front: Front) -> None:
    """A button to eject that nobody asks for any more is stale; the words name a player now."""
    await front.open("ann", "bob")
    seat = seat_of(front, "bob")
    heard = await front.presses("boss", Press(front.table.id, Verb.EJECT, seat=seat))
    assert "from an earlier moment" in heard.text
    assert "needs the right" in (await front.says("ann", "eject <@bob>")).text
    assert "ejects bob" in (await front.says("boss", "eject <@bob>")).text


async def test_an_old_button_lets_nothing_else_come(front: Front) -> None:
    """The button of an announcement of 300 is no answer to another one at the same seat."""
    await front.open("ann", "bob")
    seat = seat_of(front, "ann")
    await front.says("boss", "chips take <@ann> 9000")
    await front.says("ann", "behind 400")
    old = Press(front.table.id, Verb.APPROVE, amount=whole(300), seat=seat)
    assert "from an earlier moment" in (await front.presses("boss", old)).text
    page = await front.says("boss", "floor")
    approve = next(one.press for one in page.buttons if one.press.verb is Verb.APPROVE)
    assert approve.amount == whole(400)
    await front.presses("boss", approve)
    occupant = front.table.occupant(seat)
    assert occupant is not None
    assert occupant.advance.unsettled == 0


async def test_the_floors_page_is_for_the_floor(front: Front) -> None:
    """What waits stands on a private page with its buttons; nobody else may read it."""
    await front.open("ann", "bob")
    assert "Nothing waits for the floor." in (await front.says("boss", "floor")).text
    await front.says("ann", "behind 300")
    await front.says("ann", "object the pot is short")
    page = await front.says("boss", "floor")
    assert "ann objects: “the pot is short”." in page.text
    verbs = {button.press.verb for button in page.buttons}
    assert Verb.GO_ON in verbs
    assert "needs the right" in (await front.says("ann", "ruling")).text
    assert [form.title for form in (await front.says("ann", "floor")).forms] == [
        "Object: play waits for the floor"
    ]
    assert "You have no seat" in (await front.says("dan", "floor")).text


async def test_another_ones_private_button_acts_for_whoever_presses(front: Front) -> None:
    """A kept act forged by another is kept for himself, and told to nobody else."""
    await front.open("ann", "bob")
    first = front.to_act
    press = Press(front.table.id, Verb.KEEP_CHECK_FOLD, front.press(Verb.CALL).prompt)
    for name in ("dan", first):
        heard = await front.presses(name, press)
        assert "kept" not in heard.text.lower().replace("nothing is kept", "")
    kept = await front.presses(other(first), press)
    assert "Kept for your turn: check, or fold" in str(kept.swapped[0])
    hand = front.table.hand
    assert hand is not None
    assert [one.seat for one in hand.early.kept] == [seat_of(front, other(first))]
    assert "Kept" not in (await front.says(first, "cards")).text


async def test_a_stranger_from_elsewhere_is_no_floor(front: Front) -> None:
    """In private, where no community is known, an admin's button finds no table for him."""
    await front.open("ann", "bob")
    press = Press(front.table.id, Verb.GO_ON)
    heard = await front.presses("dan", press, community=None)
    assert "no table here" in heard.text


async def test_an_objection_by_a_form(front: Front) -> None:
    """The table's answer has a button to object: it asks why, and play waits once it is sent."""
    await front.open("ann", "bob")
    asked = await front.says("ann", "table")
    press = next(one.press for one in asked.buttons if one.press.verb is Verb.OBJECT)
    (form,) = (await front.presses("ann", press)).forms
    assert "You have no seat" in (await front.presses("dan", press)).text
    assert "Say what went wrong" in (await front.sends("ann", form.press, " ")).text
    assert front.table.objection is None
    heard = await front.sends("ann", form.press, "The pot is short by 10")
    assert "ann objects: “The pot is short by 10”" in heard.text
    assert "You have no seat" in (await front.sends("dan", form.press, "me too")).text

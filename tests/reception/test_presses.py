"""Buttons and forms: old ones, those of others, and those that redraw the board."""

import asyncio

from core.chips import whole
from core.hand.commands import Prompt
from core.ids import TableId
from core.present.documents import Press, Slot, Verb
from core.present.presses.commands import KEPT
from tests.engine.kit import COMMUNITY
from tests.reception.front import Front, User


def other(name: str) -> str:
    """The other of the two players."""
    return "bob" if name == "ann" else "ann"


async def test_a_stale_press_changes_nothing(front: Front) -> None:
    """A button of an earlier moment is refused kindly, with the buttons of now on one's turn."""
    await front.open("ann", "bob")
    first = front.to_act
    old = front.press(Verb.CALL)
    await front.presses(first, old)
    await front.says(other(first), "check")
    version, actor = front.table.version, front.to_act
    heard = await front.presses(actor, old)
    assert "from an earlier moment" in heard.text
    assert heard.buttons
    assert front.table.version == version
    prompt = front.press(Verb.CALL).prompt
    assert {b.press.prompt for b in heard.buttons} == {prompt}


async def test_a_button_of_another_version_is_stale(front: Front) -> None:
    """What this version did not write is answered like any old button, table or no table."""
    assert "from an earlier moment" in (await front.presses("ann", None)).text
    await front.open("ann", "bob")
    assert "from an earlier moment" in (await front.sends("ann", None, "60")).text


async def test_a_button_of_a_closed_table(front: Front) -> None:
    """A button that outlived its table says so."""
    heard = await front.presses("ann", Press(TableId("t99"), Verb.CALL, Prompt(1, 1)))
    assert "no table here" in heard.text


async def test_a_button_out_of_turn_and_one_of_a_stranger(front: Front) -> None:
    """Whoever is not to act, or has no seat, is told so."""
    await front.open("ann", "bob")
    press, version = front.press(Verb.CALL), front.table.version
    asked = await front.presses(other(front.to_act), press)
    assert f"It is the turn of {front.to_act}, not yours" in asked.text
    assert all(one.press.is_early or one.press.verb in KEPT for one in asked.buttons)
    assert "You have no seat" in (await front.presses("dan", press)).text
    assert front.table.version == version


async def test_an_act_on_the_board_redraws_it(front: Front) -> None:
    """One answer: the board as it now is, and no private line."""
    await front.open("ann", "bob")
    press = front.press(Verb.CALL)
    assert front.reception.is_board(press)
    heard = await front.presses(front.to_act, press, on_board=True)
    (drawn,) = heard.drawn
    assert drawn.slot is Slot.BOARD
    assert drawn.sequence == front.table.version
    assert heard.count == 1


async def test_a_refusal_on_the_board_is_private(front: Front) -> None:
    """A refused press leaves the board alone and is told to its sender."""
    await front.open("ann", "bob")
    heard = await front.presses(other(front.to_act), front.press(Verb.CALL), on_board=True)
    assert "not yours" in heard.text
    assert not heard.drawn


async def test_two_presses_never_paint_over_each_other(front: Front) -> None:
    """Two at once on the board: each draws the newest state, never an older one after it."""
    await front.open("ann", "bob")
    first = front.to_act
    fold = front.press(Verb.FOLD)
    heard = await asyncio.gather(
        *(front.presses(first, fold, on_board=True) for _ in range(2)),
    )
    drawn = [document.sequence for one in heard for document in one.drawn]
    assert drawn == [front.table.version]
    assert sum("earlier moment" in one.text or "No hand" in one.text for one in heard) == 1


async def test_the_board_of_another_hand_is_none(front: Front) -> None:
    """Only a press of the hand in play stands on its board."""
    await front.open("ann", "bob")
    table = front.table.id
    assert not front.reception.is_board(None)
    assert not front.reception.is_board(Press(table, Verb.SIT))
    assert not front.reception.is_board(Press(table, Verb.CALL, Prompt(99, 1)))
    assert not front.reception.is_board(Press(TableId("t99"), Verb.CALL, Prompt(1, 1)))


async def test_forms_open_only_when_they_can_be_used(front: Front) -> None:
    """The amount form on one's turn, the top-up form from a seat, the buy-in form without one."""
    await front.open("ann", "bob")
    first, table = front.to_act, front.table.id
    amount = front.press(Verb.AMOUNT)
    assert len((await front.presses(first, amount)).forms) == 1
    assert "not yours" in (await front.presses(other(first), amount)).text
    stale = Press(table, Verb.AMOUNT, Prompt(1, 99))
    assert "earlier moment" in (await front.presses(first, stale)).text
    assert len((await front.presses(first, Press(table, Verb.TOP_UP))).forms) == 1
    assert "You have no seat" in (await front.presses("dan", Press(table, Verb.TOP_UP))).text
    assert len((await front.presses("dan", Press(table, Verb.BUY_IN))).forms) == 1
    assert "already have seat" in (await front.presses(first, Press(table, Verb.BUY_IN))).text


async def test_forms_that_were_sent(front: Front) -> None:
    """An amount raises to it, a buy-in sits down, a top-up adds; nonsense is named."""
    await front.open("ann", "bob")
    first, table = front.to_act, front.table.id
    amount = front.press(Verb.AMOUNT)
    assert "cannot read" in (await front.sends(first, amount, "lots")).text
    assert "to 60" in (await front.sends(first, amount, "60")).text
    assert "earlier moment" in (await front.sends(first, Press(table, Verb.CALL), "60")).text
    await front.sends("dan", Press(table, Verb.BUY_IN), "500")
    assert "bought 100" in (await front.sends("dan", Press(table, Verb.TOP_UP), "100")).text
    (dan,) = [o for o in front.table.occupants if o.name == "dan"]
    assert dan.stack + dan.behind == whole(600)


async def test_questions_by_button(front: Front) -> None:
    """My cards, the table and a refill are answered privately."""
    await front.open("ann", "bob")
    table = front.table.id
    cards = await front.presses("ann", Press(table, Verb.MY_CARDS))
    assert [document.slot for document in cards.said] == [Slot.PRIVATE_HAND]
    assert "5/10" in (await front.presses("ann", Press(table, Verb.REFRESH))).text
    assert "refill is for those" in (await front.presses("ann", Press(table, Verb.REFILL))).text


async def test_a_forged_button_lets_no_outsider_in(front: Front) -> None:
    """In private, where the platform tells no community, a button serves those who sit at its
    table or have a wallet in its community; to anybody else there is no such table."""
    await front.open("ann", "bob")
    table, version = front.table.id, front.table.version
    seat = Press(table, Verb.SIT, amount=whole(1000))
    for press in (seat, Press(table, Verb.BUY_IN), Press(table, Verb.REFRESH)):
        heard = await front.presses("mallory", press, community=None)
        assert "no table here" in heard.text
        assert not heard.forms
    assert front.table.version == version
    assert not front.room.wallets.knows(User("mallory").person_in(COMMUNITY))
    await front.says("cy", "balance")
    assert "Welcome" in (await front.presses("cy", seat, community=None)).text
    cards = await front.presses("ann", Press(table, Verb.MY_CARDS), community=None)
    assert [document.slot for document in cards.said] == [Slot.PRIVATE_HAND]


async def test_a_hand_is_shown_to_whom_it_was_meant_for(front: Front) -> None:
    """The buttons name people: Bob gets up and Cy sits in his place, and the one that said Bob
    shows nobody anything."""
    await front.open("ann", "bob")
    while front.table.is_in_hand:
        await front.says(front.to_act, "fold")
    asked = await front.presses("ann", Press(front.table.id, Verb.SHOW_TO))
    (to_bob,) = [button for button in asked.buttons if button.label == "bob"]
    await front.says("bob", "leave")
    await front.says("cy", "sit 1000")
    assert {o.name: o.seat for o in front.table.occupants} == {"ann": 1, "cy": 2}
    heard = await front.presses("ann", to_bob.press)
    assert "from an earlier moment" in heard.text
    asked = await front.presses("ann", Press(front.table.id, Verb.SHOW_TO))
    (to_cy,) = [button for button in asked.buttons if button.label == "cy"]
    await front.presses("ann", to_cy.press)
    hand = front.table.hand
    assert hand is not None
    (shown,) = hand.looks.shown_to
    assert shown.whom == f"{COMMUNITY}:cy"

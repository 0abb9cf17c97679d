"""Counting chips: anybody may, at any time, and it slows nobody (Cooke 8.01.08, 9.08)."""

import pytest

from core.present.documents import Press, Verb
from core.reception import services
from tests.reception.front import Front


def other(name: str) -> str:
    """The other of the two players."""
    return "bob" if name == "ann" else "ann"


@pytest.mark.rule("cooke-8.01.08", 1)
@pytest.mark.rule("cooke-9.08", 2)
async def test_all_stacks_out_of_turn(front: Front) -> None:
    """On the turn of another: what each has behind and what lies in front of him, exactly."""
    await front.open("ann", "bob")
    first = front.to_act
    await front.says(first, "raise 60")
    heard = await front.does(first, services.stacks)
    assert f"{first}: 940, 60 in front" in heard.text
    assert f"{other(first)}: 990, 10 in front" in heard.text
    assert "Pot 70" in heard.text
    alone = await front.says(first, f"stack {other(first)}")
    assert f"{other(first)}: 990, 10 in front" in alone.text
    assert f"{first}: " not in alone.text


@pytest.mark.rule("cooke-9.08", 2)
async def test_one_stack_by_mention_for_the_asker_alone(front: Front) -> None:
    """``stack @bob`` answers whoever asks, a spectator too, and tells the channel nothing."""
    await front.open("ann", "bob")
    version = front.table.version
    heard = await front.says("dan", "stack <@bob>")
    assert "Chips of bob" in heard.text
    assert [document.slot.value for document in heard.said] == ["reply"]
    assert front.table.version == version


@pytest.mark.rule("cooke-8.01.08", 2)
async def test_the_clock_does_not_stop_for_it(front: Front) -> None:
    """The player to act counts the chips: his time runs on as it ran."""
    await front.open("ann", "bob")
    clock = front.table.clock
    await front.does(front.to_act, services.stacks)
    assert front.table.clock == clock
    assert clock is not None


@pytest.mark.rule("cooke-8.01.08")
async def test_more_than_three_in_a_turn_are_answered_from_one_message(front: Front) -> None:
    """The fourth points to the button of the last, which counts again in that message."""
    await front.open("ann", "bob")
    for _ in range(3):
        assert "Chips in play" in (await front.does("ann", services.stacks)).text
    fourth = await front.does("ann", services.stacks)
    assert "You have had 3 counts in this turn" in fourth.text
    assert "Chips in play" in (await front.does("bob", services.stacks)).text
    button = next(one for one in fourth.buttons if one.press.verb is Verb.STACKS)
    for _ in range(5):
        again = await front.presses("ann", button.press)
        assert [document.title for document in again.swapped]
        assert not again.said
    await front.says(front.to_act, "call")
    assert "Chips in play" in (await front.does("ann", services.stacks)).text


@pytest.mark.rule("cooke-10.04")
async def test_the_table_is_repeated_in_private(front: Front) -> None:
    """``table`` tells whoever asks who has bet how much, and who is to act."""
    await front.open("ann", "bob")
    first = front.to_act
    await front.says(first, "raise 60")
    version = front.table.version
    heard = await front.says("dan", "table")
    assert f"{first} (BTN, SB) 940 · raised to 60" in heard.text
    assert "Pot 70" in heard.text
    assert f"{other(first)} to act: call 50" in heard.text
    assert front.table.version == version


async def test_a_button_of_the_count_may_be_pressed_after_the_hand(front: Front) -> None:
    """Between hands it shows the stacks without a pot."""
    await front.open("ann", "bob")
    await front.says(front.to_act, "fold")
    heard = await front.presses("ann", Press(front.table.id, Verb.STACKS))
    assert "1,005" in "".join(str(section) for one in heard.swapped for section in one.sections)

"""Picking cards at the front desk: in private, saying nothing until it is said."""

from core.hand.commands import Prompt
from core.hand.state import Choosing, Drawing, Hand
from core.present import plain
from core.present.documents import Button, Document, Press, Slot, Verb
from tests.reception.front import Front


def buttons(document: Document) -> dict[str, Button]:
    return {button.label: button for row in document.buttons for button in row}


async def drawing(front: Front) -> None:
    """A table of draw at the draw."""
    await front.says("boss", "table open five card draw 10-20 seats 4")
    for name in ("ann", "bob"):
        await front.says(name, "sit 1000")
    await front.dealt()
    await front.says(front.to_act, "bet")
    await front.says(front.to_act, "call")
    assert isinstance(hand(front).phase, Drawing)


def hand(front: Front) -> Hand:
    """The hand in play."""
    now = front.table.hand
    assert now is not None
    return now


def other(name: str) -> str:
    return "bob" if name == "ann" else "ann"


def board_press(front: Front) -> Press:
    """The button Draw or Discard on the board."""
    now = hand(front)
    return Press(front.table.id, Verb.PICK, Prompt(now.number, now.action))


async def test_a_pick_is_shown_and_says_nothing(front: Front) -> None:
    """The board's button opens the picker; a card pressed is picked, and nothing is said."""
    await drawing(front)
    first, version = front.to_act, front.table.version
    opened = await front.presses(first, board_press(front), on_board=True)
    (picker,) = opened.swapped
    assert picker.slot is Slot.PRIVATE_HAND
    press = next(iter(buttons(picker).values())).press
    assert press.places == (1,)
    again = await front.presses(first, press)
    (picked,) = again.swapped
    assert "nothing is said yet" in plain(picked)
    assert front.table.version == version


async def test_what_is_said_is_shown_in_the_same_message(front: Front) -> None:
    """The draw is committed, and the private message then shows what was said and may change."""
    await drawing(front)
    first = front.to_act
    (picked,) = (await front.presses(first, front_pick(front, (2, 3)))).swapped
    heard = await front.presses(first, buttons(picked)["Draw 2"].press)
    (shown,) = heard.swapped
    assert heard.count == 1
    assert "You asked for two. You may change it" in plain(shown)
    (again,) = (await front.presses(first, buttons(shown)["Stand pat"].press)).swapped
    assert "You stood pat." in plain(again)
    assert front.to_act == other(first)


def front_pick(front: Front, places: tuple[int, ...]) -> Press:
    now = hand(front)
    return Press(front.table.id, Verb.PICK, Prompt(now.number, now.action), places=places)


async def test_a_stale_pick_shows_how_it_stands(front: Front) -> None:
    """A pick from an earlier moment changes nothing and shows the hand of now, and says so."""
    await drawing(front)
    first, old = front.to_act, front_pick(front, (1,))
    await front.says(first, "pat")
    await front.says(other(first), "pat")
    (shown,) = (await front.presses(first, old)).swapped
    assert "from an earlier moment" in plain(shown)


async def test_others_have_nothing_to_pick(front: Front) -> None:
    """Who is not to draw is told so, and who has no seat too."""
    await drawing(front)
    second = other(front.to_act)
    assert "not your turn" in (await front.presses(second, board_press(front))).text
    assert "You have no seat" in (await front.presses("dan", board_press(front))).text


async def test_standing_pat_on_the_board_redraws_it(front: Front) -> None:
    """The board's own button for it acts like any other act there."""
    await drawing(front)
    now = hand(front)
    press = Press(front.table.id, Verb.DRAW, Prompt(now.number, now.action))
    heard = await front.presses(front.to_act, press, on_board=True)
    assert len(heard.drawn) == 1
    assert not heard.swapped


async def test_words_do_the_same(front: Front) -> None:
    """Draws are said in words, ``draw`` alone shows the picker, ``drew`` tells how many."""
    await drawing(front)
    first = front.to_act
    assert "nothing" not in (await front.says(first, "draw two")).text
    assert "Pick the cards you throw" in (await front.says(first, "draw")).text
    assert "You ask for two; you may still change it." in (await front.says(first, "draw 1 2")).text
    assert "You stand pat." in (await front.says(other(first), "pat")).text
    told = (await front.says(first, "drew")).text
    assert "drew two" in told
    assert "stood pat" in told
    await front.says(front.to_act, "check")
    assert "not told any more" in (await front.says(first, "drew")).text


async def test_discards_are_chosen_by_all(front: Front) -> None:
    """In pineapple both choose at once, each in his own message."""
    await front.says("boss", "table open pineapple 5/10 seats 4")
    for name in ("ann", "bob"):
        await front.says(name, "sit 1000")
    await front.dealt()
    await front.says(front.to_act, "call")
    await front.says(front.to_act, "check")
    assert isinstance(hand(front).phase, Choosing)
    for name in ("ann", "bob"):
        (picker,) = (await front.presses(name, front_pick(front, (3,)))).swapped
        label = next(label for label in buttons(picker) if label.startswith("Discard"))
        await front.presses(name, buttons(picker)[label].press)
    assert not isinstance(hand(front).phase, Choosing)

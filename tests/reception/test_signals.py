"""Gestures and typed words that act, as far as the house reads them (Cooke 10.12)."""

import pytest

from core.hand.commands import Check
from core.notation.signals import Signal, signal_of
from core.reception import Visit
from tests.reception.front import Front

FIST, THUMB = "✊", "👍"


async def limit_flop(front: Front, **settings: bool | int | str) -> str:
    """10-20 hold'em on the flop; who is to act."""
    await front.open_limit(settings)
    first = front.to_act
    await front.says(first, "call")
    await front.says(front.to_act, "check")
    return front.to_act


def other(name: str) -> str:
    """The other of the two players."""
    return "bob" if name == "ann" else "ann"


@pytest.mark.rule("cooke-10.12", 1)
async def test_a_fist_of_the_player_in_turn_is_a_check(front: Front) -> None:
    """No bet, and he reacts with a fist: he has checked."""
    first = await limit_flop(front)
    heard = await front.reacts(first, FIST)
    assert heard.text == "You check."
    assert front.to_act == other(first)


@pytest.mark.rule("cooke-10.12", 2)
async def test_a_thumb_is_a_raise(front: Front) -> None:
    """Facing 10 in limit a thumbs-up raises to 20; where nobody has bet it bets 10."""
    first = await limit_flop(front)
    assert (await front.reacts(first, THUMB)).text == "You bet 10."
    heard = await front.reacts(other(first), ":+1::skin-tone-3:")
    assert heard.text == "You raise by 10 to 20 (20 more)."


@pytest.mark.rule("cooke-10.12", 3)
async def test_a_thumb_out_of_turn_is_ignored(front: Front) -> None:
    """Nothing happens, nothing is declared, and nobody is answered; a stranger's neither."""
    first = await limit_flop(front)
    version = front.table.version
    for name in (other(first), "dan"):
        heard = await front.reacts(name, THUMB)
        assert heard.count == 0
    assert front.table.version == version


async def test_a_raise_by_a_gesture_in_no_limit_is_asked_for(front: Front) -> None:
    """He has said raise, and is asked how much (Cooke 8.01.07)."""
    await front.open("ann", "bob")
    heard = await front.reacts(front.to_act, THUMB)
    assert heard.text.startswith("You have said raise: now say to how much.")
    assert heard.buttons


@pytest.mark.rule("cooke-10.12", 5)
async def test_where_words_alone_count_a_fist_is_none(front: Front) -> None:
    """``words_only``: the reaction does nothing, the typed k checks."""
    first = await limit_flop(front, **{"betting.signals": "words_only"})
    assert (await front.reacts(first, FIST)).count == 0
    assert front.to_act == first
    assert (await front.says(first, "k", is_message=True)).text == "You check."


@pytest.mark.rule("cooke-10.12", 5)
async def test_where_signals_are_off_a_command_still_acts(front: Front) -> None:
    """``off``: a typed k is no act, and he is told so; /check and a press of the button are."""
    first = await limit_flop(front, **{"betting.signals": "off"})
    heard = await front.says(first, "k", is_message=True)
    assert "Typed words are no acts at this table" in heard.text
    assert (await front.reacts(first, FIST)).count == 0
    assert front.to_act == first

    async def check(visit: Visit) -> None:
        await visit.act(Check(visit.person))

    assert (await front.does(first, check)).text == "You check."
    assert (await front.says(other(first), "k")).text == "You check."


@pytest.mark.parametrize(
    ("sign", "signal"),
    [
        ("✔️", Signal.CHECK), ("✊🏽", Signal.CHECK), (":white_check_mark:", Signal.CHECK),
        ("fist::skin-tone-2", Signal.CHECK), ("⬆️", Signal.RAISE), ("thumbsup", Signal.RAISE),
        ("👎", None), ("heart", None), ("", None),
    ],
)  # fmt: skip
def test_signs(sign: str, signal: Signal | None) -> None:
    """A sign counts in every colour and by every name, and no other does."""
    assert signal_of(sign) is signal

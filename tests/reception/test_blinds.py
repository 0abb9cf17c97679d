"""Blinds at the front desk: choices with their prices, by words and by buttons that die in time."""

from functools import partial
from typing import Final

from core.chips import whole
from core.games.spec import Structure
from core.hand.commands import Prompt
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.present import board, plain
from core.present.documents import Button, Press, Verb
from core.reception import blinds
from core.table.blinds.duties import Entry
from core.table.setup.opening import configure
from core.view import look
from tests.engine.kit import COMMUNITY, PLACE, until
from tests.reception.front import Front, Heard

NO_FREE_HANDS: Final[Overrides] = {
    "blinds.new_game_free_hand": "none",
    "blinds.short_free_hand": False,
}
"""Newcomers post or wait, however few play."""


def labels(heard: Heard) -> list[str]:
    return [button.label for button in heard.buttons]


def button(heard: Heard, verb: Verb) -> Button:
    return next(one for one in heard.buttons if one.press.verb is verb)


async def between_hands(front: Front) -> None:
    """Everybody folds, and the next hand is due."""
    number = front.table.hands
    while front.table.is_in_hand:
        await front.says(front.to_act, "fold")
    await until(lambda: front.table.next_hand_at is not None and front.table.hands == number)


def entry(front: Front, name: str) -> Entry:
    return next(one.duties.entry for one in front.table.occupants if one.name == name)


async def a_newcomer(front: Front) -> Heard:
    """Cy takes seat 6 while the big blind is at seat 2 or 3 of four: it does not reach him next,
    and he sits neither on the button nor between the blinds in the next hand."""
    limit = configure(bets=(whole(10), whole(20)), seats=6, structure=Structure.FIXED,
                      settings=NO_FREE_HANDS)  # fmt: skip
    boss = PersonId(f"{COMMUNITY}:boss")
    await front.room.open_table(PLACE, COMMUNITY, limit, boss, "fake:opening")
    for name in ("ann", "bob", "dan", "eve"):
        await front.says(name, "sit 1000")
    await front.dealt()
    while front.table.hand is None or front.table.hand.big_blind not in (Seat(2), Seat(3)):
        await between_hands(front)
        await front.dealt()
    return await front.says("cy", "sit 1000 seat 6")


async def test_a_newcomer_is_offered_his_ways_in_with_prices(front: Front) -> None:
    """On sitting down at 10-20 he is told what he does if he says nothing, and may post 10; My
    cards and the board's button show him the same."""
    heard = await a_newcomer(front)
    ways = ["Post 10", "Wait for the big blind", "Post 10 behind the button"]
    assert "you are dealt in when the big blind reaches you" in heard.text
    assert labels(heard)[:3] == ways
    await between_hands(front)
    for asked in (
        await front.says("cy", "cards"),
        await front.presses("cy", Press(front.table.id, Verb.CHOICES)),
    ):
        assert labels(asked)[:3] == ways


async def test_a_choice_is_made_by_words_buttons_and_options(front: Front) -> None:
    """Whatever says it, the newcomer comes in as he chose last; with a post he is dealt in."""
    heard = await a_newcomer(front)
    for verb, chosen in ((Verb.POST_BEHIND, Entry.BEHIND), (Verb.POST, Entry.POST)):
        await front.presses("cy", button(heard, verb).press)
        assert entry(front, "cy") is chosen
        await front.says("cy", "wait")
        assert entry(front, "cy") is Entry.WAIT
        await front.does("cy", partial(blinds.come_in, entry=chosen))
        assert entry(front, "cy") is chosen
    await between_hands(front)
    assert "cy comes in for 10." in plain(board(look(front.table, None)))
    await front.dealt()
    assert front.table.hand is not None
    assert Seat(6) in front.table.hand.seats


async def straddler(front: Front) -> tuple[str, Press]:
    """Who is offered a straddle, and not a sleeper, of the next hand; and his button."""
    for name in ("ann", "bob", "cy"):
        heard = await front.presses(name, Press(front.table.id, Verb.CHOICES))
        for one in heard.buttons:
            if one.label == "Straddle 20":
                return name, one.press
    raise AssertionError("nobody is under the gun")


async def test_a_button_for_a_deal_that_is_past_does_nothing(front: Front) -> None:
    """[Straddle 20] pressed after the deal leaves no sleeper: what there is now is shown."""
    await front.open_limit({})
    await front.says("cy", "sit 1000 seat 4")
    await between_hands(front)
    under_the_gun, press = await straddler(front)
    assert press.prompt == Prompt(front.table.hands, 0)
    await front.dealt()
    late = await front.presses(under_the_gun, press)
    assert "That button was for an earlier deal, and nothing has been done." in late.text
    assert front.table.straddles == ()


async def test_a_straddle_is_announced_by_its_button(front: Front) -> None:
    """The one under the gun presses [Straddle 20] between hands: 20 lies there with the deal."""
    await front.open_limit({})
    await front.says("cy", "sit 1000 seat 4")
    await between_hands(front)
    under_the_gun, press = await straddler(front)
    await front.presses(under_the_gun, press)
    assert [one.amount for one in front.table.straddles] == [whole(20)]
    await front.dealt()
    hand = front.table.hand
    assert hand is not None
    posted = {player.name: player.bet for player in hand.players}
    assert posted[under_the_gun] == whole(20)


async def test_a_kill_is_announced_and_objected_to(front: Front) -> None:
    """[Kill 20] at 10-20; another player says "kill object", and it is off."""
    await front.open_limit({})
    await between_hands(front)
    heard = await front.presses("ann", Press(front.table.id, Verb.CHOICES))
    assert "Kill 20" in labels(heard)
    await front.presses("ann", button(heard, Verb.KILL).press)
    assert [one.stands for one in front.table.kill_offers] == [True]
    await front.says("bob", "kill object")
    assert not any(one.stands for one in front.table.kill_offers)


async def test_overs_by_button_and_by_words(front: Front) -> None:
    """[Overs on] is there until he plays them, then [Overs off]."""
    await front.open_limit({})
    heard = await front.presses("ann", Press(front.table.id, Verb.CHOICES))
    assert "Overs on" in labels(heard)
    await front.presses("ann", button(heard, Verb.OVERS).press)
    heard = await front.presses("ann", Press(front.table.id, Verb.CHOICES))
    assert "Overs off" in labels(heard)
    await front.says("ann", "overs off")
    assert not any(one.overs for one in front.table.occupants)


async def test_another_seat_by_button(front: Front) -> None:
    """seatchange alone shows the free seats; a press asks for one, another takes it back."""
    await front.open("ann", "bob")
    heard = await front.says("ann", "seatchange")
    assert labels(heard) == ["Seat 3", "Seat 4", "Seat 5", "Seat 6"]
    await front.presses("ann", heard.buttons[1].press)
    assert [one.to for one in front.table.seat_changes] == [Seat(4)]
    again = await front.says("ann", "seatchange")
    assert "You have asked for seat 4" in again.text
    await front.presses("ann", button(again, Verb.KEEP_SEAT).press)
    assert front.table.seat_changes == ()


async def test_move_to_a_seat_is_no_move_to_a_table(front: Front) -> None:
    """ "move to seat 4" changes seats, "move to t9" looks for a table."""
    await front.open("ann", "bob")
    await front.says("ann", "move to seat 4")
    assert [one.to for one in front.table.seat_changes] == [Seat(4)]
    assert "no table here" in (await front.says("ann", "move to t9")).text


async def test_the_button_is_placed_by_the_floor_alone(front: Front) -> None:
    """ruling button 1 is refused to a player, and taken from an admin."""
    await front.open("ann", "bob")
    version = front.table.version
    assert "needs the right" in (await front.says("ann", "ruling button 1")).text
    assert front.table.version == version
    heard = await front.says("boss", "ruling button seat 2")
    assert "I do not know" not in heard.text
    assert front.table.version == version + 1

"""The kill follows the pot: what the button says once the floor has moved it (Cooke 11.05)."""

import pytest

from core.chips import whole
from core.hand.commands import Muck
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import AgreeToChange, AwardPot, Leave, SetRule
from core.table.kills.button_events import KillWhy
from tests.play import ADMIN, Game, chips, person
from tests.rules.floor_rulings import FLO, rules, ruling
from tests.rules.killed import posts
from tests.rules.proposals import conditions, propose
from tests.rules.two_pots import killer, leg_up, legs
from tests.rules.winning import NEUTRAL, button, hand_won, kill, leg, moves

BOARD = "2c 7d 9h Js 4c"


def to(*seats: int) -> AwardPot:
    """The last pot to ``seats``, or to the best hand."""
    return AwardPot(FLO, tuple(map(Seat, seats)))


def mucked(game: Game, winner: int, loser: int) -> Game:
    """Deal a hand that ``winner`` is pushed at the showdown, where ``loser`` has mucked aces.

    Before the flop both call a raise or the kill, and on it one bet is called.
    """
    game.deal({loser: "As Ad", winner: "Ks Kd"}, board=BOARD)
    while game.hand.street == 0:
        game.play(f"{game.to_act} {_before_flop(game, winner, loser)}")
    game.play(f"{game.to_act} bets {chips(game.menu.raise_min)}")
    game.play(f"{game.to_act} calls, all check, all check")
    while game.table.is_in_hand:
        if game.to_act == loser:
            game.do(Muck(person(loser), confirmed=True))
        else:
            game.play(f"{game.to_act} shows")
    assert [set(got) for _, got in game.pushed] == [{winner}]
    return game


def _before_flop(game: Game, *playing: int) -> str:
    if game.to_act not in playing:
        return "folds"
    if game.hand.wager == whole(10):
        return "raises 20"
    return "checks" if game.menu.may_check else "calls"


@pytest.mark.rule("cooke-11.05", 3)
@pytest.mark.rule("cooke-8.04.06", 4)
def test_the_leg_goes_where_the_floor_sends_the_pot() -> None:
    """P3 mucked the winner to a miscall of P5's: the pot is P3's, and so is the leg; P5 has none,
    and with the next pot P3 kills."""
    game = mucked(legs(), winner=5, loser=3)
    assert button(game) == leg(5)
    rules(game, to(3))
    assert button(game) == leg(3)
    assert moves(game)[-1].why is KillWhy.FIRST_LEG
    hand_won(game, 3, by=6, bet=True)
    assert button(game) == kill(3)


@pytest.mark.rule("cooke-8.04.02")
def test_a_second_leg_that_the_floor_takes_away_kills_nothing() -> None:
    """P5 with a leg up won again and had to kill; the pot is P3's: a leg for him, and the next
    hand is played at 10-20."""
    game = mucked(leg_up(5), winner=5, loser=3)
    assert button(game) == kill(5)
    rules(game, to(3))
    assert button(game) == leg(3)
    game.deal()
    assert game.hand.posts.killer is None
    assert game.hand.rules.stakes.small_bet == whole(10)


@pytest.mark.rule("cooke-8.04.02")
def test_a_second_leg_that_the_floor_awards_kills_the_next_pot() -> None:
    """P3 had a leg up and was thought to have lost: awarded the pot, he kills, and posts 20."""
    game = mucked(leg_up(3), winner=5, loser=3)
    assert button(game) == leg(5)
    rules(game, to())
    assert button(game) == kill(3)
    assert moves(game)[-1].why is KillWhy.TWO_POTS
    game.deal()
    assert (3, 20) in posts(game)


@pytest.mark.rule("cooke-8.04.02", 3)
def test_a_pot_that_the_floor_splits_keeps_the_leg() -> None:
    """P3 with a leg up was thought to have lost to P5; the floor splits: P3's leg it stays."""
    game = mucked(leg_up(3), winner=5, loser=3)
    rules(game, to(3, 5))
    assert button(game) == leg(3)
    assert moves(game)[-1].why is KillWhy.SPLIT


def test_an_amended_award_counts_alone() -> None:
    """The floor awards the pot to P3, then to P5 again: the button is where it first was."""
    game = mucked(leg_up(5), winner=5, loser=3)
    rules(game, to(3))
    rules(game, to(5))
    assert button(game) == kill(5)


def test_a_killer_who_wins_by_ruling_kills_again() -> None:
    """P3 killed this pot and mucked the best hand: awarded it, he kills the next for 20 again."""
    game = mucked(killer(3), winner=5, loser=3)
    assert button(game) == leg(5)
    rules(game, to(3))
    assert button(game) == kill(3)
    game.deal()
    assert (3, 20) in posts(game)


def test_who_stayed_for_a_kill_that_is_not_his_any_more_gets_up() -> None:
    """P5 wants to leave and has to kill first; the pot is P3's: P5 is free to go, and goes."""
    game = mucked(leg_up(5), winner=5, loser=3)
    game.do(Leave(person(5)))
    assert game.table.occupant_of(person(5)) is not None
    game.do(ruling(to(3)))
    assert game.table.occupant_of(person(5)) is None
    assert button(game) == leg(3)


def test_a_leg_that_waited_stays_with_him_who_comes_back_for_it() -> None:
    """P2 is away with a leg while P3 should have won: P3's leg now, and P2's waits as before."""
    game = leg_up(2)
    game.play("2 away")
    mucked(game, winner=5, loser=3)
    assert game.table.kill.legs == (person(2),)
    rules(game, to(3))
    assert button(game) == leg(3)
    assert game.table.kill.legs == (person(2),)


def test_at_other_limits_an_award_makes_no_leg() -> None:
    """Between the push and the ruling the table went to 20-40: the pot was won at the old limits
    (Cooke 3.05), and nobody has a leg."""
    game = mucked(legs(), winner=5, loser=3)
    propose(game, conditions(game, (20, 40)))
    for one in game.table.occupants:
        if game.table.proposals:
            game.do(AgreeToChange(one.person))
    assert button(game) == NEUTRAL
    rules(game, to(3))
    assert button(game) == NEUTRAL


def test_a_house_that_has_no_kills_any_more_gets_no_button_by_a_ruling() -> None:
    """Kills were abolished between the push and the ruling: the chips move, and no button."""
    game = mucked(legs(), winner=5, loser=3)
    game.do(SetRule(ADMIN, "kill.trigger", "none"))
    rules(game, to(3))
    assert button(game) == NEUTRAL


def test_an_award_before_the_push_is_the_outcome() -> None:
    """In the hand the floor ends it and awards the pot: the leg is that of the one named."""
    game = legs()
    game.deal()
    game.play("4 raises 20, 5 calls, 6 folds, 1 folds, 2 folds, 3 folds")
    rules(game, to(5))
    assert button(game) == leg(5)


def test_a_ruling_that_is_refused_moves_no_button() -> None:
    """The chips lie so already: the second ruling is refused, and the button stays as it is."""
    game = mucked(legs(), winner=5, loser=3)
    rules(game, to(3))
    was = game.table.kill
    assert game.refused(ruling(to(3))).reason is Reason.AWARD_STANDS
    assert game.table.kill == was

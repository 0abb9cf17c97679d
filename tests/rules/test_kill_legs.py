"""Two pots in a row: the leg up, the natural kill, and the kill button (Cooke 8.04.02, 8.04.06)."""

import pytest

from core.chips import whole
from core.hand.events import HandVoided
from core.house.settings import Overrides
from core.table.commands import SetRule, VoidHand
from core.table.kills.button_events import KillWhy
from tests.play import ADMIN, Game, chips
from tests.rules.killed import posts
from tests.rules.two_pots import killer, leg_up, legs, split
from tests.rules.winning import NEUTRAL, button, hand_won, kill, leg, moves, show_down, win

NEUTRALS: Overrides = {"kill.split_pot": "neutral", "kill.walk": "neutral"}


@pytest.mark.rule("cooke-8.04.02", 1)
def test_two_pots_in_a_row_kill_the_next_and_the_killer_who_wins_kills_again() -> None:
    """P3 wins twice, a bet of 10 of P5 in the second: he posts 20 for 20-40; and 20 once more."""
    game = killer(3)
    game.deal()
    assert (3, 20) in posts(game)
    assert game.hand.rules.stakes.small_bet == whole(20)
    assert game.hand.rules.stakes.big_bet == whole(40)
    win(game, 3, by=6, bet=True)
    assert button(game) == kill(3)
    game.deal()
    assert (3, 20) in posts(game)
    assert chips(game.hand.rules.stakes.small_bet) == 20


@pytest.mark.rule("cooke-8.04.02")
def test_a_killer_who_loses_kills_no_more() -> None:
    """P6 wins the killed pot: he has a leg up, and the next hand is played at 10-20."""
    game = killer(3)
    hand_won(game, 6, by=3, bet=True)
    assert button(game) == leg(6)
    game.deal()
    assert game.hand.posts.killer is None
    assert chips(game.hand.rules.stakes.small_bet) == 10


@pytest.mark.rule("cooke-8.04.02", 2)
@pytest.mark.rule("cooke-8.04.06")
@pytest.mark.parametrize(("settings", "lies"), [({}, leg(4)), ({"kill.walk": "neutral"}, NEUTRAL)])
def test_a_walk_keeps_the_leg_and_is_none(
    settings: Overrides, lies: tuple[object, int | None]
) -> None:
    """P4 has a leg up and all fold to his big blind: a leg still, by the alternate neutral."""
    game = leg_up(4, settings)
    hand_won(game, 4)
    assert game.hand.big_blind == 4
    assert game.hand.street == 0
    assert button(game) == lies
    assert moves(game)[-1].why is KillWhy.WALK


def test_a_killer_who_gets_a_walk_keeps_the_button_as_a_leg() -> None:
    """P3 kills and nobody calls: a pot without a flop is no second leg, and he has the first."""
    game = killer(3)
    hand_won(game, 3)
    assert game.hand.street == 0
    assert button(game) == leg(3)


@pytest.mark.rule("cooke-8.04.02", 3)
def test_who_has_a_leg_up_keeps_it_in_a_split_and_the_killer_kills_again() -> None:
    """P3 splits with P5: he keeps the leg, P5 gets none; as the killer he posts 20 again."""
    game = leg_up(3)
    split(game, 3, 5)
    assert button(game) == leg(3)
    game = killer(3)
    split(game, 3, 5)
    assert (3, 20) in posts(game)
    assert button(game) == kill(3)
    game.deal()
    assert (3, 20) in posts(game)


@pytest.mark.rule("cooke-8.04.02", 3)
@pytest.mark.rule("cooke-8.04.06")
def test_by_the_alternate_a_split_makes_the_button_neutral() -> None:
    """The same with ``kill.split_pot`` neutral: nobody has a leg, and the next hand is 10-20."""
    for game in (leg_up(3, NEUTRALS), killer(3, NEUTRALS)):
        split(game, 3, 5)
        assert button(game) == NEUTRAL
        game.deal()
        assert game.hand.posts.killer is None
        assert chips(game.hand.rules.stakes.small_bet) == 10


@pytest.mark.rule("cooke-8.04.02", 6)
def test_a_leg_of_one_who_was_away_waits_until_the_button_is_free() -> None:
    """P3 sits out with a leg, P5 wins one; a pot of P5 too small frees the button for P3."""
    game = leg_up(3)
    game.play("3 away")
    hand_won(game, 5)
    assert button(game) == leg(5)
    game.play("3 back")
    assert button(game) == leg(5)
    game.deal()
    assert (game.hand.small_blind, game.hand.big_blind) == (4, 5)
    win(game, 5, by=4)
    assert chips(game.hand.awards[0].amount) == 20
    assert [move.why for move in moves(game)[-2:]] == [KillWhy.TOO_SMALL, KillWhy.RETURNED]
    assert button(game) == leg(3)


@pytest.mark.rule("cooke-8.04.02")
def test_who_returns_to_a_free_button_has_his_leg_at_once() -> None:
    """P3 sits out with a leg, two others split: neutral, and a leg again as soon as he is back."""
    game = leg_up(3)
    game.play("3 away")
    split(game, 5, 6)
    assert button(game) == NEUTRAL
    game.play("3 back")
    assert button(game) == leg(3)


def test_a_leg_is_not_kept_by_one_who_has_played_and_lost() -> None:
    """P3 had a leg, lost the next pot to P6 and goes away: he has none when he returns."""
    game = leg_up(3)
    hand_won(game, 6)
    game.play("3 away, 3 back")
    assert game.table.kill.legs == ()
    split(game, 1, 2)
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.06", 1)
def test_a_new_game_begins_neutral() -> None:
    """Hand 1: nobody has the button; P2 wins it and has a leg up."""
    game = legs()
    game.deal()
    assert button(game) == NEUTRAL
    win(game, 2)
    assert button(game) == leg(2)


@pytest.mark.rule("cooke-8.04.06", 1)
def test_the_first_hand_after_the_game_broke_is_a_new_game() -> None:
    """All but one leave; with the two next to come the button is drawn for: nobody has a leg."""
    game = leg_up(2, seats=3)
    game.play("1 leaves, 3 leaves, 1 sits 500, 3 sits 500")
    game.deal()
    assert button(game) == NEUTRAL
    assert moves(game)[-1].why is KillWhy.NEW_GAME


@pytest.mark.rule("cooke-8.04.06", 2)
def test_who_quits_has_no_leg_and_who_is_away_keeps_it() -> None:
    """P2 leaves for good: neutral. P2 goes absent for two hands and returns: a leg again."""
    game = leg_up(2)
    game.play("2 leaves")
    assert button(game) == NEUTRAL
    assert moves(game)[-1].why is KillWhy.QUIT
    game = leg_up(2)
    game.play("2 away")
    split(game, 5, 6)
    split(game, 5, 6)
    game.play("2 back")
    assert button(game) == leg(2)


def test_who_quits_while_his_leg_waits_has_none() -> None:
    """P2's leg waits for his return; he leaves for good, and the table forgets it."""
    game = leg_up(2)
    game.play("2 away")
    split(game, 5, 6)
    game.play("2 leaves")
    assert game.table.kill.legs == ()


@pytest.mark.rule("cooke-8.04.06", 3)
@pytest.mark.parametrize("holder", [0, 3])
def test_a_split_without_the_holder_is_neutral(holder: int) -> None:
    """P4 and P5 split; the button was with nobody, or with P3 who had no part of it."""
    game = leg_up(holder) if holder else legs()
    split(game, 4, 5)
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.06", 4)
def test_the_button_goes_to_the_next_winner() -> None:
    """P2 has a leg up and P6 wins the next pot: the leg is his."""
    game = leg_up(2)
    hand_won(game, 6)
    assert button(game) == leg(6)


@pytest.mark.rule("cooke-8.04.06")
def test_the_button_lies_where_it_was_after_a_restart_in_the_hand_and_between() -> None:
    """The process ends with a leg up, with a kill due, and within the killed hand."""
    game = leg_up(3)
    game.restart()
    assert button(game) == leg(3)
    hand_won(game, 3, by=5, bet=True)
    game.restart()
    assert button(game) == kill(3)
    game.deal()
    game.restart()
    assert (button(game), game.hand.posts.killer) == (kill(3), 3)
    win(game, 3, by=5, bet=True)
    assert button(game) == kill(3)


def test_a_void_hand_decides_nothing() -> None:
    """The killed hand is void: the same player kills the next one."""
    game = killer(3)
    game.deal()
    game.do(VoidHand(ADMIN))
    assert game.of_hand(HandVoided)
    assert button(game) == kill(3)
    game.deal()
    assert (3, 20) in posts(game)


def test_two_who_win_a_pot_each_have_split_it() -> None:
    """P4, all-in, wins the main pot and P5 the side pot: nobody has won it alone, so neutral."""
    game = Game(
        6, bets=(10, 20), stacks={4: 20},
        settings={"kill.trigger": "two_pots", "betting.min_unit": 1},
    )  # fmt: skip
    game.deal({4: "As Ah", 5: "Kd Kh", 6: "7d 2c"}, board="Ad Kc 9h 8s 3c")
    game.play("4 raises 20, 5 calls, 6 calls, 1 folds, 2 folds, 3 folds")
    game.play("5 bets 10, 6 calls")
    show_down(game)
    assert [set(got) for _, got in game.pushed] == [{5}, {4}]
    assert button(game) == NEUTRAL


def test_a_house_that_gives_up_kills_has_no_button() -> None:
    """The floor sets ``kill.trigger`` to none: a leg is gone, and so is a kill that was due."""
    for game in (leg_up(3), killer(3)):
        game.do(SetRule(ADMIN, "kill.trigger", "none"))
        assert button(game) == NEUTRAL
        game.deal()
        assert game.hand.posts.killer is None


@pytest.mark.rule("cooke-8.04.06")
def test_a_house_that_changes_what_kills_has_no_legs() -> None:
    """From two pots to big ones: a leg is gone, and a kill that is due is still posted."""
    game = leg_up(3)
    game.do(SetRule(ADMIN, "kill.trigger", "big_pot"))
    assert button(game) == NEUTRAL
    game = killer(3)
    game.do(SetRule(ADMIN, "kill.trigger", "big_pot"))
    assert button(game) == kill(3)
    game.deal()
    assert (3, 20) in posts(game)


@pytest.mark.rule("cooke-8.04.02", 6)
def test_a_leg_that_waits_is_gone_when_its_owner_has_won_another() -> None:
    """P6 sits out with a leg, P5 wins one; P6 is back and wins the next himself.  When he loses
    that leg to a split he has no other."""
    game = leg_up(6)
    game.play("6 away")
    hand_won(game, 5)
    game.play("6 back")
    hand_won(game, 6)
    assert button(game) == leg(6)
    split(game, 1, 2)
    assert button(game) == NEUTRAL

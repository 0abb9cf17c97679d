"""The second leg: what a pot has to be worth to kill the next one (Cooke 8.04.02, 8.04.06)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.hand.events import UncalledReturned
from core.table.kills.button_events import KillWhy
from tests.play import Game, chips, person
from tests.rules.two_pots import killer, leg_up, legs
from tests.rules.winning import NEUTRAL, button, hand_won, kill, leg, moves, show_down, win


@pytest.mark.rule("cooke-8.04.02", 4)
@pytest.mark.rule("cooke-8.04.06")
def test_a_completed_small_blind_is_no_full_bet() -> None:
    """P4, big blind, wins 20: 5 of it are the completion, the rest blinds. No kill, neutral."""
    game = legs(seats=6)
    hand_won(game, 4)
    game.deal({4: "As Ah", 3: "7d 2c"}, board="Ad Kc 9h 8s 3c")
    assert (game.hand.small_blind, game.hand.big_blind) == (3, 4)
    game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks")
    show_down(game)
    assert game.pushed == [(0, {4: 20})]
    assert button(game) == NEUTRAL
    assert moves(game)[-1].why is KillWhy.TOO_SMALL


@pytest.mark.rule("cooke-8.04.02", 4)
@pytest.mark.parametrize(("bet", "lies"), [(False, NEUTRAL), (True, kill(4))])
def test_one_full_bet_besides_the_blinds_is_enough(
    bet: bool, lies: tuple[object, int | None]
) -> None:
    """The small blind completes, and folds to a bet, or bets 10 himself and folds to a raise."""
    game = leg_up(4)
    hand_won(game, 4, by=3, bet=bet)
    assert button(game) == lies


def test_a_call_of_the_blind_by_one_who_has_none_is_a_full_bet() -> None:
    """P6 calls 10 before the flop and folds on it: P4 has won a full bet that is no blind."""
    game = leg_up(4)
    hand_won(game, 4, by=6)
    assert button(game) == kill(4)


def test_in_a_killed_hand_a_full_bet_is_one_of_the_hand() -> None:
    """20-40: the small blind puts in 15 to call, which is less than 20; a caller's 20 is enough."""
    for by, lies in ((4, NEUTRAL), (1, kill(3))):
        game = killer(3)
        game.deal()
        assert (game.hand.small_blind, game.hand.big_blind) == (4, 5)
        win(game, 3, by=by)
        assert button(game) == lies


def test_a_short_all_in_blind_is_no_bet() -> None:
    """P5 has 6 for his big blind and all others fold: what P4 wins of him is blind money."""
    game = Game(
        4, bets=(10, 20), stacks={4: 6},
        settings={"kill.trigger": "two_pots", "betting.min_unit": 1},
    )  # fmt: skip
    hand_won(game, 3)
    game.deal({3: "As Ah", 4: "7d 2c"}, board="Ad Kc 9h 8s 3c")
    assert (game.hand.small_blind, game.hand.big_blind) == (3, 4)
    game.play("1 folds, 2 folds, 3 calls")
    assert game.pushed == [(0, {3: 12})]
    assert button(game) == NEUTRAL


def test_what_comes_back_of_a_blind_is_no_loss_of_the_others() -> None:
    """P6 and two callers are all-in for 6, 4 of the big blind come back: he has won 12 besides
    the blinds, which is a full bet."""
    game = leg_up(6)
    seats = [
        replace(one, stack=whole(6)) if one is not None and one.seat in (6, 1, 2) else one
        for one in game.table.seats
    ]
    game.table = replace(game.table, seats=tuple(seats))
    game.deal({6: "As Ah", 1: "7d 2c", 2: "7s 2d", 4: "8d 3c"}, board="Ad Kc 9h 5s 4c")
    assert (game.hand.small_blind, game.hand.big_blind) == (3, 4)
    game.play("5 folds, 6 all-in, 1 all-in, 2 all-in, 3 folds")
    show_down(game)
    assert chips(game.last(UncalledReturned).amount) == 4
    assert game.pushed == [(0, {6: 5 + 4 * 6})]
    assert button(game) == kill(6)


@pytest.mark.rule("cooke-8.04.02", 5)
@pytest.mark.parametrize(("pot", "lies"), [(55, NEUTRAL), (60, kill(6))])
def test_the_second_leg_may_be_a_pot_of_some_size(
    pot: int, lies: tuple[object, int | None]
) -> None:
    """``kill.second_leg`` pot_size with 60: P6 wins 55, no kill; he wins 60, and kills hand 3."""
    game = leg_up(6, {"kill.second_leg": "pot_size", "kill.second_leg_pot": 60})
    game.deal()
    assert (game.hand.small_blind, game.hand.big_blind) == (3, 4)
    if pot == 55:
        game.play("5 raises 20, 6 calls, 1 folds, 2 folds, 3 folds, 4 folds")
        game.play("5 checks, 6 bets 10, 5 folds")
    else:
        game.play("5 folds, 6 calls, 1 folds, 2 folds, 3 calls, 4 checks")
        game.play("3 bets 10, 4 calls, 6 calls, 3 checks, 4 checks, 6 bets 20, 3 folds, 4 folds")
    assert game.pushed == [(0, {6: pot})]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.02")
def test_without_an_amount_any_pot_is_the_second_leg() -> None:
    """``kill.second_leg`` pot_size with 0: the 55 that made no kill at 60 are enough."""
    game = leg_up(6, {"kill.second_leg": "pot_size", "kill.second_leg_pot": 0})
    game.deal()
    game.play("5 raises 20, 6 calls, 1 folds, 2 folds, 3 folds, 4 folds")
    game.play("5 checks, 6 bets 10, 5 folds")
    assert game.pushed == [(0, {6: 55})]
    assert button(game) == kill(6)


def owes_both_in_hand_four(*, kill_too: bool = False) -> Game:
    """10-20, and seat 2 has won the third hand: in the fourth seat 4 makes up 10, and 5 dead.

    Asked for, he has a kill to post too.
    """
    game = legs({"blinds.short_free_hand": False})
    hand_won(game, 3)
    game.play("4 away")
    hand_won(game, 3)
    game.play("4 back")
    hand_won(game, 2)
    assert button(game) == leg(2)
    game.play("4 posts")
    if kill_too:
        game.table = replace(game.table, kill=replace(game.table.kill, owing=(person(4),)))
    game.deal()
    assert game.places == "B5 SB6 BB1"
    return game


@pytest.mark.rule("cooke-8.04.02", 4)
def test_blinds_that_were_made_up_are_blinds() -> None:
    """Seat 4's 10 live and 5 dead are no bet, nor are 5 of a completion: no kill, neutral."""
    game = owes_both_in_hand_four()
    game.play("2 calls, 3 folds, 4 checks, 5 folds, 6 calls, 1 checks")
    game.play("6 checks, 1 checks, 2 bets 10, 4 folds, 6 folds, 1 folds")
    assert game.pushed == [(0, {2: 45})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.02", 4)
def test_what_is_raised_over_a_blind_made_up_is_a_bet() -> None:
    """Seat 4 raises his 10 to 20: those 10 are a full bet, and seat 2 kills the next pot."""
    game = owes_both_in_hand_four()
    game.play("2 calls, 3 folds, 4 raises 20, 5 folds, 6 folds, 1 folds, 2 calls")
    game.play("2 bets 10, 4 folds")
    assert button(game) == kill(2)


@pytest.mark.rule("cooke-8.04.02", 4)
@pytest.mark.rule("cooke-12.18")
def test_a_straddle_is_a_blind() -> None:
    """Seat 5 straddles 20 and puts in no more: what seat 6 wins is blinds, no kill, neutral."""
    game = leg_up(6)
    game.play("5 straddles")
    game.deal()
    game.play("6 calls, 1 folds, 2 folds, 3 folds, 4 folds, 5 checks, 5 checks, 6 bets 10")
    game.play("5 folds")
    assert game.pushed == [(0, {6: 5 + 10 + 20 + 20})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.02", 4)
def test_the_kill_of_another_is_a_blind() -> None:
    """P2 posts the 20 that he owed and puts in no more: P6, with a leg, has won no full bet."""
    game = leg_up(6)
    game.table = replace(game.table, kill=replace(game.table.kill, owing=(person(2),)))
    game.deal()
    assert game.hand.posts.killer == 2
    game.play("5 folds, 6 calls, 1 folds, 2 checks, 3 folds, 4 folds, 2 checks, 6 bets 20")
    game.play("2 folds")
    assert game.pushed == [(0, {6: 5 + 10 + 20 + 20})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.01")
@pytest.mark.rule("cooke-12.20.07")
def test_a_dead_blind_is_made_up_beside_the_kill() -> None:
    """Seat 4 owes both blinds and a kill: his 20 stand for the live 10, and the 5 lie dead."""
    game = owes_both_in_hand_four(kill_too=True)
    assert (chips(game.player(4).bet), chips(game.hand.dead)) == (20, 5)
    assert game.pot == 5 + 10 + 20 + 5

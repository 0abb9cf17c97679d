"""Kills that are owed: posted with the first hand that has kills (Cooke 8.04.08)."""

import pytest
from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.present import board, plain
from core.table import commands as c
from core.table.events import PlayerLeft
from core.table.kills.button import KillButton, KillState
from core.table.kills.button_events import KillButtonMoved, KillWhy
from tests.play import Game, chips, person
from tests.rules.killed import posts
from tests.rules.two_pots import due, owing
from tests.rules.winning import button, kill, leg, moves, win


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_that_is_owed_is_posted_in_the_next_hand_and_takes_no_leg_away() -> None:
    """P2 owes a kill and P6 has the leg: P2 posts 20, 20-40 is played, and P6 wins his second."""
    game = owing(2)
    assert "KILL OWED" in plain(board(game.view()))
    game.deal()
    assert "KILL OWED" not in plain(board(game.view()))
    assert (game.hand.posts.killer, button(game)) == (2, leg(6))
    assert (2, 20) in posts(game)
    win(game, 6, by=2, bet=True)
    assert button(game) == kill(6)
    assert game.table.kill.owing == ()


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_that_is_owed_is_paid_dead_where_another_kills() -> None:
    """P6 kills and P2 owes: P6's 20 are live, P2's 20 dead, and the limits double once."""
    game = owing(2, KillState.KILL)
    game.deal()
    assert game.hand.posts.killer == 6
    assert (2, 20) in posts(game)
    assert (6, 20) in posts(game)
    assert chips(game.hand.dead) == 20
    assert chips(game.hand.rules.stakes.small_bet) == 20
    assert game.table.kill.owing == ()


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_that_is_owed_waits_for_a_game_with_kills() -> None:
    """HORSE: stud is dealt and P2 owes a kill all the same; in the next hold'em he posts it."""
    game = Game(2, game="horse", bets=(10, 20), settings={"kill.trigger": "two_pots"})
    stud = None
    while stud is None or game.table.kill.owing:
        game.deal()
        if game.hand.big_blind is None:
            if stud is None:
                stud = game.hand.game
                owed = KillButton(owing=(person(2),))
                game.table = replace(game.table, kill=owed)
            assert game.table.kill.owing == (person(2),)
            game.play(f"{game.to_act} brings in, {3 - int(game.to_act or 0)} folds")
        elif stud is None:
            game.skip_hand()
    assert game.hand.game == "texas_holdem"
    assert game.hand.posts.killer == 2


@pytest.mark.rule("cooke-8.04.08")
def test_who_has_nothing_left_owes_his_kill() -> None:
    """P6 must kill and has no chips: the hand is not killed, he owes it until he has some."""
    game = due(6)
    seats = list(game.table.seats)
    seats[5] = replace(game.occupant(6), stack=NO_CHIPS, is_away=True)
    game.table = replace(game.table, seats=tuple(seats))
    game.deal()
    assert game.hand.posts.killer is None
    assert chips(game.hand.rules.stakes.small_bet) == 10
    assert game.table.kill == KillButton(owing=(person(6),))
    assert game.of_hand(KillButtonMoved) == []
    assert moves(game)[-1].why is KillWhy.OWED


@pytest.mark.rule("cooke-8.04.08")
def test_who_leaves_owing_owes_it_at_his_return() -> None:
    """P2 owes a kill and leaves without a word of refusal: he may return at once, and owes it."""
    game = owing(2)
    game.play("2 leaves")
    left = game.last(PlayerLeft)
    assert (left.owes_kill, left.refused_kill) == (True, False)
    visit = c.Visit(game.at, left.cashed_out, owes_kill=True)
    game.do(c.SitDown(person(2), "P2", left.cashed_out, visit=visit))
    assert game.table.kill.owing == (person(2),)

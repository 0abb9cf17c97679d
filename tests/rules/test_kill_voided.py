"""Kills of hands that are void: what was paid goes back and is due again (Cooke 8.04.08, 10.17)."""

import pytest

from core.chips import whole
from core.ids import Seat
from core.table import commands as c
from core.table.events import PlayerLeft
from core.table.kills.button import KillButton, KillState
from core.table.kills.button_events import KillPaidBack
from tests.play import ADMIN, chips, person
from tests.rules.killed import posts
from tests.rules.two_pots import due, left_out, owing
from tests.rules.winning import button, kill


def test_a_void_hand_gives_a_dead_kill_back_and_it_is_due_again() -> None:
    """P3 sits out, 20 dead; the hand is void: he has them back, and they go into the next one."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    game.do(c.VoidHand(ADMIN))
    assert game.last(KillPaidBack).amount == whole(20)
    assert (game.stack(3), button(game)) == (stack, kill(3))
    game.deal()
    assert chips(game.hand.dead) == 20


@pytest.mark.rule("cooke-12.21")
def test_a_misdeal_for_its_button_gives_a_dead_kill_back() -> None:
    """P3 sits out, 20 dead; the button was wrong: he has them back, and they go into the next."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    game.do(c.MoveButton(ADMIN, Seat(5)))
    assert game.last(KillPaidBack).amount == whole(20)
    assert (game.stack(3), button(game)) == (stack, kill(3))
    game.deal()
    assert (game.hand.button, chips(game.hand.dead)) == (5, 20)


def test_a_kill_that_is_owed_is_owed_again_when_the_hand_is_void() -> None:
    """P2 has his 20 back that he owed, whether he killed with them or they lay dead."""
    for state in (KillState.LEG_UP, KillState.KILL):
        game = owing(2, state)
        game.deal()
        assert game.table.kill.owing == ()
        game.do(c.VoidHand(ADMIN))
        assert game.table.kill == KillButton(state, person(6), owing=(person(2),))
        game.deal()
        assert (2, 20) in posts(game)


def test_a_kill_left_out_is_made_up_for_again_when_the_hand_is_void() -> None:
    """P3 posts it, the hand is void, and he posts it in the next one."""
    game = left_out("required_next_unkilled")
    for _ in range(2):
        game.deal()
        assert game.hand.posts.killer == 3
        game.do(c.VoidHand(ADMIN))
        assert game.table.kill.missed == person(3)


def test_who_gets_up_in_a_void_hand_owes_no_kill_at_the_table() -> None:
    """P2, who owes a kill, is not dealt in and leaves before the hand is void: no more of it."""
    game = owing(2)
    game.play("2 away")
    game.deal()
    game.play("2 leaves")
    game.do(c.VoidHand(ADMIN))
    assert game.last(PlayerLeft).owes_kill
    assert game.table.kill == KillButton(KillState.LEG_UP, person(6))

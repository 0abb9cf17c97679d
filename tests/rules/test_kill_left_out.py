"""Kills left out by mistake, and how they are made up for (Cooke 8.04.08)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.refusal import Reason
from core.table import commands as c
from core.table.kills.button import KillState
from core.table.kills.button_events import KillWhy
from core.view.choices import choices_of
from tests.play import person
from tests.rules.killed import posts
from tests.rules.two_pots import left_out
from tests.rules.winning import moves, win


@pytest.mark.rule("cooke-8.04.08", 3)
def test_a_kill_left_out_may_be_made_up_for_with_the_next_hand() -> None:
    """optional_next: P3 may kill the next hand, and nobody can object; he says so and posts 20."""
    game = left_out("optional_next")
    assert game.table.kill.missed == person(3)
    assert KillWhy.MISSED in [move.why for move in moves(game)]
    offered = {seat: choices_of(game.table, person(seat), game.at).kill for seat in range(1, 7)}
    assert offered[3] == whole(20)
    game.do(c.KillPot(person(3)))
    game.deal()
    kill_now = game.table.kill
    assert (game.hand.posts.killer, kill_now.missed) == (3, None)
    assert (3, 20) in posts(game)


@pytest.mark.rule("cooke-8.04.08", 3)
def test_a_kill_left_out_need_not_be_made_up_for() -> None:
    """optional_next: P3 says nothing, the hand is played at 10-20, and that was that."""
    game = left_out("optional_next")
    game.deal()
    assert game.hand.posts == replace(game.hand.posts, killer=None)
    assert game.table.kill.missed is None
    game.skip_hand()
    game.deal()
    assert game.hand.posts.killer is None


@pytest.mark.rule("cooke-8.04.08", 3)
def test_by_the_alternate_it_is_posted_with_the_next_unkilled_pot() -> None:
    """required_next_unkilled: P3 posts 20 in the next hand without being asked."""
    game = left_out("required_next_unkilled")
    game.deal()
    assert game.hand.posts.killer == 3
    assert game.table.kill.missed is None


@pytest.mark.rule("cooke-8.04.08", 3)
def test_by_the_alternate_it_waits_while_another_kills() -> None:
    """required_next_unkilled: P6 kills the next hand, and P3 the one after."""
    game = left_out("required_next_unkilled")
    kill_of_6 = replace(game.table.kill, state=KillState.KILL, person=person(6))
    game.table = replace(game.table, kill=kill_of_6)
    game.deal()
    assert game.hand.posts.killer == 6
    assert game.table.kill.missed == person(3)
    win(game, 5, by=2, bet=True)
    game.deal()
    assert game.hand.posts.killer == 3


@pytest.mark.rule("cooke-8.04.08", 3)
@pytest.mark.rule("cooke-8.04.11", 1)
def test_who_may_make_up_for_his_kill_may_not_where_another_owes_one() -> None:
    """optional_next: P2 posts what he owes with the next hand; there is one kill a deal."""
    game = left_out("optional_next")
    owed = replace(game.table.kill, owing=(person(2),))
    game.table = replace(game.table, kill=owed)
    refusal = game.refused(c.KillPot(person(3)))
    assert (refusal.reason, refusal.rule) == (Reason.KILL_TAKEN, "cooke-8.04.11")

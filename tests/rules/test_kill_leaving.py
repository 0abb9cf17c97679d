"""Leaving with a kill that is due: it is posted first, dead (Cooke 8.04.08)."""

import pytest
from msgspec.structs import replace

from core.chips import NO_CHIPS, whole
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.events import CameBack, PlayerLeaving, PlayerLeft
from core.table.kills.button_events import KillPaid
from tests.play import ADMIN, Game, chips, person
from tests.rules.killed import posts
from tests.rules.two_pots import due
from tests.rules.winning import NEUTRAL, button, hand_won, kill, leg, win


@pytest.mark.rule("cooke-8.04.08", 1)
def test_who_leaves_before_the_deal_has_his_kill_posted_dead() -> None:
    """P3 says he leaves: 20 lie dead, the hand is played at 20-40, then P3 has gone."""
    game = due()
    stack = game.stack(3)
    game.play("3 leaves")
    assert game.last(PlayerLeaving).seat == 3
    game.deal()
    paid = game.last(KillPaid)
    assert (paid.seat, paid.amount) == (3, whole(20))
    assert game.hand.player_of(person(3)) is None
    assert (chips(game.hand.dead), game.hand.pot) == (20, whole(35))
    assert chips(game.hand.rules.stakes.small_bet) == 20
    assert chips(game.menu.call) == 20
    win(game, 6, by=5, bet=True)
    left = game.last(PlayerLeft)
    assert (left.seat, chips(left.cashed_out)) == (3, stack - 20)
    assert not left.owes_kill
    assert button(game) == leg(6)
    game.deal()
    assert game.hand.posts.killer is None


@pytest.mark.rule("cooke-8.04.08", 1)
def test_who_sits_out_pays_it_too_and_keeps_his_seat() -> None:
    """P3 goes away before the deal: 20 dead, 20-40, and he sits there with the rest."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    assert (game.hand.player_of(person(3)), chips(game.hand.dead)) == (None, 20)
    assert chips(game.hand.rules.stakes.big_bet) == 40
    win(game, 6, by=5, bet=True)
    assert game.stack(3) == stack - 20
    assert button(game) == leg(6)


@pytest.mark.rule("cooke-8.04.08", 1)
def test_who_said_in_the_hand_that_he_leaves_stays_for_the_kill_he_has_won() -> None:
    """P3 has a leg up and leaves after this hand, which he wins: his kill is in the next one."""
    game = Game(6, bets=(10, 20), settings={"kill.trigger": "two_pots", "betting.min_unit": 1})
    hand_won(game, 3)
    game.deal()
    game.play("3 leaves")
    win(game, 3, by=5, bet=True)
    assert game.table.occupant_of(person(3)) is not None
    game.deal()
    assert chips(game.hand.dead) == 20
    win(game, 6, by=5, bet=True)
    assert game.table.occupant_of(person(3)) is None


def test_who_changes_his_mind_is_dealt_in_and_kills() -> None:
    """P3 leaves, and stays after all: his 20 are live in front of him."""
    game = due()
    game.play("3 leaves, 3 back")
    assert not game.all(CameBack)
    game.deal()
    assert (3, 20) in posts(game)
    assert not game.all(KillPaid)


def test_leaving_again_or_at_once_is_refused_until_the_kill_is_posted() -> None:
    """P3 may not get up twice, nor move to another table at once: KILL_DUE."""
    game = due()
    assert game.refused(c.Leave(person(3), at_once=True)).reason is Reason.KILL_DUE
    game.play("3 leaves")
    refusal = game.refusal("3 leaves")
    assert (refusal.reason, refusal.rule) == (Reason.KILL_DUE, "cooke-8.04.08")


def test_who_is_ejected_has_his_kill_posted_before_he_gets_up() -> None:
    """The floor ejects P3 between hands: his 20 are dead in the next one, then he is gone."""
    game = due()
    game.do(c.Eject(ADMIN, person(3)))
    assert game.table.occupant_of(person(3)) is not None
    game.deal()
    assert chips(game.hand.dead) == 20
    win(game, 6, by=5, bet=True)
    assert game.last(PlayerLeft).ejected


def test_a_game_that_breaks_has_no_kill() -> None:
    """Heads-up P2 must kill and P1 leaves first: nobody is there to be dealt it, he owes none."""
    game = two_players()
    game.play("1 leaves, 2 leaves")
    left = game.last(PlayerLeft)
    assert (left.seat, left.owes_kill) == (2, False)
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.08")
def test_who_breaks_the_game_himself_owes_his_kill() -> None:
    """Heads-up P2 must kill and leaves: no hand waits for him, but he kills the first one after."""
    game = two_players()
    game.play("2 leaves")
    left = game.last(PlayerLeft)
    assert (left.seat, left.owes_kill) == (2, True)
    assert button(game) == NEUTRAL
    visit = c.Visit(game.at, left.cashed_out, owes_kill=left.owes_kill, is_back=True)
    game.do(c.SitDown(person(2), "P2", left.cashed_out, Seat(2), visit=visit))
    game.deal()
    assert game.hand.posts.killer == 2


def two_players() -> Game:
    """Heads-up P2 has won two pots, and must kill the third."""
    game = Game(2, bets=(10, 20), settings={"kill.trigger": "two_pots", "betting.min_unit": 1})
    hand_won(game, 2)
    hand_won(game, 2, by=1, bet=True)
    assert button(game) == kill(2)
    return game


def test_who_waits_to_post_his_kill_gets_up_when_the_others_have_gone() -> None:
    """P3 is about to leave with his kill when all but one of the others leave: no deal, no kill."""
    game = due(seats=5)
    game.play("3 leaves, 1 leaves, 2 leaves")
    assert game.table.occupant_of(person(3)) is not None
    game.play("4 leaves")
    assert game.table.occupant_of(person(3)) is None
    assert button(game) == NEUTRAL


def test_a_table_called_off_gives_a_dead_kill_back() -> None:
    """P3 leaves with his kill in the pot, and the table is called off: all 20 go home with him."""
    game = due()
    stack = game.stack(3)
    game.play("3 leaves")
    game.deal()
    game.do(c.CallOff(ADMIN))
    out = {left.person: chips(left.cashed_out) for left in game.all(PlayerLeft)}
    assert out[person(3)] == stack
    assert game.table.is_closed


def test_who_is_leaving_cannot_get_up_while_his_dead_kill_is_played_for() -> None:
    """Were the hand void it would be his again: P3 waits for its end."""
    game = due()
    game.play("3 leaves")
    game.deal()
    assert game.refusal("3 leaves").reason is Reason.KILL_DUE


@pytest.mark.rule("cooke-8.04.08", 1)
def test_a_dead_kill_survives_a_restart_within_the_hand() -> None:
    """The process ends while P3's 20 lie in the pot: they are there, and he leaves after it."""
    game = due()
    game.play("3 leaves")
    game.restart()
    game.deal()
    game.restart()
    assert (chips(game.hand.dead), game.table.kill.paid) == (20, whole(20))
    win(game, 6, by=5, bet=True)
    game.restart()
    assert game.table.occupant_of(person(3)) is None
    assert game.table.kill.paid == NO_CHIPS


@pytest.mark.rule("cooke-8.04.08")
@pytest.mark.rule("cooke-12.19")
def test_a_dead_kill_is_paid_in_whole_units() -> None:
    """P3 has 12 left and chips of 5 are bet: 10 lie dead, and he leaves with 2."""
    game = due(settings={"betting.min_unit": 5})
    seats = list(game.table.seats)
    seats[2] = replace(game.occupant(3), stack=whole(12))
    game.table = replace(game.table, seats=tuple(seats))
    game.play("3 leaves")
    game.deal()
    assert game.last(KillPaid).amount == whole(10)
    assert chips(game.menu.call) == 20
    win(game, 6, by=5, bet=True)
    assert game.last(PlayerLeft).cashed_out == whole(2)

"""Going away when a blind is due: post it and go after the hand, or miss it (Cooke 17.10)."""

import pytest

from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.refusal import Reason
from core.table import events as e
from core.table.commands import ComeBack, GoAway
from core.table.seats.going_away import blind_due
from tests.play import Game, person


@pytest.mark.rule("cooke-17.10", 3)
def test_whose_blind_is_due() -> None:
    """With the button at seat 1, seats 2 and 3 post now; the next big blind is seat 4's, the next
    small one seat 3's, and nobody else has anything to post."""
    game = Game(5, button=1)
    game.deal()
    due = [blind_due(game.table, Seat(seat), game.at) for seat in range(1, 6)]
    assert due == [None, None, PostKind.SMALL, PostKind.BIG, None]
    game.skip_hand()
    assert [blind_due(game.table, Seat(seat), game.at) for seat in (3, 4)] == due[2:4]
    game.do(GoAway(person(4)))
    assert blind_due(game.table, Seat(4), game.at) is None
    assert blind_due(game.table, Seat(5), game.at) is PostKind.BIG


@pytest.mark.rule("cooke-17.10", 3)
def test_post_it_and_go_after_the_hand() -> None:
    """He is dealt the hand of his big blind, posts it, and is out of the next one."""
    game = Game(5, button=1)
    game.deal()
    game.do(GoAway(person(4), plays_next=True))
    game.skip_hand()
    assert not game.occupant(4).is_away, "the hand that he was in already is not the one"
    game.deal()
    assert game.posts[4] == 20
    game.skip_hand()
    assert game.occupant(4).is_away
    game.deal()
    assert Seat(4) not in game.hand.seats


@pytest.mark.rule("cooke-17.10")
def test_he_may_change_his_mind() -> None:
    """Back before the hand is over he stays; asked twice the same is refused."""
    game = Game(5, button=1)
    game.do(GoAway(person(4), plays_next=True))
    again = game.refused(GoAway(person(4), plays_next=True))
    assert again.reason is Reason.ALREADY_AWAY
    game.do(ComeBack(person(4)))
    assert game.last(e.AwayPlanned) == e.AwayPlanned(Seat(4), 0)
    assert game.refused(ComeBack(person(4))).reason is Reason.NOT_AWAY

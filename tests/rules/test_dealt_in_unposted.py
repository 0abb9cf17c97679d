"""Dealt in by mistake without making up for missed blinds: Cooke 12.12."""

import pytest

from core.hand.state import Standing
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.blinds.duties import Owes
from core.table.floor.misdeals.errors import DealError, Fault
from tests.play import ADMIN, Game, person
from tests.rules.misdealt import look_through, unposted
from tests.rules.straddled import owing_both

FOUR = Seat(4)
POSTS = c.AnswerPost(person(4), posts=True)
DECLINES = c.AnswerPost(person(4), posts=False)


def told(*, has_looked: bool = False) -> c.ReportIrregularity:
    """The floor sees that seat 4 was dealt in without a post."""
    return c.ReportIrregularity(ADMIN, DealError.DEALT_UNPOSTED, FOUR, has_looked)


def dealt_in() -> Game:
    """20-40: seat 4 owes 20 live and 10 dead, is under the gun, and was dealt in without them."""
    game = owing_both()
    game.play("4 posts")
    game.deal()
    assert game.to_act == 4
    assert game.stack(4) == 970
    unposted(game, 4)
    assert (game.stack(4), game.pot) == (1000, 30)
    return game


def is_asked(game: Game) -> bool:
    """Whether play waits for seat 4 to say whether he posts."""
    objection = game.table.objection
    fault = objection.fault if objection is not None else None
    return fault is not None and (fault.error, fault.seat) == (DealError.DEALT_UNPOSTED, FOUR)


@pytest.mark.rule("cooke-12.12", 4)
@pytest.mark.parametrize("by_himself", [False, True])
def test_who_has_not_looked_may_still_post(by_himself: bool) -> None:
    """Nobody has acted: he is asked, posts 20 live and 10 dead, and plays on from there."""
    game = dealt_in()
    if by_himself:
        look_through(game)
    else:
        game.do(told())
    assert is_asked(game)
    assert game.refusal("4 checks").reason is Reason.FLOOR_AWAITED
    other = c.AnswerPost(person(5), posts=True)
    assert game.refused(other).reason is Reason.NO_POST_ASKED
    game.wait(30)
    game.do(POSTS)
    assert not is_asked(game)
    assert (game.stack(4), game.pot) == (970, 60)
    assert (game.to_act, game.menu.may_check) == (4, True)
    game.play("4 checks")


@pytest.mark.rule("cooke-12.12", 4)
def test_who_declines_has_a_dead_hand_and_waits_for_his_big_blind() -> None:
    """His hand is dead; he owes both blinds as before, and is dealt in when the big one is his."""
    game = dealt_in()
    game.do(told())
    game.do(DECLINES)
    assert game.player(4).standing is Standing.FOLDED
    assert (game.stack(4), game.pot, game.to_act) == (1000, 30, 5)
    assert game.occupant(4).duties.owes is Owes.BOTH
    game.next_hand()
    assert game.places == "B2 SB3 BB4"
    assert game.posts == {3: 10, 4: 20}


@pytest.mark.rule("cooke-12.12", 4)
@pytest.mark.parametrize("has_looked", [True, False])
def test_a_look_or_action_makes_the_hand_dead(has_looked: bool) -> None:
    """He has opened his cards, or somebody has acted: nobody asks him."""
    game = dealt_in()
    if not has_looked:
        game.play("4 checks")
    game.do(told(has_looked=has_looked))
    assert not is_asked(game)
    assert game.player(4).standing is Standing.FOLDED
    assert game.to_act == 5
    assert game.occupant(4).duties.owes is Owes.BOTH


@pytest.mark.rule("cooke-12.12", 4)
def test_no_answer_is_a_no() -> None:
    """When the time for it is over his hand is dead, and play goes on."""
    game = dealt_in()
    game.do(told())
    game.run_deadline()
    assert game.player(4).standing is Standing.FOLDED
    assert game.to_act == 5


@pytest.mark.rule("cooke-12.12")
def test_only_who_owes_is_asked() -> None:
    """Nobody is asked twice for what he has posted, nor without having been asked."""
    game = owing_both()
    game.play("4 posts")
    game.deal()
    assert game.refused(told()).reason is Reason.NOTHING_TO_CORRECT
    assert game.refused(POSTS).reason is Reason.NO_POST_ASKED
    assert Fault(DealError.DEALT_UNPOSTED, FOUR).by is None

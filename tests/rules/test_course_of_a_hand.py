"""From the first riffle to the push of the pot: Cooke 4.03 to 4.06, 4.12, 10.01."""

import pytest

from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from core.table import deadlines
from core.table import events as e
from core.table.commands import CloseTable
from tests.play import ADMIN, Game, person


@pytest.mark.rule("cooke-4.03", 1)
def test_a_walk() -> None:
    """All fold to the big blind: he wins the 5 and has his own 10 back, without a card turned."""
    game = Game(6, button=1, blinds=(5, 10))
    game.deal()
    game.play("all fold to 3")
    assert not game.table.is_in_hand
    assert game.stack(3) == 1005
    assert game.stack(2) == 995
    assert game.of_hand(h.BoardTurned) == []


@pytest.mark.rule("cooke-4.04", 1)
def test_no_check_facing_a_bet() -> None:
    """A check that faces 20 is refused with the price, and the turn stays where it was."""
    game = Game(6, button=1, blinds=(10, 20))
    game.deal()
    refusal = game.refusal("4 checks")
    assert refusal.reason is Reason.FACING_BET
    assert refusal.rule == "cooke-4.04"
    assert (refusal.facts["call"], refusal.facts["wager"]) == (20_00, 20_00)
    assert game.to_act == 4


@pytest.mark.rule("cooke-4.04", 2)
def test_no_call_without_a_bet() -> None:
    """With no bet there is nothing to call, and a bet of the minimum of 10 is taken."""
    game = Game(3, button=1, blinds=(5, 10))
    game.deal()
    game.play("all call")
    assert game.refusal("2 calls").reason is Reason.NOTHING_TO_CALL
    assert game.refusal("2 raises 10").reason is Reason.NO_BET_TO_RAISE
    game.play("2 bets 10")
    assert game.pot == 40


@pytest.mark.rule("cooke-4.05", 1)
def test_leaving_waits_for_the_end_of_the_hand() -> None:
    """A player who leaves after the deal plays on, and gets up when he is out and it is over."""
    game = Game(3, button=1, blinds=(10, 20))
    game.deal()
    game.play("2 leaves, 1 calls")
    assert game.to_act == 2
    game.play("2 folds, 3 checks")
    assert game.occupant(2).is_leaving
    game.skip_hand()
    (left,) = game.all(e.PlayerLeft)
    assert (left.person, left.cashed_out) == (person(2), 990_00)
    assert game.table.occupant(left.seat) is None


@pytest.mark.rule("cooke-4.05")
def test_closing_and_topping_up_wait_for_the_end_of_the_hand() -> None:
    """During a hand a closing table deals it to its end, and bought chips lie behind."""
    game = Game(2, button=1, blinds=(10, 20))
    game.deal()
    game.play("2 tops 300")
    assert game.stack(2) == 980
    game.do(CloseTable(ADMIN))
    game.play("1 raises 60, 2 calls")
    assert game.all(e.TableClosed) == []
    game.skip_hand()
    assert game.table.is_closed
    assert sum(left.cashed_out for left in game.all(e.PlayerLeft)) == 2300_00


@pytest.mark.rule("cooke-4.05", 3)
def test_a_restart_resumes_the_same_hand() -> None:
    """Folded anew from its journal, the table has the same deck, turn and clock, and goes on."""
    game = Game(3, button=1)
    game.deal({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"}, "2c 7d 9h Jc 4d")
    game.play("all call, 2 bets 40, 3 calls, 2 asks clock")
    before = (game.table, game.hand.deck, deadlines(game.table))
    game.restart()
    assert (game.table, game.hand.deck, deadlines(game.table)) == before
    assert game.to_act == 1
    game.play("1 calls, all check, all check, 2 shows, 3 mucks, 1 shows")
    assert game.pushed == [(0, {1: 180})]


@pytest.mark.rule("cooke-4.06", 1)
def test_action_goes_clockwise_to_the_last_who_must_respond() -> None:
    """Seats 2, 5 and 7: after 5's check-raise 7 and then 2 respond, and the round is over."""
    game = Game(7, taken=(2, 5, 7), button=2, blinds=(5, 10))
    game.deal()
    game.play("all call")
    assert game.to_act == 5
    game.play("5 checks, 7 bets 10, 2 calls, 5 raises 20")
    assert game.to_act == 7
    game.play("7 calls")
    assert game.to_act == 2
    game.play("2 calls")
    assert game.hand.street == 2


@pytest.mark.rule("cooke-4.06", 2)
def test_a_round_without_a_bet_ends_in_last_position() -> None:
    """When all check from 5 round to 2 the round is over."""
    game = Game(7, taken=(2, 5, 7), button=2, blinds=(5, 10))
    game.deal()
    game.play("all call, 5 checks, 7 checks")
    assert (game.to_act, game.hand.street) == (2, 1)
    game.play("2 checks")
    assert game.hand.street == 2


@pytest.mark.rule("cooke-4.12", 1)
def test_a_bet_that_nobody_matches_wins() -> None:
    """20 into 60 and all fold: the 20 come back first, then the 60 are pushed."""
    game = Game(3, button=1, blinds=(10, 20))
    game.deal()
    game.play("all call, 2 bets 20, 3 folds, 1 folds")
    (returned,) = game.of_hand(h.UncalledReturned)
    (pushed,) = game.of_hand(h.PotPushed)
    assert (returned.seat, returned.amount) == (2, 20_00)
    assert game.pushed == [(0, {2: 60})]
    assert game.events.index(returned) < game.events.index(pushed)
    assert game.stack(2) == 1040


@pytest.mark.rule("cooke-4.12", 3)
def test_a_folded_hand_has_no_claim() -> None:
    """Folded on the turn after 40, the best hand gets nothing of the final 300."""
    game = Game(3, button=3, blinds=(10, 20))
    game.deal({1: "Kc Kd", 2: "Qc Qd", 3: "Ac Ad"}, "2s 7d 9h Js 4c")
    game.play("all call, 1 bets 20, 2 calls, 3 calls, 1 bets 90, 2 calls, 3 folds, all check")
    assert game.pot == 300
    game.play("1 shows, 2 mucks")
    assert game.pushed == [(0, {1: 300})]
    assert game.stack(3) == 960


@pytest.mark.rule("cooke-10.01", 1)
@pytest.mark.parametrize(("checking_out", "is_out"), [(False, False), (True, True)])
def test_a_fold_that_faces_no_bet(checking_out: bool, is_out: bool) -> None:
    """A fold with nothing to call counts as a check, unless the house allows checking out."""
    settings: Overrides = {"betting.checking_out": checking_out}
    game = Game(3, button=1, settings=settings)
    game.deal()
    game.play("all call, 2 folds")
    assert game.player(2).is_in is not is_out

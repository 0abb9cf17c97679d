"""Folds: taken back, and made out of turn (Cooke 10.19; USPC and Hoyle on dropping)."""

import pytest

from core.hand import events as h
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import events as e
from core.table.commands import RestoreHand
from tests.play import ADMIN, Game
from tests.turns import flop

DEAD: Overrides = {"betting.fold_out_of_turn": "dead_hand"}
HOYLE: Overrides = {"betting.fold_out_of_turn": "hoyle_must_call"}


@pytest.mark.rule("cooke-10.19", 1)
def test_a_fold_may_be_taken_back_until_somebody_acts() -> None:
    """Seat 4 folds and takes it back: his hand is live and it is his turn; not once seat 5 has
    acted, and not once the next card has been dealt."""
    game = flop(to=3)
    game.play("3 bets 20, 4 folds, 4 undoes")
    assert game.player(4).is_in
    assert (game.to_act, game.menu.call) == (4, 20_00)
    assert game.occupant(4).folds_undone == 1
    acted = flop(to=3)
    acted.play("3 bets 20, 4 folds, 5 calls")
    assert acted.refusal("4 undoes").reason is Reason.FOLD_IS_FINAL
    closed = flop(to=5)
    closed.play("5 bets 20, 1 calls, 2 calls, 3 calls, 4 folds")
    assert closed.hand.street == 2
    assert closed.refusal("4 undoes").reason is Reason.FOLD_IS_FINAL


@pytest.mark.rule("cooke-10.19")
def test_a_fold_that_ends_the_hand_is_final() -> None:
    """The pot has been paid: there is nothing left to take back."""
    game = Game(2, button=1)
    game.deal()
    game.play("1 folds")
    assert game.refusal("1 undoes").reason in (Reason.FOLD_IS_FINAL, Reason.NO_HAND, Reason.STALE)
    assert not game.table.is_in_hand


@pytest.mark.rule("cooke-10.19")
def test_once_in_a_session() -> None:
    """The second fold of a session stands."""
    game = flop(to=3)
    game.play("3 bets 20, 4 folds, 4 undoes, 4 folds")
    assert game.refusal("4 undoes").reason is Reason.UNDO_SPENT


@pytest.mark.rule("cooke-10.19")
def test_a_held_act_behind_closes_the_window() -> None:
    """Seat 5 had declared a call: it is made at once, and seat 4's fold stands."""
    game = flop(to=3)
    game.play("3 bets 20, 5 calls, 4 folds")
    assert game.to_act == 1
    assert game.refusal("4 undoes").reason is Reason.FOLD_IS_FINAL


@pytest.mark.rule("cooke-10.19")
@pytest.mark.rule("cooke-10.09")
def test_only_a_fold_is_taken_back() -> None:
    """A check, a call and a bet are final; so is a fold that the clock has made."""
    game = flop(to=3)
    for line in ("3 checks", "4 bets 20", "5 calls"):
        game.play(line)
        assert game.refusal(f"{line[0]} undoes").reason is Reason.ACT_IS_FINAL
    assert game.to_act == 1
    game.run_deadline()
    game.run_deadline()
    assert game.last(e.TurnExpired).seat == 1
    assert game.refusal("1 undoes").reason is Reason.FOLD_IS_FINAL


@pytest.mark.rule("uspc-law-fold", 2)
def test_never_taken_back() -> None:
    """With ``betting.undo_fold`` never the fold to a bet stands though nobody has acted."""
    game = flop({"betting.undo_fold": "never"}, to=3)
    game.play("3 bets 20, 4 folds")
    assert game.refusal("4 undoes").reason is Reason.FOLD_IS_FINAL
    assert not game.player(4).is_in


@pytest.mark.rule("uspc-law-fold", 3)
def test_taken_back_before_the_next_has_acted() -> None:
    """A folds to a bet and takes it back before B has acted; after B's call it is refused."""
    game = flop(to=3)
    game.play("3 bets 20, 4 folds, 4 undoes")
    assert game.to_act == 4
    again = flop(to=3)
    again.play("3 bets 20, 4 folds, 5 calls")
    assert again.refusal("4 undoes").reason is Reason.FOLD_IS_FINAL


@pytest.mark.rule("uspc-law-pass-out-of-turn", 1)
def test_a_fold_before_the_turn_is_dead_at_once() -> None:
    """Seat 5 folds while seat 3 is to act: the table sees it, and he can win nothing."""
    game = flop(DEAD)
    prompt, clock = game.hand.action, game.table.clock
    game.play("5 folds")
    assert game.last(h.FoldedEarly).seat == 5
    assert not game.player(5).is_in
    assert (game.to_act, game.hand.action, game.table.clock) == (3, prompt, clock)
    assert game.refusal("5 undoes").reason is Reason.FOLD_IS_FINAL
    game.play("3 checks, 4 checks")
    assert (game.to_act, game.refusal("5 checks").reason) == (1, Reason.ALREADY_FOLDED)


@pytest.mark.rule("uspc-law-pass-out-of-turn")
def test_a_dead_hand_pays_nothing() -> None:
    """What is bet after the early fold is no more his business."""
    game = flop(DEAD, seats=3, to=1)
    game.play("3 folds, 1 bets 50, 2 calls")
    assert game.all(h.DeadCallMade) == []
    assert (game.stack(3), game.pots) == (980, [(160, (1, 2))])


@pytest.mark.rule("uspc-law-pass-out-of-turn")
def test_the_last_opponent_folds_before_his_turn() -> None:
    """Heads-up the hand is over at once: whoever was to act has won."""
    game = Game(2, button=1, settings=DEAD)
    game.deal()
    game.play("2 folds")
    assert not game.table.is_in_hand
    assert (game.stack(1), game.stack(2)) == (1020, 980)


@pytest.mark.rule("uspc-law-pass-out-of-turn")
def test_nobody_is_left_to_answer_a_raise() -> None:
    """Over an all-in bet the last who could call a raise folds early: raising is off the menu."""
    game = Game(3, button=1, stacks={2: 40}, settings=DEAD)
    game.deal()
    game.play("all call, 2 all-in")
    assert game.menu.may_raise
    prompt = game.hand.action
    game.play("1 folds")
    assert (game.to_act, game.hand.action, game.menu.may_raise) == (3, prompt, False)
    assert game.menu.no_raise is Reason.NO_ONE_LEFT_TO_RAISE
    game.play("3 calls")


@pytest.mark.rule("hoyle-drop-out-of-turn", 1)
def test_by_hoyle_he_still_pays() -> None:
    """Three players; C drops early, then A bets: C's call goes in at his turn, and C cannot win."""
    game = flop(HOYLE, seats=3, to=1)
    game.play("3 folds, 1 bets 50, 2 calls")
    paid = game.last(h.DeadCallMade)
    assert (paid.seat, paid.more) == (3, 50_00)
    assert (game.hand.street, game.stack(3), game.pots) == (2, 930, [(210, (1, 2))])
    game.play("1 checks, 2 checks")
    game.play("1 checks, 2 checks")
    assert 3 not in [seat for _, got in game.pushed for seat in got]


@pytest.mark.rule("hoyle-drop-out-of-turn", 1)
def test_by_hoyle_he_pays_though_everybody_else_folds() -> None:
    """The bet before his turn is called by his dead hand: the bettor wins it too."""
    game = flop(HOYLE, seats=3, to=1)
    game.play("3 folds, 1 bets 50, 2 folds")
    assert not game.table.is_in_hand
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1090, 980, 930]
    assert game.all(h.UncalledReturned) == []


@pytest.mark.rule("hoyle-drop-out-of-turn", 1)
def test_by_hoyle_he_pays_up_to_his_stack_and_for_his_turn_alone() -> None:
    """He has 30 left and 50 to pay; a raise after his turn is none of his business."""
    game = Game(4, button=4, stacks={3: 50}, settings=HOYLE)
    game.deal()
    game.play("all call")
    game.play("3 folds, 1 bets 50, 2 calls, 4 raises 150, 1 calls, 2 calls")
    assert [(one.seat, one.more) for one in game.all(h.DeadCallMade)] == [(3, 30_00)]
    assert game.pot == 4 * 20 + 3 * 150 + 30


@pytest.mark.rule("hoyle-drop-out-of-turn", 2)
def test_by_hoyle_the_last_opponent_may_drop() -> None:
    """Two players: B folds while A is thinking, and A wins at once."""
    game = flop(HOYLE, seats=3, to=1)
    game.play("1 bets 20, 2 folds, 3 calls")
    assert game.to_act == 1
    game.play("3 folds")
    assert not game.table.is_in_hand
    assert game.all(h.DeadCallMade) == []
    assert game.stack(1) == 1060


@pytest.mark.rule("hoyle-drop-out-of-turn")
def test_by_hoyle_nobody_has_bet() -> None:
    """His turn passes with nothing to pay; a bet after it costs him nothing."""
    game = flop(HOYLE, seats=4, to=1)
    game.play("3 folds, 1 checks, 2 checks, 4 bets 50, 1 calls, 2 folds")
    assert [one.more for one in game.all(h.DeadCallMade)] == [0]
    assert game.stack(3) == 980


@pytest.mark.rule("hoyle-drop-out-of-turn")
def test_who_gets_his_hand_back_owes_no_dead_call() -> None:
    """The floor gives the early fold back; folding in his turn to a bet of 50 he pays nothing."""
    game = flop(HOYLE, seats=3, to=1)
    game.play("3 folds")
    game.do(RestoreHand(ADMIN, Seat(3), "The button slipped"))
    assert (game.to_act, game.player(3).is_in) == (1, True)
    game.play("1 bets 50, 2 calls, 3 folds")
    assert (game.hand.street, game.all(h.DeadCallMade), game.stack(3)) == (2, [], 980)

"""Dead seats of stud and folds taken back: Cooke 5.15, 5.17, 5.23, the stud sheet 12, 14, 20."""

from typing import Any

import pytest

from core.cards import parse_cards
from core.hand import events as h
from core.hand.state import Standing
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game
from tests.stud_table import deal_up, stud, to_street

BOARDS = {1: "Kd Qc 9h 4s 5c", 2: "9s Ah As 3d 6h", 3: "Td 4h 7d 8c Jh", 4: "2c 6s 5s Tc Qh"}


def on_fourth(**settings: Any) -> Game:
    """Fourth street of four players, P2 high with A-9; giving up without a bet is allowed."""
    game = stud(4, betting__checking_out=True, **settings)
    deal_up(game, BOARDS)
    to_street(game, 4)
    return game


def kill(game: Game, seat: int) -> None:
    """The floor kills the hand at ``seat``."""
    game.do(c.KillHand(ADMIN, Seat(seat)))


@pytest.mark.rule("cooke-5.15", 1)
@pytest.mark.rule("scs-12", 1)
def test_a_seat_given_up_unbet_gets_its_card() -> None:
    """P2 checks, P3 folds with no bet, the rest check: every seat has its own fifth-street card."""
    game = on_fourth()
    game.play("2 checks, 3 folds, 4 checks, 1 checks")
    assert [len(game.player(seat).up) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]
    stayed = on_fourth()
    stayed.play("2 checks, 3 checks, 4 checks, 1 checks")
    assert [game.player(seat).up for seat in (1, 2, 3, 4)] == [
        stayed.player(seat).up for seat in (1, 2, 3, 4)
    ]


@pytest.mark.rule("cooke-5.15", 4)
@pytest.mark.rule("scs-12", 1)
def test_a_bet_ends_it() -> None:
    """A bet on fifth street: the seat gets no sixth-street card."""
    game = on_fourth()
    game.play("2 checks, 3 folds, 4 checks, 1 checks")
    game.play(f"{game.to_act} bets 30")
    game.play("all call")
    assert game.hand.street == 3
    assert [len(game.player(seat).up) for seat in (1, 2, 3, 4)] == [4, 4, 3, 4]


@pytest.mark.rule("cooke-5.15")
def test_a_bet_in_the_same_round_ends_it_too() -> None:
    """P3 folds unbet, then P4 bets: no card for seat 3 on the next street."""
    game = on_fourth()
    game.play("2 checks, 3 folds, 4 bets 15, 1 calls, 2 calls")
    assert [len(game.player(seat).up) for seat in (1, 2, 3, 4)] == [3, 3, 2, 3]


@pytest.mark.rule("cooke-5.15")
def test_its_last_card_is_nobodys() -> None:
    """What a dead seat is dealt face down nobody may look at, its owner neither."""
    game = on_fourth()
    game.play("2 checks, 3 folds, 4 checks, 1 checks")
    to_street(game, 7)
    (last,) = [event for event in game.of_hand(h.HoleCardsDealt) if not event.cards.seats]
    assert last.seat == 3
    mine = game.view(3).mine
    assert mine is not None
    assert not set(last.cards.content) & set(mine.cards)
    assert last.cards.open_for(Seat(3)) is None


@pytest.mark.rule("cooke-5.15")
def test_without_checking_out_such_a_fold_is_a_check() -> None:
    """Where nobody may give up without a bet the fold counts as a check, and the hand lives."""
    game = stud(4)
    deal_up(game, BOARDS)
    to_street(game, 4)
    game.play("2 checks, 3 folds")
    assert game.player(3).is_in
    assert game.last(h.Checked).seat == 3


@pytest.mark.rule("cooke-5.15", 2)
def test_the_seat_of_a_killed_bring_in_gets_its_card() -> None:
    """P4 brought in 5, all call, a ruling kills his hand: his seat gets the fourth-street card."""
    game = stud(4, stud__opener_may_complete=True)
    deal_up(game, BOARDS)
    game.play("4 brings in, 1 calls, 2 calls, 3 calls")
    assert game.to_act == 4
    kill(game, 4)
    assert game.player(4).standing is Standing.FOLDED
    assert game.hand.street == 1
    assert [len(game.player(seat).up) for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert game.pot == 4 * 2 + 4 * 5


@pytest.mark.rule("cooke-5.15", 3)
def test_a_dead_board_does_not_start() -> None:
    """P2's dead board shows A-A on fifth street: the highest live board acts first."""
    game = on_fourth()
    game.play("2 folds, 3 checks, 4 checks, 1 checks")
    assert game.player(2).up == parse_cards("9s Ah As")
    assert game.to_act == 1


@pytest.mark.rule("cooke-5.15")
def test_the_action_passes_from_a_killed_hand() -> None:
    """Killed when it is to act the hand makes room for the next; killed before, it is passed by."""
    game = on_fourth()
    kill(game, 2)
    assert game.to_act == 1
    game = on_fourth()
    game.play("2 checks")
    kill(game, 3)
    assert game.to_act == 4
    kill(game, 1)
    game.play("4 checks")
    assert game.hand.street == 2


@pytest.mark.rule("cooke-5.15")
def test_the_last_live_hand_takes_the_pot() -> None:
    """When all other hands have been killed the pot is pushed without a showdown."""
    game = on_fourth()
    for seat in (2, 3, 4):
        kill(game, seat)
    assert game.pushed == [(0, {1: 28})]
    assert game.refused(c.KillHand(ADMIN, Seat(1))).reason is Reason.NO_HAND


@pytest.mark.rule("cooke-5.17", 1)
@pytest.mark.rule("scs-14", 1)
def test_a_fold_facing_a_bet_is_final() -> None:
    """P1 folds facing 15: taking it back is refused."""
    game = stud(4)
    deal_up(game, BOARDS)
    game.play("4 bets 15, 1 folds")
    refusal = game.refusal("1 undoes")
    assert (refusal.reason, refusal.rule) == (Reason.FOLD_IS_FINAL, "cooke-5.17")


@pytest.mark.rule("cooke-5.17", 2)
@pytest.mark.rule("scs-14", 1)
def test_it_may_be_taken_back_until_somebody_acts_behind() -> None:
    """With the alternate the hand is restored and P1 to act again; after P2 calls it is dead."""
    game = stud(4, stud__muck_facing_bet="dead_after_action_behind")
    deal_up(game, BOARDS)
    game.play("4 bets 15, 1 folds")
    assert game.to_act == 2
    game.play("1 undoes")
    assert (game.to_act, game.player(1).standing) == (1, Standing.LIVE)
    assert (game.menu.call, game.menu.raise_min) == (15_00, 30_00)
    game.play("1 folds, 2 calls")
    assert game.refusal("1 undoes").reason is Reason.FOLD_IS_FINAL


@pytest.mark.rule("cooke-5.17")
def test_the_dealer_acts_behind_as_well() -> None:
    """The last to act has closed the round by his fold: the next cards are out."""
    game = stud(4, stud__muck_facing_bet="dead_after_action_behind")
    deal_up(game, BOARDS)
    game.play("4 bets 15, 1 calls, 2 calls, 3 folds")
    assert game.hand.street == 1
    assert game.refusal("3 undoes").reason is Reason.FOLD_IS_FINAL


@pytest.mark.rule("cooke-5.17")
def test_it_is_a_rule_of_stud() -> None:
    """In hold'em a fold may be taken back though at stud tables it is dead at once."""
    game = Game(3, settings={"stud.muck_facing_bet": "dead"})
    game.deal()
    seat = game.to_act
    game.play(f"{seat} folds, {seat} undoes")
    assert game.to_act == seat


@pytest.mark.rule("cooke-5.23", 1)
@pytest.mark.rule("scs-20", 1)
def test_a_call_that_cannot_win_stands() -> None:
    """K-K-K-2 open bets 30; a hand that cannot beat it calls all the same: no refund, no undo."""
    game = stud(2)
    game.deal({1: "2d 3d Kh Kc Kd 2s 7c", 2: "Qh 8c 4c Qs 9d Jd 5h"})
    to_street(game, 7)
    game.play("1 bets 30, 2 calls anyway")
    assert isinstance(game.last(h.Called), h.Called)
    assert game.refusal("2 undoes").reason is Reason.ACT_IS_FINAL
    game.skip_hand()
    assert game.pushed == [(0, {1: 2 * (2 + 5 + 30)})]

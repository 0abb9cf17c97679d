"""Players who have anted and are away: Cooke 5.05, 5.13, the stud sheet 10."""

import pytest

from core.hand import events as h
from core.hand.state import Standing
from core.refusal import Reason
from core.table import events as t
from tests.play import Game
from tests.stud_table import deal_up, stud

LOW_FOURTH = {1: "Kd 9c", 2: "9s 3d", 3: "Td 4h", 4: "2c Ks"}


def away_low_card(upcards: dict[int, str] = LOW_FOURTH) -> Game:
    """Ante 2, bring-in 5: P4 has the low card and has gone away."""
    game = stud(4)
    deal_up(game, upcards)
    game.play("4 away")
    return game


def idle(game: Game) -> None:
    """Let the time of whoever is to act run out."""
    turn = game.to_act
    while game.to_act == turn and game.hand.menu is not None and not game.hand.is_over:
        game.run_deadline()


@pytest.mark.rule("cooke-5.13", 1)
@pytest.mark.rule("scs-10", 1)
def test_the_bring_in_is_taken_and_a_completion_kills_the_hand() -> None:
    """5 are posted for absent P4; P5 completes, and back at P4 his hand is dead and 7 are lost."""
    game = away_low_card()
    idle(game)
    assert game.last(h.BroughtIn).seat == 4
    game.play("1 completes, 2 folds, 3 calls")
    idle(game)
    assert game.player(4).standing is Standing.FOLDED
    assert game.stack(4) == 1000 - 7


@pytest.mark.rule("cooke-5.13", 2)
def test_he_keeps_his_hand_when_nobody_completes() -> None:
    """Everybody just calls: P4 gets his fourth-street card."""
    game = away_low_card()
    idle(game)
    game.play("1 calls, 2 calls, 3 calls")
    assert game.player(4).is_in
    assert len(game.player(4).up) == 2


@pytest.mark.rule("cooke-5.13", 3)
def test_he_checks_as_long_as_nobody_bets() -> None:
    """High on fourth street and absent P4 is checked; P5 bets, and P4 is folded in his turn."""
    game = away_low_card({1: "Kd 3c", 2: "9s 3d", 3: "Td 4h", 4: "2c As"})
    idle(game)
    game.play("1 calls, 2 calls, 3 calls")
    assert game.to_act == 4
    idle(game)
    assert game.last(h.Checked).seat == 4
    game.play("1 bets 15, 2 folds, 3 calls")
    idle(game)
    assert game.player(4).standing is Standing.FOLDED


@pytest.mark.rule("cooke-5.05", 2)
def test_one_who_anted_and_left_is_dealt_in() -> None:
    """He goes right after the deal, has his cards, and is treated as absent in his turn."""
    game = stud(4)
    deal_up(game, LOW_FOURTH)
    game.play("3 away, 4 brings in, 1 calls, 2 completes")
    assert len(game.player(3).cards) == 3
    idle(game)
    assert game.player(3).standing is Standing.FOLDED
    assert game.stack(3) == 998


@pytest.mark.rule("cooke-5.13")
def test_a_hand_that_the_clock_has_folded_is_not_given_back() -> None:
    """Even where a fold may be taken back, one made by the clock may not."""
    game = stud(4, stud__muck_facing_bet="dead_after_action_behind")
    deal_up(game, LOW_FOURTH)
    game.play("4 bets 15")
    idle(game)
    assert isinstance(game.last(t.TurnExpired), t.TurnExpired)
    assert game.refusal("1 undoes").reason is Reason.FOLD_IS_FINAL

"""Check-raising, and houses that forbid it (Cooke 10.13; USPC sandbagging)."""

import pytest

from core.games.spec import Structure
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game
from tests.rules.limit_holdem import A, C, flop, may, turn
from tests.stud_table import bring_in, stud

FORBIDDEN: Overrides = {"betting.check_raise": False}


@pytest.mark.rule("cooke-10.13", 1)
@pytest.mark.rule("uspc-sandbagging", 1)
def test_who_has_checked_may_raise() -> None:
    """Default: A checks, B bets 20, A may raise to 40."""
    game = flop(seats=3)
    game.play("2 checks, 3 bets 20, 1 folds")
    assert (game.to_act, may(game)) == (A, (20, [40]))


@pytest.mark.rule("cooke-10.13", 2)
@pytest.mark.rule("uspc-sandbagging", 2)
def test_where_nobody_may_check_and_raise() -> None:
    """A, who checked, may fold or call 20; C, who has not acted, raises to 40, and A calls that."""
    game = flop(settings=FORBIDDEN)
    game.play("2 checks, 3 bets 20")
    assert (game.to_act, may(game)) == (C, (20, [40]))
    game.play("4 raises 40, 1 folds")
    assert (game.to_act, may(game)) == (A, (40, []))
    refusal = game.refusal("2 raises 60")
    assert (refusal.reason, refusal.rule) == (Reason.NO_CHECK_RAISE, "cooke-10.13")
    assert refusal.facts["call"] == 40_00
    game.play("2 calls")
    assert game.to_act == 3
    assert may(game) == (20, [60])


@pytest.mark.rule("cooke-10.13", 2)
def test_a_check_bars_in_its_own_round_only() -> None:
    """On the turn the same player may raise again, and a check before the flop is forgotten."""
    game = turn({}, FORBIDDEN)
    game.play("2 bets 40, 3 raises 80, 4 folds, 1 folds")
    assert may(game) == (40, [120])


@pytest.mark.rule("cooke-10.13", 2)
@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT_LIMIT])
def test_it_holds_in_every_structure(structure: Structure) -> None:
    """In pot limit and no limit neither a raise nor an all-in is taken; all of a short stack is."""
    game = Game(3, structure=structure, blinds=(10, 20), stacks={2: 60}, settings=FORBIDDEN)
    game.deal()
    game.play("all call, 2 checks, 3 bets 20, 1 folds")
    assert (game.menu.may_raise, game.menu.no_raise) == (False, Reason.NO_CHECK_RAISE)
    assert game.refusal("2 all-in").reason is Reason.NO_CHECK_RAISE
    game = Game(3, structure=structure, blinds=(10, 20), stacks={2: 40}, settings=FORBIDDEN)
    game.deal()
    game.play("all call, 2 checks, 3 bets 20, 1 folds, 2 all-in")
    assert game.player(2).is_all_in


@pytest.mark.rule("cooke-10.13", 2)
def test_the_option_of_the_big_blind_is_no_check() -> None:
    """Blinds and bring-ins are no checks: the big blind raises, the opener of stud re-raises."""
    game = Game(3, bets=(20, 40), settings=FORBIDDEN)
    game.deal()
    game.play("1 calls, 2 calls, 3 raises 40")
    game = stud(3, betting__check_raise=False)
    game.deal()
    bring_in(game)
    game.play(f"{game.to_act} completes")
    game.play(f"{game.to_act} folds")
    assert may(game) == (10, [30])


@pytest.mark.rule("cooke-9.09.01")
def test_who_checked_to_a_short_all_in() -> None:
    """Forbidden or not he only calls 5; a completion to 20 opens it again only where he may."""
    for settings, more in (({}, [40]), (FORBIDDEN, [])):
        game = flop({C: 5}, settings)
        game.play("2 checks, 3 checks, 4 all-in, 1 calls")
        assert may(game) == (5, [])
        game = flop({C: 5}, settings)
        game.play("2 checks, 3 checks, 4 all-in, 1 raises 20")
        assert may(game) == (20, more)

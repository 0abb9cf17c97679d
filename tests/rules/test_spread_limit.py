"""Spread limit: ranges of bets, and raises of at least the last one (Cooke 8.03)."""

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.refusal import Reason
from tests.play import Game, chips
from tests.rules.limit_holdem import span, spread

UP = {1: "Ah Ad Kc", 2: "Qh Qd 2c", 3: "Jh Jd Tc", 4: "9h 9d 8c"}


@pytest.mark.rule("cooke-8.03", 1)
def test_a_raise_is_at_least_the_bet() -> None:
    """2-10: over a bet of 4 it is 8 to 14; 7 and 15 are refused."""
    game = spread(2, 10)
    assert span(game) == (2, 10)
    game.play("2 bets 4")
    assert (chips(game.menu.call), *span(game)) == (4, 8, 14)
    assert game.refusal("3 raises 7").reason is Reason.RAISE_TOO_SMALL
    refusal = game.refusal("3 raises 15")
    assert (refusal.reason, refusal.rule) == (Reason.WAGER_TOO_LARGE, "cooke-8.03")
    assert (refusal.facts["least"], refusal.facts["most"]) == (8_00, 14_00)
    game.play("3 raises 8, 4 raises 18")
    assert chips(game.last(h.Raised).by) == 10


@pytest.mark.rule("cooke-8.03", 2)
def test_after_a_raise_of_the_most_there_is_one_size() -> None:
    """2-10: after 4 and a raise to 14 the next raise is to 24 exactly."""
    game = spread(2, 10)
    game.play("2 bets 4, 3 raises 14")
    assert span(game) == (24, 24)
    assert game.refusal("4 raises 23").reason is Reason.RAISE_TOO_SMALL
    assert game.refusal("4 raises 25").reason is Reason.WAGER_TOO_LARGE


@pytest.mark.rule("cooke-8.03", 3)
@pytest.mark.rule("cooke-5.07", 4)
def test_one_to_five_stud() -> None:
    """1 to 5 on every street, 6 refused; the bring-in of 1 is the bet: 1, or 2 to 6, not 7."""
    game = Game(
        4, game="seven_card_stud", structure=Structure.SPREAD, bets=(1, 5), ante=0,
        settings={"betting.min_unit": 1},
    )  # fmt: skip
    game.deal(UP)
    assert (game.to_act, chips(game.menu.bring_in)) == (2, 1)
    game.play("2 brings in")
    assert (chips(game.menu.call), *span(game)) == (1, 2, 6)
    assert game.refusal("3 raises 7").reason is Reason.WAGER_TOO_LARGE
    game.play("all call")
    for street in range(1, 5):
        assert game.hand.street == street
        assert span(game) == (1, 5)
        assert game.refusal(f"{game.to_act} bets 6").reason is Reason.WAGER_TOO_LARGE
        game.play("all check")
    assert game.hand.menu is None


@pytest.mark.rule("cooke-5.07")
def test_raises_of_a_bring_in_that_is_a_bet_count() -> None:
    """1-to-5 stud: the bring-in of 1 is the bet, then four raises."""
    game = Game(
        4, game="seven_card_stud", structure=Structure.SPREAD, bets=(1, 5), ante=0,
        settings={"betting.min_unit": 1},
    )  # fmt: skip
    game.deal(UP)
    game.play("2 brings in, 3 raises 2, 4 raises 3, 1 raises 4, 2 raises 5")
    assert not game.menu.may_raise
    assert game.refusal("3 raises 6").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-8.03", 4)
def test_the_later_rounds_have_a_higher_most() -> None:
    """1-4-8-8: a bet of 5 is refused on the flop, one of 8 accepted on the turn."""
    game = spread(1, 4, 8)
    assert span(game) == (1, 4)
    assert game.refusal("2 bets 5").reason is Reason.WAGER_TOO_LARGE
    game.play("all check")
    game.play("2 bets 8")
    assert chips(game.last(h.BetMade).to) == 8


@pytest.mark.rule("cooke-9.09.01", 8)
def test_a_short_all_in_raise_in_spread_limit() -> None:
    """2-10: A bets 8, B all-in 11, under half of 8: C may call 11 or complete to 16; A calls 3."""
    game = spread(2, 10, stacks={3: 11}, seats=3)
    game.play("2 bets 8, 3 all-in")
    assert (chips(game.menu.call), *span(game)) == (11, 16, 16)
    assert game.refusal("1 raises 18").reason is Reason.NOT_THE_LIMIT_BET
    game.play("1 calls")
    assert (chips(game.menu.call), game.menu.may_raise) == (3, False)
    game = spread(2, 10, stacks={3: 11}, seats=3)
    game.play("2 bets 8, 3 all-in, 1 raises 16")
    assert game.last(h.Completed).to == 16_00
    assert span(game) == (24, 26)


@pytest.mark.rule("cooke-9.09.02")
def test_half_a_raise_counts_in_spread_limit() -> None:
    """2-10: A bets 8, B all-in 13, more than half of 8: A may raise by a full 8 to 10."""
    game = spread(2, 10, stacks={3: 13}, seats=3)
    game.play("2 bets 8, 3 all-in, 1 calls")
    assert (chips(game.menu.call), *span(game)) == (5, 21, 23)


def test_all_in_in_spread_limit_is_the_most_that_may_be_bet() -> None:
    """Who says all-in with more than the range bets the most of it; a short stack bets itself."""
    game = spread(2, 10, stacks={3: 14})
    game.play("2 all-in")
    assert (chips(game.last(h.BetMade).to), game.last(h.BetMade).is_all_in) == (10, False)
    game.play("3 raises 20")
    made = game.last(h.Completed) if game.all(h.Completed) else game.last(h.Raised)
    assert (chips(made.to), made.is_all_in, made.is_full) == (14, True, False)


@pytest.mark.rule("cooke-9.16")
def test_spread_limit_is_capped_too() -> None:
    """Three players, 2-10: a bet and four raises; the two left when one folds go on."""
    game = spread(2, 10, seats=3)
    game.play("2 bets 2")
    for to in (4, 6, 8, 10):
        game.play(f"{game.to_act} raises {to}")
    assert not game.menu.may_raise
    game.play(f"{game.to_act} folds")
    assert game.menu.may_raise


@pytest.mark.rule("cooke-8.03")
def test_the_early_and_the_late_rounds_of_draw() -> None:
    """Before the draw up to 5, after it up to 10."""
    game = Game(
        3, game="five_card_draw", structure=Structure.SPREAD, bets=(1, 5, 10), ante=1,
        settings={"draw.forced_bets": "antes"},
    )  # fmt: skip
    game.deal()
    assert span(game) == (1, 5)
    game.play("2 bets 1, 3 calls, 1 calls")
    while game.hand.menu is None:
        game.play(f"{game.to_act} pats")
    assert span(game) == (1, 10)

"""Sleepers: blind raises from any seat but under the gun (Cooke 12.18)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.refusal import Reason
from tests.play import Game
from tests.rules.limit_holdem import may
from tests.rules.straddled import no_limit, raised_blind, twenty_forty


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_is_not_live() -> None:
    """Seat 6 leaves 40: seat 4 begins and faces it, and unraised nobody asks seat 6."""
    game = twenty_forty()
    game.play("6 straddles")
    game.deal()
    assert raised_blind(game) == [("sleeper", 6, 40)]
    assert (game.to_act, may(game)) == (4, (40, [60]))
    game.play("4 calls, 5 calls, 1 calls, 2 calls, 3 calls")
    assert game.order[:5] == [4, 5, 1, 2, 3]
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_that_is_raised_acts() -> None:
    """Seat 5 makes it 60: the sleeper has 20 to call, and may raise to 80."""
    game = twenty_forty()
    game.play("6 straddles")
    game.deal()
    game.play("4 folds, 5 raises 60")
    assert (game.to_act, may(game)) == (6, (20, [80]))


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_that_counts_in_turn() -> None:
    """On his turn the sleeper becomes a raise to 40: before it seats 4 and 5 face 20."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("6 straddles")
    game.deal()
    assert (game.to_act, may(game)) == (4, (20, [40]))
    game.play("4 calls")
    assert (game.to_act, may(game)) == (5, (20, [40]))
    game.play("5 calls")
    assert (game.last(h.SleeperRaised).seat, game.last(h.SleeperRaised).to) == (6, whole(40))
    assert (game.to_act, may(game)) == (1, (40, [60]))
    game.play("1 calls, 2 calls, 3 calls")
    assert (game.to_act, may(game)) == (4, (20, [60]))
    game.play("4 calls, 5 calls")
    assert game.order[:7] == [4, 5, 1, 2, 3, 4, 5]
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_in_turn_that_was_overtaken_is_a_part_of_the_call() -> None:
    """Raised to 40 before his turn, the sleeper of 40 has matched it, and he may raise to 60."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("6 straddles")
    game.deal()
    game.play("4 raises 40, 5 raises 60")
    assert (game.to_act, may(game)) == (6, (20, [80]))
    assert game.of_hand(h.SleeperRaised) == []


@pytest.mark.rule("cooke-12.18", 4)
def test_sleepers_in_turn_are_raises_of_the_cap() -> None:
    """Two sleepers in turn, of 40 and 60, then raises to 80 and 100: that is the cap."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("5 straddles, 1 straddles")
    game.deal()
    assert raised_blind(game) == [("sleeper_in_turn", 5, 40), ("sleeper_in_turn", 1, 60)]
    game.play("4 calls")
    assert (game.to_act, may(game)) == (6, (40, [60]))
    game.play("6 calls")
    assert (game.to_act, may(game)) == (2, (50, [80]))
    game.play("2 raises 80, 3 raises 100")
    assert (game.to_act, may(game)) == (4, (80, []))


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_of_all_his_chips_counts_at_once() -> None:
    """Who is all-in for his sleeper has no turn any more: his 40 are the price from the start."""
    game = Game(
        6, bets=(20, 40), button=6, stacks={6: 40}, settings={"straddle.sleeper_effect": "on_turn"}
    )
    game.deal()
    game.skip_hand()
    game.play("6 straddles")
    game.deal()
    assert (game.to_act, may(game)) == (4, (40, [60]))
    game.play("all call")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-12.18", 4)
def test_a_raised_straddle_is_no_re_straddle_from_another_seat() -> None:
    """Over seat 4's straddle, 6 leaves a sleeper of 60: 5 begins, and 6 is not asked again."""
    game = twenty_forty()
    game.play("4 straddles, 6 straddles")
    refusal = game.refusal("5 straddles")
    assert (refusal.reason, refusal.facts["seat"]) == (Reason.STRADDLE_NOT_BEHIND, 6)
    game.deal()
    assert raised_blind(game) == [("straddle", 4, 40), ("sleeper", 6, 60)]
    game.play("5 calls, 1 calls, 2 calls, 3 calls, 4 calls")
    assert game.order[:5] == [5, 1, 2, 3, 4]
    assert (game.hand.street, game.pot) == (1, 360)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_blind_may_sleep() -> None:
    """The big blind makes it 40 blind: he adds 20, and unraised he has no option."""
    game = twenty_forty()
    game.play("3 straddles")
    game.deal()
    assert game.pot == 50
    game.play("all call")
    assert game.order[:5] == [4, 5, 6, 1, 2]
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_blind_that_sleeps_in_turn_has_added_to_it() -> None:
    """The big blind makes it 40 in turn: he adds 20 to his 20, and raises when it comes to him."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("3 straddles")
    game.deal()
    assert (game.pot, game.stack(3)) == (50, 960)
    game.play("4 calls, 5 folds, 6 folds, 1 folds, 2 folds")
    assert game.last(h.SleeperRaised).to == whole(40)
    assert (game.to_act, may(game)) == (4, (20, [60]))


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_in_turn_that_was_matched_raises_nothing() -> None:
    """Seat 4 makes it 40 and 5 calls: the sleeper of 40 has its owner in, and he may raise."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("6 straddles")
    game.deal()
    game.play("4 raises 40, 5 calls")
    assert (game.to_act, may(game), game.menu.may_check) == (6, (0, [60]), True)
    assert game.of_hand(h.SleeperRaised) == []


@pytest.mark.rule("cooke-12.18", 4)
@pytest.mark.rule("cooke-8.01.02")
def test_a_sleeper_in_turn_of_less_than_a_raise_opens_nothing_anew() -> None:
    """No limit 5/10: seat 4 makes it 20, and a sleeper of 25 in turn adds 5 of the 10 it takes.
    The next may raise to 35; seat 4, who has acted, calls 5 or folds."""
    game = no_limit({"straddle.sleeper_effect": "on_turn"})
    game.play("6 straddles 25")
    game.deal()
    game.play("4 raises 20, 5 folds")
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (1, whole(25), whole(35))
    game.play("1 folds, 2 folds, 3 folds")
    assert (game.to_act, game.menu.call, game.menu.may_raise) == (4, whole(5), False)

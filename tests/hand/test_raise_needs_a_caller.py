"""A raise is on the menu only while somebody could put more in."""

from core.refusal import Reason
from tests.play import Game


def test_no_raise_over_an_all_in_when_the_last_opponent_is_covered() -> None:
    """Seat 3 may only call 240: seat 1 has 23 in all, so no chip of a raise could be called."""
    game = Game(seats=3, blinds=(1, 2), stacks={1: 293, 2: 23, 3: 240})
    game.deal()
    game.play("1 calls, 2 raises 14, 3 all-in")
    assert game.menu.call == 238_00
    assert game.menu.no_raise is Reason.NO_ONE_LEFT_TO_RAISE
    refusal = game.refusal("1 raises 293")
    assert (refusal.reason, refusal.rule) == (Reason.NO_ONE_LEFT_TO_RAISE, "cooke-9.09")


def test_an_opponent_with_one_chip_more_can_be_raised() -> None:
    """The same with 241 behind the short stack's bet: one chip of a raise could be called."""
    game = Game(seats=3, blinds=(1, 2), stacks={1: 293, 2: 241, 3: 240})
    game.deal()
    game.play("1 calls, 2 raises 14, 3 all-in")
    assert game.menu.no_raise is None
    assert game.menu.raise_max == 293_00


def test_a_short_opponent_can_be_bet_into() -> None:
    """Before any bet everyone with a chip can call, so a bet of any size is legal."""
    game = Game(seats=2, blinds=(1, 2), stacks={1: 500, 2: 3})
    game.deal()
    game.play("1 calls, 2 checks, 2 checks")
    assert game.menu.raise_max == 498_00

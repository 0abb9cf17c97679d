"""Forced bets as shares of the small bet, where neither people nor the book name them."""

import pytest

from core.chips import Chips, whole
from core.table.setup.shares import (
    ante_share,
    bring_in_share,
    small_blind_share,
    three_blind_shares,
)


@pytest.mark.parametrize(
    ("bet", "unit", "button", "middle"),
    [(30, 1, 10, 20), (20, 5, 10, 10), (10, 1, 4, 6), (40, 10, 20, 20), (100, 5, 35, 65)],
)
def test_three_blinds(bet: int, unit: int, button: int, middle: int) -> None:
    """A third rounded up and two thirds rounded down (Cooke 7.03)."""
    assert three_blind_shares(whole(bet), whole(unit)) == (whole(button), whole(middle))


@pytest.mark.parametrize(
    ("bet", "unit", "share"), [(15, 5, 5), (30, 5, 10), (10, 1, 3), (2, 1, 1), (4, 1, 1), (1, 1, 1)]
)
def test_the_bring_in_is_a_third(bet: int, unit: int, share: int) -> None:
    """To the nearest unit, and at least one."""
    assert bring_in_share(whole(bet), whole(unit)) == whole(share)


@pytest.mark.parametrize(
    ("bet", "unit", "share"), [(5, 1, 1), (10, 1, 2), (100, 5, 20), (2, 1, 1), (8, 1, 2), (7, 1, 1)]
)
def test_the_ante_of_draw_is_a_fifth(bet: int, unit: int, share: int) -> None:
    """To the nearest unit, and at least one."""
    assert ante_share(whole(bet), whole(unit)) == whole(share)


def test_bets_of_no_whole_units_are_shared_in_hundredths() -> None:
    """With a unit of one chip, a bet of 0.50 has a small blind of 0.25 and a bring-in of 0.17."""
    assert small_blind_share(Chips(50), whole(1), "half") == Chips(25)
    assert bring_in_share(Chips(50), whole(1)) == Chips(17)
    assert three_blind_shares(Chips(50), whole(1)) == (Chips(17), Chips(33))

"""Button and blinds over random comings and goings: the accountant's books come out even."""

import pytest

from tests.laws.accountant.comings import Comings
from tests.laws.accountant.met import EVERYTHING

DEALS = 14
A_FEW = 120
ALL = 10_000
IN_ONE_GO = 500


def audit(seeds: range) -> set[str]:
    """Play the histories of ``seeds``; what of the book they have met."""
    met: set[str] = set()
    for seed in seeds:
        history = Comings(seed)
        try:
            history.go_on(DEALS)
        except AssertionError as wrong:
            raise AssertionError(f"history {seed}, after {len(history.said)} words") from wrong
        met |= history.accountant.met
    return met


def test_the_books_come_out_even() -> None:
    """Whoever joins, leaves, goes away, comes back by any way in, busts or moves, at 2 to 10 seats
    and under any house rules: everybody dealt in has paid what the rules ask, in every lap one big
    and one small blind, the big blind is never dead, and the button goes where its system says.

    The histories have met every way of coming in and every adjustment."""
    assert audit(range(A_FEW)) == EVERYTHING


@pytest.mark.slow
@pytest.mark.parametrize("first", range(A_FEW, ALL, IN_ONE_GO))
def test_ten_thousand_books_come_out_even(first: int) -> None:
    """The same over ten thousand histories."""
    audit(range(first, min(first + IN_ONE_GO, ALL)))

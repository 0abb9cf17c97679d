"""An independent engine plays the same hands: whatever differs is known and ruled on."""

import pytest

from tests.oracle.comparing import Comparison, Unexplained
from tests.oracle.known import KNOWN, Known
from tests.oracle.random_hands import random_deal, repeatable


def compared(seeds: range, *, full_blinds: bool) -> set[Known]:
    """The known differences met in the hands of ``seeds``."""
    found: set[Known] = set()
    for seed in seeds:
        rng = repeatable(seed)
        try:
            found |= Comparison(random_deal(rng, full_blinds=full_blinds), rng).run().found
        except Unexplained as error:
            raise AssertionError(f"seed {seed}: {error}") from None
    return found


def test_both_engines_ask_for_the_same_and_pay_the_same() -> None:
    """Turn, call, raise limits and stacks agree at every decision of 400 hands, short blinds too.

    Every known difference is met, so that none of them is a dead letter.
    """
    short = compared(range(250), full_blinds=False)
    full = compared(range(250, 400), full_blinds=True)
    assert short | full == KNOWN


@pytest.mark.slow
def test_both_engines_agree_for_long() -> None:
    """The same over 4,000 more hands."""
    assert compared(range(1_000, 3_000), full_blinds=False) == KNOWN
    compared(range(3_000, 5_000), full_blinds=True)

"""Blanks within an amount."""

import pytest

from core.chips import Chips, parse_chips, whole
from core.refusal import Reason, Refusal


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("1 500", whole(1500)),
        ("1 000 000", whole(1_000_000)),
        ("1.5 k", whole(1500)),
        ("12 k", whole(12_000)),
        (" 5 ", whole(5)),
    ],
)
def test_blanks_that_part_thousands(text: str, amount: Chips) -> None:
    """A blank between groups of three, or before the letter, belongs to the amount."""
    assert parse_chips(text) == amount


@pytest.mark.parametrize("text", ["40 30", "1 50", "40 3000", "4 0", "1 5k"])
def test_two_numbers_are_no_amount(text: str) -> None:
    """Two numbers are never run together into a larger one that nobody said."""
    with pytest.raises(Refusal) as refused:
        parse_chips(text)
    assert refused.value.reason is Reason.UNREADABLE_AMOUNT

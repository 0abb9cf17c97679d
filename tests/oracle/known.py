"""Where pokerkit 0.7.7 departs from the rule book: known, named, and the rule that decides."""

from typing import NamedTuple


class Known(NamedTuple):
    """A difference between the two engines."""

    rule: str
    ours: str
    theirs: str


CLOSED_TO_RAISES = Known(
    "cooke-8.01.03",
    "who has acted may not raise over an all-in smaller than a full bet or raise",
    "the first bet or raise of a street reopens the betting however small it is",
)
SHORT_BIG_BLIND = Known(
    "cooke-12.23",
    "a short big blind is called and raised as a full one",
    "the call is what he could post",
)
NOBODY_TO_BET_AGAINST = Known(
    "cooke-9.09",
    "the board is run out once only one player is left who could bet",
    "a big blind left alone against an all-in small blind is asked for his check",
)
POTS_JOINED = Known(
    "cooke-9.18",
    "each pot is divided by itself, odd chips one each from the left of the button",
    "pots with the same winners are joined, and all odd chips go to the first of them",
)

KNOWN = {CLOSED_TO_RAISES, SHORT_BIG_BLIND, NOBODY_TO_BET_AGAINST, POTS_JOINED}
"""All of them."""

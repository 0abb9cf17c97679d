"""Where pokerkit 0.7.7 departs from the rule book: known, named, and the rule that decides."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Known(NamedTuple):
    """A difference between the two engines."""

    rule: str
    ours: str
    theirs: str


class Unexplained(AssertionError):
    """The two tables differ where no rule tells them apart."""


CLOSED_TO_RAISES = Known(
    "cooke-8.01.03",
    "who has acted may not raise over an all-in smaller than a full bet or raise",
    "the first bet or raise of a street reopens the betting however small it is",
)
SHORT_BIG_BLIND = Known(
    "cooke-12.19",
    "a short big blind is called and raised as a full one",
    "the call is what he could post",
)
NOBODY_TO_BET_AGAINST = Known(
    "cooke-9.09",
    "the board is run out once only one player is left who could bet",
    "a big blind left alone against an all-in small blind is asked for his check",
)
ODD_CHIPS = Known(
    "cooke-9.18",
    "each pot is divided by itself, odd chips one each from the left of the button or by suit",
    "all odd chips go to the first winner, and pots with the same winners are joined before",
)
HALF_BETS = Known(
    "cooke-9.09.01",
    "in limit an all-in of less than half a bet is only called or completed, one of more is a bet",
    "the next raise is a full bet above any all-in, and half a bet reopens nothing",
)
RAISE_CAP = Known(
    "cooke-9.16",
    "a bet and four raises, a completion apart, and no end between two players",
    "four wagers in all, however few are left",
)
FIRST_BY_SUIT = Known(
    "cooke-5.11",
    "of equal open hands the one with the better suit acts first",
    "the one nearest to the dealer's left does",
)
NEXT_BOARD_LEADS = Known(
    "scs-17.4",
    "when the leading open hand is all-in the next best one acts first",
    "the player to the left of the leading hand does",
)
LOWBALL_BLIND = Known(
    "cooke-7.18.06",
    "who has less than half of the big blind does not post it for the others: the next one does",
    "nobody else posts",
)
COMMON_CARD = Known(
    "cooke-5.21",
    "burns and the last card are shuffled before a card is turned in the middle, the muck never is",
    "mucked cards are shuffled again as well",
)
LOW_WITHOUT_CLAIM = Known(
    "cooke-4.17",
    "a pot that no low of its claimants qualifies for is all the high hand's",
    "once a low was made in another pot, all who play for this one share half of it",
)

_BIG_BETS = {CLOSED_TO_RAISES}
_LIMITS = {HALF_BETS, RAISE_CAP}
_BLINDS = {SHORT_BIG_BLIND, NOBODY_TO_BET_AGAINST}
_LOWBALL = {*_BLINDS, LOWBALL_BLIND}
_STUD = {*_LIMITS, FIRST_BY_SUIT, NEXT_BOARD_LEADS, COMMON_CARD}

KNOWN: Final[Mapping[str, set[Known]]] = {
    "FT": {*_BLINDS, *_LIMITS, ODD_CHIPS},
    "NT": {*_BLINDS, *_BIG_BETS, ODD_CHIPS},
    "PO": {*_BLINDS, *_BIG_BETS, ODD_CHIPS},
    "FO/8": {*_BLINDS, *_LIMITS, ODD_CHIPS, LOW_WITHOUT_CLAIM},
    "F7S": _STUD,
    "F7S/8": {*_STUD, ODD_CHIPS, LOW_WITHOUT_CLAIM},
    "FR": _STUD,
    "N2L1D": {*_LOWBALL, *_BIG_BETS},
    "F2L3D": {*_LOWBALL, *_LIMITS},
}
"""All that is to be met in each game, by its code."""

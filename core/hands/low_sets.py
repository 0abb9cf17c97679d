"""Qualified lows of own cards and a board: the sets of low ranks tell it all.

A low that has to be eight or better is five different ranks, so second cards of a rank and
cards above the qualifier never matter, nor do suits where flushes do not count.  The few sets
there are, for eights 163 of up to four own ranks and 219 of up to five on the board, are worked
out once for all hands and all boards.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from core.cards import Card
from core.hands.evaluators import low_ranks
from core.hands.judge import Judge
from core.hands.keys import card_bits, histogram_of
from core.hands.strength import Strength

_BOARD: Final = 13
"""Where the ranks of the board begin in a pair of sets."""


class LowSets(dict[int, Strength | None]):
    """The low of each pair of sets: own ranks, and above them those of the board."""

    __slots__ = ("_bits", "_judge", "_least", "_most")

    def __init__(self, judge: Judge, least: int, most: int) -> None:
        super().__init__()
        low = (1 << judge.qualifier) - 1
        self._bits = [bit & low for bit in card_bits(judge.scale.ladder.is_ace_low)]
        self._judge = judge
        self._least = least
        self._most = most

    def __missing__(self, sets: int) -> Strength | None:
        own, board = ([rank for rank in range(13) if sets >> at + rank & 1] for at in (0, _BOARD))
        ladder = self._judge.scale.ladder
        lows = (
            low_ranks(ladder)[histogram_of((*mine, *common))]
            for mine in combinations(own, min(self._most, len(own)))
            for common in combinations(board, min(ladder.places - self._least, len(board)))
        )
        self[sets] = strength = max(filter(self._judge.qualifies, lows), default=None)
        return strength

    def strength(self, own: Sequence[Card], board: Sequence[Card]) -> Strength | None:
        """The strength of the best low of ``own`` cards with the board, if one qualifies."""
        bits = self._bits
        mine = common = 0
        for card in own:
            mine |= bits[card]
        for card in board:
            common |= bits[card]
        return self[mine | common << _BOARD]


low_sets = cache(LowSets)
"""The sets of a judge whose ladder is ace-low without straights, and without wild cards."""

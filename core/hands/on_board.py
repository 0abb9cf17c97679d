"""Hands made with a board: the part of the work that all players of the board share.

A hand that uses between ``least`` and ``most`` of its own cards is the best hand within some
choice of ``most`` own cards and of five less ``least`` cards of the board: two and three in
Omaha, two and all five in Tahoe.  What a choice of own cards is worth with the best choice of
the board is worked out once for all players, and as long as it is remembered for all boards of
the same ranks.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from core.cards import Card
from core.hands.evaluators import high_ranks, low_ranks, suited
from core.hands.keys import FLUSH, SUIT_BITS, card_bits, card_keys, flush_suits, start
from core.hands.made import Suited
from core.hands.scale import Scale
from core.hands.strength import Strength

_BOARDS: Final = 256
"""Boards remembered: more than one process has in play at once."""

_RANKS: Final = 4096
"""Of the 6,175 sets of ranks that a board can have so many are remembered, in some 25 MB."""


def weighs_suits_apart(scale: Scale) -> bool:
    """Whether a hand of ``scale`` is the better of its ranks and its flush, or ranks alone.

    Not so with wild cards, nor where a flush counts against the hand.
    """
    return not scale.free and not (scale.ladder.is_low and scale.ladder.straights)


def sums(values: Sequence[int], count: int) -> list[int]:
    """The sum of each choice of ``count`` values."""
    if count == 2:  # noqa: PLR2004  # the usual choice, and the faster way to take it
        return [a + b for a, b in combinations(values, 2)]
    return list(map(sum, combinations(values, count)))


class _Ranks(dict[int, Strength]):
    """The strength of chosen own cards by the sum of their histograms, suits left aside."""

    __slots__ = ("_board", "_ranks")

    def __init__(self, ranks: dict[int, Strength], board: Sequence[int]) -> None:
        super().__init__()
        self._ranks = ranks
        self._board = set(board)

    def __missing__(self, own: int) -> Strength:
        ranks = self._ranks
        self[own] = strength = max([ranks[own + board] for board in self._board])
        return strength


class _Flush:
    """The flushes of one suit on a board."""

    __slots__ = ("_flushes", "_sets", "needed", "suit")

    def __init__(self, flushes: Suited, suit: int, board: Sequence[int], shared: int) -> None:
        used = min(shared, len(board))
        self._flushes = flushes
        self._sets = sums(board, used)
        self.suit = suit
        self.needed = flushes.ladder.places - used
        """How many own cards of the suit it takes."""

    def strength(self, own: Sequence[int], most: int) -> Strength:
        """The best flush with own cards of the suit, their ranks as bits."""
        chosen = sums(own, min(most, len(own)))
        return max(self._flushes[mine + board, 0] for mine in chosen for board in self._sets)


class _Scale:
    """What all boards on one scale look up."""

    def __init__(self, scale: Scale) -> None:
        ladder = scale.ladder
        self.places = ladder.places
        self.keys = card_keys(is_ace_low=ladder.is_ace_low)
        self.histograms = [key >> SUIT_BITS for key in self.keys]
        self.bits = card_bits(ladder.is_ace_low)
        self.flushes = None if ladder.is_low else suited(ladder)
        ranks = low_ranks(ladder) if ladder.is_low else high_ranks(ladder)

        @lru_cache(_RANKS)
        def ranks_on(board: tuple[int, ...], shared: int) -> _Ranks:
            return _Ranks(ranks, sums(board, shared))

        self.ranks_on = ranks_on


class OnBoard:
    """Weighs hands of own cards with one board."""

    __slots__ = ("_flushes", "_most", "_ranks", "_scale")

    def __init__(self, scale: _Scale, board: Sequence[Card], least: int, most: int) -> None:
        self._scale = scale
        self._most = most
        shared = min(scale.places - least, len(board))
        self._ranks = scale.ranks_on(
            tuple(sorted([scale.histograms[card] for card in board])), shared
        )
        self._flushes: list[_Flush] = []
        key = sum([scale.keys[card] for card in board], start(scale.places - most))
        if scale.flushes is not None and key & FLUSH:
            for suit in flush_suits(key):
                bits = [scale.bits[card] for card in board if card & 3 == suit]
                self._flushes.append(_Flush(scale.flushes, suit, bits, shared))

    def strength(self, own: Sequence[Card]) -> Strength:
        """The strength of the best hand of ``own`` cards with the board."""
        histograms = self._scale.histograms
        chosen = sums([histograms[card] for card in own], min(self._most, len(own)))
        best = max(map(self._ranks.__getitem__, chosen))
        for flush in self._flushes:
            bits = [self._scale.bits[card] for card in own if card & 3 == flush.suit]
            if len(bits) >= flush.needed:
                best = max(best, flush.strength(bits, self._most))
        return best


_scale = cache(_Scale)


@lru_cache(_BOARDS)
def on_board(scale: Scale, board: tuple[Card, ...], least: int, most: int) -> OnBoard:
    """Weighs hands with that board on a scale that ``weighs_suits_apart``."""
    return OnBoard(_scale(scale), board, least, most)

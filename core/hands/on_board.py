"""Hands made with a board: the part of the work that all players of the board share.

A hand that uses between ``least`` and ``most`` of its own cards is the best hand within some
choice of ``most`` own cards and of five less ``least`` cards of the board: two and three in
Omaha, two and all five in Tahoe.  What a choice of own cards is worth with the best choice of
the board is worked out once for all players.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from core.cards import Card, suit_of
from core.hands.evaluators import high_ranks, low_ranks, suited
from core.hands.keys import SUIT_BITS, card_bits, card_keys
from core.hands.scale import Scale
from core.hands.strength import Strength

_BOARDS: Final = 256
"""Boards remembered: more than one process has in play at once."""


def weighs_suits_apart(scale: Scale) -> bool:
    """Whether a hand of ``scale`` is the better of its ranks and its flush, or ranks alone.

    Not so with wild cards, nor where a flush counts against the hand.
    """
    return not scale.free and not (scale.ladder.is_low and scale.ladder.straights)


class OnBoard(dict[int, Strength]):
    """The strength of chosen own cards, by the sum of their histograms, suits left aside."""

    __slots__ = ("_bits", "_board", "_flushes", "_histograms", "_most", "_ranks", "_suits")

    def __init__(self, scale: Scale, board: tuple[Card, ...], least: int, most: int) -> None:
        ladder = scale.ladder
        self._most = most
        self._histograms = [key >> SUIT_BITS for key in card_keys(is_ace_low=ladder.is_ace_low)]
        self._bits = card_bits(ladder.is_ace_low)
        self._ranks = low_ranks(ladder) if ladder.is_low else high_ranks(ladder)
        self._flushes = suited(ladder)
        shared = ladder.places - least
        self._board = {
            sum(self._histograms[card] for card in cards)
            for cards in combinations(board, min(shared, len(board)))
        }
        self._suits: list[tuple[int, int, list[int]]] = []
        """Each suit of a flush: how many own cards it takes, and the sets of ranks to add."""
        if not ladder.is_low:
            for suit in range(4):
                bits = [self._bits[card] for card in board if suit_of(card) == suit]
                used = min(shared, len(bits))
                if ladder.places - used <= most:
                    sets = list(map(sum, combinations(bits, used)))
                    self._suits.append((suit, ladder.places - used, sets))

    def __missing__(self, own: int) -> Strength:
        ranks = self._ranks
        self[own] = strength = max([ranks[own + board] for board in self._board])
        return strength

    def strength(self, own: Sequence[Card]) -> Strength:
        """The strength of the best hand of ``own`` cards with the board."""
        histograms = self._histograms
        most = min(self._most, len(own))
        choices = combinations([histograms[card] for card in own], most)
        best = max(map(self.__getitem__, map(sum, choices)))
        for suit, needed, sets in self._suits:
            bits = [self._bits[card] for card in own if card & 3 == suit]
            if len(bits) >= needed:
                best = max(best, self._flush(bits, sets))
        return best

    def _flush(self, bits: Sequence[int], sets: Sequence[int]) -> Strength:
        chosen = map(sum, combinations(bits, min(self._most, len(bits))))
        return max(self._flushes[own + board, 0] for own in chosen for board in sets)


@lru_cache(maxsize=_BOARDS)
def on_board(scale: Scale, board: tuple[Card, ...], least: int, most: int) -> OnBoard:
    """What is remembered of a board; make sure that ``weighs_suits_apart(scale)``."""
    return OnBoard(scale, board, least, most)

"""Readings: a hand described, with the five cards it uses."""

from collections.abc import Sequence
from itertools import chain, combinations
from typing import Final

from msgspec import Struct

from core.cards import Card, rank_of
from core.hands.ladder import ACE, Ladder
from core.hands.scale import HIGH, Scale
from core.hands.strength import PLACES, Category, Strength, unpack

_SIZES: Final = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.TRIPS: (3, 1, 1),
    Category.FLUSH: (1, 1, 1, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.QUADS: (4, 1),
    Category.FIVE_OF_A_KIND: (5,),
}
"""How many cards each of the ranks of a reading stands for; straights are runs."""


class Reading(Struct, frozen=True):
    """What a hand is.

    ``ranks`` are the ranks that compare, the most important first: the set before the side
    cards, and only the top card of a straight.  ``best`` are the five cards used (fewer if
    there are no five) in that order, a straight from its top down.  A reading is as secret
    as the cards it was made from, so its ``repr`` tells nothing.
    """

    category: Category
    ranks: tuple[int, ...]
    best: tuple[Card, ...]
    strength: Strength

    def __repr__(self) -> str:
        return "Reading(...)"

    @property
    def is_royal(self) -> bool:
        """Whether this is a royal flush, the best straight flush."""
        return self.category is Category.STRAIGHT_FLUSH and self.ranks == (ACE,)


def read(scale: Scale, cards: Sequence[Card]) -> Reading:
    """The best hand of one card or more on ``scale``.

    Where several cards serve equally the earlier ones are used, so give hole cards before the
    board to see them play.

    Raises:
        ValueError: there are no cards.
    """
    if not cards:
        raise ValueError("no cards to read")
    strength = scale.strength(cards)
    level, ranks = unpack(scale.value(strength))
    category = scale.ladder.order[level]
    fives = combinations(cards, min(len(cards), PLACES))
    used = list(next(five for five in fives if scale.strength(five) == strength))
    if scale.ladder.is_ace_low:
        ranks = tuple((rank - 1) % 13 for rank in ranks)
    best: list[Card] = []
    for rank in _places(scale.ladder, category, ranks)[: len(used)]:
        natural = (card for card in used if card not in scale.free and rank_of(card) == rank)
        standing = (card for card in used if card in scale.free)
        card = next(chain(natural, standing))
        used.remove(card)
        best.append(card)
    return Reading(category, ranks, tuple(best), strength)


def read_high(cards: Sequence[Card]) -> Reading:
    """The best high hand of one card or more (Cooke 4.13); see :func:`read`.

    Raises:
        ValueError: there are no cards.
    """
    return read(HIGH, cards)


def _places(ladder: Ladder, category: Category, ranks: tuple[int, ...]) -> list[int]:
    """The rank of each card of the hand in order of importance."""
    if category in _SIZES:
        sizes = _SIZES[category]
        return [rank for rank, size in zip(ranks, sizes, strict=False) for _ in range(size)]
    run = dict(ladder.straights)[ranks[0]]
    down = [*range(ranks[0], -1, -1), *range(ACE, ranks[0], -1)]
    return [rank for rank in down if run >> rank & 1]

"""Readings: a hand described, with the five cards it uses."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from core.cards import Card, rank_of, suit_of
from core.hands.ladder import ACE, Ladder
from core.hands.scale import HIGH, Scale
from core.hands.strength import Category, Strength, unpack

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


_SUITED: Final = (Category.FLUSH, Category.STRAIGHT_FLUSH)


class StandIn(Struct, frozen=True):
    """What a joker or another wild card stands for; ``suit`` only where it makes a flush."""

    card: Card
    rank: int
    suit: int | None

    def __repr__(self) -> str:
        return "StandIn(...)"


class Reading(Struct, frozen=True):
    """What a hand is.

    ``ranks`` are the ranks that compare, the most important first: the set before the side
    cards, and only the top card of a straight.  ``best`` are the five cards used (fewer if
    there are no five) in that order, a straight from its top down.  ``stand_ins`` are the wild
    cards among them.  A reading is as secret as the cards it was made from, so its ``repr``
    tells nothing.
    """

    category: Category
    ranks: tuple[int, ...]
    best: tuple[Card, ...]
    strength: Strength
    stand_ins: tuple[StandIn, ...] = ()

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
    fives = combinations(cards, min(len(cards), scale.ladder.places))
    used = next(five for five in fives if scale.strength(five) == strength)
    if scale.ladder.is_ace_low:
        ranks = tuple((rank - 1) % 13 for rank in ranks)
    places = _places(scale.ladder, category, ranks)[: len(used)]
    best, stand_ins = _seated(scale, category, used, places)
    return Reading(category, ranks, best, strength, stand_ins)


def _seated(
    scale: Scale, category: Category, used: Sequence[Card], places: Sequence[int]
) -> tuple[tuple[Card, ...], tuple[StandIn, ...]]:
    """The cards in the order of their places, wild ones where no card has the rank."""
    left = [card for card in used if card not in scale.free]
    wild = [card for card in used if card in scale.free]
    suit = suit_of(left[0]) if left and category in _SUITED else None
    best: list[Card] = []
    stand_ins: list[StandIn] = []
    for rank in places:
        natural = next((card for card in left if rank_of(card) == rank), None)
        if natural is not None:
            left.remove(natural)
            best.append(natural)
        else:
            best.append(wild.pop(0))
            stand_ins.append(StandIn(best[-1], rank, suit))
    return tuple(best), tuple(stand_ins)


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
    run = _run(ladder, category, ranks[0])
    down = [*range(ranks[0], -1, -1), *range(ACE, ranks[0], -1)]
    return [rank for rank in down if run >> rank & 1]


def _run(ladder: Ladder, category: Category, top: int) -> int:
    """The ranks of the run of that name with ``top`` as its highest, the ace being high."""
    is_low = ladder.is_ace_low
    run = dict(ladder.runs(category))[(top + is_low) % 13]
    return (run >> 1 | (run & 1) << ACE) if is_low else run

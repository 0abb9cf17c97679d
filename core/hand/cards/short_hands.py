"""Short hands: what one with too few cards can make, where the house lets it play (Hoyle)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from core.cards import Card
from core.hands import Category, Judge, Strength
from core.hands.strength import LEVEL, PLACES

_BARRED: Final = (
    Category.STRAIGHT,
    Category.FLUSH,
    Category.STRAIGHT_FLUSH,
    Category.ROUND_THE_CORNER,
    Category.SKIP_STRAIGHT,
)


def strength_of_short(judge: Judge, cards: Sequence[Card]) -> Strength | None:
    """The best of ``cards`` that is no straight, no flush and no straight flush.

    A low hand is weighed as ever: there they would count against it.
    """
    scale = judge.scale
    if scale.ladder.is_low:
        return judge.strength(cards)
    fewer = (scale.strength(some) for some in combinations(cards, min(len(cards), PLACES - 1)))
    whole = (scale.strength(five) for five in combinations(cards, PLACES))
    order = scale.ladder.order
    plain = (one for one in whole if order[scale.value(one) >> LEVEL] not in _BARRED)
    return max((*fewer, *plain))

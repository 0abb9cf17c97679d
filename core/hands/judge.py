"""Judges: a scale, and the worst hand that still counts on it."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from core.cards import Card
from core.hands.scale import LOW_A5, Scale
from core.hands.strength import Category, Strength, pack

_LAST_PLACE: Final = 15
"""The nibble of the fifth rank: empty unless a hand is five different ranks."""


class Judge:
    """Weighs hands that compete for a pot or for a share of it.

    ``qualifier`` is the highest card that a low may have to count, 0 for none (Cooke 4.17): a
    qualifying low is five different ranks none above it, and on a ladder with straights neither
    a straight nor a flush, so that the worst Kansas City eight is 8-7-6-5-3.
    """

    __slots__ = ("least", "qualifier", "scale")

    def __init__(self, scale: Scale, qualifier: int = 0) -> None:
        """A judge of hands on ``scale``.

        Raises:
            ValueError: a qualifier on a scale that is not low.
        """
        if qualifier and not scale.ladder.is_low:
            raise ValueError("only lows have a qualifier")
        self.scale = scale
        self.qualifier = qualifier
        self.least = _worst(scale, qualifier) if qualifier else 0

    def qualifies(self, strength: Strength) -> bool:
        """Whether a hand of the scale counts."""
        return not self.qualifier or (strength >= self.least and bool(strength & _LAST_PLACE))

    def strength(self, cards: Sequence[Card]) -> Strength | None:
        """The strength of the best five of the cards, or None when it does not qualify."""
        strength = self.scale.strength(cards)
        return strength if self.qualifies(strength) else None


@cache
def judge(scale: Scale, qualifier: int = 0) -> Judge:
    """The one judge of hands on ``scale`` with that qualifier."""
    return Judge(scale, qualifier)


def _worst(scale: Scale, qualifier: int) -> int:
    """The strength of the qualifier and the four ranks below it, were it no straight."""
    top = qualifier - (1 if scale.ladder.is_ace_low else 2)
    value = pack(scale.ladder.level(Category.HIGH_CARD), range(top, top - 5, -1))
    return scale.value(Strength(value))


EIGHT_OR_BETTER: Final = judge(LOW_A5, 8)
"""The usual low half: ace-to-five, eight or better."""

low_8_or_better: Final = EIGHT_OR_BETTER.strength
"""Strength of the ace-to-five low if it is five ranks of eight or lower, else None."""

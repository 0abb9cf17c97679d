"""Choices that several games have in common."""

from typing import Final

from core.cards import RANKS
from core.games.spec import Forced, HandUse, Structure

ANY_STRUCTURE: Final = (
    Structure.FIXED,
    Structure.SPREAD,
    Structure.POT_LIMIT,
    Structure.NO_LIMIT,
)
UP_TO_POT_LIMIT: Final = (Structure.FIXED, Structure.SPREAD, Structure.POT_LIMIT)
WITHOUT_SPREAD: Final = (Structure.FIXED, Structure.POT_LIMIT, Structure.NO_LIMIT)

HOLDEM_USE: Final = HandUse(own_least=0, own_most=2)
OMAHA_USE: Final = HandUse(own_least=2, own_most=2)
BEST_FIVE: Final = HandUse(own_least=0, own_most=7)
"""Any five of one's own cards, and of a card in the middle when the deck ran short (Cooke 5.21)."""

HIGH_DRAW_FORCED: Final = (
    Forced.ANTES,
    Forced.THREE_BLINDS,
    Forced.BLINDS,
    Forced.ANTES_AND_BLINDS,
)
"""What ``draw.forced_bets`` chooses among (Cooke 7.03)."""

LOWBALL_FORCED: Final = (
    Forced.THREE_BLINDS,
    Forced.BLINDS,
    Forced.ANTES,
    Forced.ANTES_AND_BLINDS,
)
"""What ``lowball.forced_bets`` chooses among (Cooke 7.03)."""

JACKS: Final = RANKS.index("J")
"""The openers of jackpots: a pair of jacks (Cooke 7.17)."""


def ranks(letters: str) -> tuple[int, ...]:
    """The ranks of these letters: ``ranks("A2")`` is ``(12, 0)``."""
    return tuple(map(RANKS.index, letters))


ACE_TO_FIVE_KEPT: Final = ranks("A234567")
"""What limit ace-to-five keeps of cards exposed in the deal (Cooke 7.18.07)."""

ACE_TO_FIVE_KEPT_BIG_BET: Final = ranks("A2345")
"""The same in pot limit and no limit (Cooke 7.18.08)."""

KANSAS_CITY_KEPT: Final = ranks("23457")
"""The same in Kansas City lowball: not the six, which makes a straight (Cooke 7.19)."""

SEVEN: Final = RANKS.index("7")
"""The worst low that must bet after the draw (Cooke 7.18.04)."""

"""Killed stakes: what a hand is played for that somebody kills (Cooke 8.04.01, 8.04.09).

The limits go up and the blinds stay.  A half kill that is no whole number of betting units is
rounded up.
"""

from typing import Final

from msgspec.structs import replace

from core.chips import Chips
from core.hand.rules import Stakes, betting_unit
from core.house.settings import Overrides, word

_PERCENT: Final = {"full": 200, "half": 150}


def killed(stakes: Stakes, settings: Overrides) -> Stakes:
    """``stakes`` as they are in a killed hand: limits and both ends of a spread.

    A big limit that is twice the small one stays so (Cooke 8.04.09).
    """
    small = _raised(stakes.small_bet, stakes, settings)
    is_double = stakes.big_bet == 2 * stakes.small_bet
    big = Chips(2 * small) if is_double else _raised(stakes.big_bet, stakes, settings)
    spread = stakes.spread
    if spread is not None:
        least, early, late = (_raised(bet, stakes, settings) for bet in spread)
        spread = (least, early, late)
    return replace(stakes, small_bet=small, big_bet=big, spread=spread)


def kill_blind(stakes: Stakes, settings: Overrides) -> Chips:
    """What the killer posts: twice the big blind, or half as much again (Cooke 8.04.01)."""
    return _raised(stakes.big_blind, stakes, settings)


def _raised(amount: Chips, stakes: Stakes, settings: Overrides) -> Chips:
    unit = betting_unit(stakes, settings)
    by = _PERCENT[word(settings, "kill.size")]
    return Chips(-(-amount * by // (100 * unit)) * unit)

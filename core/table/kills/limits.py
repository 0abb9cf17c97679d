"""The two limits of a limit game, whether its bets are fixed or spread (Cooke 4.09, 8.03)."""

from core.chips import Chips
from core.hand.rules import Stakes


def lower_limit(stakes: Stakes) -> Chips:
    """The bet of the early rounds; of a spread the smallest."""
    return stakes.spread[0] if stakes.spread is not None else stakes.small_bet


def upper_limit(stakes: Stakes) -> Chips:
    """The bet of the late rounds; of a spread the largest of them."""
    return stakes.spread[-1] if stakes.spread is not None else stakes.big_bet

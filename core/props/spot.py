"""Spot: the little of a view that a house player's betting depends on."""

from msgspec import Struct

from core.chips import Chips
from core.hand.menu import Menu
from core.props.worth import Worth


class Spot(Struct, frozen=True):
    """One decision.  Amounts in hundredths of a chip.

    Attributes:
        menu: the player's legal acts.
        pot: every chip in the middle and in front of players.
        rivals: how many others can still win.
        base, unit: the bet that stakes are counted in, and the minimum betting unit.
        value: what his hand is worth; a percentile of starting hands before the flop.
        is_last: no more cards are to come.
        is_limit: bets have a fixed size, so that none can commit a stack.
    """

    menu: Menu
    pot: Chips
    rivals: int
    base: Chips
    unit: Chips
    value: Worth
    is_last: bool = False
    is_limit: bool = False

    @property
    def price(self) -> int:
        """What a call costs, in hundredths of the pot after it; 0 for a free card."""
        return 100 * self.menu.call // (self.pot + self.menu.call) if self.menu.call else 0

    @property
    def reach(self) -> Chips:
        """All he could have in front of him this round."""
        return Chips(self.menu.bet + self.menu.stack)

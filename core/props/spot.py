"""Spot: the little of a view that a house player's betting depends on."""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.hand.menu import Menu


class Spot(Struct, frozen=True):
    """One decision.  Amounts in hundredths of a chip.

    Attributes:
        hole: the player's own cards.
        board: the community cards.
        menu: his legal acts.
        pot: every chip in the middle and in front of players.
        rivals: how many others can still win.
        big_blind, unit: the stakes and the minimum betting unit.
    """

    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    menu: Menu
    pot: Chips
    rivals: int
    big_blind: Chips
    unit: Chips

    @property
    def price(self) -> int:
        """What a call costs, in hundredths of the pot after it; 0 for a free card."""
        return 100 * self.menu.call // (self.pot + self.menu.call) if self.menu.call else 0

    @property
    def reach(self) -> Chips:
        """All he could have in front of him this round."""
        return Chips(self.menu.bet + self.menu.stack)

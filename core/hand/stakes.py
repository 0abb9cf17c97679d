"""Stakes: what a game is played for, and in which unit."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips, whole
from core.house.settings import Overrides, number


class Stakes(Struct, frozen=True):
    """What a game is played for, in hundredths of a chip; 0 where the game has no such bet.

    ``small_bet`` and ``big_bet`` are the two limits of a limit game, and in games without
    blinds ``small_bet`` is the smallest bet of any structure.  With three blinds
    ``small_blind`` is the middle one and ``button_blind`` the smallest, wherever it is posted;
    else the ``button_blind`` is a further one on the button (Cooke 12.05).  The ``spread`` is the
    smallest bet, and the largest of the early and of the late rounds (Cooke 8.03).  ``unit`` is
    the minimum betting unit that goes with these stakes, 0 for the house's.  The
    ``big_blind_ante`` is what the big blind antes for everybody, where he does.
    """

    small_blind: Chips
    big_blind: Chips
    ante: Chips = NO_CHIPS
    button_blind: Chips = NO_CHIPS
    bring_in: Chips = NO_CHIPS
    small_bet: Chips = NO_CHIPS
    big_bet: Chips = NO_CHIPS
    spread: tuple[Chips, Chips, Chips] | None = None
    unit: Chips = NO_CHIPS
    big_blind_ante: Chips = NO_CHIPS

    @property
    def base(self) -> Chips:
        """The bet that buy-ins and stacks are counted in: the small bet, else the big blind."""
        return self.small_bet or self.big_blind


def betting_unit(stakes: Stakes, overrides: Overrides) -> Chips:
    """The minimum betting unit (Cooke 9.03): :func:`unit_meant` where it divides every bet.

    It is one hundredth where the bets and blinds are no whole units: a table with blinds of 0.25
    and 0.50 cannot be played in whole chips.  Antes may be smaller than the unit (Cooke 18).
    """
    unit = unit_meant(stakes, overrides)
    blinds = (stakes.small_blind, stakes.big_blind, stakes.button_blind)
    bets = (stakes.bring_in, stakes.small_bet, stakes.big_bet, *(stakes.spread or ()))
    return unit if all(amount % unit == 0 for amount in (*blinds, *bets)) else Chips(1)


def unit_meant(stakes: Stakes, overrides: Overrides) -> Chips:
    """The unit that the house has set, else the one that goes with the stakes, else a chip."""
    if stakes.unit and "betting.min_unit" not in overrides:
        return stakes.unit
    return whole(number(overrides, "betting.min_unit"))

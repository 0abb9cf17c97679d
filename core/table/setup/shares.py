"""Shares: forced bets that nobody named and no row of Appendix A has, from the size of the bet.

Each is a whole number of betting units, or of hundredths where the bet is no whole units itself.
"""

from typing import Final

from core.chips import Chips

_A_THIRD: Final = 3
_A_FIFTH: Final = 5


def small_blind_share(bet: Chips, unit: Chips, ratio: str) -> Chips:
    """The small blind by ``blinds.small_ratio`` (Cooke 6.04).

    One third is rounded up, two thirds down and half to the nearest, halves up, so that it stays
    between a third and two thirds.
    """
    unit = paid_in(bet, unit, least=2)
    units = bet // unit
    match ratio:
        case "one_third":
            share = -(-units // _A_THIRD)
        case "two_thirds":
            share = units * 2 // _A_THIRD
        case _:
            share = (units + 1) // 2
    return Chips(share * unit)


def three_blind_shares(bet: Chips, unit: Chips) -> tuple[Chips, Chips]:
    """The button's and the middle blind: a third, rounded up, and two thirds, rounded down, of
    the small bet (Cooke 7.03)."""
    unit = paid_in(bet, unit, least=2)
    units = bet // unit
    return Chips(-(-units // _A_THIRD) * unit), Chips(units * 2 // _A_THIRD * unit)


def bring_in_share(bet: Chips, unit: Chips) -> Chips:
    """A third of the small bet to the nearest unit, as is usual (Cooke 4.07)."""
    return _nearest(bet, unit, _A_THIRD)


def ante_share(bet: Chips, unit: Chips) -> Chips:
    """A fifth of the small bet to the nearest unit.

    No book names the ante of draw for other stakes; the rows of Appendix A that have one run
    from a fifth to a quarter.
    """
    return _nearest(bet, unit, _A_FIFTH)


def paid_in(bet: Chips, unit: Chips, least: int = 1) -> Chips:
    """``unit``, or a hundredth where ``bet`` is no whole units or fewer than ``least``."""
    return Chips(1) if bet % unit or bet < least * unit else unit


def _nearest(bet: Chips, unit: Chips, parts: int) -> Chips:
    unit = paid_in(bet, unit)
    share = (2 * (bet // unit) + parts) // (2 * parts)
    return Chips(max(share, 1) * unit)

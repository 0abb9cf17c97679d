"""After the first cards: made hands and draws against the price."""

from typing import Final

from core.props.acts import Intent, Passive, Wager
from core.props.spot import Spot

_VALUE: Final = 62
"""From this worth on a hand is bet for value."""

_RAISES: Final = 84
_LIMIT_VALUE: Final = 52
_LIMIT_RAISES: Final = 72
"""In limit a wager risks little, so that less is needed for it."""

_ENOUGH_BETS: Final = 3
_LIMIT_NUTS: Final = 92
"""What it takes to raise when so many bets are in."""

_COMPLETES: Final = 46
"""What it takes to make a bring-in the full bet (Cooke 5.07)."""

_COMMITS: Final = 82
_BLUFF_ONE_IN: Final = 10
_SEMI_BLUFF: Final = 35
_SLOW_PLAY: Final = 15


def after_flop(spot: Spot, dice: int) -> Intent:
    """What to do with a hand that has a worth; ``dice`` is 0 to 99."""
    made = spot.value.made - 3 * (spot.rivals - 1)
    if spot.menu.call == 0:
        return _unbet(spot, made, dice)
    return _facing(spot, made, dice)


def _unbet(spot: Spot, made: int, dice: int) -> Intent:
    is_slow = dice < _SLOW_PLAY and not spot.is_limit
    if made >= (_LIMIT_VALUE if spot.is_limit else _VALUE) and not is_slow:
        return Wager(_pot_share(spot, 50 + dice // 2), made >= _COMMITS)
    semi_bluff = spot.value.draw > 0 and dice < _SEMI_BLUFF
    bluff = spot.rivals == 1 and dice < 100 // _BLUFF_ONE_IN
    return Wager(_pot_share(spot, 50), may_commit=False) if semi_bluff or bluff else Passive.GIVE_UP


def _facing(spot: Spot, made: int, dice: int) -> Intent:
    """A bet means strength: the larger it is, the less a hand is trusted."""
    respect = min(spot.price, 50) // 3
    if made - respect // 2 >= _raises(spot) and (dice >= _SLOW_PLAY or spot.is_limit):
        to = spot.menu.wager + _pot_share(spot, 60 + dice // 3) + spot.menu.call
        return Wager(to, made >= _RAISES)
    hope = 0 if spot.is_last else spot.value.draw
    chance = (made - respect) + (100 - made) * hope // 100
    return Passive.GO_ALONG if chance >= spot.price + 8 else Passive.GIVE_UP


def _raises(spot: Spot) -> int:
    """From this worth on a bet is raised."""
    menu = spot.menu
    if menu.completes:
        return _COMPLETES
    if not menu.sizes:
        return _LIMIT_RAISES if spot.is_limit else _RAISES
    bets = menu.wager // max(menu.sizes[0] - menu.wager, 1)
    return _LIMIT_RAISES if bets < _ENOUGH_BETS else _LIMIT_NUTS


def _pot_share(spot: Spot, percent: int) -> int:
    return spot.menu.bet + spot.pot * percent // 100

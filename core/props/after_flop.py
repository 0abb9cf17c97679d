"""After the flop: made hands and draws against the price."""

from typing import Final

from core.props.acts import Intent, Passive, Wager
from core.props.spot import Spot
from core.props.worth import Worth, worth

_VALUE: Final = 62
"""From this worth on a hand is bet for value."""

_RAISES: Final = 84
_COMMITS: Final = 82
_RIVER: Final = 5
_BLUFF_ONE_IN: Final = 10
_SEMI_BLUFF: Final = 35
_SLOW_PLAY: Final = 15


def after_flop(spot: Spot, dice: int) -> Intent:
    """What to do with a board of three cards or more; ``dice`` is 0 to 99."""
    value = worth(spot.hole, spot.board)
    made = value.made - 3 * (spot.rivals - 1)
    if spot.menu.may_check:
        return _unbet(spot, value, made, dice)
    return _facing(spot, value, made, dice)


def _unbet(spot: Spot, value: Worth, made: int, dice: int) -> Intent:
    if made >= _VALUE and dice >= _SLOW_PLAY:
        return Wager(_pot_share(spot, 50 + dice // 2), made >= _COMMITS)
    semi_bluff = value.draw > 0 and dice < _SEMI_BLUFF
    bluff = spot.rivals == 1 and dice < 100 // _BLUFF_ONE_IN
    return Wager(_pot_share(spot, 50), may_commit=False) if semi_bluff or bluff else Passive.GIVE_UP


def _facing(spot: Spot, value: Worth, made: int, dice: int) -> Intent:
    """A bet means strength: the larger it is, the less a hand is trusted."""
    respect = min(spot.price, 50) // 3
    if made - respect // 2 >= _RAISES and dice >= _SLOW_PLAY:
        to = spot.menu.wager + _pot_share(spot, 60 + dice // 3) + spot.menu.call
        return Wager(to, made >= _RAISES)
    hope = value.draw if len(spot.board) < _RIVER else 0
    chance = (made - respect) + (100 - made) * hope // 100
    return Passive.GO_ALONG if chance >= spot.price + 8 else Passive.GIVE_UP


def _pot_share(spot: Spot, percent: int) -> int:
    return spot.menu.bet + spot.pot * percent // 100

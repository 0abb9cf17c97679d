"""Before the flop: starting hands by percentile against the price and the number of rivals."""

from typing import Final

from msgspec import Struct

from core.props.acts import Intent, Passive, Wager
from core.props.spot import Spot


class _Tier(Struct, frozen=True):
    """What it takes up to a wager of ``big_blinds``: percentiles to call and to raise."""

    big_blinds: int
    call: int
    reraise: int


_TIERS: Final = (
    _Tier(1, 62, 80),
    _Tier(4, 74, 93),
    _Tier(12, 88, 97),
    _Tier(30, 95, 98),
)
_ALL: Final = _Tier(0, 97, 99)
"""Against more than any of these only the few best hands go along."""

_CROWD: Final = 5
"""The tiers are meant for a full table; with fewer rivals weaker hands are worth playing."""

_COMMITS: Final = 96
"""From this percentile on a house player is ready to play for his stack."""

_BARGAIN: Final = 30
"""A call that costs less of the pot than this needs less of a hand."""

_CALLS_ONLY: Final = 15
"""So many times in a hundred a raising hand just calls."""

_SHORT: Final = 12
"""A stack of so many big blinds or fewer goes in before the flop or not at all."""


def before_flop(spot: Spot, dice: int) -> Intent:
    """What to do with hole cards and no board; ``dice`` is 0 to 99."""
    rank = spot.value.made + _elbow_room(spot)
    faced = min(spot.menu.wager, spot.reach)
    tier = next((tier for tier in _TIERS if faced <= tier.big_blinds * spot.base), _ALL)
    is_short = spot.reach <= _SHORT * spot.base
    may_commit = rank >= (_TIERS[1].reraise if is_short else _COMMITS)
    if rank >= tier.reraise and dice >= _CALLS_ONLY:
        return Wager(_size(spot), may_commit)
    bargain = max(_BARGAIN - spot.price, 0)
    return Passive.GO_ALONG if rank + bargain >= tier.call else Passive.GIVE_UP


def _elbow_room(spot: Spot) -> int:
    """What hands gain with fewer rivals, as long as the betting is small."""
    is_small = spot.menu.wager <= _TIERS[1].big_blinds * spot.base
    return 7 * max(_CROWD - spot.rivals, 0) if is_small else 0


def _size(spot: Spot) -> int:
    """Three times the wager, and a little more for every chip already in the middle."""
    blinds = spot.base + spot.base // 2
    return 3 * spot.menu.wager + max(spot.pot - spot.menu.wager - blinds, 0) // 2

"""``rebuy``: how a house player stays in the game between hands."""

from typing import Final

from core.chips import Chips
from core.table.commands import ComeBack, TopUp
from core.table.config import TableConfig
from core.view import TableView

_BIG_BLINDS: Final = 100


def rebuy(view: TableView) -> TopUp | ComeBack | None:
    """What the viewer of ``view`` says between hands; None when he has chips and is not away.

    One who is broke, or too short for a hand of stud, buys up to a hundred big blinds (in limit
    small bets), within the table's range, with the house's chips.
    """
    seat = view.my_seat
    if seat is None or view.is_in_hand or view.is_closing or seat.is_leaving:
        return None
    has = seat.stack + seat.behind
    if has < max(seat.needs, view.unit):
        more = _buy_in(view.config) - has
        return TopUp(seat.person, Chips(more - more % view.unit))
    return ComeBack(seat.person) if seat.is_away else None


def _buy_in(config: TableConfig) -> Chips:
    hundred = _BIG_BLINDS * config.stakes.base
    most = config.buy_in_most or hundred
    return Chips(max(min(hundred, most), config.buy_in_least))

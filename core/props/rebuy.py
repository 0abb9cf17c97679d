"""``rebuy``: how a house player stays in the game between hands."""

from typing import Final

from core.chips import Chips
from core.table.commands import ComeBack, TopUp
from core.table.config import TableConfig
from core.view import TableView

_BIG_BLINDS: Final = 100


def rebuy(view: TableView) -> TopUp | ComeBack | None:
    """What the viewer of ``view`` says between hands; None when he has chips and is not away.

    A broke house player buys a hundred big blinds anew, within the table's range, with the
    house's chips.
    """
    seat = view.my_seat
    if seat is None or view.is_in_hand or view.is_closing or seat.is_leaving:
        return None
    if seat.stack + seat.behind == 0:
        return TopUp(seat.person, _buy_in(view.config))
    return ComeBack(seat.person) if seat.is_away else None


def _buy_in(config: TableConfig) -> Chips:
    hundred = _BIG_BLINDS * config.stakes.big_blind
    most = config.buy_in_most or hundred
    return Chips(max(min(hundred, most), config.buy_in_least))

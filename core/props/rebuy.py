"""``rebuy``: how a house player stays in the game between hands."""

from core.table.commands import ComeBack, TopUp
from core.view import TableView


def rebuy(view: TableView) -> TopUp | ComeBack | None:
    """What the viewer of ``view`` says between hands; None when he has chips and is not away.

    A broke house player buys the least buy-in anew, with the house's chips.
    """
    seat = view.my_seat
    if seat is None or view.is_in_hand or view.is_closing or seat.is_leaving:
        return None
    if seat.stack + seat.behind == 0:
        return TopUp(seat.person, view.config.buy_in_least)
    return ComeBack(seat.person) if seat.is_away else None

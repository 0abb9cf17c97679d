"""Chips without a word, raises without an amount, and amounts that are none, by chance."""

from core.chips import Chips
from core.hand import commands as h
from core.hand.state import Betting
from core.table import Table
from core.table.commands import TableCommand
from tests.laws.chance import Chance


def odd_amount(chance: Chance, table: Table) -> TableCommand | None:
    """Something of that kind from whoever is to bet, taken or not; None when nobody is."""
    hand = table.hand
    if hand is None or not isinstance(hand.phase, Betting):
        return None
    menu = hand.phase.menu
    player = hand.player(menu.seat)
    assert player is not None
    mark = chance.pick((menu.call, menu.wager, menu.raise_min, menu.raise_max, menu.stack))
    amount = Chips(max(mark + chance.pick((0, 0, -1, 1, 2)) * hand.rules.unit, 0))
    verb = h.Bet if menu.opens else h.RaiseTo
    match chance.below(4):
        case 0:
            return verb(player.actor, amount, confirmed=True, put_in=Chips(amount * 2 // 3))
        case 1:
            return h.AnnounceRaise(player.actor, confirmed=True)
        case _:
            leaves = chance.pick((None, True, False))
            return h.PutIn(player.actor, amount, surplus_forfeited=leaves, confirmed=True)

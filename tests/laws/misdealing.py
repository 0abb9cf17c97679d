"""Errors of the deal told of, misdeals called and demanded, by chance (Cooke 14.20 to 14.22)."""

from collections.abc import Callable, Sequence

from core.hand.misdeals.causes import Cause
from core.hand.state import Hand
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.floor.misdeals.errors import DealError
from tests.laws.chance import Chance

FLOOR = PersonId("floor")


def deal_act(chance: Chance, by: PersonId, seat: Seat) -> c.RulingAct:
    """What the floor may rule of a deal."""
    if chance.one_in(3):
        return c.FixDeal(by)
    return c.CallMisdeal(by, chance.pick(tuple(Cause)), seat if chance.one_in(2) else None)


def deal_talk(chance: Chance, table: Table) -> TableCommand:
    """One thing about the deal, whether it may be said now or not."""
    hand = table.hand
    if hand is None:
        return c.InspectDeal()
    fault = table.objection.fault if table.objection is not None else None
    asked = fault.seat if fault is not None and fault.seat is not None else None
    seat = chance.pick(hand.seats)
    player = _actor(hand, asked if asked in hand.seats and asked is not None else seat)
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: _report(chance, player, seat),
        lambda: _report(chance, player, seat),
        lambda: _report(chance, FLOOR, seat),
        lambda: c.DemandMisdeal(player),
        lambda: c.AnswerPost(player, posts=chance.one_in(2)),
        lambda: deal_act(chance, FLOOR, seat),
        c.InspectDeal,
    )
    return chance.pick(kinds)()


def _report(chance: Chance, by: PersonId, seat: Seat) -> TableCommand:
    about = None if chance.one_in(4) else seat
    return c.ReportIrregularity(by, chance.pick(tuple(DealError)), about, chance.one_in(2))


def _actor(hand: Hand, seat: Seat) -> PersonId:
    player = hand.player(seat)
    assert player is not None
    return player.actor

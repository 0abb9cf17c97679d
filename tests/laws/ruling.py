"""Rulings by chance: any act of the floor, at any moment, whether it may be ruled then or not."""

from collections.abc import Callable, Sequence

from core.hand.state import Hand
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.floor.misdeals.calling import causes
from tests.laws.chance import Chance
from tests.laws.measures import measure
from tests.laws.misdealing import deal_act, deal_talk

FLOORS = (PersonId("flo"), PersonId("flo"), PersonId("max"))
"""Who rules; what one has ruled another cannot amend."""


def floor_says(chance: Chance, table: Table) -> TableCommand:
    """Something of the floor's, whether it may be said now or not: rulings, misdeals, measures."""
    if causes(table) and chance.one_in(6):
        seat = _seat(chance, table.hand)
        by = FLOORS[0]
        return ruled(chance, table, chance.pick((c.VoidHand(by), deal_act(chance, by, seat))))
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: _ruling(chance, table),
        lambda: _ruling(chance, table),
        lambda: _ruling(chance, table),
        lambda: deal_talk(chance, table),
        lambda: measure(chance, table),
    )
    return chance.pick(kinds)()


def _ruling(chance: Chance, table: Table) -> TableCommand:
    is_over = not table.is_in_hand and table.hands
    return ruled(chance, table, (after_hand if is_over else act)(chance, table))


def ruled(chance: Chance, table: Table, act: c.RulingAct) -> TableCommand:
    """``act`` as a ruling, now and then without what it takes, or by one who plays."""
    people = [one.person for one in table.occupants] or [FLOORS[0]]
    by = chance.pick(people) if chance.one_in(12) else chance.pick(FLOORS)
    hand = table.hands - 1 if chance.one_in(20) else None
    return c.Rule(by, by, act, "" if chance.one_in(8) else "why", None, chance.one_in(4), hand)


def talk(chance: Chance, table: Table) -> TableCommand:
    """What people say to the floor when it asks."""
    hearing = table.hearing
    heard = [one for one in table.occupants if hearing is not None and one.seat in hearing.order]
    person = chance.pick([one.person for one in heard or table.occupants] or [FLOORS[0]])
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: c.Object(person, "wrong pot"),
        lambda: c.StateFacts(person, chance.pick(("", "I saw it"))),
        lambda: c.StateFacts(person),
        lambda: c.AskTable(FLOORS[0]),
    )
    return chance.pick(kinds)()


def act(chance: Chance, table: Table) -> c.RulingAct:
    """What may be ruled in a hand."""
    by, hand = FLOORS[0], table.hand
    seat = _seat(chance, hand)
    to = _place(chance, table)
    person = chance.pick([one.person for one in table.occupants] or [FLOORS[0]])
    kinds: Sequence[Callable[[], c.RulingAct]] = (
        lambda: c.TakeBackAct(by),
        lambda: c.TakeBackAct(by),
        lambda: c.TakeBackAct(by),
        lambda: c.GiveTime(by, 30),
        lambda: c.PauseTable(by),
        lambda: c.ForfeitInterest(by, seat),
        lambda: c.KillHand(by, seat),
        lambda: c.RestoreHand(by, seat, "why"),
        lambda: c.MovePlayer(by, person, to),
        lambda: c.SettleObjection(by),
        lambda: c.InspectHand(by, seat),
        lambda: c.FoulHand(by, seat) if chance.one_in(4) else c.TakeBackAct(by),
        lambda: c.ReleaseVoid(by) if chance.one_in(4) else c.TakeBackAct(by),
        lambda: c.VoidHand(by) if chance.one_in(4) else c.MoveButton(by, to),
        lambda: c.AwardPot(by, (seat,) if chance.one_in(2) else ()),
        lambda: deal_act(chance, by, seat),
    )
    return chance.pick(kinds)()


def after_hand(chance: Chance, table: Table) -> c.RulingAct:
    """What may still be ruled when the pot has been pushed."""
    by, hand = FLOORS[0], table.hand
    seats = tuple({_seat(chance, hand) for _ in range(2)})
    person = chance.pick([one.person for one in table.occupants] or [by])
    kinds: Sequence[Callable[[], c.RulingAct]] = (
        lambda: c.AwardPot(by),
        lambda: c.AwardPot(by, seats[:1]),
        lambda: c.AwardPot(by, seats),
        lambda: c.InspectHand(by, seats[0]),
        lambda: c.MovePlayer(by, person, _place(chance, table)),
        lambda: c.PauseTable(by),
    )
    return chance.pick(kinds)()


def _place(chance: Chance, table: Table) -> Seat:
    """A seat, mostly an empty one where there is one."""
    free = [Seat(seat) for seat, there in enumerate(table.seats, 1) if there is None]
    if free and not chance.one_in(4):
        return chance.pick(free)
    return Seat(1 + chance.below(len(table.seats)))


def _seat(chance: Chance, hand: Hand | None) -> Seat:
    return Seat(1) if hand is None else chance.pick(hand.seats)

"""Rulings by chance: any act of the floor, at any moment, whether it may be ruled then or not."""

from collections.abc import Callable, Sequence

from core.hand.state import Hand
from core.ids import Instant, PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from tests.laws.chance import Chance
from tests.laws.history import PEOPLE, History

FLOORS = (PersonId("flo"), PersonId("flo"), PersonId("max"))
"""Who rules; what one has ruled another cannot amend."""


class RuledHistory(History):
    """A history in which the floor rules all the time."""

    def _go_on(self) -> None:
        chance = self.chance
        if self.table.halted_at is not None and chance.one_in(2):
            self.say(c.ResumeTable(FLOORS[0]))
        elif not self.table.is_in_hand and self.table.hands and chance.one_in(4):
            self.say(ruled(chance, self.table, after_hand(chance, self.table)))
        elif chance.one_in(6):
            self.at = Instant(self.at + 500)
            self.say(ruled(chance, self.table, act(chance, self.table)))
        elif chance.one_in(24):
            self.say(talk(chance, self.table))
        else:
            super()._go_on()


def ruled(chance: Chance, table: Table, act: c.RulingAct) -> TableCommand:
    """``act`` as a ruling, now and then without what it takes, or by one who plays."""
    people = [one.person for one in table.occupants] or list(PEOPLE)
    by = chance.pick(people) if chance.one_in(12) else chance.pick(FLOORS)
    hand = table.hands - 1 if chance.one_in(20) else None
    return c.Rule(by, by, act, "" if chance.one_in(8) else "why", None, chance.one_in(4), hand)


def talk(chance: Chance, table: Table) -> TableCommand:
    """What people say to the floor when it asks."""
    person = chance.pick([one.person for one in table.occupants] or list(PEOPLE))
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
    to = Seat(1 + chance.below(len(table.seats)))
    person = chance.pick([one.person for one in table.occupants] or list(PEOPLE))
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
    )
    return chance.pick(kinds)()


def after_hand(chance: Chance, table: Table) -> c.RulingAct:
    """What may still be ruled when the pot has been pushed."""
    by, hand = FLOORS[0], table.hand
    seats = tuple({_seat(chance, hand) for _ in range(2)})
    kinds: Sequence[Callable[[], c.RulingAct]] = (
        lambda: c.AwardPot(by),
        lambda: c.AwardPot(by, seats[:1]),
        lambda: c.AwardPot(by, seats),
        lambda: c.InspectHand(by, seats[0]),
        lambda: c.MovePlayer(by, chance.pick(PEOPLE), Seat(1 + chance.below(len(table.seats)))),
        lambda: c.PauseTable(by),
    )
    return chance.pick(kinds)()


def _seat(chance: Chance, hand: Hand | None) -> Seat:
    return Seat(1) if hand is None else chance.pick(hand.seats)

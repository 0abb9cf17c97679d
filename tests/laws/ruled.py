"""Histories in which the floor rules all the time."""

from core.ids import Instant
from core.table import commands as c
from tests.laws.history import History
from tests.laws.ruling import FLOORS, act, after_hand, ruled, talk


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

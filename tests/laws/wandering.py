"""People who ask for other seats, and say how they come in there, by chance."""

from core.ids import Seat
from core.table import Table
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.table.commands import TableCommand
from tests.laws.chance import Chance
from tests.laws.contest import FLOOR


def seat_talk(chance: Chance, table: Table) -> TableCommand:
    """One thing that can be said about seats, whether it may be said now or not."""
    person = chance.pick([occupant.person for occupant in table.occupants] or [FLOOR])
    if chance.one_in(4):
        return c.ChooseEntry(person, chance.pick((Entry.WAIT, Entry.POST, Entry.BEHIND)))
    if chance.one_in(8):
        return c.ChangeSeat(person, None)
    free = [at for at, there in enumerate(table.seats, 1) if there is None]
    anywhere = list(range(len(table.seats) + 2))
    seat = Seat(chance.pick(free if free and not chance.one_in(6) else anywhere))
    return c.ChangeSeat(person, seat, chance.one_in(5))

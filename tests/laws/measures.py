"""What the community's record of conduct does to a table, by chance (Cooke 1.06, 2.05, 17.12)."""

from collections.abc import Callable, Sequence
from typing import Final

from core.chips import Chips
from core.house.settings import Overrides
from core.ids import PersonId
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.floor.removal import Removal
from tests.laws.chance import Chance

FLOOR: Final = PersonId("floor")


def conduct_by(chance: Chance) -> Overrides:
    """Whether the house fines."""
    return {"conduct.penalties": not chance.one_in(4)}


def measure(chance: Chance, table: Table) -> TableCommand:
    """One measure against somebody who sits here."""
    person = chance.pick([one.person for one in table.occupants] or [FLOOR])
    amount = Chips((1 + chance.below(8)) * table.config.stakes.base // 2)
    out = [
        one.person
        for one in table.occupants
        if one.sitting_out is not None or one.removal is not Removal.NONE
    ]
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: c.SitOut(FLOOR, person, 1 + chance.below(2)),
        lambda: c.SitOut(FLOOR, person, 1 + chance.below(2)),
        lambda: c.Fine(FLOOR, person, amount, "loud"),
        lambda: c.Fine(FLOOR, person, amount),
        lambda: c.Pardon(FLOOR, chance.pick(out or [person])),
        lambda: c.Remove(FLOOR, person, folds=chance.one_in(2)),
        lambda: c.Agree(person),
    )
    return chance.pick(kinds)()

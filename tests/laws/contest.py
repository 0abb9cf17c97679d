"""Objections, house rules that change and proxies, by chance."""

from collections.abc import Callable, Sequence
from typing import Final

from core.house.declared import DECLARED
from core.house.declared.amounts import AMOUNTS
from core.house.setting import Effect, Scope, Value
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.floor.rule_change import RuleChange
from tests.laws.chance import Chance
from tests.laws.changing import change_talk

FLOOR = PersonId("floor")
OUTSIDERS: Final = (PersonId("o1"), PersonId("o2"))
"""People who have no seat, and may play for somebody who has."""

_CHOICES: Final[tuple[tuple[str, tuple[Value, ...]], ...]] = tuple(
    (setting.key, setting.choices)
    for setting in DECLARED
    if setting.choices
    and setting.scope is Scope.TABLE
    and setting.effect is not Effect.NEW_TABLE
    # How odd amounts are read has laws of its own.
    and setting not in AMOUNTS
)


def contest_talk(chance: Chance, table: Table) -> TableCommand:
    """One thing that bears on the contest, whether it may be said now or not."""
    if table.objection is not None and chance.one_in(2):
        return c.SettleObjection(FLOOR)
    people = [occupant.person for occupant in table.occupants] or [FLOOR]
    person, seat = chance.pick(people), Seat(1 + chance.below(len(table.seats)))
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: c.Object(person, "The pot is wrong."),
        lambda: c.Object(chance.pick(OUTSIDERS), "The pot is wrong."),
        lambda: c.Object(person, "Mucked by mistake.", seat),
        lambda: c.SettleObjection(FLOOR),
        lambda: _rule(chance),
        lambda: _house(chance),
        lambda: change_talk(chance, table, FLOOR),
        lambda: change_talk(chance, table, FLOOR),
        lambda: c.NameProxy(person, chance.pick(OUTSIDERS), "O"),
        lambda: c.NameProxy(person, chance.pick((None, *people)), "P"),
        lambda: c.ObjectToProxy(person, seat),
        lambda: c.CallClock(chance.pick(OUTSIDERS)),
    )
    return chance.pick(kinds)()


def _house(chance: Chance) -> c.TakeHouse:
    """The community changes two rules in one act."""
    chosen = dict(chance.pick(_CHOICES) for _ in range(2))
    return c.TakeHouse(FLOOR, tuple(
        RuleChange(key, chance.pick((None, *values)), of_community=True)
        for key, values in chosen.items()
    ))  # fmt: skip


def _rule(chance: Chance) -> c.SetRule:
    key, values = chance.pick(_CHOICES)
    return c.SetRule(FLOOR, key, chance.pick((None, *values)))

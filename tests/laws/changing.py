"""Conditions proposed to the players of a running game, and what they say to it, by chance."""

from collections.abc import Callable, Sequence
from typing import Final

from core.chips import Chips
from core.ids import PersonId
from core.refusal import Refusal
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.config import TableConfig
from core.table.floor.rule_change import RuleChange
from core.table.setup.amending import amended
from core.table.setup.named import Named
from core.table.setup.proposal import Conditions
from tests.laws.chance import Chance

VETO: Final = "home.condition_change_veto"


def change_talk(chance: Chance, table: Table, floor: PersonId) -> TableCommand:
    """Something about the conditions of the game, whether it may be said now or not."""
    person = chance.pick([occupant.person for occupant in table.occupants] or [floor])
    number = chance.pick((None, None, table.proposals_made, 0))
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: c.ProposeConditions(floor, _conditions(chance, table), _rules(chance)),
        lambda: c.AgreeToChange(person, number),
        lambda: c.AgreeToChange(person, number),
        lambda: c.ObjectToChange(person, number),
        lambda: c.ExpireProposal(table.proposals_made),
        lambda: c.WithdrawChange(floor),
        lambda: c.SetRule(floor, VETO, chance.pick(("two_object", "one_objects", "half_object"))),
    )
    return chance.pick(kinds)()


def answers_to_change(chance: Chance, table: Table) -> list[TableCommand]:
    """Everybody who sits there says something to the change that is proposed."""
    if not any(not one.has_passed for one in table.proposals):
        return []
    people = [one.person for one in table.occupants]
    return [
        c.ObjectToChange(person) if chance.one_in(2) else c.AgreeToChange(person)
        for person in people
    ]


def _conditions(chance: Chance, table: Table) -> Conditions:
    """The same game for other bets; as it is where that cannot be.

    The game stays, for what is played with its cards is chosen by its rules; and the seats do, for
    a table with one seat fewer is no other however it is turned.
    """
    config = table.config
    factor = chance.pick((1, 2, 3))
    try:
        return amended(config, named=_times(config, factor))
    except Refusal:
        return Conditions.of(config)


def _times(config: TableConfig, factor: int) -> Named:
    """The bets and blinds so many times as high."""
    stakes = config.stakes

    def more(amount: Chips) -> Chips | None:
        return Chips(amount * factor) if amount else None

    bets = stakes.spread or tuple(filter(None, (stakes.small_bet, stakes.big_bet)))
    by_blinds = bool(stakes.big_blind) and not bets
    return Named(
        tuple(Chips(bet * factor) for bet in bets),
        more(stakes.small_blind) if by_blinds else None,
        more(stakes.big_blind) if by_blinds else None,
        more(stakes.button_blind) if by_blinds else None,
        more(stakes.ante),
        more(stakes.bring_in),
    )


def _rules(chance: Chance) -> tuple[RuleChange, ...]:
    """The seconds to act, now and then."""
    if chance.one_in(2):
        return ()
    return (RuleChange("clock.auto_start_seconds", chance.pick((30, 60, None))),)

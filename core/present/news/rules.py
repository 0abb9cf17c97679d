"""Which rule a piece of the channel's news rests on: a button under it leads there."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from core.citation import RuleId
from core.house.settings import SETTINGS
from core.table.events import TableEvent
from core.table.floor.contest_events import ObjectionRaised, RuleChanged, RuleChangeDue
from core.table.floor.misdeals.errors import HANDLINGS
from core.table.floor.misdeals.events import ErrorFixed, MisdealCalled
from core.table.floor.ruling_events import RulingGiven

Cites = Callable[[Any], str | None]

_FEW: Final = 3
"""More house rules than these that change together are told of without a button for some."""


def rules_of(events: Iterable[TableEvent]) -> tuple[RuleId, ...]:
    """The rules that ``events`` rest on, once each, in their order."""
    told = tuple(events)
    if sum(isinstance(event, RuleChanged | RuleChangeDue) for event in told) > _FEW:
        return ()
    rules = (cites(event) for event in told if (cites := _CITES.get(type(event))) is not None)
    return tuple(dict.fromkeys(RuleId(rule) for rule in rules if rule is not None))


def _of_house(event: RuleChanged) -> str | None:
    return SETTINGS[event.key].rule


def _of_house_to_come(event: RuleChangeDue) -> str | None:
    return SETTINGS[event.change.key].rule


def _of_misdeal(event: MisdealCalled) -> str:
    return event.cause.rule


def _of_fix(event: ErrorFixed) -> str:
    return HANDLINGS[event.fix.fault.error].rule


def _of_call(event: ObjectionRaised) -> str | None:
    """What the dealer himself calls the floor for; a player's call cites nothing."""
    fault = event.objection.fault
    return HANDLINGS[fault.error].rule if fault is not None else None


def _of_ruling(event: RulingGiven) -> str | None:
    return event.ruling.rule


_CITES: Final[dict[type, Cites]] = {
    RuleChanged: _of_house,
    RuleChangeDue: _of_house_to_come,
    RulingGiven: _of_ruling,
    MisdealCalled: _of_misdeal,
    ErrorFixed: _of_fix,
    ObjectionRaised: _of_call,
}

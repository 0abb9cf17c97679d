"""News of many house rules at once: the first few are told, the rest are counted."""

from collections.abc import Iterable
from typing import Final

from core.present.documents import Line
from core.present.say import counted, say
from core.table.events import TableEvent
from core.table.floor.contest_events import HouseRuleNotTaken, RuleChanged, RuleChangeDue

_MOST: Final = 10
"""Rules told one by one: a channel is no rule book."""

_NEWS: Final = (RuleChanged, RuleChangeDue, HouseRuleNotTaken)


def few(events: Iterable[TableEvent]) -> tuple[tuple[TableEvent, ...], tuple[Line, ...]]:
    """``events`` with the first few of house rules, and a line that counts the rest."""
    kept: list[TableEvent] = []
    seen = 0
    for event in events:
        seen += isinstance(event, _NEWS)
        if seen <= _MOST or not isinstance(event, _NEWS):
            kept.append(event)
    left = seen - _MOST
    if left <= 0:
        return tuple(kept), ()
    rules = counted(left, "more house rule changes", "more house rules change")
    return tuple(kept), (say("{rules}: house show lists them all.", rules=rules),)

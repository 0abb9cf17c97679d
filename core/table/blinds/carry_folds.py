"""The folds of a pot that nobody opened."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.chips import Chips
from core.table import events as e
from core.table.draft import TableDraft
from core.table.seated import at, put


def _antes_in(draft: TableDraft, event: e.AntesIn) -> None:
    put(draft, replace(at(draft, event.seat), antes_in=True))


def _carry_awarded(draft: TableDraft, event: e.CarryAwarded) -> None:
    occupant = at(draft, event.seat)
    put(draft, replace(occupant, stack=Chips(occupant.stack + event.amount)))
    draft.carry = None


def _carry_returned(draft: TableDraft, event: e.CarryReturned) -> None:
    draft.carry = None


def _carried(draft: TableDraft, event: e.PotCarried) -> None:
    draft.carry = event.carry


CARRY_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.PotCarried: _carried,
    e.CarryAwarded: _carry_awarded,
    e.CarryReturned: _carry_returned,
    e.AntesIn: _antes_in,
}

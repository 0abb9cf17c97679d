"""The folds of ejections."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.ids import Seat
from core.table import events as e
from core.table.draft import TableDraft
from core.table.floor.objection import EjectionQuestion
from core.table.seated import at, put


def _ejection_asked(draft: TableDraft, event: e.EjectionAsked) -> None:
    answered(draft, event.seat)
    question = EjectionQuestion(event.seat, event.offence, event.count)
    draft.ejections = (*draft.ejections, question)


def answered(draft: TableDraft, seat: Seat) -> None:
    """There is no question about ``seat`` any more."""
    draft.ejections = tuple(question for question in draft.ejections if question.seat != seat)


def _ejected(draft: TableDraft, event: e.PlayerEjected) -> None:
    put(draft, replace(at(draft, event.seat), is_leaving=True, is_ejected=True))
    answered(draft, event.seat)


def _spared(draft: TableDraft, event: e.PlayerSpared) -> None:
    answered(draft, event.seat)


EJECTION_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.EjectionAsked: _ejection_asked,
    e.PlayerEjected: _ejected,
    e.PlayerSpared: _spared,
}

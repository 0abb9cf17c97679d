"""The folds of rulings."""

from collections.abc import Callable
from typing import Any, Final

from core.table.draft import TableDraft
from core.table.floor import ruling_events as e
from core.table.time.time_shifts import resume


def _given(draft: TableDraft, event: e.RulingGiven) -> None:
    draft.rulings = (*draft.rulings, event.ruling)


def _paused(draft: TableDraft, event: e.TablePaused) -> None:
    draft.halted_at = event.at


def _resumed(draft: TableDraft, event: e.TableResumed) -> None:
    draft.halted_at = None
    resume(draft, event.shift)


def _time(draft: TableDraft, event: e.TimeGiven) -> None:
    draft.clock = event.clock


def rulings_lapse(draft: TableDraft) -> None:
    """With the deal the last hand is closed, and what was ruled on it stands (Cooke 2.03)."""
    draft.rulings = ()


RULING_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.RulingGiven: _given,
    e.TablePaused: _paused,
    e.TableResumed: _resumed,
    e.TimeGiven: _time,
}
"""What every event of a ruling does to the table."""

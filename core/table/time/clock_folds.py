"""The folds of the time: turns, clocks, pauses and the next deal."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.table import events as e
from core.table.draft import TableDraft
from core.table.seated import at, put
from core.table.time.time_shifts import resume


def _turn_began(draft: TableDraft, event: e.TurnBegan) -> None:
    draft.clock = event.clock


def _clock_called(draft: TableDraft, event: e.ClockCalled) -> None:
    assert draft.clock is not None
    draft.clock = replace(draft.clock, dealer_calls_at=None, request=event.request)
    request = event.request
    if request.by_floor or (request.is_reasonable and request.by is not None):
        occupant = at(draft, event.seat)
        put(draft, replace(occupant, clocks_against=occupant.clocks_against + 1))
    elif request.by is not None:
        caller = at(draft, request.by)
        put(draft, replace(caller, clocks_unreasonable=caller.clocks_unreasonable + 1))


def _clock_asked(draft: TableDraft, event: e.ClockAsked) -> None:
    assert draft.clock is not None
    draft.clock = replace(draft.clock, asked=True)
    if not event.is_reasonable:
        caller = at(draft, event.by)
        put(draft, replace(caller, clocks_unreasonable=caller.clocks_unreasonable + 1))


def _fold_taken_back(draft: TableDraft, event: e.FoldTakenBack) -> None:
    occupant = at(draft, event.seat)
    put(draft, replace(occupant, folds_undone=occupant.folds_undone + 1))


def _expired(draft: TableDraft, event: e.TurnExpired) -> None:
    occupant = at(draft, event.seat)
    put(draft, replace(occupant, expired=occupant.expired + 1))


def _in_time(draft: TableDraft, event: e.ActedInTime) -> None:
    put(draft, replace(at(draft, event.seat), expired=0))


def _next_due(draft: TableDraft, event: e.NextHandDue) -> None:
    draft.next_hand_at = event.at


def _paused(draft: TableDraft, event: e.ClocksPaused) -> None:
    draft.paused_at = event.at


def _resumed(draft: TableDraft, event: e.ClocksResumed) -> None:
    draft.paused_at = None
    resume(draft, event.shift)


CLOCK_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.TurnBegan: _turn_began,
    e.ClockCalled: _clock_called,
    e.ClockAsked: _clock_asked,
    e.FoldTakenBack: _fold_taken_back,
    e.TurnExpired: _expired,
    e.ActedInTime: _in_time,
    e.NextHandDue: _next_due,
    e.ClocksPaused: _paused,
    e.ClocksResumed: _resumed,
}

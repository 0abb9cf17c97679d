"""The folds of rulings."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.chips import Chips
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


def _pot_moved(draft: TableDraft, event: e.PotMoved) -> None:
    hand = draft.last_hand()
    assert hand is not None
    hand.awards = event.awards
    for move in event.moves:
        place = hand.place(move.seat)
        player = hand.players[place]
        hand.players[place] = replace(player, stack=Chips(player.stack + move.more))
        occupant = next(one for one in draft.occupants() if one.person == move.person)
        stack = Chips(occupant.stack + move.more)
        draft.seats[occupant.seat - 1] = replace(occupant, stack=stack)


def _planned(draft: TableDraft, event: e.MovePlanned) -> None:
    rest = tuple(one for one in draft.moves_due if one.person != event.move.person)
    draft.moves_due = (*rest, event.move)


def _settled(draft: TableDraft, event: e.MoveSettled) -> None:
    draft.moves_due = tuple(one for one in draft.moves_due if one != event.move)


def _called(draft: TableDraft, event: e.FloorCalled) -> None:
    draft.calls = (*draft.calls, event.call)
    if event.call.person is not None:
        draft.objected = (*draft.objected, event.call.person)


def _calls_answered(draft: TableDraft, event: e.CallsAnswered) -> None:
    draft.calls = ()
    draft.hearing = None


def _hearing(draft: TableDraft, event: e.HearingOpened) -> None:
    draft.hearing = event.hearing


def _stated(draft: TableDraft, event: e.FactsStated) -> None:
    hearing = draft.hearing
    assert hearing is not None
    draft.hearing = replace(hearing, statements=(*hearing.statements, event.statement))


def _table_asked(draft: TableDraft, event: e.TableAsked) -> None:
    hearing = draft.hearing
    assert hearing is not None
    draft.hearing = replace(hearing, asks_table=True)


def _inspected(draft: TableDraft, event: e.HandInspected) -> None:
    draft.inspected = (*draft.inspected, event.inspection)


def rulings_lapse(draft: TableDraft) -> None:
    """With the deal the last hand is closed, and what was ruled on it stands (Cooke 2.03)."""
    draft.rulings = ()
    draft.inspected = ()
    draft.calls = ()
    draft.hearing = None


RULING_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.RulingGiven: _given,
    e.TablePaused: _paused,
    e.TableResumed: _resumed,
    e.TimeGiven: _time,
    e.PotMoved: _pot_moved,
    e.MovePlanned: _planned,
    e.MoveSettled: _settled,
    e.FloorCalled: _called,
    e.CallsAnswered: _calls_answered,
    e.HearingOpened: _hearing,
    e.FactsStated: _stated,
    e.TableAsked: _table_asked,
    e.HandInspected: _inspected,
}
"""What every event of a ruling does to the table."""

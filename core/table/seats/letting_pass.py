"""Letting the blinds go by once, free, after dealing off and moving (Cooke 12.20.08)."""

from core.ids import Instant, Seat
from core.table.blinds import events as b
from core.table.blinds.foresight import next_situation
from core.table.draft import TableDraft
from core.table.seats.distance import Due, due_at
from core.table.seats.terms import passing
from core.table.state import Occupant, Table


def may_let_pass(table: Table, seat: Seat, now: Instant) -> bool:
    """Whether the player at ``seat`` may let the big blind go by that is his in the next hand."""
    occupant = table.occupant(seat)
    if occupant is None or not occupant.duties.may_let_pass or occupant.waits:
        return False
    situation = next_situation(table, seat, now)
    return (
        situation is not None
        and situation.last is not None
        and due_at(situation, seat, seat) is Due.BIG
    )


def let_pass(draft: TableDraft, occupant: Occupant) -> bool:
    """Let them go by, if he may; whether he does."""
    is_his = may_let_pass(draft.was, occupant.seat, draft.now)
    if is_his:
        draft.emit(b.DutiesChanged(occupant.seat, passing(occupant.duties)))
    return is_his

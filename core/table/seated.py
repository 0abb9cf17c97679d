"""Who sits where in a draft: read and put by the folds."""

from core.ids import Seat
from core.table.draft import TableDraft
from core.table.state import Occupant


def put(draft: TableDraft, occupant: Occupant) -> None:
    """Have ``occupant`` in his seat, as he now is."""
    draft.seats[occupant.seat - 1] = occupant


def at(draft: TableDraft, seat: Seat) -> Occupant:
    """Who sits at ``seat``, where somebody does."""
    occupant = draft.seats[seat - 1]
    assert occupant is not None
    return occupant

"""Picking up: newcomers who let the blinds pass twice lose their seats (Cooke 12.15)."""

from collections.abc import Collection

from core.ids import Seat
from core.table.blinds import events as b
from core.table.draft import TableDraft
from core.table.seats.seating import get_up


def pick_up(draft: TableDraft, seats: Collection[Seat]) -> None:
    """Cash out whoever sits at ``seats``, and free them."""
    for seat in seats:
        occupant = draft.occupant(seat)
        if occupant is not None:
            draft.emit(b.PickedUp(seat))
            get_up(draft, occupant)

"""Claims: what becomes of requests for a seat that somebody else takes (Cooke 12.20)."""

from core.ids import Seat
from core.table.draft import TableDraft
from core.table.seats.change_events import Dropped, SeatChangeDropped


def drop_claims(draft: TableDraft, taken: Seat) -> None:
    """Tell those who have asked for the seat ``taken`` that they have to ask for another.

    At once, and not when the hand is over: nobody ever moves into a seat that has been dealt a
    hand since he asked for it.
    """
    for change in draft.seat_changes:
        if change.to == taken:
            occupant = draft.seated(change.person)
            draft.emit(SeatChangeDropped(occupant.seat, taken, Dropped.TAKEN))

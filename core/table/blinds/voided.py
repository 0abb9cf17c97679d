"""Voided hands: who came in with one has his post back, and owes it again (Cooke 12.12, 12.21)."""

from msgspec.structs import replace

from core.table.blinds import events as b
from core.table.draft import TableDraft


def owe_again(draft: TableDraft) -> None:
    """After a hand that was voided: what stood between a player and it stands there again."""
    hand = draft.hand
    if hand is None or not hand.is_void:
        return
    for occupant in draft.occupants():
        brought = occupant.brought
        if brought.waits and not occupant.waits and occupant.seat in hand.seats:
            duties = replace(brought, posted=occupant.duties.posted)
            draft.emit(b.DutiesChanged(occupant.seat, duties))

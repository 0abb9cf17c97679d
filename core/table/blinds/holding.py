"""Holding the button: hands after which it does not simply move on (Cooke 7.18.06, 7.20)."""

from core.ids import Seat
from core.table import events as e
from core.table.blinds import events as b
from core.table.draft import TableDraft


def note_short_blinds(draft: TableDraft) -> None:
    """After a hand in which somebody had less than half of a blind.

    He owes the amount of a big blind where blinds are posted.  Where the low side of jacks back
    forced it on him, the button waits for one hand, so that he takes it (Cooke 7.20.01).
    """
    hand = draft.hand
    if hand is None or hand.is_void:
        return
    for seat in hand.short_blinds:
        occupant = draft.occupant(seat)
        if occupant is None or occupant.person != hand.player(seat).person:
            continue
        if hand.rules.forced.has_blinds:
            draft.emit(b.BlindOwed(seat))
        else:
            draft.emit(e.ButtonHeld(seat, occupant.person))


def button_moves(draft: TableDraft, ready: list[Seat]) -> int:
    """How many players the button moves on in a game of antes: one, unless it was held.

    It stays for one hand for a player who had won or bought in again, and is where it would have
    been in the hand after.
    """
    if draft.carry is not None and draft.carry.button_stays:
        return 0
    hold = draft.hold
    if hold is None:
        return 1
    if hold.is_over:
        return 2
    occupant = draft.occupant(hold.seat)
    is_there = occupant is not None and occupant.person == hold.person and hold.seat in ready
    return 0 if is_there else 1

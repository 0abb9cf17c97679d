"""Sitting out: a player whom the floor has dealt out for some hands (Cooke 17.01).

Blinds go by him as by anybody who is away, and he owes them when he is dealt in again.
"""

from core.refusal import Reason, Refusal
from core.table.commands import SitOut
from core.table.draft import TableDraft
from core.table.events import CameBack
from core.table.floor.conduct_events import HandSatOut, SatOut
from core.table.floor.removal import SittingOut


def sit_out(draft: TableDraft, command: SitOut) -> None:
    """Deal ``command.person`` out from the next hand on; more hands are added to those left.

    Raises:
        Refusal: ``NOT_AT_TABLE``.
    """
    occupant = next((one for one in draft.occupants() if one.person == command.person), None)
    if occupant is None:
        raise Refusal(Reason.NOT_AT_TABLE)
    was = occupant.sitting_out
    left = command.hands + (was.left if was is not None else 0)
    returns = was.returns if was is not None else not occupant.is_away
    draft.emit(SatOut(occupant.seat, SittingOut(left, returns), command.by))


def after_hand(draft: TableDraft) -> None:
    """One hand less for whoever was not dealt into the one that is over; a void one is none."""
    hand = draft.hand
    if hand is None or hand.is_void:
        return
    for occupant in draft.occupants():
        sitting_out = occupant.sitting_out
        if sitting_out is None or occupant.seat in hand.seats:
            continue
        left = sitting_out.left - 1
        rest = SittingOut(left, sitting_out.returns) if left else None
        draft.emit(HandSatOut(occupant.seat, rest))
        if rest is None and sitting_out.returns:
            draft.emit(CameBack(occupant.seat))

"""Sitting out: a player whom the floor has dealt out for some hands (Cooke 17.01).

Blinds go by him as by anybody who is away, and he owes them when he is dealt in again.  Where no
hand can be dealt without him the penalty would never end, and nobody could play: then each hand
counts as some minutes (``conduct.sit_out_minutes``).
"""

from typing import Final

from msgspec.structs import replace

from core.house.settings import number
from core.ids import later, seconds
from core.refusal import Reason, Refusal
from core.table.commands import ExpireSitOut, SitOut
from core.table.draft import TableDraft
from core.table.events import CameBack
from core.table.floor.conduct_events import HandSatOut, SatOut, SitOutTimed
from core.table.floor.removal import SittingOut

_MINUTES: Final = "conduct.sit_out_minutes"


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
        rest = replace(sitting_out, left=left) if left else None
        draft.emit(HandSatOut(occupant.seat, rest))
        if rest is None and sitting_out.returns:
            draft.emit(CameBack(occupant.seat))


def keep_time(draft: TableDraft) -> None:
    """Between hands, while none is due: what is left to sit out runs by the clock from now on."""
    if draft.next_hand_at is not None or draft.is_closing:
        return
    for occupant in draft.occupants():
        sitting_out = occupant.sitting_out
        if sitting_out is None or sitting_out.until is not None:
            continue
        minutes = number(draft.config.settings, _MINUTES)
        if minutes:
            until = later(draft.now, seconds(60 * minutes * sitting_out.left))
            draft.emit(SitOutTimed(occupant.seat, until))


def expire(draft: TableDraft, command: ExpireSitOut) -> None:
    """The time has come: he has sat out what he had to.

    Raises:
        Refusal: ``STALE`` where something else is true by now.
    """
    occupant = draft.occupant(command.seat)
    sitting_out = occupant.sitting_out if occupant is not None else None
    if sitting_out is None or sitting_out.until != command.until or draft.now < command.until:
        raise Refusal(Reason.STALE)
    draft.emit(HandSatOut(command.seat, None))
    if sitting_out.returns:
        draft.emit(CameBack(command.seat))

"""Picking up: newcomers who let the blinds pass twice lose their seats (Cooke 12.15)."""

from collections.abc import Collection

from core.ids import Seat
from core.table.blinds import events as b
from core.table.blinds.foresight import following
from core.table.blinds.planning import Plan, next_plan
from core.table.blinds.situation import Situation
from core.table.draft import TableDraft
from core.table.seats.seating import get_up


def pick_up(draft: TableDraft, seats: Collection[Seat]) -> None:
    """Cash out whoever sits at ``seats``, and free them."""
    for seat in seats:
        occupant = draft.occupant(seat)
        if occupant is not None:
            draft.emit(b.PickedUp(seat, occupant.person, occupant.name, occupant.is_prop))
            get_up(draft, occupant)


def may_be_near(draft: TableDraft) -> bool:
    """Whether a newcomer has let them pass once already."""
    return any(one.duties.is_new and one.duties.passed for one in draft.occupants())


def warn(draft: TableDraft, situation: Situation, plan: Plan) -> None:
    """One hand before: tell those whom the hand after the one of ``plan`` would pick up.

    In a game without blinds none go by anybody.
    """
    if situation.forced.has_blinds:
        for seat in next_plan(following(situation, plan)).picked_up:
            draft.emit(b.PickUpWarned(seat))

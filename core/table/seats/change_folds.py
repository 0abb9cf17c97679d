"""The folds of seat changes: everything that names a seat follows who sat there."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.ids import PersonId, Seat
from core.table.draft import TableDraft
from core.table.seats import change_events as e


def _asked(draft: TableDraft, event: e.SeatChangeAsked) -> None:
    forget(draft, event.change.person)
    draft.seat_changes = (*draft.seat_changes, event.change)


def _waits(draft: TableDraft, event: e.SeatChangeWaits) -> None:
    person = _person(draft, event.seat)
    draft.seat_changes = tuple(
        replace(one, wait=event.wait) if one.person == person else one for one in draft.seat_changes
    )


def _dropped(draft: TableDraft, event: e.SeatChangeDropped) -> None:
    forget(draft, _person(draft, event.seat))


def _moved(draft: TableDraft, event: e.SeatChanged) -> None:
    occupant = draft.seats[event.seat - 1]
    assert occupant is not None
    draft.seats[event.seat - 1] = None
    draft.seats[event.to - 1] = replace(occupant, seat=event.to, duties=event.duties)
    forget(draft, event.person)
    if event.pointers is not None:
        draft.pointers = event.pointers
    _follow(draft, event)


def _follow(draft: TableDraft, event: e.SeatChanged) -> None:
    """What the floor has been asked about him, and what he has announced for the next deal."""
    mover, to = event.person, event.to
    draft.ejections = tuple(
        replace(one, seat=to) if one.seat == event.seat else one for one in draft.ejections
    )
    draft.gifts = tuple(
        replace(
            one,
            seat=to if one.giver == mover else one.seat,
            to=to if one.taker == mover else one.to,
        )
        for one in draft.gifts
    )
    draft.straddles = tuple(
        replace(one, seat=to) if one.person == mover else one for one in draft.straddles
    )
    draft.kill_offers = tuple(
        replace(
            one,
            seat=to if one.person == mover else one.seat,
            objected_by=to if one.objected_by == event.seat else one.objected_by,
        )
        for one in draft.kill_offers
    )
    if draft.objection is not None and draft.objection.seat == event.seat:
        draft.objection = replace(draft.objection, seat=to)
    draft.calls = tuple(
        replace(one, seat=to) if one.person == mover else one for one in draft.calls
    )
    if draft.hearing is not None:
        draft.hearing = draft.hearing.moved(event.seat, to)


def forget(draft: TableDraft, person: PersonId) -> None:
    """Fold in that ``person`` asks for no other seat any more."""
    if draft.seat_changes:
        draft.seat_changes = tuple(one for one in draft.seat_changes if one.person != person)


def _person(draft: TableDraft, seat: Seat) -> PersonId:
    occupant = draft.seats[seat - 1]
    assert occupant is not None
    return occupant.person


SEAT_CHANGE_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.SeatChangeAsked: _asked,
    e.SeatChangeWaits: _waits,
    e.SeatChangeDropped: _dropped,
    e.SeatChanged: _moved,
}
"""What every event about seat changes does to the table."""

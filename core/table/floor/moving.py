"""Moving a player: the floor has somebody sit elsewhere, between two hands (Cooke 3.07)."""

from typing import Final

from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.commands import MovePlayer
from core.table.draft import TableDraft
from core.table.floor import ruling_events as e
from core.table.floor.ruling_record import MoveDue
from core.table.seats.changing import move_by_floor
from core.table.state import Occupant

_RULE: Final = "cooke-3.07"


def move_player(draft: TableDraft, command: MovePlayer) -> None:
    """Move somebody to an empty seat, at once or when the hand is over; it costs him nothing.

    Raises:
        Refusal: ``TABLE_CLOSING``; ``NOT_AT_TABLE``; ``NO_SUCH_SEAT``, ``OWN_SEAT`` or
            ``SEAT_TAKEN``.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    occupant = _seated(draft, command.person)
    if occupant is None:
        raise Refusal(Reason.NOT_AT_TABLE)
    if not 1 <= command.seat <= len(draft.seats):
        raise Refusal(Reason.NO_SUCH_SEAT, _RULE, seat=command.seat, seats=len(draft.seats))
    if command.seat == occupant.seat:
        raise Refusal(Reason.OWN_SEAT, _RULE, seat=command.seat)
    if draft.occupant(command.seat) is not None:
        raise Refusal(Reason.SEAT_TAKEN, _RULE, seat=command.seat)
    if draft.is_in_hand:
        draft.emit(e.MovePlanned(occupant.seat, MoveDue(command.person, command.seat, command.by)))
    else:
        move_by_floor(draft, occupant, command.seat)


def carry_out(draft: TableDraft) -> None:
    """Between two hands: move those whom the floor has told to, if the seat is still empty."""
    for due in draft.moves_due:
        occupant = _seated(draft, due.person)
        free = draft.occupant(due.seat) is None
        if occupant is not None and free and not occupant.is_leaving and not draft.is_closing:
            move_by_floor(draft, occupant, due.seat)
        draft.emit(e.MoveSettled(due, is_made=_sits_at(draft, due.person, due.seat)))


def _seated(draft: TableDraft, person: PersonId) -> Occupant | None:
    return next((one for one in draft.occupants() if one.person == person), None)


def _sits_at(draft: TableDraft, person: PersonId, seat: Seat) -> bool:
    there = draft.occupant(seat)
    return there is not None and there.person == person

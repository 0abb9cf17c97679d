"""Where everybody sits, and where button and blinds were in the hand before."""

from itertools import pairwise

from msgspec import Struct

from core.ids import Seat
from core.notation.phh.record import Record
from core.notation.phh.refusing import HEADS_UP, big_blind_at
from core.table.state import Pointers


class Seating(Struct, frozen=True):
    """The seats in the record's order of players, how many there are, and the last pointers."""

    seats: tuple[Seat, ...]
    count: int
    pointers: Pointers | None


def seated(record: Record, *, has_button: bool) -> Seating:
    """The seats of ``record``: those it names where they go clockwise, else a row of seats."""
    if not has_button:
        # The fixed dealer's left is the lowest seat (Cooke 5.01).
        seats = _named(record)
        if seats != tuple(sorted(seats)):
            seats = ()
        seats = seats or _row(record, 1)
        return Seating(seats, max(seats), None)
    is_dead = len(record.blinds) > HEADS_UP and big_blind_at(record) == 0
    seats = _named(record)
    if not seats or (is_dead and _before(seats) in seats):
        seats = _row(record, 2 if is_dead else 1)
    last_big = _last_big_blind(seats, is_dead=is_dead)
    return Seating(seats, max(*seats, last_big), Pointers(seats[-1], seats[-1], last_big))


def _row(record: Record, first: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(first, first + len(record.starting)))


def _named(record: Record) -> tuple[Seat, ...]:
    """The recorded seats; none unless there is one for each player, clockwise."""
    seats = tuple(map(Seat, record.seats))
    if len(seats) != len(record.starting):
        return ()
    start = seats.index(min(seats))
    turned = seats[start:] + seats[:start]
    is_clockwise = turned[0] > 0 and all(one < other for one, other in pairwise(turned))
    return seats if is_clockwise else ()


def _before(seats: tuple[Seat, ...]) -> Seat:
    """The seat to the right of the first player."""
    return Seat(seats[0] - 1 or max(seats) + 1)


def _last_big_blind(seats: tuple[Seat, ...], *, is_dead: bool) -> Seat:
    """Where the big blind was in the hand before, so that the small blind is due there now."""
    if len(seats) == HEADS_UP:
        return seats[1]
    return _before(seats) if is_dead else seats[0]

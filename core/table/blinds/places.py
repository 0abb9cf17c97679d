"""Places: where a seat stands to button and blinds when somebody would come in there."""

from enum import StrEnum, unique

from core.ids import Seat
from core.table.blinds import ring
from core.table.state import Pointers


@unique
class Place(StrEnum):
    """A part of the table (Cooke 12.12.01)."""

    OPEN = "open"
    """From under the gun round to the seat behind the button: here anybody may come in."""

    BUTTON = "button"
    FRONT = "front"
    """Between the button and the small blind, right in front of the button."""

    SMALL = "small"
    """The seat of the small blind."""

    BETWEEN = "between"
    """Between the small and the big blind."""


def place_of(seat: Seat, pointers: Pointers, seats: int) -> Place:
    """Where ``seat`` is in the hand with ``pointers``."""
    if seat == pointers.button:
        return Place.BUTTON
    if pointers.button == pointers.big_blind:
        return Place.OPEN
    inside = ring.between(pointers.button, pointers.big_blind, seats)
    if seat not in inside:
        return Place.OPEN
    if seat == pointers.small_blind:
        return Place.SMALL
    small = pointers.small_blind
    is_front = small in inside and inside.index(seat) < inside.index(small)
    return Place.FRONT if is_front else Place.BETWEEN


def moves_past(seat: Seat, last: Pointers, now: Pointers, seats: int) -> bool:
    """Whether the button, on its way from ``last`` to ``now``, leaves ``seat`` behind it."""
    if last.button == now.button:
        return False
    return seat in (last.button, *ring.between(last.button, now.button, seats))

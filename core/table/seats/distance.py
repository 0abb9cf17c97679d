"""Distance: how many hands a seat is from the big blind, and what is due there (Cooke 12.20)."""

from collections.abc import Collection
from enum import StrEnum, unique

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Entry
from core.table.blinds.situation import Situation
from core.table.state import Pointers


@unique
class Due(StrEnum):
    """What would be due in the next hand of a player in a seat."""

    NOTHING = "nothing"

    BIG = "big"
    """The big blind."""

    SMALL = "small"
    """The small blind, or nothing because the seat lies between it and the button: nobody comes
    in there (Cooke 12.12, 12.15)."""

    BUTTON = "button"


def distance(situation: Situation, seat: Seat, mover: Seat) -> int:
    """The hands until ``seat`` posts the big blind, with the player at ``mover`` placed there.

    1 is the next hand.  Counted are the seats of those who can be dealt in, but for one who lets
    the blinds pass.
    """
    last = _last(situation)
    there = {*_counted(situation, mover), seat}
    around = ring.clockwise_after(last.big_blind, situation.seats)
    steps = [at for at in around if at in there]
    return steps.index(seat) + 1


def due_at(situation: Situation, seat: Seat, mover: Seat) -> Due:
    """What the next hand asks of ``seat``, with the player at ``mover`` placed there."""
    last, seats = _last(situation), situation.seats
    has_blinds = situation.forced.has_blinds
    button = _next_button(situation, seat, mover)
    if seat == button:
        return Due.BUTTON
    if not has_blinds:
        return Due.NOTHING
    passed = [*ring.between(last.button, last.big_blind, seats), last.big_blind]
    if button in passed and seat in passed[passed.index(button) :]:
        return Due.SMALL
    return Due.BIG if distance(situation, seat, mover) == 1 else Due.NOTHING


def _next_button(situation: Situation, seat: Seat, mover: Seat) -> Seat:
    """Where it goes; one that always goes forward passes those who have still to come in."""
    last = _last(situation)
    if situation.forced.has_blinds and not last.is_forward:
        return last.small_blind
    there = {*_counted(situation, mover), seat}
    if last.is_forward:
        there -= {one for one in situation.waiting if one != seat}
    return ring.next_of(last.button, there, situation.seats)


def _last(situation: Situation) -> Pointers:
    assert situation.last is not None
    return situation.last


def _counted(situation: Situation, mover: Seat) -> Collection[Seat]:
    return [
        one.seat
        for one in situation.occupants
        if one.seat != mover
        and one.seat in situation.ready
        and not (one.waits and one.duties.entry is Entry.BEHIND)
    ]

"""The two systems: No Missed Blind and No Dead Button, and how one takes over (Cooke 12.03)."""

from collections.abc import Collection, Mapping
from typing import Final

from msgspec.structs import replace

from core.house.settings import word
from core.ids import Seat
from core.table.blinds import no_dead_button, no_missed_blind
from core.table.blinds.duties import Duties
from core.table.blinds.laps import records_after
from core.table.blinds.layouts import Place
from core.table.blinds.no_dead_button import Lap
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation

_FORWARD: Final = "no_dead_button"


def first_positions(situation: Situation, button: Seat) -> Positions:
    """Positions of a new game, which is the same under either system."""
    positions = no_missed_blind.first_positions(
        button, situation.ready, situation.absent, situation.seats, situation.layout
    )
    return _under(positions, is_forward=_is_wanted(situation))


def next_positions(situation: Situation, waiting: Collection[Seat]) -> Positions:
    """Positions of the next hand, by the system in force.

    The other one takes over with a hand whose three positions are filled as usual: it is the same
    under both, and never in the middle of an adjustment.
    """
    assert situation.last is not None
    is_forward = situation.last.is_forward
    positions = _forward(situation, waiting) if is_forward else _no_missed_blind(situation, waiting)
    is_wanted = _is_wanted(situation)
    changes = is_wanted is not is_forward and not positions.is_adjusted
    return _under(positions, is_forward=is_wanted if changes else is_forward)


def laps_after(
    situation: Situation, positions: Positions, planned: Mapping[Seat, Duties]
) -> Mapping[Seat, Duties]:
    """``planned`` with what everybody has posted in his lap, once the hand has been dealt."""
    if not positions.pointers.is_forward:
        return planned
    duties = {one.seat: planned.get(one.seat, one.duties) for one in situation.occupants}
    is_new = no_missed_blind.starts_anew(situation.ready, situation.waiting, situation.last)
    last = None if is_new else situation.last
    changed = records_after(positions, last, duties, situation.layout, situation.seats)
    return {**planned, **dict(changed)}


def _is_wanted(situation: Situation) -> bool:
    """Whether the house wants No Dead Button; where the only blind is on it, it never is dead."""
    wanted = word(situation.settings, "button.rule") == _FORWARD
    return wanted and Place.BUTTON in situation.layout.row


def _under(positions: Positions, *, is_forward: bool) -> Positions:
    if positions.pointers.is_forward is is_forward:
        return positions
    return replace(positions, pointers=replace(positions.pointers, is_forward=is_forward))


def _no_missed_blind(situation: Situation, waiting: Collection[Seat]) -> Positions:
    assert situation.last is not None
    return no_missed_blind.next_positions(
        situation.last,
        situation.ready,
        waiting,
        situation.absent,
        situation.seats,
        situation.layout,
    )


def _forward(situation: Situation, waiting: Collection[Seat]) -> Positions:
    assert situation.last is not None
    posted = {one.seat: one.duties.posted for one in situation.occupants}
    lap = Lap(situation.last, posted, situation.layout, situation.seats)
    # A free hand where the blinds have been already costs nothing there either (Cooke 12.17).
    free = [seat for seat in lap.region if seat in posted and situation.duties(seat).is_free]
    lap = replace(lap, posted={**posted, **dict.fromkeys(free, len(situation.layout.left))})
    return no_dead_button.next_positions(lap, situation.ready, waiting, situation.absent)

"""Laps: how many blinds each has posted in turn since the button left him (Cooke 12.13)."""

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Duties
from core.table.blinds.layouts import Layout, seat_at
from core.table.blinds.positions import Positions
from core.table.state import Pointers


def records_after(
    positions: Positions,
    last: Pointers | None,
    duties: Mapping[Seat, Duties],
    layout: Layout,
    seats: int,
) -> Iterator[tuple[Seat, Duties]]:
    """The duties of those whose record is another once the hand with ``positions`` is dealt.

    Blinds made up or posted to come in never enter it.

    Args:
        last: the pointers of the hand before; None in the first hand of a game.
        duties: of everybody seated, as they will be otherwise.
    """
    goes_on = last is not None and last.is_forward
    cleared = _passed(last, positions, seats) if last is not None and goes_on else tuple(duties)
    by_place = _by_place(positions, layout)
    posting = [due.seat for due in positions.blinds]
    for seat, before in duties.items():
        kept = 0 if seat in cleared else before.posted
        record = max(by_place.get(seat, 0), kept + (seat in posting))
        if record != before.posted:
            yield seat, replace(before, posted=record)


def _passed(last: Pointers, positions: Positions, seats: int) -> Collection[Seat]:
    """Whom the button leaves or goes past with this hand."""
    button = positions.pointers.button
    if last.button == button:
        return ()
    return (last.button, *ring.between(last.button, button, seats))


def _by_place(positions: Positions, layout: Layout) -> dict[Seat, int]:
    """How many those have posted whose place tells it: the button, and who buys it, all."""
    pointers = positions.pointers
    posted: dict[Seat, int] = {}
    if positions.buyer is not None:
        # He is between the button and those who are due: the last big blind is still the last.
        posted |= {positions.buyer: len(layout.left), pointers.big_blind: 1}
    elif not positions.blinds:
        posted |= posted_at(pointers, layout)
    posted[pointers.button] = len(layout.left)
    return posted


def posted_at(pointers: Pointers, layout: Layout) -> dict[Seat, int]:
    """How many blinds each has posted in turn once the hand with ``pointers`` is dealt."""
    posted: dict[Seat, int] = {}
    for count, place in enumerate(reversed(layout.left), 1):
        posted[seat_at(pointers, place)] = count
    posted[pointers.button] = len(layout.left)
    return posted

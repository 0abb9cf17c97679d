"""Two players: the button posts the small blind, the other one the big blind (Cooke 12.14)."""

from collections.abc import Collection
from typing import Final

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.layouts import Layout
from core.table.blinds.positions import Positions, ordered
from core.table.state import Pointers

HEADS_UP: Final = 2
"""Two players."""


def heads_up(big: Seat, dealt: Collection[Seat], seats: int, layout: Layout) -> Positions:
    """Positions of ``dealt``, two players, the big blind at ``big``.

    The other has the button, unless the only blind is posted on the button itself.
    """
    other = ring.next_of(big, [seat for seat in dealt if seat != big], seats)
    row = [other] * (len(layout.row) - 1) + [big]
    return ordered(layout.pointers(row), dealt, seats, heads_up=True)


def was_heads_up(last: Pointers, layout: Layout) -> bool:
    """Whether ``last`` are the pointers of a hand of two, so that one seat had two places."""
    return len(layout.row) > HEADS_UP and last.button == last.small_blind

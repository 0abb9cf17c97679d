"""Placing the button by hand: the pointers from which the next hand has it there (Cooke 12.21)."""

from collections.abc import Collection

from msgspec.structs import replace

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.heads_up import HEADS_UP
from core.table.blinds.layouts import Layout
from core.table.state import Pointers


def row_from(button: Seat, dealt: Collection[Seat], seats: int, layout: Layout) -> list[Seat]:
    """Where the pointers stand, from the button at ``button`` to the big blind.

    With two players the button has every blind but the big one (Cooke 12.14).
    """
    row = [button]
    while len(row) < len(layout.row):
        is_small = len(dealt) == HEADS_UP and len(row) + 1 < len(layout.row)
        row.append(button if is_small else ring.next_of(row[-1], dealt, seats))
    return row


def stood_at(
    button: Seat, dealt: Collection[Seat], seats: int, layout: Layout, last: Pointers
) -> Pointers:
    """The pointers of a hand as if its button had been at ``button``."""
    pointers = layout.pointers(row_from(button, dealt, seats, layout))
    return replace(pointers, is_forward=last.is_forward)


def goes_to(
    button: Seat,
    playing: Collection[Seat],
    seats: int,
    layout: Layout,
    last: Pointers,
    moves: int = 1,
) -> Pointers:
    """The pointers from which the next hand has its button at ``button``.

    Every pointer stands one place further right than it will; ``moves`` is how many players the
    button goes on with the next deal.
    """
    before = button
    around = ring.in_deal_order(button, playing, seats)[::-1]
    for step in range(moves):
        others = [seat for seat in around if seat != button] or [button]
        before = others[step % len(others)]
    row = row_from(button, playing, seats, layout)
    pointers = layout.pointers([before, *row[:-1]])
    return replace(pointers, button=before, is_forward=last.is_forward)

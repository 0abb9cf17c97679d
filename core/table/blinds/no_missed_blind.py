"""Button and blinds of the next hand: the No Missed Blind machine (Cooke 12.08, 12.14).

The pointers of the layout move independently.  The big blind goes to the next player who is
present; every other pointer goes to where its left neighbour stood, and may so fall on a seat with
nobody to be dealt in: a dead small or middle blind, a dead button.  There is never a dead big
blind.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import cycle, islice
from typing import Final

from msgspec.structs import replace

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.blinds.heads_up import HEADS_UP, heads_up, was_heads_up
from core.table.blinds.layouts import SMALL_BIG, Layout, Place
from core.table.blinds.positions import Missed, Positions, ordered
from core.table.state import Pointers

_LAST_TWO: Final = 2


def starts_anew(ready: Collection[Seat], waiting: Collection[Seat], last: Pointers | None) -> bool:
    """True when no game is going on that newcomers could wait in: the button is drawn for.

    Two players are always a game; more are one when at least two of them need not wait.
    """
    playing = [seat for seat in ready if seat not in waiting]
    return last is None or (len(ready) > HEADS_UP > len(playing))


def first_positions(
    button: Seat,
    ready: Collection[Seat],
    absent: Collection[Seat],
    seats: int,
    layout: Layout = SMALL_BIG,
) -> Positions:
    """Positions of a new game whose button was drawn; who was absent waits (Cooke 13.02.01).

    Where the one blind is on the button, it is on that of the next player if he who drew it is
    not dealt in.
    """
    goes_on = len(layout.row) == 1 and button not in ready
    row = [ring.next_of(button, ready, seats) if goes_on else button]
    while len(row) < len(layout.row):
        row.append(ring.next_of(row[-1], ready, seats))
    if len(ready) == HEADS_UP:
        positions = heads_up(row[:_LAST_TWO][-1], ready, seats, layout)
    else:
        positions = ordered(layout.pointers(row), ready, seats, heads_up=False)
    owes = layout.misses[Place.BIG]
    return replace(positions, missed=tuple(Missed(seat, owes) for seat in sorted(absent)))


def next_positions(
    last: Pointers,
    ready: Collection[Seat],
    waiting: Collection[Seat],
    absent: Collection[Seat],
    seats: int,
    layout: Layout = SMALL_BIG,
) -> Positions:
    """Positions of the hand after one with the pointers ``last``.

    Args:
        last: pointers of the last hand.
        ready: seats whose players can be dealt in, those who wait for the big blind included.
        waiting: the ones among them that wait.
        absent: taken seats whose players are away.
        seats: how many seats the table has.
        layout: of the blinds.
    """
    big = ring.next_of(last.big_blind, ready, seats)
    playing = {seat for seat in ready if seat not in waiting or seat == big}
    if HEADS_UP in (len(ready), len(playing)):
        dealt = set(ready) if len(ready) == HEADS_UP else playing
        positions = heads_up(big, dealt, seats, layout)
    else:
        row = _moved_on(last, big, playing, seats, layout)
        positions = ordered(layout.pointers(row), playing, seats, heads_up=False)
    return replace(positions, missed=tuple(_missed(last, big, absent, seats, layout)))


def rotating_positions(
    last: Pointers | None,
    button: Seat,
    ready: Collection[Seat],
    seats: int,
    moves: int = 1,
    layout: Layout = SMALL_BIG,
) -> Positions:
    """Positions of a hand without blinds: the button goes to the next player (Cooke 7.03).

    ``button`` is the seat that drew it, for a new game; ``moves`` how many players it moves on,
    where it is held or makes up for that (Cooke 7.20.01).  Nobody waits for a blind, and the other
    pointers stand where blinds would be posted if the next game has them (Cooke 8.05).
    """
    at = last.button if last is not None else button
    for _ in range(moves if last is not None else 0):
        at = ring.next_of(at, ready, seats)
    if at not in ready:
        # It was to stay with somebody who has gone, and no button is dead without blinds.
        at = ring.next_of(at, ready, seats)
    return first_positions(at, ready, (), seats, layout)


def _moved_on(
    last: Pointers, big: Seat, playing: Collection[Seat], seats: int, layout: Layout
) -> list[Seat]:
    """Where the pointers of the row stand now, from the button to the big blind.

    After a hand of two, whose small blind sat on the button, they are laid anew from the old big
    blind to its right: a player who comes back between the two owes nothing, and the button is his
    (Cooke 12.11, 12.14).  So too when the big blind has come round to the old small one or beyond,
    because only two have stayed.
    """
    before = (last.small_blind, *ring.between(last.small_blind, last.big_blind, seats))
    is_round = big in before and len(playing) >= len(layout.row) > _LAST_TWO
    if not was_heads_up(last, layout) and not is_round:
        return [*layout.row_of(last)[1:], big]
    others = [seat for seat in playing if seat != last.big_blind]
    to_the_right = cycle(ring.in_deal_order(last.big_blind, others, seats)[::-1])
    laid = list(islice(to_the_right, len(layout.row) - _LAST_TWO))
    return [*laid[::-1], last.big_blind, big]


def _missed(
    last: Pointers, big: Seat, absent: Collection[Seat], seats: int, layout: Layout
) -> Iterator[Missed]:
    """Whom the big blind passes, and at whose empty place another blind is due (Cooke 12.09)."""
    for seat in ring.between(last.big_blind, big, seats):
        if seat in absent:
            yield Missed(seat, layout.misses[Place.BIG])
    due: Sequence[Seat] = layout.row_of(last)[1:]
    if was_heads_up(last, layout):
        due = due[-1:]
    for place, seat in zip(layout.row[-len(due) - 1 : -1], due, strict=True):
        owes = layout.misses.get(place, Owes.NOTHING)
        if seat in absent and owes is not Owes.NOTHING:
            yield Missed(seat, owes)

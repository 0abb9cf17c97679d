"""Button and blinds of the next hand: the No Missed Blind machine (Cooke 12.08, 12.14).

Three pointers move independently.  The big blind goes to the next player who is present; the
small blind is due where the big blind was, the button stands where the small blind was, and
either may so fall on a seat with nobody to be dealt in: a dead small blind, a dead button.
There is never a dead big blind.
"""

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.blinds.positions import Missed, Positions, ordered
from core.table.state import Pointers

HEADS_UP: Final = 2
"""Two players: the button posts the small blind (Cooke 12.14)."""


def starts_anew(ready: Collection[Seat], waiting: Collection[Seat], last: Pointers | None) -> bool:
    """True when no game is going on that newcomers could wait in: the button is drawn for.

    Two players are always a game; more are one when at least two of them need not wait.
    """
    playing = [seat for seat in ready if seat not in waiting]
    return last is None or (len(ready) > HEADS_UP > len(playing))


def first_positions(
    button: Seat, ready: Collection[Seat], absent: Collection[Seat], seats: int
) -> Positions:
    """Positions of a new game whose button was drawn; who was absent waits (Cooke 13.02.01)."""
    if len(ready) == HEADS_UP:
        positions = _heads_up(ring.next_of(button, ready, seats), ready, seats)
    else:
        small = ring.next_of(button, ready, seats)
        big = ring.next_of(small, ready, seats)
        positions = ordered(Pointers(button, small, big), ready, seats, heads_up=False)
    missed = tuple(Missed(seat, Owes.BOTH) for seat in sorted(absent))
    return replace(positions, missed=missed)


def next_positions(
    last: Pointers,
    ready: Collection[Seat],
    waiting: Collection[Seat],
    absent: Collection[Seat],
    seats: int,
) -> Positions:
    """Positions of the hand after one with the pointers ``last``.

    Args:
        last: pointers of the last hand.
        ready: seats whose players can be dealt in, those who wait for the big blind included.
        waiting: the ones among them that wait.
        absent: taken seats whose players are away.
        seats: how many seats the table has.
    """
    big = ring.next_of(last.big_blind, ready, seats)
    playing = {seat for seat in ready if seat not in waiting or seat == big}
    passed = ring.between(last.big_blind, big, seats)
    missed = [Missed(seat, Owes.BOTH) for seat in passed if seat in absent]
    if last.big_blind in absent:
        # The small blind was due from him (Cooke 12.10), heads-up as well.
        missed.append(Missed(last.big_blind, Owes.SMALL))
    if HEADS_UP in (len(ready), len(playing)):
        dealt = set(ready) if len(ready) == HEADS_UP else playing
        positions = _heads_up(big, dealt, seats)
    else:
        pointers = Pointers(_next_button(last, big, playing, seats), last.big_blind, big)
        positions = ordered(pointers, playing, seats, heads_up=False)
    return replace(positions, missed=tuple(missed))


def rotating_positions(
    last: Pointers | None, button: Seat, ready: Collection[Seat], seats: int, moves: int = 1
) -> Positions:
    """Positions of a hand without blinds: the button goes to the next player (Cooke 7.03).

    ``button`` is the seat that drew it, for a new game; ``moves`` how many players it moves on,
    where it is held or makes up for that (Cooke 7.20.01).  Nobody waits for a blind, and the other
    pointers stand where blinds would be posted if the next game has them (Cooke 8.05).
    """
    at = last.button if last is not None else button
    for _ in range(moves if last is not None else 0):
        at = ring.next_of(at, ready, seats)
    return first_positions(at, ready, (), seats)


def _next_button(last: Pointers, big: Seat, playing: Collection[Seat], seats: int) -> Seat:
    """The old small blind's seat; after a heads-up hand the nearest player right of the new one.

    Heads-up the small blind sat on the button, and a player who comes back between the two owes
    nothing: the button is his (Cooke 12.11, 12.14).
    """
    if last.button != last.small_blind:
        return last.small_blind
    others = [seat for seat in playing if seat not in (big, last.big_blind)]
    return ring.in_deal_order(last.big_blind, others, seats)[-1]


def _heads_up(big: Seat, dealt: Collection[Seat], seats: int) -> Positions:
    button = ring.next_of(big, [seat for seat in dealt if seat != big], seats)
    return ordered(Pointers(button, button, big), dealt, seats, heads_up=True)

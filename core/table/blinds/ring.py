"""The ring: seat arithmetic, all of it.  Seats are numbered clockwise from 1."""

from collections.abc import Collection, Iterator

from core.ids import Seat


def clockwise_after(seat: Seat, seats: int) -> Iterator[Seat]:
    """Every seat of a table of ``seats``, beginning at the left of ``seat``, ending with it."""
    return (Seat((seat - 1 + step) % seats + 1) for step in range(1, seats + 1))


def next_of(seat: Seat, among: Collection[Seat], seats: int) -> Seat:
    """The first seat left of ``seat`` that is one of ``among``; ``seat`` itself comes last."""
    return next(other for other in clockwise_after(seat, seats) if other in among)


def between(first: Seat, last: Seat, seats: int) -> list[Seat]:
    """The seats strictly between ``first`` and ``last``, clockwise."""
    passed: list[Seat] = []
    for seat in clockwise_after(first, seats):
        if seat == last:
            break
        passed.append(seat)
    return passed


def in_deal_order(button: Seat, among: Collection[Seat], seats: int) -> list[Seat]:
    """The seats ``among`` clockwise from the left of the button (Cooke 6.03)."""
    return [seat for seat in clockwise_after(button, seats) if seat in among]

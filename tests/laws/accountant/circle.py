"""Seats in a circle, clockwise."""

from collections.abc import Collection

from core.ids import Seat


def around(seat: Seat, seats: int) -> list[Seat]:
    """All seats from the left of ``seat`` round to it."""
    return [Seat((seat + n) % seats + 1) for n in range(seats)]


def next_of(seat: Seat, among: Collection[Seat], seats: int) -> Seat:
    """The first of ``among`` at the left of ``seat``; itself only when it is alone."""
    return next(other for other in around(seat, seats) if other in among)


def up_to(first: Seat, last: Seat, seats: int) -> list[Seat]:
    """From the left of ``first`` to ``last``, which is included."""
    order = around(first, seats)
    return order[: order.index(last) + 1]


def between(first: Seat, last: Seat, seats: int) -> list[Seat]:
    """The seats that a pointer goes past on its way from ``first`` to ``last``."""
    return up_to(first, last, seats)[:-1]

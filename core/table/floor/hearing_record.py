"""Hearing: what those involved in a dispute say of the facts (Cooke 1.04)."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.ids import Instant, PersonId, Seat, later, seconds

HEARING_TIME: Final = seconds(60)
"""How long one is asked before the next is; he may still speak after that."""


class Statement(Struct, frozen=True, gc=False):
    """What ``person`` at ``seat`` adds to the dealer's account; empty where he agrees with it."""

    seat: Seat
    person: PersonId
    text: str
    at: Instant


class Hearing(Struct, frozen=True, gc=False):
    """The floor hears the facts of the hand ``hand``, since ``began``.

    ``order`` are those involved, in the order they are asked; with ``asks_table`` everybody else
    who sits here may speak too.
    """

    hand: int
    order: tuple[Seat, ...]
    began: Instant
    statements: tuple[Statement, ...] = ()
    asks_table: bool = False

    def moved(self, seat: Seat, to: Seat) -> "Hearing":
        """The same once whoever was at ``seat`` sits at ``to``: he is asked there."""
        order = tuple(to if one == seat else one for one in self.order)
        said = tuple(replace(one, seat=to) if one.seat == seat else one for one in self.statements)
        return replace(self, order=order, statements=said)

    def has_spoken(self, seat: Seat) -> bool:
        """Whether whoever is at ``seat`` has said what he has to say."""
        return any(one.seat == seat for one in self.statements)

    def turn(self, at: Instant) -> tuple[Seat, Instant] | None:
        """Who is asked at the moment ``at``, and until when; None once all have been."""
        since = self.began
        for seat in self.order:
            said = next((one.at for one in self.statements if one.seat == seat), None)
            until = later(since, HEARING_TIME)
            if said is None and at < until:
                return seat, until
            since = until if said is None else max(since, min(said, until))
        return None

    def is_asked(self, seat: Seat, at: Instant) -> bool:
        """Whether the turn of ``seat`` to speak has come, or the whole table is asked."""
        if seat not in self.order:
            return self.asks_table
        turn = self.turn(at)
        return turn is None or self.order.index(seat) <= self.order.index(turn[0])


def hearing_order(involved: tuple[Seat, ...], button: Seat | None) -> tuple[Seat, ...]:
    """Clockwise from the left of the button; without one from the lowest seat (Cooke 1.04)."""
    in_order = sorted(involved)
    if button is None:
        return tuple(in_order)
    return tuple(sorted(in_order, key=lambda seat: (seat <= button, seat)))

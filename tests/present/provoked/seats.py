"""Refusals of seat changes."""

from typing import Final

from core.ids import Seat
from core.refusal import Reason
from core.table.commands import ChangeSeat
from tests.present.provoked.kit import Case, Make, case
from tests.seat_changes import P, eight, moves


def _asked() -> Case:
    game = eight(7)
    game.deal()
    moves(game, P[5], 7)
    return case(game, ChangeSeat(P[5], Seat(7)))


SEATS: Final[dict[Reason, Make]] = {
    Reason.OWN_SEAT: lambda: case(eight(7), ChangeSeat(P[5], Seat(5))),
    Reason.SEAT_ASKED: _asked,
    Reason.NO_SEAT_CHANGE: lambda: case(eight(7), ChangeSeat(P[5], None)),
    Reason.NO_FREE_HAND: lambda: case(eight(4), ChangeSeat(P[1], Seat(4))),
}

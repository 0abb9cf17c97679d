"""What the players of a hand agree on about its pot (Cooke 9.10)."""

from typing import Final

from msgspec import Struct

from core.ids import Seat


class Accord(Struct, frozen=True, gc=False):
    """Who has agreed so far to chop the blinds, or to split the pot evenly.

    ``declined`` once somebody has said no: then it is not offered again in this hand.
    """

    chops: tuple[Seat, ...] = ()
    splits: tuple[Seat, ...] = ()
    declined: bool = False


NO_ACCORD: Final = Accord()

"""What the players of a hand agree on about its pot (Cooke 9.10)."""

from typing import Final

from msgspec import Struct

from core.ids import Seat


class Accord(Struct, frozen=True, gc=False):
    """Who has agreed to chop the blinds, or to split the pot evenly, at one moment of a hand.

    Attributes:
        action: the prompt at which it was said; once anybody acts it means nothing any more.
        chops, splits: who has agreed so far.
        declined: who has said no; then it is not offered again before somebody acts.
        is_open: all have agreed to split and others may still object; the pot is split when
            nobody does.
    """

    action: int = 0
    chops: tuple[Seat, ...] = ()
    splits: tuple[Seat, ...] = ()
    declined: Seat | None = None
    is_open: bool = False


NO_ACCORD: Final = Accord()

"""Who has asked to see which hand, and whom a hand was shown to (Cooke 11.08, 11.09, 11.12)."""

from typing import Final

from msgspec import Struct

from core.ids import PersonId, Seat


class Look(Struct, frozen=True, gc=False):
    """``by`` asks to see the called hand at ``seat``; the floor has to answer."""

    by: PersonId
    seat: Seat


class Looks(Struct, frozen=True, gc=False):
    """Requests and shows of one hand.

    ``asked`` wait for the floor; ``shown_to`` are the hands that one player alone has seen
    (Cooke 11.12); ``released`` those shown and mucked after all (Cooke 10.19).
    """

    asked: tuple[Look, ...] = ()
    shown_to: tuple[Seat, ...] = ()
    released: tuple[Seat, ...] = ()


NO_LOOKS: Final = Looks()

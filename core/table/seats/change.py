"""SeatChange: a request for another seat, carried out between two hands (Cooke 12.20)."""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import PersonId, Seat


@unique
class Wait(StrEnum):
    """What a request waits for."""

    HAND = "hand"
    """The end of the hand in play, or of an objection (Cooke 10.15)."""

    BUTTON = "button"
    """Nobody moves from the button: he takes that hand first (Cooke 12.20.06)."""

    SMALL_BLIND = "small_blind"
    """The small blind is his, and the seat is due the button or the big blind: he posts where he
    is and deals off first (Cooke 12.20.04)."""

    OTHER = "other"
    """Another has asked for the seat before him, and cannot move yet."""


class SeatChange(Struct, frozen=True, gc=False):
    """``person`` wants to move to the seat ``to``.

    Attributes:
        lets_pass: where the blinds are due there, he lets them go by.
        wait: what he was last told that it waits for.
    """

    person: PersonId
    to: Seat
    lets_pass: bool = False
    wait: Wait = Wait.HAND

"""Sealed: a value that only named seats may open.

Every card that is not public is kept in one of these, in state and in events alike.
Printing, logging or formatting a sealed value never shows what is inside; the journal's
codec does store it, because the journal is the room's surveillance tape.
"""

from typing import Any, Generic, TypeVar

from msgspec import Struct

from core.ids import Seat

T = TypeVar("T")


class Sealed(Struct, Generic[T], frozen=True, gc=False, rename={"content": "c", "seats": "s"}):
    """``content`` with the ``seats`` that may open it; no seat at all for the deck."""

    content: T
    seats: tuple[Seat, ...] = ()

    def open_for(self, seat: Seat | None) -> T | None:
        """The content if ``seat`` may see it, else None; None is the rail."""
        return self.content if seat in self.seats else None

    def __repr__(self) -> str:
        return "Sealed(...)"

    __str__ = __repr__

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []

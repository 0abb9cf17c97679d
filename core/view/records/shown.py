"""Hands that lie open, for everybody or for one viewer."""

from typing import Final

from msgspec import Struct

from core.cards import Card
from core.hands import Reading
from core.ids import Seat


class MadeHand(Struct, frozen=True):
    """What cards make in one contest of the game; ``plays_board`` when no own card helps.

    ``reading`` is None where the hand does not qualify, or no cards are there yet; ``may_come``
    is False once it cannot qualify any more, whatever cards are still to come.
    """

    reading: Reading | None
    plays_board: bool = False
    is_low: bool = False
    may_come: bool = True


class ShownHand(Struct, frozen=True):
    """A hand face up on the table, read for each contest of the game."""

    cards: tuple[Card, ...]
    made: tuple[MadeHand, ...]


class ShownToMe(Struct, frozen=True):
    """The hand at ``seat``, which the viewer alone was shown (Cooke 11.12)."""

    seat: Seat
    hand: ShownHand


class LooksView(Struct, frozen=True):
    """What everybody knows of hands asked for, and shown when nothing is claimed with them.

    Attributes:
        shown_to: hands that one player alone has seen: anybody may ask that all see them.
        asked: called hands that somebody has asked to see, and that have not been shown yet.
        due: hands that are shown to all when the hand is over.
        released: hands shown and then mucked, which may still come back (Cooke 10.19).
    """

    shown_to: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    due: tuple[Seat, ...] = ()
    released: tuple[Seat, ...] = ()


NO_LOOKS: Final = LooksView()

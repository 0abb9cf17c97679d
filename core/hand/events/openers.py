"""Events of opening a draw game that needs openers."""

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.ids import Seat


class OpenersShown(Struct, frozen=True, tag=True, gc=False):
    """``seat`` proves with ``cards``, discards among them, that he could open (Cooke 7.17.01)."""

    seat: Seat
    cards: tuple[Card, ...]


class OpenerChanged(Struct, frozen=True, tag=True, gc=False):
    """``seat`` counts as the opener, for a bet of ``bet`` (Cooke 7.06, 7.15).

    The bet is 0 for a player without chips who has declared the pot open (Cooke 7.13).
    """

    seat: Seat
    bet: Chips = NO_CHIPS


class OpenOffered(Struct, frozen=True, tag=True, gc=False):
    """``seat`` may declare the pot open, then those in ``waiting`` (Cooke 7.13, 7.17.02).

    ``action`` numbers the prompt.  ``back_to`` is the seat the betting goes on from when the
    opener had no openers; None when nobody has opened yet.
    """

    action: int
    seat: Seat
    waiting: tuple[Seat, ...] = ()
    back_to: Seat | None = None


class OpenPassed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` does not declare the pot open."""

    seat: Seat


class PotDeclaredOpen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` declares the pot open without a bet of his own; others have ``wager`` to call."""

    seat: Seat
    wager: Chips

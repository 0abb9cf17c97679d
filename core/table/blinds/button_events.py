"""What is seen of the button: the draw for it, and its moves."""

from enum import StrEnum, unique

from msgspec import Struct

from core.cards import Card
from core.ids import PersonId, Seat
from core.table.blinds.pointers import Pointers


class ButtonHeld(Struct, frozen=True, tag=True, gc=False):
    """The button is to wait for ``person`` in ``seat`` if he plays on (Cooke 7.20.01)."""

    seat: Seat
    person: PersonId


class DrawnCard(Struct, frozen=True, gc=False):
    """One player's card in the draw for the button."""

    seat: Seat
    card: Card


@unique
class ButtonStart(StrEnum):
    """How the first button of a game is found; the values of ``button.start``."""

    HIGH_CARD = "draw"
    DEALER_RIGHT = "dealer_right"
    FIRST_JACK = "first_jack"


class ButtonDrawn(Struct, frozen=True, tag=True, gc=False):
    """A new game: who has the button (Cooke 13.02.01); the cards as they were turned up."""

    cards: tuple[DrawnCard, ...]
    seat: Seat
    by: ButtonStart = ButtonStart.HIGH_CARD


class ButtonMoved(Struct, frozen=True, tag=True, gc=False):
    """Button and blinds of the hand about to be dealt (Cooke 12.08, heads-up 12.14).

    ``is_dead`` when nobody is dealt in at the button's seat; ``last_action`` is then the seat
    that acts last.  ``no_small_blind`` when nobody posts it; ``stays`` when it was held.
    """

    pointers: Pointers
    is_dead: bool
    no_small_blind: bool
    is_heads_up: bool
    last_action: Seat
    stays: bool = False


ButtonEvent = ButtonHeld | ButtonDrawn | ButtonMoved

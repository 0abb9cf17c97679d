"""Events of draws, and of choices made in secret."""

from msgspec import Struct

from core.cards import Card
from core.games.spec import Chosen
from core.hand.acts import Way
from core.ids import Seat
from core.sealed import Sealed


class DrawOn(Struct, frozen=True, tag=True, gc=False):
    """``seat`` is to say which cards he exchanges; ``action`` numbers the prompt (Cooke 7.05)."""

    action: int
    street: int
    step: int
    seat: Seat
    most: int


class DrawAsked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` asks for ``count`` cards, 0 to stand pat; which he throws is his secret.

    ``splits_openers`` when he announces that he breaks the hand he opened on (Cooke 7.17.03).
    """

    seat: Seat
    count: int
    cards: Sealed[tuple[Card, ...]]
    splits_openers: bool = False


class DrawServed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has thrown what he named and got the next cards of the deck."""

    seat: Seat
    thrown: Sealed[tuple[Card, ...]]
    cards: Sealed[tuple[Card, ...]]


class ChoiceOpened(Struct, frozen=True, tag=True, gc=False):
    """``waiting`` choose in secret at the same time; ``action`` numbers the prompt."""

    action: int
    street: int
    step: int
    what: Chosen
    count: int
    waiting: tuple[Seat, ...]


class ChoiceMade(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has chosen; what, nobody else knows before all have."""

    seat: Seat
    cards: Sealed[tuple[Card, ...]] = Sealed(())
    way: Sealed[Way | None] = Sealed(None)
    plays: bool = False


class Discarded(Struct, frozen=True, tag=True, gc=False):
    """``seat`` threw cards away without replacement; they are dead (Cooke 6.08)."""

    seat: Seat
    cards: Sealed[tuple[Card, ...]]


class TurnedUp(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has turned down cards of his up."""

    seat: Seat
    cards: tuple[Card, ...]


class Declared(Struct, frozen=True, tag=True, gc=False):
    """``seat`` plays for high, low or both."""

    seat: Seat
    way: Way


class GameTurned(Struct, frozen=True, tag=True, gc=False):
    """Nobody opened: the hand goes on as another game, with the same cards (Cooke 7.20)."""

    game: str

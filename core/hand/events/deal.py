"""Events of the deal: who is in, the forced bets and the cards."""

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.hand.forced.posts import NO_POSTS, PostKind, Posts
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.hand.rules import HandRules
from core.hand.state import Earlier
from core.ids import PersonId, Seat
from core.sealed import Sealed


class Entrant(Struct, frozen=True, gc=False):
    """A player dealt in, with the stack he starts the hand with, and his proxy (Cooke 10.14).

    ``overs`` are the stakes he plays for among players of his kind (Cooke 16.03).
    """

    seat: Seat
    person: PersonId
    name: str
    stack: Chips
    is_prop: bool = False
    played_by: Proxy | None = None
    overs: Overs = Overs.NONE

    @property
    def actor(self) -> PersonId:
        """Who acts for the seat in this hand, and gets its cards: the player, or his proxy."""
        return self.person if self.played_by is None else self.played_by.person


class HandStarted(Struct, frozen=True, tag=True, gc=False):
    """The deck is shuffled, the seats of this hand are fixed (Cooke 4.05).

    ``entrants`` stand in the order of the deal, from the left of the button, in stud from the
    lowest seat.  ``boards`` counts the rows of community cards.  ``carried`` is what earlier
    deals left in the pot because nobody opened them, and ``earlier`` says whose it is
    (Cooke 7.13, 7.17).  ``posts`` are the blinds about to be posted.
    """

    number: int
    game: str
    rules: HandRules
    button: Seat | None
    small_blind: Seat | None
    big_blind: Seat | None
    entrants: tuple[Entrant, ...]
    deck: Sealed[tuple[Card, ...]]
    boards: int = 1
    button_blind: Seat | None = None
    spares: Sealed[tuple[tuple[Card, ...], ...]] = Sealed(())
    carried: Chips = NO_CHIPS
    earlier: tuple[Earlier, ...] = ()
    posts: Posts = NO_POSTS


class AntePosted(Struct, frozen=True, tag=True, gc=False):
    """``amount`` of dead ante into the pot.

    ``for_all`` when one player antes for everybody: it lies in the main pot, whatever the
    others put in (Cooke 18, dead blind).
    """

    seat: Seat
    amount: Chips
    is_all_in: bool = False
    for_all: bool = False


class BlindPosted(Struct, frozen=True, tag=True, gc=False):
    """A blind of ``seat``, live in front of it unless its kind is dead (Cooke 12.06).

    Less than the full blind when it was all-in.  ``is_short`` when it was so little of it that the
    next player has to post it too (Cooke 7.18.06, 7.20.01).
    """

    seat: Seat
    amount: Chips
    kind: PostKind
    is_all_in: bool = False
    is_short: bool = False


class HoleCardsDealt(Struct, frozen=True, tag=True, gc=False):
    """All the cards that ``seat`` was dealt face down in this step, for that seat alone."""

    seat: Seat
    cards: Sealed[tuple[Card, ...]]


class UpcardsDealt(Struct, frozen=True, tag=True, gc=False):
    """Cards dealt face up to ``seat`` (Cooke 5.02)."""

    seat: Seat
    cards: tuple[Card, ...]


class CardBurned(Struct, frozen=True, tag=True, gc=False):
    """A card off the deck that nobody gets, before the next cards are dealt (Cooke 5.02, 7.05)."""

    cards: Sealed[tuple[Card, ...]]


class BurnSaved(Struct, frozen=True, tag=True, gc=False):
    """No card is burned before this street: else the last one would be short (Cooke 5.21)."""


class StubShuffled(Struct, frozen=True, tag=True, gc=False):
    """The cards ran short: the deck now is what was shuffled again (Cooke 5.21, 7.05).

    ``count`` cards; ``with_burns`` and ``with_discards`` say what went back into it.
    """

    deck: Sealed[tuple[Card, ...]]
    count: int
    with_burns: bool
    with_discards: bool


class BoardTurned(Struct, frozen=True, tag=True, gc=False):
    """Community cards face up; the burn stays face down for ever."""

    street: int
    board: int
    cards: tuple[Card, ...]
    burn: Sealed[tuple[Card, ...]]

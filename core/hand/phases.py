"""What a hand waits for."""

from msgspec import Struct

from core.cards import Card
from core.games.spec import Chosen
from core.hand.acts import Way
from core.hand.menu import Menu
from core.ids import Seat
from core.sealed import Sealed


class Betting(Struct, frozen=True, tag=True, gc=False):
    """A betting round with ``menu.seat`` to act."""

    menu: Menu

    @property
    def to_act(self) -> Seat:
        """The seat the action is on."""
        return self.menu.seat


class Showdown(Struct, frozen=True, tag=True, gc=False):
    """Hands being shown, ``queue[0]`` next (Cooke 11.01, 11.07)."""

    queue: tuple[Seat, ...]

    @property
    def to_act(self) -> Seat | None:
        """The seat that has to show or muck, None once everybody has."""
        return self.queue[0] if self.queue else None


class Asked(Struct, frozen=True, gc=False):
    """The discards ``seat`` has named on the draw and may still change (Cooke 7.10).

    ``splits_openers`` when he has said that they break the hand he opened on.
    """

    seat: Seat
    cards: Sealed[tuple[Card, ...]]
    splits_openers: bool = False


class Drawing(Struct, frozen=True, tag=True, gc=False):
    """Players exchange cards in turn, ``to_act`` next (Cooke 7.05).

    ``asked`` is the last answer given: its cards are served when the next player has chosen, so
    that a mind can be changed until then (Cooke 7.10).
    """

    to_act: Seat
    most: int
    asked: Asked | None = None


class Offer(Struct, frozen=True, tag=True, gc=False):
    """``to_act`` may declare the pot open, and ``waiting`` after him (Cooke 7.13, 7.17.02).

    ``back_to`` is where the betting goes on when the opener has turned out to have no openers;
    None where nobody has opened yet and a player without chips is asked in his turn.
    """

    to_act: Seat
    waiting: tuple[Seat, ...] = ()
    back_to: Seat | None = None


class KillWindow(Struct, frozen=True, tag=True, gc=False):
    """``to_act`` may kill the pot on his first two cards, and ``waiting`` after him.

    (Lowball, Cooke 8.04.12.)
    """

    to_act: Seat
    waiting: tuple[Seat, ...] = ()


class Choice(Struct, frozen=True, gc=False):
    """What one player has chosen in secret: cards of his own, or the way he plays for.

    ``plays`` when he plays on with his last card face up.
    """

    seat: Seat
    cards: Sealed[tuple[Card, ...]] = Sealed(())
    way: Sealed[Way | None] = Sealed(None)
    plays: bool = False


class Choosing(Struct, frozen=True, tag=True, gc=False):
    """All who are in choose in secret; ``waiting`` have not yet (Cooke 6.08.01)."""

    what: Chosen
    count: int
    waiting: tuple[Seat, ...]
    made: tuple[Choice, ...] = ()

    @property
    def to_act(self) -> None:
        """Nobody in particular: all choose at the same time."""
        return None


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Between two prompts: the dealer is at work.  Never the state between two commands."""


class Over(Struct, frozen=True, tag=True, gc=False):
    """The pot has been pushed, or given back where the hand ``is_void``."""

    is_void: bool = False


Phase = Dealing | KillWindow | Betting | Offer | Drawing | Choosing | Showdown | Over

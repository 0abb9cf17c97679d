"""What the table saw during a hand.

Events are the truth: state is their fold.  Every field is public except those of type
``Sealed``, which name the seats that may open them.
"""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.hand.menu import Menu
from core.hand.rules import HandRules
from core.hand.state import Award, Pot
from core.ids import PersonId, Seat
from core.sealed import Sealed


class Entrant(Struct, frozen=True, gc=False):
    """A player dealt in, with the stack he starts the hand with."""

    seat: Seat
    person: PersonId
    name: str
    stack: Chips
    is_prop: bool = False


class HandStarted(Struct, frozen=True, tag=True, gc=False):
    """The deck is shuffled, the seats of this hand are fixed (Cooke 4.05).

    ``entrants`` stand in the order of the deal, from the left of the button.
    """

    number: int
    game: str
    rules: HandRules
    button: Seat
    small_blind: Seat | None
    big_blind: Seat
    entrants: tuple[Entrant, ...]
    deck: Sealed[tuple[Card, ...]]
    boards: int = 1


class AntePosted(Struct, frozen=True, tag=True, gc=False):
    """``amount`` of dead ante into the pot."""

    seat: Seat
    amount: Chips
    is_all_in: bool = False


class BlindPosted(Struct, frozen=True, tag=True, gc=False):
    """A live blind in front of ``seat``; less than the full blind when it was all-in."""

    seat: Seat
    amount: Chips
    is_big: bool
    is_all_in: bool = False


class HoleCardsDealt(Struct, frozen=True, tag=True, gc=False):
    """All the cards that ``seat`` was dealt face down in this step, for that seat alone."""

    seat: Seat
    cards: Sealed[tuple[Card, ...]]


class BoardTurned(Struct, frozen=True, tag=True, gc=False):
    """Community cards face up; the burn stays face down for ever."""

    street: int
    board: int
    cards: tuple[Card, ...]
    burn: Sealed[tuple[Card, ...]]


class RoundOpened(Struct, frozen=True, tag=True, gc=False):
    """A betting round begins: ``wager`` to match (the big blind before the flop).

    ``full_raise`` is the smallest full bet or raise of the round.
    """

    street: int
    step: int
    wager: Chips
    full_raise: Chips


class ActionOn(Struct, frozen=True, tag=True, gc=False):
    """The action is on ``menu.seat``; ``action`` numbers the prompt."""

    action: int
    menu: Menu


class Checked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` checked."""

    seat: Seat


class Called(Struct, frozen=True, tag=True, gc=False):
    """``seat`` put in ``more`` to call; it may be less than the wager when all-in."""

    seat: Seat
    more: Chips
    is_all_in: bool


class BetMade(Struct, frozen=True, tag=True, gc=False):
    """``seat`` opened the betting for ``to``; ``is_full`` unless all-in below the minimum."""

    seat: Seat
    to: Chips
    more: Chips
    is_all_in: bool
    is_full: bool


class Raised(Struct, frozen=True, tag=True, gc=False):
    """``seat`` raised to ``to``, ``by`` more than the wager before.

    ``is_full`` is False for a short all-in, which does not reopen the betting for those who
    have acted (Cooke 8.01.03).
    """

    seat: Seat
    to: Chips
    by: Chips
    more: Chips
    is_all_in: bool
    is_full: bool


class Folded(Struct, frozen=True, tag=True, gc=False):
    """``seat`` gave up his hand."""

    seat: Seat


class UncalledReturned(Struct, frozen=True, tag=True, gc=False):
    """The part of the last bet nobody called goes back (Cooke 4.12)."""

    seat: Seat
    amount: Chips


class RoundClosed(Struct, frozen=True, tag=True, gc=False):
    """Bets are gathered in; ``pots`` as they stand now, the main pot first."""

    pots: tuple[Pot, ...]


class ShowdownOpened(Struct, frozen=True, tag=True, gc=False):
    """``queue`` is the order in which hands are shown (Cooke 11.01, 11.07).

    ``is_run_out`` when no more betting is possible: every hand is tabled at once and the rest
    of the board follows.
    """

    queue: tuple[Seat, ...]
    is_run_out: bool = False


class ShowAwaited(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has to show or muck; ``action`` numbers the prompt."""

    action: int
    seat: Seat


class CardsExposed(Struct, frozen=True, tag=True, gc=False):
    """A part of a hand face up: a courtesy that claims nothing (Cooke 11.03, 11.04).

    To win the pot its owner has to show the whole hand.
    """

    seat: Seat
    cards: tuple[Card, ...]


class HandShown(Struct, frozen=True, tag=True, gc=False):
    """A whole hand face up on the table.

    ``by_dealer`` when it was tabled without being asked: all-in, or idle with a winner.
    """

    seat: Seat
    cards: tuple[Card, ...]
    by_dealer: bool


class HandMucked(Struct, frozen=True, tag=True, gc=False):
    """A hand given up face down.

    ``plays_board`` when its owner declared the board his hand and keeps that share (Cooke 6.05,
    alternate).  ``keeps`` numbers the pots that were his already, because everybody else in
    them had given up.
    """

    seat: Seat
    by_dealer: bool
    plays_board: bool = False
    keeps: tuple[int, ...] = ()


class PotPushed(Struct, frozen=True, tag=True, gc=False):
    """One pot to its winners, the last side pot first (Cooke 11.07)."""

    award: Award


class Refund(Struct, frozen=True, gc=False):
    """What ``seat`` had put into the pot of a void hand."""

    seat: Seat
    amount: Chips


class HandVoided(Struct, frozen=True, tag=True, gc=False):
    """The floor has called the hand off: everyone has back what he put in, antes included.

    A correction like this is an event of its own (Cooke 1.05); what was played stays on the tape.
    """

    number: int
    refunds: tuple[Refund, ...]


class HandEnded(Struct, frozen=True, tag=True, gc=False):
    """The last pot has been pushed, or the hand is void; stacks go back to the seats."""

    number: int
    is_void: bool = False


SealedHandEvent = HandStarted | HoleCardsDealt | BoardTurned
"""Events of which a part is hidden from some."""

OpenHandEvent = (
    AntePosted
    | BlindPosted
    | RoundOpened
    | ActionOn
    | Checked
    | Called
    | BetMade
    | Raised
    | Folded
    | UncalledReturned
    | RoundClosed
    | ShowdownOpened
    | ShowAwaited
    | CardsExposed
    | HandShown
    | HandMucked
    | PotPushed
    | HandVoided
    | HandEnded
)
"""Events that hide nothing."""

HandEvent = SealedHandEvent | OpenHandEvent

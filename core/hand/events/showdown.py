"""Events of the showdown and of the end of a hand."""

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.hand.shares import Award
from core.ids import Seat


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

    To win the pot its owner has to show the whole hand.  ``by_dealer`` where the dealer exposed
    them in the deal and they have to be kept; with ``may_demand`` it is not the first such card,
    and by the older laws who holds one may call a misdeal (USPC, Hoyle).
    """

    seat: Seat
    cards: tuple[Card, ...]
    by_dealer: bool = False
    may_demand: bool = False


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
    them had given up.  ``trusting`` are the seats that had called a hand and not shown it yet
    (Cooke 7.18.02).
    """

    seat: Seat
    by_dealer: bool
    plays_board: bool = False
    keeps: tuple[int, ...] = ()
    trusting: tuple[Seat, ...] = ()


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
    """The last pot has been pushed, or the hand is void; stacks go back to the seats.

    ``carried`` stays in the pot for the next deal, because nobody opened (Cooke 7.17).
    """

    number: int
    is_void: bool = False
    carried: Chips = NO_CHIPS

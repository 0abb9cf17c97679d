"""What the table saw during a hand.

Events are the truth: state is their fold.  Every field is public except those of type
``Sealed``, which name the seats that may open them.
"""

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games.spec import Chosen
from core.hand.menu import Menu
from core.hand.rules import HandRules
from core.hand.state import Award, Earlier, Pot, Way
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

    ``entrants`` stand in the order of the deal, from the left of the button, in stud from the
    lowest seat.  ``boards`` counts the rows of community cards.  ``carried`` is what earlier
    deals left in the pot because nobody opened them, and ``earlier`` says whose it is
    (Cooke 7.13, 7.17).
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
    """A live blind in front of ``seat``; less than the full blind when it was all-in.

    ``is_button`` for the blind on the button in games of three blinds (Cooke 7.03).  ``is_short``
    when it was so little of it that the next player has to post it too (Cooke 7.18.06, 7.20.01);
    ``is_owed`` for one who owed it from such a hand.
    """

    seat: Seat
    amount: Chips
    is_big: bool
    is_all_in: bool = False
    is_button: bool = False
    is_short: bool = False
    is_owed: bool = False


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


class RoundOpened(Struct, frozen=True, tag=True, gc=False):
    """A betting round begins: ``wager`` to match (the big blind before the flop).

    ``full_raise`` is the smallest full bet or raise of the round, ``bet_sizes`` in limit the
    sizes it may have.  ``is_capped`` when the number of raises is limited.
    """

    street: int
    step: int
    wager: Chips
    full_raise: Chips
    bet_sizes: tuple[Chips, ...] = ()
    is_capped: bool = False


class ActionOn(Struct, frozen=True, tag=True, gc=False):
    """The action is on ``menu.seat``; ``action`` numbers the prompt."""

    action: int
    menu: Menu


class BroughtIn(Struct, frozen=True, tag=True, gc=False):
    """``seat`` opened for the bring-in of ``amount``, live (Cooke 5.06).

    Others have ``wager`` to call: more than ``amount`` when he was all-in for less.  ``is_full``
    where it is as large as the smallest bet; ``may_complete`` where he may still complete it if
    everybody just calls (Cooke 5.07).
    """

    seat: Seat
    amount: Chips
    wager: Chips
    is_all_in: bool
    is_full: bool = False
    may_complete: bool = False


class BringInStands(Struct, frozen=True, tag=True, gc=False):
    """The others face the bring-in of ``wager`` though ``seat`` cannot put it in.

    He is all-in for the ante, or his hand is dead (Cooke 5.14, scs-16.4).  ``is_full`` as in
    :class:`BroughtIn`.
    """

    seat: Seat
    wager: Chips
    is_full: bool = False


class Completed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` completed a bring-in or a short all-in to the full bet: no raise (Cooke 5.07).

    ``full_raise`` as in :class:`Raised`.
    """

    seat: Seat
    to: Chips
    by: Chips
    more: Chips
    is_all_in: bool
    is_full: bool
    full_raise: Chips = NO_CHIPS


class Checked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` checked."""

    seat: Seat


class Called(Struct, frozen=True, tag=True, gc=False):
    """``seat`` put in ``more`` to call; it may be less than the wager when all-in."""

    seat: Seat
    more: Chips
    is_all_in: bool


class BetMade(Struct, frozen=True, tag=True, gc=False):
    """``seat`` opened the betting for ``to``; ``is_full`` unless all-in below the minimum.

    ``full_raise`` and ``announced`` as in :class:`Raised`.
    """

    seat: Seat
    to: Chips
    more: Chips
    is_all_in: bool
    is_full: bool
    full_raise: Chips = NO_CHIPS
    announced: Chips = NO_CHIPS


class Raised(Struct, frozen=True, tag=True, gc=False):
    """``seat`` raised to ``to``, ``by`` more than the wager before.

    ``is_full`` is False for a short all-in, which does not reopen the betting for those who
    have acted (Cooke 8.01.03).  ``full_raise`` is what the next raise has to add after a full
    one; 0 for just as much as this one.  ``announced`` is what he said, where that was more than
    the pot or the limit and has been cut back (Cooke 8.02.04, 9.14).
    """

    seat: Seat
    to: Chips
    by: Chips
    more: Chips
    is_all_in: bool
    is_full: bool
    full_raise: Chips = NO_CHIPS
    announced: Chips = NO_CHIPS


class Folded(Struct, frozen=True, tag=True, gc=False):
    """``seat`` gave up his hand.

    ``is_dealt_through`` when no bet faced him where upcards are dealt: his seat goes on
    receiving cards until one is made (Cooke 5.15).
    """

    seat: Seat
    is_dealt_through: bool = False


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


class HandKilled(Struct, frozen=True, tag=True, gc=False):
    """The hand of ``seat`` is dead by the rules: it can win nothing (Cooke 7.17.02).

    ``is_dealt_through`` as in :class:`Folded`.
    """

    seat: Seat
    is_dealt_through: bool = False


class OpenersShown(Struct, frozen=True, tag=True, gc=False):
    """``seat`` proves with ``cards``, discards among them, that he could open (Cooke 7.17.01)."""

    seat: Seat
    cards: tuple[Card, ...]


class ChipsTakenBack(Struct, frozen=True, tag=True, gc=False):
    """A bet of ``seat`` is void and goes back to him (Cooke 7.17.02, 7.18.04)."""

    seat: Seat
    amount: Chips


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


class WagerLowered(Struct, frozen=True, tag=True, gc=False):
    """The last raise has been taken back: ``wager`` is to be matched, after so many ``bets``."""

    wager: Chips
    bets: int


class PotsRelayered(Struct, frozen=True, tag=True, gc=False):
    """The pots once a hand was found dead, or bets void, after the last round."""

    pots: tuple[Pot, ...]


class CardReplaced(Struct, frozen=True, tag=True, gc=False):
    """``seat`` gets the next card of the deck for ``card``, which everybody has seen (Cooke 7.11).

    It was exposed in the deal, and serves as the burn before the draw (Cooke 7.18.07).
    """

    seat: Seat
    card: Card
    fresh: Sealed[tuple[Card, ...]]


class CardWithdrawn(Struct, frozen=True, tag=True, gc=False):
    """``card`` was exposed on the draw: ``seat`` cannot keep it (Cooke 7.11)."""

    seat: Seat
    card: Card


class CardMadeGood(Struct, frozen=True, tag=True, gc=False):
    """After everybody has drawn, ``seat`` gets the next card for one that was withdrawn."""

    seat: Seat
    fresh: Sealed[tuple[Card, ...]]


class LowCalled(Struct, frozen=True, tag=True, gc=False):
    """``seat`` calls his low at the showdown: ``ranks`` from the highest card (Cooke 7.18.02)."""

    seat: Seat
    ranks: tuple[int, ...]


class HandMiscalled(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has shown a worse hand than the one he called (Cooke 7.18.02)."""

    seat: Seat


class MuckForgiven(Struct, frozen=True, tag=True, gc=False):
    """``seat`` mucked because of a miscalled hand: the pots ``keeps`` are his (Cooke 7.18.02)."""

    seat: Seat
    keeps: tuple[int, ...]


class FoldRetrieved(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has taken his hand back before anybody acted behind his fold (Cooke 5.17)."""

    seat: Seat


class HoleCardExposed(Struct, frozen=True, tag=True, gc=False):
    """A starting hole card of ``seat`` was turned up: it is his door card (scs-16.4).

    ``covered``, which was to be it, counts as dealt down.
    """

    seat: Seat
    card: Card
    covered: Card


class LastCardPlayed(Struct, frozen=True, tag=True, gc=False):
    """``seat``, whose last card is face up, plays on, or is treated as all-in (scs-17)."""

    seat: Seat
    is_all_in: bool


class BringInMoved(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has to bring it in, and what ``undone`` did counts no more (Cooke 5.18).

    ``all_in`` are those among them who were all-in for the ante already.
    """

    seat: Seat
    undone: tuple[Seat, ...]
    all_in: tuple[Seat, ...] = ()


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


SealedHandEvent = (
    HandStarted
    | HoleCardsDealt
    | BoardTurned
    | CardBurned
    | StubShuffled
    | DrawAsked
    | DrawServed
    | ChoiceMade
    | Discarded
    | CardReplaced
    | CardMadeGood
)
"""Events of which a part is hidden from some."""

OpenHandEvent = (
    AntePosted
    | BlindPosted
    | UpcardsDealt
    | BurnSaved
    | BroughtIn
    | BringInStands
    | Completed
    | DrawOn
    | ChoiceOpened
    | TurnedUp
    | Declared
    | GameTurned
    | HandKilled
    | OpenersShown
    | ChipsTakenBack
    | OpenerChanged
    | OpenOffered
    | OpenPassed
    | PotDeclaredOpen
    | WagerLowered
    | PotsRelayered
    | CardWithdrawn
    | LowCalled
    | HandMiscalled
    | MuckForgiven
    | RoundOpened
    | ActionOn
    | Checked
    | Called
    | BetMade
    | Raised
    | Folded
    | FoldRetrieved
    | HoleCardExposed
    | LastCardPlayed
    | BringInMoved
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

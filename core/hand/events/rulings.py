"""Events of rulings: dead hands, exposed cards, called lows, folds given back."""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.ids import Seat
from core.sealed import Sealed


class HandKilled(Struct, frozen=True, tag=True, gc=False):
    """The hand of ``seat`` is dead by the rules: it can win nothing (Cooke 7.17.02).

    ``is_dealt_through`` as in :class:`Folded`.
    """

    seat: Seat
    is_dealt_through: bool = False


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
    """``seat`` has his hand back before anybody acted behind his fold (Cooke 5.17, 10.19).

    ``by_floor`` where the floor has called it live; once somebody had acted behind, for a
    ``reason`` (Cooke 10.18).
    """

    seat: Seat
    by_floor: bool = False
    reason: str = ""


class HoleCardExposed(Struct, frozen=True, tag=True, gc=False):
    """A starting hole card of ``seat`` was turned up: it is his door card (scs-16.4).

    ``covered``, which was to be it, counts as dealt down.
    """

    seat: Seat
    card: Card
    covered: Card


class NextCardDown(Struct, frozen=True, tag=True, gc=False):
    """The next upcard of ``seat`` comes down: the dealer has exposed one that lay down (USPC)."""

    seat: Seat


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


class SeatCorrection(Struct, frozen=True, gc=False):
    """What a corrected wager does to one player: ``to`` lies in front of him then.

    ``more`` came from his stack, or went back to it where it is below 0; hundredths of a chip.
    """

    seat: Seat
    to: Chips
    more: int
    is_all_in: bool


class WagerCorrected(Struct, frozen=True, tag=True, gc=False):
    """The floor has set the size of this round's wager right (Cooke 8.02.04, 9.14).

    ``wager`` is to be matched now; ``full_raise`` is the least raise above it and ``bet_sizes``
    are in limit the sizes of this round.
    """

    wager: Chips
    changes: tuple[SeatCorrection, ...]
    full_raise: Chips
    bet_sizes: tuple[Chips, ...] = ()


class HandFouled(Struct, frozen=True, tag=True, gc=False):
    """The hand at ``seat`` is foul and was bet: the others share the pot (Cooke 10.18)."""

    seat: Seat

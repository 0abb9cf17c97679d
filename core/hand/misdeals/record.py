"""DealRecord: a deal as it went, and the verdict on it."""

from typing import Final

from msgspec import Struct

from core.hand.misdeals.causes import Cause
from core.ids import Seat


class Exposure(Struct, frozen=True, gc=False):
    """The card at place ``at`` of the deal, counted from 0, was seen by others.

    ``by_owner`` when the player has shown it himself; ``is_kept`` when the game has him take it
    whoever exposed it (Cooke 7.11, 7.18.07).
    """

    at: int
    by_owner: bool = False
    is_kept: bool = False

    @property
    def must_be_replaced(self) -> bool:
        """A card that its owner shows, or has to keep, is not (Cooke 14.09)."""
        return not (self.by_owner or self.is_kept)


class DealRecord(Struct, frozen=True, gc=False):
    """The starting cards of one deal, as they went.

    Attributes:
        seats: who gets cards, in the order in which the deal has to go.
        rounds: how many cards each is to get.
        to: who got each card, in the order they came off the deck, boxed ones left out.
        is_over: nothing more is to be dealt; False in the middle of the deal.
        must_have: seats with money in the pot, and the button: they may not be dealt out.
        asked: absent players who had asked for a hand before the deal.
        unposted: those of ``seats`` who have not paid what they had to.
        returning: those of ``unposted`` who have only not made up a missed blind (Cooke 12.12).
        strangers: those of ``seats`` who have no place in the hand.
        looked: who has looked at his cards, or has been sent them.
        exposed: cards that others have seen.
        boxed: how many cards lay face up in the deck.
        is_whole: the deck holds each of its cards once.
        is_shuffled, is_cut: both have been done, and noted.
        is_stud: the stud sheet's cures go before the causes b, c, g, h and l (scs-16).
        is_draw: the game has a rule of its own for exposed cards, the first ones too (Cooke 7.11).
    """

    seats: tuple[Seat, ...]
    rounds: int
    to: tuple[Seat, ...]
    is_over: bool = True
    must_have: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    unposted: tuple[Seat, ...] = ()
    strangers: tuple[Seat, ...] = ()
    looked: tuple[Seat, ...] = ()
    exposed: tuple[Exposure, ...] = ()
    boxed: int = 0
    is_whole: bool = True
    is_shuffled: bool = True
    is_cut: bool = True
    is_stud: bool = False
    is_draw: bool = False
    returning: tuple[Seat, ...] = ()

    @property
    def due(self) -> int:
        """How many cards the whole deal takes."""
        return len(self.seats) * self.rounds

    def owner(self, at: int) -> Seat:
        """Whose the card at place ``at`` of the deal is."""
        return self.seats[at % len(self.seats)]


class Move(Struct, frozen=True, gc=False):
    """The card at place ``at`` of the deal goes to ``seat``; from the deck where nobody has it."""

    at: int
    seat: Seat


class Verdict(Struct, frozen=True, gc=False):
    """What is to be done about a deal.

    Attributes:
        cause: it is a misdeal, for this; None when it stands, as it is or with what follows.
        moves: cards that go to those whose they are, or come off the deck for them.
        burns: places of cards that serve as the burn.
        returned: places of cards that go back on top of the deck.
        dead: hands that can win nothing.
        asked: who may still post, or decline and have a dead hand (Cooke 12.12).
        refunded: who was dealt out and has his ante back.
        replaced: exposed cards, each with the place of the card that its owner gets instead.
    """

    cause: Cause | None = None
    moves: tuple[Move, ...] = ()
    burns: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()
    dead: tuple[Seat, ...] = ()
    refunded: tuple[Seat, ...] = ()
    replaced: tuple[tuple[int, Move], ...] = ()
    asked: tuple[Seat, ...] = ()

    @property
    def stands(self) -> bool:
        """True when nothing is to be done."""
        return self == STANDS


STANDS: Final = Verdict()
"""The deal is as it should be."""

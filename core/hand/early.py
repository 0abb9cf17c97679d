"""What players have said or kept before their turn (Cooke 10.02, 10.08; USPC, Hoyle)."""

from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.acts import Act
from core.hand.commands import Preact
from core.ids import Seat
from core.sealed import Sealed


class Held(Struct, frozen=True, gc=False):
    """A declaration made out of turn: it binds unless what its maker faces changes (Cooke 10.08).

    ``wager`` is the total that was to be matched when it was made, ``to`` the total he goes to
    with a bet or raise; in hundredths of a chip.  ``binds`` is False where the house calls words
    out of turn void (setting ``betting.out_of_turn``).
    """

    seat: Seat
    act: Act
    wager: Chips
    to: Chips = NO_CHIPS
    binds: bool = True


class Escrow(Struct, frozen=True, gc=False):
    """Chips that ``seat`` bet out of turn: they stay in the pot (``betting.chips_out_of_turn``)."""

    seat: Seat
    amount: Chips


class Kept(Struct, frozen=True, gc=False):
    """An act that a private button keeps for the turn of ``seat``; nobody else may know it."""

    seat: Seat
    act: Sealed[Preact]
    wager: Chips


class Early(Struct, frozen=True, gc=False):
    """Everything said or kept before its turn, by seat.

    ``has_time`` once the player to act has said "time" (Cooke 10.02).
    """

    held: tuple[Held, ...] = ()
    escrow: tuple[Escrow, ...] = ()
    kept: tuple[Kept, ...] = ()
    has_time: bool = False


NOTHING_EARLY: Final = Early()

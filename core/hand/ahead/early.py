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
    """An act that a private button keeps for the turn of ``seat``; nobody else may know it.

    ``is_void`` once his turn has come and he faced something else.
    """

    seat: Seat
    act: Sealed[Preact]
    wager: Chips
    is_void: bool = False


class Early(Struct, frozen=True, gc=False):
    """Everything said or kept before its turn in one betting round, by seat.

    Attributes:
        has_time: the player to act has said "time" (Cooke 10.02).
        since: the number of the round's first prompt; buttons of earlier ones are dead.
        dropped: who has folded out of turn, and may not take it back.
        owing: those of them who still have to pay for bets made before their turn (Hoyle).
    """

    held: tuple[Held, ...] = ()
    escrow: tuple[Escrow, ...] = ()
    kept: tuple[Kept, ...] = ()
    has_time: bool = False
    since: int = 0
    dropped: tuple[Seat, ...] = ()
    owing: tuple[Seat, ...] = ()

    @property
    def waits(self) -> bool:
        """True while somebody has said, kept or put in anything for a turn still to come."""
        return bool(self.held or self.kept or self.escrow)

    def held_by(self, seat: Seat) -> Held | None:
        """What the player at ``seat`` has declared."""
        return next((one for one in self.held if one.seat == seat), None)

    def kept_by(self, seat: Seat) -> Kept | None:
        """What the player at ``seat`` keeps for his turn."""
        return next((one for one in self.kept if one.seat == seat), None)

    def chips_of(self, seat: Seat) -> Chips:
        """What the player at ``seat`` has put in out of turn, in hundredths of a chip."""
        if not self.escrow:
            return NO_CHIPS
        return next((one.amount for one in self.escrow if one.seat == seat), NO_CHIPS)


NOTHING_EARLY: Final = Early()

"""Events of what is said, kept or put in before the turn (Cooke 10.02, 10.08; USPC, Hoyle)."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.acts import Act
from core.hand.commands import Preact
from core.ids import Seat
from core.sealed import Sealed


class SaidEarly(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has declared ``act`` out of turn, while ``wager`` was to be matched (Cooke 10.08).

    ``to`` is the total that a bet or raise goes to.  ``binds`` is False where words out of turn
    are void.  All amounts in hundredths of a chip.
    """

    seat: Seat
    act: Act
    wager: Chips
    to: Chips = NO_CHIPS
    binds: bool = True


class HeldTo(Struct, frozen=True, tag=True, gc=False):
    """The action is on ``seat``, and he does what he has declared: his act follows."""

    seat: Seat


class Released(Struct, frozen=True, tag=True, gc=False):
    """What ``seat`` has declared binds him no more: what he faces has changed (Cooke 10.08)."""

    seat: Seat


class PreactSet(Struct, frozen=True, tag=True, gc=False):
    """``seat`` keeps an act for his turn, or takes it back; nobody else may know of it.

    ``wager`` is the total that was to be matched then.
    """

    seat: Seat
    kept: Sealed[Preact | None]
    wager: Chips


class PreactDropped(Struct, frozen=True, tag=True, gc=False):
    """The act that ``seat`` has kept is void, and he is asked; nobody else may know of it."""

    seat: Seat


class TimeTaken(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has said "time": the action behind does not hurry him (Cooke 10.02)."""

    seat: Seat


class FoldedEarly(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has folded out of turn: his hand is dead at once (USPC, Hoyle).

    ``must_call`` when he still pays for the bets made before his turn.  ``is_dealt_through`` as
    in :class:`Folded`.
    """

    seat: Seat
    must_call: bool = False
    is_dealt_through: bool = False


class DeadCallMade(Struct, frozen=True, tag=True, gc=False):
    """``seat``, whose hand is dead, pays ``more`` for a bet made before his turn (Hoyle).

    It is 0 where nobody has bet: his turn has passed.
    """

    seat: Seat
    more: Chips


class ChipsPutEarly(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has put ``amount`` into the pot out of turn: it stays there (USPC, Hoyle)."""

    seat: Seat
    amount: Chips


class EarlyChipsCount(Struct, frozen=True, tag=True, gc=False):
    """The ``amount`` that ``seat`` has put in out of turn is his to act with: what follows."""

    seat: Seat
    amount: Chips

"""Events of a betting round."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.menu import Menu
from core.hand.overs import Overs
from core.hand.shares import Pot
from core.ids import Seat


class RoundOpened(Struct, frozen=True, tag=True, gc=False):
    """A betting round begins: ``wager`` to match (the big blind before the flop).

    ``full_raise`` is the smallest full bet or raise of the round, ``bet_sizes`` in limit the
    sizes it may have.  ``is_capped`` when the number of raises is limited.  ``raises`` have been
    made before it, by straddles, and ``asleep`` are those whose posts have no option: they act
    only if somebody raises (Cooke 12.18).
    """

    street: int
    step: int
    wager: Chips
    full_raise: Chips
    bet_sizes: tuple[Chips, ...] = ()
    is_capped: bool = False
    raises: int = 0
    asleep: tuple[Seat, ...] = ()


class SleeperRaised(Struct, frozen=True, tag=True, gc=False):
    """The turn of ``seat`` has come: its sleeper raises to ``to``, ``by`` more (Cooke 12.18).

    The chips lie in front of it.  ``is_full``, ``full_raise`` and ``counts_as`` as in
    :class:`Raised`; not ``is_counted`` where it only completes a short all-in (Cooke 9.09.01).
    """

    seat: Seat
    to: Chips
    by: Chips
    is_full: bool
    full_raise: Chips = NO_CHIPS
    counts_as: Chips = NO_CHIPS
    is_counted: bool = True


class ActionOn(Struct, frozen=True, tag=True, gc=False):
    """The action is on ``menu.seat``; ``action`` numbers the prompt."""

    action: int
    menu: Menu


class OversChanged(Struct, frozen=True, tag=True, gc=False):
    """Everybody who can still bet plays for these stakes, and no higher ones (Cooke 16.03)."""

    overs: Overs


class SizesChanged(Struct, frozen=True, tag=True, gc=False):
    """In the middle of a round bets have other sizes from now on; see :class:`RoundOpened`."""

    bet_sizes: tuple[Chips, ...]
    full_raise: Chips
    is_capped: bool


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

    ``full_raise`` and ``announced`` as in :class:`Raised`; ``is_counted`` where the house counts
    a completed raise as one of the raises (Cooke 9.09.01).
    """

    seat: Seat
    to: Chips
    by: Chips
    more: Chips
    is_all_in: bool
    is_full: bool
    full_raise: Chips = NO_CHIPS
    announced: Chips = NO_CHIPS
    is_counted: bool = False


class Checked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` checked."""

    seat: Seat


class Called(Struct, frozen=True, tag=True, gc=False):
    """``seat`` put in ``more`` to call; it may be less than the wager when all-in."""

    seat: Seat
    more: Chips
    is_all_in: bool


class CallVoided(Struct, frozen=True, tag=True, gc=False):
    """The call of ``seat`` could not win, whatever his hole cards: ``amount`` goes back (USPC).

    He is out of the hand.
    """

    seat: Seat
    amount: Chips


class BetMade(Struct, frozen=True, tag=True, gc=False):
    """``seat`` opened the betting for ``to``; ``is_full`` unless all-in below the minimum.

    ``full_raise``, ``announced`` and ``counts_as`` as in :class:`Raised`.
    """

    seat: Seat
    to: Chips
    more: Chips
    is_all_in: bool
    is_full: bool
    full_raise: Chips = NO_CHIPS
    announced: Chips = NO_CHIPS
    counts_as: Chips = NO_CHIPS


class Raised(Struct, frozen=True, tag=True, gc=False):
    """``seat`` raised to ``to``, ``by`` more than the wager before.

    ``is_full`` is False for a short all-in, which does not reopen the betting for those who
    have acted (Cooke 8.01.03).  ``full_raise`` is what the next raise has to add after a full
    one; 0 for just as much as this one.  ``announced`` is what he said, where that was
    corrected: cut back to the pot or the limit, or made up to it (Cooke 8.02.04, 9.14, 10.05).
    ``counts_as`` is the total from which the next raise counts, where that is more than ``to``
    (Cooke 9.09.02); else 0.
    """

    seat: Seat
    to: Chips
    by: Chips
    more: Chips
    is_all_in: bool
    is_full: bool
    full_raise: Chips = NO_CHIPS
    announced: Chips = NO_CHIPS
    counts_as: Chips = NO_CHIPS


class Folded(Struct, frozen=True, tag=True, gc=False):
    """``seat`` gave up his hand.

    ``is_dealt_through`` when no bet faced him where upcards are dealt: his seat goes on
    receiving cards until one is made (Cooke 5.15).
    """

    seat: Seat
    is_dealt_through: bool = False


class ChipsTakenBack(Struct, frozen=True, tag=True, gc=False):
    """A bet of ``seat`` is void and goes back to him (Cooke 7.17.02, 7.18.04)."""

    seat: Seat
    amount: Chips


class WagerLowered(Struct, frozen=True, tag=True, gc=False):
    """The last raise has been taken back: ``wager`` is to be matched, after so many ``bets``."""

    wager: Chips
    bets: int


class PotsRelayered(Struct, frozen=True, tag=True, gc=False):
    """The pots once a hand was found dead, or bets void, after the last round."""

    pots: tuple[Pot, ...]


class UncalledReturned(Struct, frozen=True, tag=True, gc=False):
    """The part of the last bet nobody called goes back (Cooke 4.12)."""

    seat: Seat
    amount: Chips


class RoundClosed(Struct, frozen=True, tag=True, gc=False):
    """Bets are gathered in; ``pots`` as they stand now, the main pot first."""

    pots: tuple[Pot, ...]

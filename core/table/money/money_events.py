"""What the table saw of money between hands and of agreements about it (Cooke 9.05 to 9.13)."""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId, Seat
from core.table.money.gift import Gift


class BehindAnnounced(Struct, frozen=True, tag=True, gc=False):
    """``seat`` announces ``amount`` on its way and has ``total`` with it (Cooke 9.07).

    ``since`` is the number of the first hand it is meant for.  ``is_here`` when it came out of
    the wallet at once, so that no banker has to be asked.
    """

    seat: Seat
    amount: Chips
    total: Chips
    since: int
    is_here: bool


class BehindAdvanced(Struct, frozen=True, tag=True, gc=False):
    """The bank puts ``amount`` of what was announced on the table, behind the stack.

    ``is_late`` when it was asked for before the deal of the hand in play (Cooke 9.08).
    """

    seat: Seat
    person: PersonId
    amount: Chips
    is_late: bool = False


class BehindGranted(Struct, frozen=True, tag=True, gc=False):
    """A banker lets ``amount`` come, or forgives it: it is the player's."""

    seat: Seat
    amount: Chips


class BehindRefused(Struct, frozen=True, tag=True, gc=False):
    """A banker refuses ``amount``: what is on the table goes back once the hand is over."""

    seat: Seat
    amount: Chips


class BehindRecalled(Struct, frozen=True, tag=True, gc=False):
    """``amount`` goes back to the bank, ``from_behind`` of it from what is not in play yet.

    ``is_withheld`` when it only waits for a banker now (setting ``buyin.playing_behind``);
    ``is_debt`` when it pays what was owed from before.
    """

    seat: Seat
    person: PersonId
    amount: Chips
    from_behind: Chips
    is_withheld: bool = False
    is_debt: bool = False


class DebtNoted(Struct, frozen=True, tag=True, gc=False):
    """``seat`` owes the bank ``amount`` that he has lost: the floor's matter (Cooke 9.07)."""

    seat: Seat
    person: PersonId
    name: str
    amount: Chips


class ChipsCounted(Struct, frozen=True, tag=True, gc=False):
    """The floor lets ``amount`` play in this hand that came after its deal (Cooke 9.08)."""

    seat: Seat
    amount: Chips


class GiftOffered(Struct, frozen=True, tag=True, gc=False):
    """A gift that is carried out with the next deal if nobody objects (Cooke 9.05)."""

    gift: Gift


class GiftStopped(Struct, frozen=True, tag=True, gc=False):
    """The gift is off: ``by`` objects, or it cannot be given any more."""

    gift: Gift
    by: Seat | None = None


class ChipsGiven(Struct, frozen=True, tag=True, gc=False):
    """The gift goes from one stack to the other."""

    gift: Gift


class Tipped(Struct, frozen=True, tag=True, gc=False):
    """``seat`` tips the dealer ``amount`` out of his stack (Cooke 9.05)."""

    seat: Seat
    person: PersonId
    amount: Chips


class InsuranceNoted(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has a bargain with ``other`` noted; the house does nothing about it (Cooke 9.11)."""

    seat: Seat
    other: Seat
    text: str


class SplitsObjected(Struct, frozen=True, tag=True, gc=False):
    """``seat`` objects to splitting pots, in this hand and all later ones (Cooke 9.10)."""

    seat: Seat
    person: PersonId


class SplitsAllowed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` does not object to splitting pots any more."""

    seat: Seat
    person: PersonId


MoneyEvent = (
    BehindAnnounced
    | BehindAdvanced
    | BehindGranted
    | BehindRefused
    | BehindRecalled
    | DebtNoted
    | ChipsCounted
    | GiftOffered
    | GiftStopped
    | ChipsGiven
    | Tipped
    | InsuranceNoted
    | SplitsObjected
    | SplitsAllowed
)
"""Events that hide nothing."""

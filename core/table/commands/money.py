"""Chips onto the table, off it and across it (Cooke 9.02 to 9.08, 9.11, 9.13)."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import PersonId, Seat


class TopUp(Struct, frozen=True, tag=True, gc=False):
    """Buy ``amount`` more; in play from the next hand on (Cooke 9.05)."""

    person: PersonId
    amount: Chips


class CashOut(Struct, frozen=True, tag=True, gc=False):
    """Take ``amount`` off the table and stay: never taken, table stakes (Cooke 9.05)."""

    person: PersonId
    amount: Chips


class AnteIn(Struct, frozen=True, tag=True, gc=False):
    """Come into a pot that earlier deals have left, for all its antes (Cooke 7.14)."""

    person: PersonId


class PlayBehind(Struct, frozen=True, tag=True, gc=False):
    """Announce chips that are on their way, to play from the next deal on (Cooke 9.07).

    ``amount`` None, for a player without chips, is the minimum buy-in.  ``wallet`` is what his
    wallet holds, and ``owes`` what waits for a banker at other tables; the cashier fills both in.
    Where the wallet is enough the chips come at once.
    """

    person: PersonId
    amount: Chips | None = None
    wallet: Chips = NO_CHIPS
    owes: Chips = NO_CHIPS


class SettleBehind(Struct, frozen=True, tag=True, gc=False):
    """The banker lets the chips announced at ``seat`` come, or refuses them (Cooke 9.07)."""

    by: PersonId
    seat: Seat
    is_approved: bool


class AnnounceWallet(Struct, frozen=True, tag=True, gc=False):
    """Announce ``amount`` of the wallet as in play (Cooke 8.01.08; ``buyin.wallet_plays``)."""

    person: PersonId
    amount: Chips


class CountChips(Struct, frozen=True, tag=True, gc=False):
    """The floor counts chips asked for before the deal at ``seat`` (Cooke 9.08)."""

    by: PersonId
    seat: Seat


class GiveChips(Struct, frozen=True, tag=True, gc=False):
    """Give chips to the player at ``seat``, between hands, if nobody objects (Cooke 9.05)."""

    person: PersonId
    seat: Seat
    amount: Chips


class ObjectToGift(Struct, frozen=True, tag=True, gc=False):
    """Object to the chips that ``seat`` gives away, before the next deal (Cooke 9.05)."""

    person: PersonId
    seat: Seat


class Tip(Struct, frozen=True, tag=True, gc=False):
    """Tip the dealer out of the stack (Cooke 9.05)."""

    person: PersonId
    amount: Chips


class Insure(Struct, frozen=True, tag=True, gc=False):
    """Have a bargain with the player at ``seat`` noted in the log, and no more (Cooke 9.11)."""

    person: PersonId
    seat: Seat
    text: str


class AllowSplits(Struct, frozen=True, tag=True, gc=False):
    """Object to the players' splitting pots, or take the objection back (Cooke 9.10)."""

    person: PersonId
    allows: bool


MoneyAct = (
    TopUp
    | CashOut
    | AnteIn
    | PlayBehind
    | SettleBehind
    | AnnounceWallet
    | CountChips
    | GiveChips
    | ObjectToGift
    | Tip
    | Insure
    | AllowSplits
)

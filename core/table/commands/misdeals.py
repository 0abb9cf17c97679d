"""What is said about a deal that went wrong (Cooke 5.19, 14.20, 14.22; scs-16)."""

from msgspec import Struct

from core.hand.commands import Prompt
from core.hand.misdeals.causes import Cause
from core.ids import PersonId, Seat
from core.table.floor.misdeals.errors import DealError


class CallMisdeal(Struct, frozen=True, tag=True, gc=False):
    """The floor calls a misdeal: the hand is dealt again (Cooke 14.20).

    ``seat`` is whose cards it is about, where it is about one player's.
    """

    by: PersonId
    cause: Cause
    seat: Seat | None = None


class FixDeal(Struct, frozen=True, tag=True, gc=False):
    """The floor has every card put where it belongs by the order of the deck (Cooke 5.19)."""

    by: PersonId


class ReportIrregularity(Struct, frozen=True, tag=True, gc=False):
    """An error of the dealer has been seen: he puts it right, or calls the floor (Cooke 14.22).

    ``has_looked`` when the player at ``seat`` has seen a card of the hand it is about.
    """

    by: PersonId
    error: DealError
    seat: Seat | None = None
    has_looked: bool = False


class DemandMisdeal(Struct, frozen=True, tag=True, gc=False):
    """A player two of whose likes were dealt face up calls a misdeal (USPC, Hoyle)."""

    person: PersonId
    prompt: Prompt | None = None


class AnswerPost(Struct, frozen=True, tag=True, gc=False):
    """Who was dealt in without making up for a missed blind posts it now, or declines (12.12)."""

    person: PersonId
    posts: bool


class InspectDeal(Struct, frozen=True, tag=True, gc=False):
    """The dealer looks through the deal of a hand that was restored (Cooke 14.20)."""

"""Errors of the dealer: which he puts right himself, and which call the floor (Cooke 14.22).

What would change the cards a player gets needs the floor; what changes none, or gives nobody an
advantage, the dealer puts right, and says so.  In any doubt he does nothing and calls the floor.
"""

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.citation import RuleId
from core.ids import Instant, PersonId, Seat

OBJECTION_SECONDS: Final = 10
"""So long a player may object to what the dealer has put right, and the floor is called."""


@unique
class DealError(StrEnum):
    """What has gone wrong."""

    BURN_MISSED = "burn_missed"
    """Noticed before the next card is dealt."""

    CARD_MISPLACED = "card_misplaced"
    """A card that nobody has seen lies before the wrong player."""

    DEAD_SEAT = "dead_seat"
    """A dead seat of stud was dealt a card, or left out (scs-16.6)."""

    SHOWN_WRONG = "shown_wrong"
    """The board or the prompt shows something else than what is so."""

    EARLY_CARDS = "early_cards"
    """Cards of the next street came before the action was complete (Cooke 14.13, scs-16.2)."""

    EXPOSED_LATE = "exposed_late"
    """A card was exposed after there had been action."""

    CARDS_LOST = "cards_lost"
    """A player's cards cannot be shown to him any more."""

    DEALT_UNPOSTED = "dealt_unposted"
    """A returning player was dealt in without making up for a missed blind (Cooke 12.12)."""

    HAND_FOULED = "hand_fouled"
    """A hand holds cards that are not its own."""

    DECK_SUSPECT = "deck_suspect"
    """The deck is not what it should be, and somebody may have known."""


@unique
class Answer(StrEnum):
    """What is done: by the dealer at once, or when no floorperson has come."""

    BURN = "burn"
    REPAIR = "repair"
    """Every card to its proper place, as far as the rules still allow."""

    SHOW_AGAIN = "show_again"
    KILL = "kill"
    FOUL = "foul"
    GO_ON = "go_on"
    VOID = "void"


class Handling(Struct, frozen=True):
    """How an error is dealt with.

    Attributes:
        is_dealers: the dealer puts it right himself; otherwise the floor is called.
        answer: what he does, or what the book says when nobody comes.
        rule: the entry that says so.
    """

    is_dealers: bool
    answer: Answer
    rule: RuleId


def _dealer(answer: Answer, rule: str = "cooke-14.22") -> Handling:
    return Handling(True, answer, RuleId(rule))


def _floor(answer: Answer, rule: str = "cooke-14.22") -> Handling:
    return Handling(False, answer, RuleId(rule))


HANDLINGS: Final[Mapping[DealError, Handling]] = {
    DealError.BURN_MISSED: _dealer(Answer.BURN),
    DealError.CARD_MISPLACED: _dealer(Answer.REPAIR, "cooke-14.20.c"),
    DealError.DEAD_SEAT: _dealer(Answer.REPAIR, "scs-16.6"),
    DealError.SHOWN_WRONG: _dealer(Answer.SHOW_AGAIN),
    DealError.EARLY_CARDS: _floor(Answer.REPAIR, "scs-16.2"),
    DealError.EXPOSED_LATE: _floor(Answer.GO_ON, "cooke-14.09"),
    DealError.CARDS_LOST: _floor(Answer.VOID),
    DealError.DEALT_UNPOSTED: _floor(Answer.KILL, "cooke-12.12"),
    DealError.HAND_FOULED: _floor(Answer.FOUL, "cooke-10.18"),
    DealError.DECK_SUSPECT: _floor(Answer.VOID, "cooke-14.12"),
}
"""Every error with its handling."""


class Fault(Struct, frozen=True, gc=False):
    """An error that somebody has told the dealer of; ``by`` is None where he has seen it himself.

    ``seat`` is whose cards it is about, where it is about one player's.
    """

    error: DealError
    seat: Seat | None = None
    by: PersonId | None = None


class Fix(Struct, frozen=True, gc=False):
    """The dealer has put ``fault`` right; until ``until`` a player may object to it."""

    fault: Fault
    until: Instant

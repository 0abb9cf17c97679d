"""Hearing the facts of a dispute (Cooke 1.04)."""

from msgspec import Struct

from core.ids import PersonId, Seat


class StateFacts(Struct, frozen=True, tag=True, gc=False):
    """A player says what he saw; an empty ``text``: he agrees with the dealer's account."""

    person: PersonId
    text: str = ""


class AskTable(Struct, frozen=True, tag=True, gc=False):
    """The floor asks all others who sit here too."""

    by: PersonId


class ReviewHand(Struct, frozen=True, tag=True, gc=False):
    """The floor alone looks at cards of the hand of that number, which is over (Cooke 3.09).

    ``seats`` are those looked at, and ``people`` who held them.  ``name`` and ``why`` are for the
    audit.  That the cards are of that hand, whoever reads the journal sees to.
    """

    by: PersonId
    name: str
    hand: int
    seats: tuple[Seat, ...]
    people: tuple[PersonId, ...]
    why: str = ""


HearingAct = StateFacts | AskTable | ReviewHand

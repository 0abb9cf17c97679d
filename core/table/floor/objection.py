"""What the floor is asked or waited for: ejections and objections."""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import Instant, PersonId, Seat
from core.table.floor.misdeals.errors import Fault


@unique
class Offence(StrEnum):
    """What a player may be ejected for."""

    TOO_SLOW = "too_slow"
    UNREASONABLE_REQUESTS = "unreasonable_requests"


class EjectionQuestion(Struct, frozen=True, gc=False):
    """The floor has been asked whether to eject ``seat``: ``count`` strikes (Cooke 10.03)."""

    seat: Seat
    offence: Offence
    count: int


class Objection(Struct, frozen=True, gc=False):
    """An objection that play waits for the floor to hear (Cooke 9.15, 10.16, 11.13).

    Attributes:
        seat: where the one who objects sits, or plays for somebody; None where the dealer calls
            the floor himself (Cooke 14.22).
        person: who said it; None for the dealer.
        raised_at: when.
        stopped_at: since when the table's clocks stand still; earlier than ``raised_at`` when
            they stood already.
        expires_at: when play goes on although no floorperson has come.
        fault: the error it is about: the dealer's call, or one that he has just put right.
    """

    seat: Seat | None
    person: PersonId | None
    reason: str
    raised_at: Instant
    stopped_at: Instant
    expires_at: Instant
    fault: Fault | None = None


class Unheard(Struct, frozen=True, gc=False):
    """Nobody came to hear the objection of ``person``: play waits for no other of his ``until``."""

    person: PersonId
    until: Instant

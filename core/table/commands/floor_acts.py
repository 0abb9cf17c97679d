"""What the floor rules beyond correcting an error: time, pauses, pots, seats (Cooke 1.05, 1.08)."""

from msgspec import Struct

from core.ids import PersonId, Seat


class GiveTime(Struct, frozen=True, tag=True, gc=False):
    """Whoever is waited for has so many ``seconds`` more."""

    by: PersonId
    seconds: int


class PauseTable(Struct, frozen=True, tag=True, gc=False):
    """The table stands still until it is resumed: nothing is dealt, and nobody acts."""

    by: PersonId


class ResumeTable(Struct, frozen=True, tag=True, gc=False):
    """The table goes on."""

    by: PersonId


class TakeBackAct(Struct, frozen=True, tag=True, gc=False):
    """The last act of the hand is taken back, and its player acts anew (Cooke 1.05, 10.17)."""

    by: PersonId


class AwardPot(Struct, frozen=True, tag=True, gc=False):
    """The pot goes to ``seats``, who share it, before it is pushed or until the next deal.

    Nobody named: to the best hand that is live or can be retrieved (Cooke 1.02, 1.08, 11.05).
    """

    by: PersonId
    seats: tuple[Seat, ...] = ()


class ForfeitInterest(Struct, frozen=True, tag=True, gc=False):
    """The hand at ``seat`` can win nothing any more (Cooke 16.07, 16.17)."""

    by: PersonId
    seat: Seat


class MovePlayer(Struct, frozen=True, tag=True, gc=False):
    """``person`` moves to the empty ``seat``, in a hand when it is over."""

    by: PersonId
    person: PersonId
    seat: Seat


class ReleaseVoid(Struct, frozen=True, tag=True, gc=False):
    """The hand in play is void at any stage: all chips go back, antes included (Cooke 1.05)."""

    by: PersonId


class InspectHand(Struct, frozen=True, tag=True, gc=False):
    """The floor alone looks at the hand that was at ``seat``, once it is over (Cooke 3.09).

    ``name`` and ``why`` are for the audit.
    """

    by: PersonId
    seat: Seat
    name: str = ""
    why: str = ""

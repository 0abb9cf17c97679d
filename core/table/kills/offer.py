"""KillOffer: a kill that somebody has announced of his own free will (Cooke 8.04.10, 7.18.05)."""

from msgspec import Struct

from core.ids import Instant, PersonId, Seat


class KillOffer(Struct, frozen=True, gc=False):
    """``person`` at ``seat`` kills the next hand, unless somebody objects.

    Attributes:
        at: when it was announced.
        is_newcomers: he kills to be dealt in at once, in lowball (Cooke 7.18.05).
        may_be_objected: False for a newcomer's where the house asks nobody.
        objected_by: who has objected to it, so that it is not announced again for this hand.
    """

    seat: Seat
    person: PersonId
    at: Instant
    is_newcomers: bool = False
    may_be_objected: bool = True
    objected_by: Seat | None = None

    @property
    def stands(self) -> bool:
        """True while nobody has objected."""
        return self.objected_by is None

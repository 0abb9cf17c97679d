"""What the table sees of the floor's measures, and of who agrees to the house's rules.

On what ground somebody was thrown out, nobody at the table is told.
"""

from msgspec import Struct

from core.chips import Chips
from core.ids import Instant, PersonId, Seat
from core.table.floor.removal import SittingOut


class PlayerRemoved(Struct, frozen=True, tag=True, gc=False):
    """``seat`` gets up when the hand is over, and may be back when the floor says so.

    With ``folds`` his hand is folded when the action reaches him (Cooke 2.05, 17.12).
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    by: PersonId
    folds: bool = False


class SatOut(Struct, frozen=True, tag=True, gc=False):
    """The floor has ``seat`` dealt out for so many hands."""

    seat: Seat
    sitting_out: SittingOut
    by: PersonId


class HandSatOut(Struct, frozen=True, tag=True, gc=False):
    """A hand is over that ``seat`` was to sit out, or his time is; ``sitting_out`` is what remains,
    if any."""

    seat: Seat
    sitting_out: SittingOut | None


class SitOutTimed(Struct, frozen=True, tag=True, gc=False):
    """No hand can be dealt: what ``seat`` has to sit out still is over at ``until``."""

    seat: Seat
    until: Instant


class PlayerPardoned(Struct, frozen=True, tag=True, gc=False):
    """The floor has lifted what it ruled about ``seat``; ``returns`` when he is dealt in again."""

    seat: Seat
    by: PersonId
    returns: bool = False


class PlayerFined(Struct, frozen=True, tag=True, gc=False):
    """The floor, ``by``, fines ``seat`` an amount that goes to the pot: see ``ChipsForfeited``."""

    seat: Seat
    person: PersonId
    name: str
    amount: Chips
    by: PersonId
    by_name: str = ""
    why: str = ""


class ConsentAsked(Struct, frozen=True, tag=True, gc=False):
    """``seat`` is held for one who has not yet agreed to the rules of the house (Cooke 3.01)."""

    seat: Seat


class ConsentGiven(Struct, frozen=True, tag=True, gc=False):
    """He has agreed, and is dealt in like anybody who comes."""

    seat: Seat
    person: PersonId


ConductEvent = (
    PlayerRemoved
    | SatOut
    | HandSatOut
    | SitOutTimed
    | PlayerPardoned
    | PlayerFined
    | ConsentAsked
    | ConsentGiven
)
"""Events that hide nothing from anybody."""

"""What the table saw of rulings."""

from msgspec import Struct

from core.ids import Instant, PersonId, Seat
from core.table.floor.ruling_record import Ruling
from core.table.state import TurnClock


class RulingGiven(Struct, frozen=True, tag=True, gc=False):
    """The floor has ruled; what follows from it is in the events after this one (Cooke 2.03)."""

    ruling: Ruling


class TablePaused(Struct, frozen=True, tag=True, gc=False):
    """``by`` has the table stand still since ``at``."""

    by: PersonId
    at: Instant


class TableResumed(Struct, frozen=True, tag=True, gc=False):
    """The table goes on, every deadline ``shift`` milliseconds later."""

    by: PersonId
    shift: int


class TimeGiven(Struct, frozen=True, tag=True, gc=False):
    """Whoever is waited for, at ``seat`` if it is one, has so many ``seconds`` more."""

    seat: Seat | None
    seconds: int
    clock: TurnClock


RulingEvent = RulingGiven | TablePaused | TableResumed | TimeGiven
"""Events that hide nothing from anybody."""

"""What the table saw of rulings."""

from msgspec import Struct

from core.hand.shares import Award
from core.ids import Instant, PersonId, Seat
from core.table.floor.hearing_record import Hearing, Statement
from core.table.floor.ruling_record import Inspection, MoveDue, Ruling
from core.table.state import Objection, TurnClock


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


class StackMoved(Struct, frozen=True, gc=False):
    """``person``, who played at ``seat``, gets ``more``, or gives it back where it is below 0.

    In hundredths of a chip.
    """

    seat: Seat
    person: PersonId
    more: int


class PotMoved(Struct, frozen=True, tag=True, gc=False):
    """The floor has moved what had been pushed; ``awards`` are how it lies now (Cooke 1.08)."""

    moves: tuple[StackMoved, ...]
    awards: tuple[Award, ...]


class MovePlanned(Struct, frozen=True, tag=True, gc=False):
    """The player at ``seat`` is to move when the hand is over."""

    seat: Seat
    move: MoveDue


class MoveSettled(Struct, frozen=True, tag=True, gc=False):
    """A move that the floor had planned has been made, or has become impossible."""

    move: MoveDue
    is_made: bool


class FloorCalled(Struct, frozen=True, tag=True, gc=False):
    """Somebody calls the floor, and play goes on meanwhile (``floor.calls_stop_play``)."""

    call: Objection


class CallsAnswered(Struct, frozen=True, tag=True, gc=False):
    """The floor has answered the calls that did not stop the play."""

    by: PersonId


class HearingOpened(Struct, frozen=True, tag=True, gc=False):
    """Those involved are asked for the facts, in order (Cooke 1.04)."""

    hearing: Hearing


class FactsStated(Struct, frozen=True, tag=True, gc=False):
    """One of them has spoken."""

    statement: Statement


class TableAsked(Struct, frozen=True, tag=True, gc=False):
    """The floor asks everybody else too."""

    by: PersonId


class HandInspected(Struct, frozen=True, tag=True, gc=False):
    """The floor has looked at a hand that is over: for the audit, and for nobody at the table."""

    inspection: Inspection


RulingEvent = (
    RulingGiven
    | TablePaused
    | TableResumed
    | TimeGiven
    | PotMoved
    | MovePlanned
    | MoveSettled
    | FloorCalled
    | CallsAnswered
    | HearingOpened
    | FactsStated
    | TableAsked
)
"""Events that hide nothing from anybody."""

PrivateRulingEvent = HandInspected
"""An event of which nobody at the table may know."""

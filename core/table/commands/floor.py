"""Calling the floor: objections, the clock, ejections (Cooke 9.15, 10.03, 10.16, 11.13)."""

from msgspec import Struct

from core.hand.commands import Prompt
from core.ids import PersonId, Seat
from core.table.commands.misdeals import AnswerPost, DemandMisdeal, ReportIrregularity


class CallClock(Struct, frozen=True, tag=True, gc=False):
    """A player asks for the clock on whoever is to act (Cooke 10.03)."""

    person: PersonId
    prompt: Prompt | None = None


class FloorCallsClock(Struct, frozen=True, tag=True, gc=False):
    """The floor puts whoever is to act on the clock (Cooke 10.03, alternate)."""

    by: PersonId
    prompt: Prompt | None = None


class Eject(Struct, frozen=True, tag=True, gc=False):
    """The floor ejects a player: he gets up when his hand is over, for this playing session."""

    by: PersonId
    person: PersonId


class Spare(Struct, frozen=True, tag=True, gc=False):
    """The floor leaves a player whose ejection was asked for in his seat (Cooke 10.03)."""

    by: PersonId
    person: PersonId


class Object(Struct, frozen=True, tag=True, gc=False):
    """Object to an error: play waits for the floor (Cooke 9.15, 10.16, 11.13).

    With ``seat`` the objection is that the hand shown there was mucked by mistake (Cooke 10.19).
    Of ``prompt`` only the hand counts: the one that is objected to, None for that in play, or
    for the last one.
    """

    person: PersonId
    reason: str
    seat: Seat | None = None
    prompt: Prompt | None = None


class SettleObjection(Struct, frozen=True, tag=True, gc=False):
    """The floor has heard the objection, and play goes on."""

    by: PersonId


FloorAct = (
    CallClock
    | FloorCallsClock
    | Eject
    | Spare
    | Object
    | SettleObjection
    | ReportIrregularity
    | AnswerPost
    | DemandMisdeal
)

"""What the table saw of conditions that are to change (Cooke 3.05)."""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table.setup.proposal import Conditions, Proposal


@unique
class DroppedBy(StrEnum):
    """Why a change is not made."""

    OBJECTIONS = "objections"

    WITHDRAWN = "withdrawn"
    """By the floor."""

    ANOTHER = "another"
    """The floor proposes something else in its place."""

    IMPOSSIBLE = "impossible"
    """The table could not be dealt so any more when its turn came."""


class ChangeProposed(Struct, frozen=True, tag=True, gc=False):
    """The players are asked about ``proposal``; ``was`` are the conditions until then.

    Nobody is asked where it has passed already: it waits for the end of the hand.
    """

    proposal: Proposal
    was: Conditions


class ChangeAgreed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has nothing against the change."""

    number: int
    seat: Seat
    person: PersonId


class ChangeObjected(Struct, frozen=True, tag=True, gc=False):
    """``seat`` objects to the change: one of ``count``, where ``needed`` prevent it."""

    number: int
    seat: Seat
    person: PersonId
    count: int
    needed: int


class ChangePassed(Struct, frozen=True, tag=True, gc=False):
    """The change is made before the next hand: only ``count`` objected, and ``needed`` had to."""

    proposal: Proposal
    count: int
    needed: int


class ChangeDropped(Struct, frozen=True, tag=True, gc=False):
    """The change is not made; ``reason`` is what stands in its way where it is impossible."""

    proposal: Proposal
    why: DroppedBy
    count: int = 0
    needed: int = 0
    reason: Reason | None = None


class ConditionsChanged(Struct, frozen=True, tag=True, gc=False):
    """From the next hand on the table plays ``now``.

    Attributes:
        was: what it has played until then.
        by: who has changed it, where nobody had to be asked.
        short: the seats with less in front of them than the new smallest buy-in.
        draws_button: a seat is taken away where button or blinds were: it is drawn for anew.
    """

    now: Conditions
    was: Conditions
    by: PersonId | None = None
    short: tuple[Seat, ...] = ()
    draws_button: bool = False


class ChangeMade(Struct, frozen=True, tag=True, gc=False):
    """All that was proposed under ``number`` has been changed."""

    number: int


ProposalEvent = (
    ChangeProposed
    | ChangeAgreed
    | ChangeObjected
    | ChangePassed
    | ChangeDropped
    | ConditionsChanged
    | ChangeMade
)
"""Events that hide nothing from anybody."""

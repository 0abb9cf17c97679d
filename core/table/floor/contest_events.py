"""What bears on the contest itself: objections, house rules that change, proxies."""

from msgspec import Struct

from core.hand.proxy import Proxy
from core.house.setting import Value
from core.ids import PersonId, Seat
from core.table.floor.misdeals.errors import Fault
from core.table.floor.rule_change import RuleChange
from core.table.state import Objection


class RuleChangeDue(Struct, frozen=True, tag=True, gc=False):
    """``by`` changes a house rule when the hand is over (Cooke 10.15).

    ``idle_under`` is the setting that leaves the new value without effect, if there is one.
    Where a value is taken back, ``falls_to`` is the one that is in force then.
    """

    change: RuleChange
    by: PersonId
    idle_under: str = ""
    falls_to: Value | None = None


class RuleChanged(Struct, frozen=True, tag=True, gc=False):
    """A house rule of the table is ``value`` from now on; None takes its own value back.

    ``by`` is None for a change that has waited for the end of the hand.  ``of_community`` when
    the value is that of the whole community.  The rest as for :class:`RuleChangeDue`.
    """

    key: str
    value: Value | None
    by: PersonId | None = None
    idle_under: str = ""
    of_community: bool = False
    falls_to: Value | None = None


class HouseRuleNotTaken(Struct, frozen=True, tag=True, gc=False):
    """The community's ``value`` leaves the table as it is; None is a value taken back.

    The table has a value of its own, its players object to this one, or it could not be dealt by
    it: ``why`` is ``objections`` (Cooke 3.05) or the reason then, and ``other`` the setting that
    contradicts it, if one does.
    """

    key: str
    value: Value | None
    by: PersonId
    why: str = ""
    other: str = ""


class ObjectionRaised(Struct, frozen=True, tag=True, gc=False):
    """Somebody objects, and play waits for the floor (Cooke 9.15, 10.16, 11.13)."""

    objection: Objection


class ObjectionSettled(Struct, frozen=True, tag=True, gc=False):
    """The floor has heard the objection: play goes on, every deadline ``shift`` ms later.

    ``asked`` where it was a player there who had to answer, and has (Cooke 12.12).
    """

    by: PersonId
    shift: int
    asked: Seat | None = None


class ObjectionExpired(Struct, frozen=True, tag=True, gc=False):
    """No floorperson has come: play goes on, every deadline ``shift`` milliseconds later.

    ``fault`` is what the dealer had called the floor for: he does what the book says (14.22).
    """

    shift: int
    fault: Fault | None = None


class ProxyNamed(Struct, frozen=True, tag=True, gc=False):
    """``proxy`` plays for ``seat`` from the next hand on, if the house lets him (Cooke 10.14)."""

    seat: Seat
    proxy: Proxy


class ProxyRefused(Struct, frozen=True, tag=True, gc=False):
    """Somebody objects to the proxy named for ``seat``, so there is none (Cooke 10.14)."""

    seat: Seat
    by: PersonId


class ProxyEnded(Struct, frozen=True, tag=True, gc=False):
    """The player in ``seat`` plays himself again from the next hand on."""

    seat: Seat


ContestEvent = (
    RuleChangeDue
    | RuleChanged
    | HouseRuleNotTaken
    | ObjectionRaised
    | ObjectionSettled
    | ObjectionExpired
    | ProxyNamed
    | ProxyRefused
    | ProxyEnded
)
"""Events that hide nothing from anybody."""

"""Changing the conditions of a running game, and what its players say to it (Cooke 3.05)."""

from msgspec import Struct

from core.ids import PersonId
from core.table.floor.rule_change import RuleChange
from core.table.setup.proposal import Conditions


class ProposeConditions(Struct, frozen=True, tag=True, gc=False):
    """Have the table play something else, or for something else, from a next hand on.

    ``rules`` are house rules to change with it.
    """

    by: PersonId
    conditions: Conditions
    rules: tuple[RuleChange, ...] = ()


class WithdrawChange(Struct, frozen=True, tag=True, gc=False):
    """Make a change that was proposed, and is not made yet, come to nothing.

    ``number`` None is the one proposed last.
    """

    by: PersonId
    number: int | None = None


class AgreeToChange(Struct, frozen=True, tag=True, gc=False):
    """Have nothing against a change; ``number`` None is the one proposed last."""

    person: PersonId
    number: int | None = None


class ObjectToChange(Struct, frozen=True, tag=True, gc=False):
    """Object to a change; ``number`` None is the one proposed last."""

    person: PersonId
    number: int | None = None


class ExpireProposal(Struct, frozen=True, tag=True, gc=False):
    """Everybody has had the time to object (setting ``table.change_seconds``)."""

    number: int


ConditionsAct = ProposeConditions | WithdrawChange | AgreeToChange | ObjectToChange

"""Vetoes: of which changes the players are asked, and how many prevent one (Cooke 3.05)."""

from typing import Final

from core.house.settings import Overrides, word
from core.ids import PersonId
from core.table.draft import TableDraft

VETO: Final = "home.condition_change_veto"
RULE: Final = "cooke-3.05"

_OF_ANY_CONDITION: Final = "one_objects"
_OF_HALF: Final = "half_object"
_TWO: Final = 2


def people_asked(draft: TableDraft) -> tuple[PersonId, ...]:
    """Who is asked: everybody seated but house players, whom the house does not ask."""
    return tuple(one.person for one in draft.occupants() if not one.is_prop)


def is_asked(house: Overrides, *, of_limits: bool) -> bool:
    """Whether the players are asked of a change; ``of_limits`` of game, structure or limits.

    By the main rule and the second alternate of those alone, by the first one of any condition:
    all the rest is the house's word.
    """
    return of_limits or word(house, VETO) == _OF_ANY_CONDITION


def objections_needed(house: Overrides, seated: int) -> int:
    """How many of ``seated`` players prevent a change: two, one, or half of them, rounded up."""
    match word(house, VETO):
        case value if value == _OF_ANY_CONDITION:
            return 1
        case value if value == _OF_HALF:
            return (seated + 1) // 2
        case _:
            return _TWO

"""Missed: a kill that was left out by mistake, and is made up for (Cooke 8.04.08)."""

from msgspec.structs import replace

from core.house.settings import word
from core.ids import PersonId
from core.refusal import Reason, Refusal
from core.table.draft import TableDraft
from core.table.kills.button_events import KillButtonMoved, KillWhy


def must_make_up(draft: TableDraft) -> bool:
    """Whether the house has it posted with the next pot that nobody else kills."""
    return word(draft.config.settings, "kill.missed") == "required_next_unkilled"


def may_take_up(draft: TableDraft, person: PersonId) -> bool:
    """Whether ``person`` may kill the next pot because his kill was left out."""
    return draft.kill.missed == person and not draft.is_in_hand


def take_up(draft: TableDraft, person: PersonId) -> None:
    """He kills the next pot, and nobody can object.

    Raises:
        Refusal: ``KILL_TAKEN`` when another has to kill it: there is one kill a deal.
    """
    kill = draft.kill
    if kill.kills or kill.owing:
        raise Refusal(Reason.KILL_TAKEN, "cooke-8.04.11")
    owing = (*kill.owing, person)
    draft.emit(
        KillButtonMoved(
            replace(kill, missed=None, owing=owing), KillWhy.TAKEN_UP, draft.seated(person).seat
        )
    )

"""Breaking a game: one that enough players keep going is not broken lightly (Cooke 3.04)."""

from typing import Final

from core.house.settings import number
from core.refusal import Reason, Refusal
from core.table.commands import CloseTable
from core.table.draft import TableDraft

_LARGE: Final = 9
"""From so many seats on a game is normally nine or ten handed."""


def refuse_guarded(draft: TableDraft, command: CloseTable) -> None:
    """Refuse to break a game between hands that enough play, a person among them.

    In a hand the table closes when it is over, and nobody has to insist.

    Raises:
        Refusal: ``BREAK_GUARDED`` with how many play, and from how many on the game is kept.
    """
    active = [one for one in draft.occupants() if one.is_ready]
    if command.anyway or draft.is_in_hand or all(one.is_prop for one in active):
        return
    key = "seats.break_guard_" + ("nine_ten" if len(draft.seats) >= _LARGE else "eight")
    guard = number(draft.config.settings, key)
    if guard and len(active) >= guard:
        raise Refusal(Reason.BREAK_GUARDED, "cooke-3.04", count=len(active), least=guard)

"""Pausing: the floor has the table stand still, for as long as it likes (Cooke 1.01).

No deadline ends it.  The platform's own pauses and objections may begin and end within it: the
clocks stand from the first of them to the last, and are given all of it back.
"""

from typing import Final, get_args

from core.hand.commands import HandCommand
from core.refusal import Reason, Refusal
from core.table.commands import (
    CallClock,
    Clockwork,
    FloorCallsClock,
    PauseClocks,
    PauseTable,
    ResumeClocks,
    ResumeTable,
    TableCommand,
)
from core.table.draft import TableDraft
from core.table.floor import ruling_events as e

_RULE: Final = "cooke-1.01"
_GOES_ON: Final = (PauseClocks, ResumeClocks)
_WAITS: Final = (
    CallClock,
    FloorCallsClock,
    *(one for one in get_args(Clockwork) if one not in _GOES_ON),
)


def refuse_meanwhile(draft: TableDraft, command: TableCommand) -> None:
    """Refuse what would go on with the play, for the floor has paused the table.

    Raises:
        Refusal: ``TABLE_PAUSED``.
    """
    if isinstance(command, _WAITS) or (draft.is_in_hand and isinstance(command, HandCommand)):
        raise Refusal(Reason.TABLE_PAUSED, _RULE)


def pause(draft: TableDraft, command: PauseTable) -> None:
    """Have the table stand still.

    Raises:
        Refusal: ``TABLE_PAUSED`` when it does already, or ``TABLE_CLOSING`` between hands, where
            nothing is to come.
    """
    if draft.halted_at is not None:
        raise Refusal(Reason.TABLE_PAUSED, _RULE)
    if draft.is_closing and not draft.is_in_hand:
        raise Refusal(Reason.TABLE_CLOSING)
    draft.emit(e.TablePaused(command.by, draft.clock_at))


def resume(draft: TableDraft, command: ResumeTable) -> None:
    """Have the table go on: every deadline moves by the time that it stood.

    Raises:
        Refusal: ``NOT_PAUSED``.
    """
    since = draft.halted_at
    if since is None:
        raise Refusal(Reason.NOT_PAUSED, _RULE)
    until = draft.at if draft.paused_at is None else min(draft.at, draft.paused_at)
    draft.emit(e.TableResumed(command.by, max(until - since, 0)))

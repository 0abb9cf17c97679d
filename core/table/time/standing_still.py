"""Standing still: the time of a table while its platform is away."""

from core.table import commands as c
from core.table import events as e
from core.table.draft import TableDraft


def pause_clocks(draft: TableDraft, command: c.PauseClocks) -> None:
    """Let no time run from now on."""
    del command
    if draft.paused_at is None:
        draft.emit(e.ClocksPaused(draft.at))


def resume_clocks(draft: TableDraft, command: c.ResumeClocks) -> None:
    """Move every deadline by the time that stood still, the pause included.

    Back, when the machine's clock has been set back since.
    """
    stopped_at = command.stopped_at
    if draft.paused_at is not None:
        stopped_at = min(stopped_at, draft.paused_at)
    shift = draft.at - stopped_at
    if shift or draft.paused_at is not None:
        draft.emit(e.ClocksResumed(shift))

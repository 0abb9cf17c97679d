"""News of straddles and sleepers that come to nothing (Cooke 12.18)."""

from typing import Final

from core.present.documents import Line
from core.present.say import say
from core.present.words.names import name_of
from core.refusal import Reason
from core.table.blinds.events import StraddleDropped
from core.view import TableView

_WHY: Final = {
    Reason.STRADDLE_NOT_DEALT_IN: ": that player will not be dealt in",
    Reason.STRADDLE_OUT_OF_PLACE: ": another player is under the gun now",
    Reason.STRADDLE_TOO_DEAR: ": the stack has become too short for it",
    Reason.STRADDLE_NEEDS_THREE: ": it takes three players",
    Reason.STRADDLE_IN_KILLED_POT: ": the pot is killed",
    Reason.STALE: ": it was for other limits",
    **dict.fromkeys(
        (Reason.STRADDLE_IS_FIXED, Reason.STRADDLE_TOO_SMALL, Reason.STRADDLE_TOO_LARGE),
        ": what it was to raise has changed",
    ),
}
"""Why it is off, where it can be said in a word."""


def dropped_line(event: StraddleDropped, view: TableView) -> Line:
    """``The straddle of Ann is off: the pot is killed.``."""
    straddle = event.straddle
    his = next((one for one in view.seats if one.person == straddle.person), None)
    return say(
        "The {what} of {who} is off{why}.",
        what="sleeper" if straddle.is_sleeper else "straddle",
        who=f"seat {straddle.seat}" if his is None else name_of(his),
        why=_WHY.get(event.reason, ""),
    )

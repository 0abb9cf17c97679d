"""Notes: what a letter is about, where its slot does not say it.

Of two lines with the same note the newer takes the place of the older.
"""

from typing import Final

from core.engine.mail.letters import Letter
from core.hand.events import (
    LookReported,
)
from core.ids import PersonId
from core.table import events as t
from core.table.floor.contest_events import ProxyEnded, ProxyNamed, ProxyRefused
from core.table.state import Table

FROZEN: Final = "frozen"
"""Note of the line that says a table is frozen."""

WAITING: Final = "waiting"
"""Note of the line that says a table waits for players."""

CAME: Final = "came:"
"""Note of the line that says who has sat down before the first hand; his id follows."""

PROXY: Final = "proxy:"
"""Note of the line that says who plays for whom; the seat follows."""

COUNTDOWN: Final = "countdown:"
"""Note of the notice that a clock is counted down; when it ends follows."""

REPORTED: Final = "reported"
"""Note of the line that calls the floor to a called hand."""

DMS_CLOSED: Final = "dms_closed:"
"""Note of the line that says a player cannot be reached in private; his id follows."""

REPORT: Final = "report:"
"""Note of the private letter that says a report waits; its number and its reader follow."""

WAITS: Final = "reports:"
"""Note of the line that calls the floor to a report; whom alone it names follows, if anybody."""


def countdown_note(table: Table) -> str:
    """The note of the notice that is due when the clock now running is counted down, else empty."""
    request = table.clock.request if table.clock is not None else None
    return f"{COUNTDOWN}{request.ends_at}" if request is not None else ""


def is_true_still(letter: Letter, table: Table) -> bool:
    """False for a line that the table has made untrue before it was sent."""
    if letter.note == WAITING:
        return table.next_hand_at is None and not table.is_in_hand and not table.is_closed
    if letter.note.startswith(CAME):
        return table.occupant_of(PersonId(letter.note.removeprefix(CAME))) is not None
    return True


def kind_of(news: tuple[t.TableEvent, ...]) -> str:
    """The kind of a line about what people can say as often as they like."""
    match news:
        case (t.PlayerSat(person=person),):
            return CAME + person
        case (t.NextHandDue(),):
            return WAITING
        case (LookReported(),):
            return REPORTED
        case (ProxyNamed(seat=seat) | ProxyRefused(seat=seat) | ProxyEnded(seat=seat),):
            return f"{PROXY}{seat}"
        case _:
            return ""

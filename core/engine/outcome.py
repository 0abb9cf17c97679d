"""Outcome: what became of a command."""

from msgspec import Struct

from core.refusal import Reason, Refusal
from core.table.events import TableEvent
from core.table.state import Table


class Accepted(Struct, frozen=True):
    """The command is committed.

    Attributes:
        table: the table now; for a repeated command it may have moved on since.
        events: what the command caused.
        sequence: the table's version right after the command.
        repeated: the command had been taken before under the same key.
    """

    table: Table
    events: tuple[TableEvent, ...]
    sequence: int
    repeated: bool = False


class Refused(Struct, frozen=True):
    """Nothing has changed; ``table`` is what stands, None where there is none."""

    refusal: Refusal
    table: Table | None


Outcome = Accepted | Refused


def is_passing(outcome: Outcome) -> bool:
    """True when the table was too busy or the store failed: said again it may succeed."""
    return isinstance(outcome, Refused) and outcome.refusal.reason is Reason.TOO_BUSY

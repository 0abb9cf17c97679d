"""Step: the result of one command."""

from msgspec import Struct

from core.table.events import TableEvent
from core.table.state import Table


class Step(Struct, frozen=True, gc=False):
    """``table`` after a command and the ``events`` that led there, in order."""

    table: Table
    events: tuple[TableEvent, ...]

"""Recovery: a table from its last snapshot and the journal after it."""

from msgspec import Struct

from core.engine.journal.codec import decode_events, decode_table
from core.engine.rows import TableRecord
from core.ids import Instant
from core.table import evolve
from core.table.state import Table


class Restored(Struct, frozen=True):
    """A table as the store holds it, when its last command counted, and its last snapshot."""

    table: Table
    at: Instant
    snapshot: int


def restore(record: TableRecord) -> Restored:
    """Fold the journal.

    Raises:
        LookupError: the record holds neither a snapshot nor a row.
    """
    snapshot = record.snapshot
    table = decode_table(snapshot.state) if snapshot is not None else None
    at = snapshot.at if snapshot is not None else Instant(0)
    for row in record.tail:
        table = evolve(table, decode_events(row.events))
        at = row.at
    if table is None:
        raise LookupError("the journal of the table is empty")
    return Restored(table, at, snapshot.version if snapshot is not None else 0)

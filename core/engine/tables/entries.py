"""Entries: all that one step changes, to be committed whole."""

from core.bank import Posting
from core.engine.conduct.book import Noted
from core.engine.desk import Desk
from core.engine.journal.codec import encode
from core.engine.mail.letters import Letter
from core.engine.rows import Due, Entry, Final, JournalRow, Snapshot, TableRow
from core.ids import Instant
from core.table.commands import TableCommand
from core.table.events import TableClosed, TableOpened
from core.table.state import Table
from core.table.step import Step
from core.table.time.deadlines import Deadline


def entry_of(
    desk: Desk,
    before: Table | None,
    command: TableCommand,
    step: Step,
    at: Instant,
    key: str,
    *,
    due: tuple[Deadline, ...],
    moves: tuple[Posting, ...],
    letters: tuple[Letter, ...],
    finals: tuple[Final, ...],
    noted: Noted,
    is_kept: bool,
) -> Entry:
    """What ``command`` under ``key`` has made of the table ``before``; with a snapshot of what it
    is now when that ``is_kept``."""
    table = step.table
    return Entry(
        opened=_opened(step),
        closed=table.id if any(type(event) is TableClosed for event in step.events) else None,
        journal=JournalRow(table.id, table.version, at, key, encode(command), encode(step.events)),
        snapshot=Snapshot(table.id, table.version, at, encode(table)) if is_kept else None,
        due=Due(table.id, min((one.at for one in due), default=None), encode(due)),
        postings=moves,
        letters=letters,
        finals=finals,
        guests=desk.guests.entries(before, step.events, at),
        measures=noted.measures,
        regulars=noted.regulars,
        house=desk.houses.entries(before, command, step.events, key, at),
    )


def _opened(step: Step) -> TableRow | None:
    for event in step.events:
        if isinstance(event, TableOpened):
            return TableRow(event.table, event.community, event.place, event.at)
    return None

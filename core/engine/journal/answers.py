"""Answers: what was answered to each key, so that a second delivery hears the same."""

from core.engine.desk import Desk, Recent, whereabouts
from core.engine.journal.codec import decode_events
from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.rows import JournalRow
from core.engine.store import StoreFailed
from core.ids import TableId
from core.refusal import Reason, Refusal
from core.table.events import TableEvent
from core.table.state import Table

_PASSING = frozenset({Reason.TOO_BUSY, Reason.TABLE_FROZEN, Reason.SHUTTING_DOWN})
"""Refusals that only say that this is a bad moment: the same key may succeed later."""


class Taken:
    """What is remembered of a command that was accepted: enough to answer it again."""

    __slots__ = ("events", "sequence", "table")

    def __init__(self, table: TableId, sequence: int, events: tuple[TableEvent, ...]) -> None:
        self.table = table
        self.sequence = sequence
        self.events = events


class Answers:
    """The newest answers from memory, the accepted ones before them from the journal.

    Refusals are remembered in memory alone: they have changed nothing.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._recent: Recent[Taken | Refusal] = Recent(desk.pace.remembered)

    def keep(self, key: str, answer: Taken | Refusal) -> None:
        """Remember the answer to ``key``."""
        if not isinstance(answer, Refusal) or answer.reason not in _PASSING:
            self._recent.keep(key, answer)

    def known(self, key: str) -> Taken | Refusal | None:
        """The answer to ``key``, if it is in memory."""
        return self._recent.get(key)

    async def recall(self, key: str) -> Taken | None:
        """The answer to ``key`` out of the journal, None when it was never accepted.

        Raises:
            Refusal: ``TOO_BUSY`` when the journal cannot be read now.
        """
        try:
            row = await self._desk.store.recall(key)
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None
        return self._taken(row) if row is not None else None

    async def look_up(self, key: str, refusal: Refusal) -> Taken | Refusal:
        """The answer to ``key`` of an earlier process, else ``refusal``; it is remembered."""
        answer: Taken | Refusal
        try:
            answer = await self.recall(key) or refusal
        except Refusal as busy:
            answer = busy
        except Exception as error:  # a row that cannot be read: its sender still gets an answer
            self._desk.report(f"An earlier answer cannot be read: {whereabouts(error)}.")
            answer = Refusal(Reason.TOO_BUSY)
        if isinstance(answer, Refusal):
            self.keep(key, answer)
        return answer

    def _taken(self, row: JournalRow) -> Taken:
        taken = Taken(row.table, row.version, decode_events(row.events))
        self.keep(row.key, taken)
        return taken


def again(answer: Taken | Refusal, table: Table | None) -> Outcome:
    """``answer`` given once more, with ``table`` as it is now."""
    if isinstance(answer, Refusal):
        return Refused(answer, table)
    if table is None:
        return Refused(Refusal(Reason.NO_TABLE_HERE), None)
    return Accepted(table, answer.events, answer.sequence, repeated=True)

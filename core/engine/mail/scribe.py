"""Scribe: writes a letter's document at the moment it is sent.

Whatever a document shows is read from the table as of one version of the journal, so the same
letter written again after a crash says the same.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from core.engine.conduct.book import NOTICE, PROTECT, ConductBook
from core.engine.conduct.callers import Callers, named_by
from core.engine.journal.codec import decode_events
from core.engine.mail.letters import Letter
from core.engine.mail.news import told
from core.engine.mail.notes import DMS_CLOSED, FROZEN, REPORT, WAITS
from core.engine.store import Store
from core.hand.events import HandShownTo
from core.house.conduct import Measure
from core.house.ranks import Staff
from core.ids import PersonId, Seat, TableId
from core.present import (
    board,
    countdown_notice,
    dealt_hand,
    frozen,
    log,
    measure_notice,
    protect_notice,
    shown_hand,
    sign,
    turn_notice,
    unreachable,
)
from core.present.documents import Document, Slot
from core.present.floor.calling_words import report_waits, reports_wait, with_called
from core.table.events import TableEvent
from core.table.state import Table
from core.view import look, look_for

TableAsOf = Callable[[TableId, int], Awaitable[Table]]


class Words(Protocol):
    """The dealer's words."""

    def board(self, table: Table) -> Document:
        """The board that everyone sees."""
        ...

    def private_hand(self, table: Table, seat: Seat) -> Document:
        """A player's own cards, for him."""
        ...

    def turn_notice(self, table: Table) -> Document:
        """The line for the player to act."""
        ...

    def countdown(self, table: Table) -> Document:
        """The line for the player whose clock is counted down."""
        ...

    def sign(self, table: Table) -> Document:
        """The sign at the table."""
        ...

    def news(
        self, table: Table, events: tuple[TableEvent, ...], called: tuple[Staff, ...] = ()
    ) -> Document | None:
        """What happened, in words, to be brought to the notice of everybody ``called``."""
        ...

    def frozen(self, table: Table) -> Document:
        """The table stands still."""
        ...

    def shown_hand(self, table: Table, person: PersonId, seat: Seat) -> Document:
        """The hand at ``seat``, shown to ``person`` alone."""
        ...

    def unreachable(self, table: Table, person: PersonId) -> Document:
        """A player takes no private messages."""
        ...

    def measure(self, measure: Measure) -> Document:
        """What the floor has ruled about its reader."""
        ...

    def protect(self, table: Table) -> Document:
        """Others can see the cards of its reader."""
        ...

    def report_waits(self, table: Table) -> Document:
        """A report waits for its reader, who is of the floor."""
        ...

    def reports_wait(self, table: Table, called: tuple[Staff, ...]) -> Document:
        """Something waits for the floor in private, to be brought to the notice of ``called``."""
        ...


class Speech:
    """The words of ``core.present``, each over the view of whoever reads it."""

    def board(self, table: Table) -> Document:
        """See ``Words.board``."""
        return board(look(table, None))

    def private_hand(self, table: Table, seat: Seat) -> Document:
        """See ``Words.private_hand``."""
        return dealt_hand(look(table, seat))

    def turn_notice(self, table: Table) -> Document:
        """See ``Words.turn_notice``."""
        return turn_notice(look(table, None))

    def countdown(self, table: Table) -> Document:
        """See ``Words.countdown``."""
        return countdown_notice(look(table, None))

    def sign(self, table: Table) -> Document:
        """See ``Words.sign``."""
        return sign(look(table, None))

    def news(
        self, table: Table, events: tuple[TableEvent, ...], called: tuple[Staff, ...] = ()
    ) -> Document | None:
        """See ``Words.news``."""
        document = log(events, look(table, None))
        return with_called(document, called) if document is not None else None

    def frozen(self, table: Table) -> Document:
        """See ``Words.frozen``."""
        return frozen(table.id)

    def shown_hand(self, table: Table, person: PersonId, seat: Seat) -> Document:
        """See ``Words.shown_hand``."""
        return shown_hand(look_for(table, person), seat)

    def unreachable(self, table: Table, person: PersonId) -> Document:
        """See ``Words.unreachable``."""
        return unreachable(person, look(table, None))

    def measure(self, measure: Measure) -> Document:
        """See ``Words.measure``."""
        return measure_notice(measure)

    def protect(self, table: Table) -> Document:
        """See ``Words.protect``."""
        return protect_notice(table.id)

    def report_waits(self, table: Table) -> Document:
        """See ``Words.report_waits``."""
        return report_waits(table.id)

    def reports_wait(self, table: Table, called: tuple[Staff, ...]) -> Document:
        """See ``Words.reports_wait``."""
        return with_called(reports_wait(table.id), called)


class Scribe:
    """Writes documents from the journal."""

    def __init__(
        self, store: Store, words: Words, as_of: TableAsOf, record: ConductBook, callers: Callers
    ) -> None:
        self._store = store
        self._callers = callers
        self._record = record
        self._words = words
        self._as_of = as_of

    async def document(self, letter: Letter, version: int) -> Document:
        """What ``letter`` shows as of ``version``.

        Raises:
            LookupError: the letter speaks of something the journal does not hold.
            StoreFailed: the journal could not be read.
        """
        table = await self._as_of(letter.table, version)
        if letter.slot is Slot.REPLY and letter.is_private and letter.note:
            return self._of_conduct(letter, table)
        match letter.slot:
            case Slot.BOARD:
                return self._words.board(table)
            case Slot.PRIVATE_HAND:
                return self._private_hand(table, letter)
            case Slot.TURN if letter.note:
                return self._words.countdown(table)
            case Slot.TURN:
                return self._words.turn_notice(table)
            case Slot.SIGN:
                return self._words.sign(table)
            case Slot.REPLY if letter.is_private:
                return await self._shown(table, letter)
            case Slot.LOG | Slot.REPLY:
                return await self._line(table, letter)

    def _private_hand(self, table: Table, letter: Letter) -> Document:
        player = table.hand.played_by(PersonId(letter.to)) if table.hand is not None else None
        if player is None:
            raise LookupError("not dealt in")
        # As it was dealt: he may have moved since, and another may sit there.
        owner = table.occupant_of(player.person)
        if owner is None:
            raise LookupError("not seated any more")
        return self._words.private_hand(table, owner.seat)

    def _of_conduct(self, letter: Letter, table: Table) -> Document:
        if letter.note.startswith(PROTECT):
            return self._words.protect(table)
        if letter.note.startswith(REPORT):
            return self._words.report_waits(table)
        measure = self._record.measure(int(letter.note.removeprefix(NOTICE)))
        if measure is None:
            raise LookupError("no such measure")
        return self._words.measure(measure)

    async def _shown(self, table: Table, letter: Letter) -> Document:
        """The hand that its reader alone was shown at that moment."""
        row = await self._store.recall_version(letter.table, letter.version)
        for event in decode_events(row.events) if row is not None else ():
            if isinstance(event, HandShownTo) and event.person == letter.to:
                return self._words.shown_hand(table, event.person, event.seat)
        raise LookupError("nothing was shown")

    async def _line(self, table: Table, letter: Letter) -> Document:
        if letter.note == FROZEN:
            return self._words.frozen(table)
        if letter.note.startswith(DMS_CLOSED):
            person = PersonId(letter.note.removeprefix(DMS_CLOSED))
            return self._words.unreachable(table, person)
        if letter.note.startswith(WAITS):
            staff = self._callers.floor_of(table.community)
            return self._words.reports_wait(table, named_by(letter.note, staff))
        row = await self._store.recall_version(letter.table, letter.version)
        if row is None:
            raise LookupError("no such version")
        news = tuple(told(decode_events(row.events), table))
        document = self._words.news(table, news, self._callers.called(table, news, letter.version))
        if document is None:
            raise LookupError("nothing to tell")
        return document

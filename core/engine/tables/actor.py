"""TableActor: the one place where a table changes.

It takes one command at a time, applies it, has it committed, and only then lets the new table
be seen and the sender be answered.  It runs on callbacks rather than on a task of its own, so
a thousand quiet tables cost nothing.
"""

import asyncio
from typing import Protocol

from core.bank import Overdrawn
from core.chips import Chips
from core.engine.chips.cashier import postings
from core.engine.chips.purse import with_purse
from core.engine.conduct.book import AS_IT_WAS
from core.engine.conduct.book import Before as RecordBefore
from core.engine.desk import Desk, whereabouts
from core.engine.mail.letters import Letter
from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.rows import Entry, Final
from core.engine.tables.entries import entry_of
from core.engine.tables.guests import Before
from core.engine.tables.mailbox import Mail, Mailbox
from core.hand.commands import HandCommand
from core.hand.events import HandEnded, HandStarted
from core.ids import Instant, Millis, PersonId, TableId
from core.present.documents import Slot
from core.refusal import Reason, Refusal
from core.table import apply
from core.table.commands import CallOff, CloseTable, TableCommand
from core.table.events import TableEvent
from core.table.state import Table
from core.table.step import Step
from core.table.time.deadlines import Deadline, deadlines


class Hub(Protocol):
    """What an actor needs of the room around it."""

    def letters(
        self, before: Table | None, step: Step
    ) -> tuple[tuple[Letter, ...], tuple[Final, ...]]:
        """The messages a step makes necessary, to be committed with it."""
        ...

    def published(self, actor: "TableActor", work: "StepWork") -> None:
        """A step is durable and may be shown."""
        ...

    def froze(self, actor: "TableActor") -> None:
        """A table has been frozen by an unexpected error."""
        ...

    def refuse(self, actor: "TableActor", mail: Mail, refusal: Refusal) -> None:
        """Answer a refused command, unless it was taken before this process began."""
        ...

    def repeat(self, actor: "TableActor", mail: Mail) -> None:
        """Answer a command that was committed before this process began."""
        ...

    def owed_by(self, person: PersonId, besides: TableId) -> Chips:
        """What ``person`` plays behind or owes at all tables but ``besides``."""
        ...


class StepWork:
    """A step on its way into the journal."""

    __slots__ = (
        "actor", "at", "before", "deadlines", "entry", "guests_before", "mail", "record_before",
        "step",
    )  # fmt: skip

    def __init__(
        self,
        actor: "TableActor",
        mail: Mail,
        step: Step,
        at: Instant,
        due: tuple[Deadline, ...],
        entry: Entry,
    ) -> None:
        self.actor = actor
        self.mail = mail
        self.before = actor.table
        self.step = step
        self.at = at
        self.deadlines = due
        self.entry = entry
        self.guests_before: Before = ()
        self.record_before: RecordBefore = AS_IT_WAS

    def committed(self) -> None:
        """See ``Work.committed``."""
        self.actor.adopt(self)

    def repeated(self) -> None:
        """See ``Work.repeated``."""
        self.actor.take_back(self)

    def failed(self) -> None:
        """See ``Work.failed``."""
        self.actor.lost(self)


class TableActor:
    """One table.

    Attributes:
        id: the table's.
        table: as committed; None until it has been opened.
        last_at: the moment its last command counted from.
        deadlines: what it waits for.
        ahead: by how much this machine's clock stood ahead when the last command was dated; it
            has been set back since, and with it every moment the table knows.
        finished: the table as the last finished hand left it, while its board is still to be
            drawn for good.
        is_frozen: an unexpected error happened here; nothing is taken any more.
    """

    def __init__(self, desk: Desk, hub: Hub, ident: TableId) -> None:
        self.id = ident
        self.table: Table | None = None
        self.last_at = Instant(0)
        self.ahead = Millis(0)
        self.deadlines: tuple[Deadline, ...] = ()
        self.finished: Table | None = None
        self.is_frozen = False
        self._desk = desk
        self._hub = hub
        self._mail = Mailbox(desk.pace)
        self._work: StepWork | None = None
        self._snapshot = 0

    def restore(self, table: Table, at: Instant, snapshot: int) -> None:
        """Begin from what the store holds; ``snapshot`` is the version of the last one."""
        now = self._desk.clock.now()
        self.table = table
        self.last_at = min(at, now)
        self.ahead = Millis(max(at - now, 0))
        self.deadlines = deadlines(table)
        self._snapshot = snapshot

    @property
    def upcoming(self) -> Table | None:
        """The table as it will be once the step on its way is durable, as the books have it."""
        return self._work.step.table if self._work is not None else self.table

    def submit(
        self,
        command: TableCommand,
        key: str,
        said_at: Instant | None = None,
        shows: Slot | None = None,
    ) -> asyncio.Future[Outcome]:
        """Put a command in the mailbox; the future is its outcome, which is never an error.

        A frozen table hears nobody but an admin who closes it: then the hand in play is void and
        everyone is cashed out, if its state still allows that.

        Refused at once: ``TABLE_FROZEN``, ``SHUTTING_DOWN``, or ``TOO_BUSY`` when too much of
        the sender's waits already, or of everybody's.
        """
        if self.is_frozen and self.table is not None and isinstance(command, CloseTable):
            command = CallOff(command.by)
        mail = Mail(command, key, said_at, shows)
        if self.is_frozen and not isinstance(command, CallOff):
            mail.settle(Refused(Refusal(Reason.TABLE_FROZEN), self.table))
        elif self._desk.is_stopping:
            mail.settle(Refused(Refusal(Reason.SHUTTING_DOWN), self.table))
        elif self._mail.put(mail, self.upcoming):
            self.advance()
        else:
            mail.settle(Refused(Refusal(Reason.TOO_BUSY), self.table))
        return mail.answer

    def advance(self) -> None:
        """Take the next command, if nothing is on its way."""
        while self._mail and self._work is None and self._desk.is_open:
            mail = self._mail.take()
            try:
                self._take(mail)
            except Refusal as refusal:
                self._hub.refuse(self, mail, refusal)
            except Exception as error:
                self.freeze(error)
                mail.settle(Refused(Refusal(Reason.TABLE_FROZEN), self.table))

    def _take(self, mail: Mail) -> None:
        at = self._moment(mail)
        command = with_purse(
            mail.command, self._desk.books, lambda person: self._hub.owed_by(person, self.id)
        )
        command = self._desk.guests.introduce(self.table, command, mail.key)
        command = self._desk.conduct.introduce(self.table, command, at)
        step = apply(self.table, command, at)
        due = deadlines(step.table)
        moves = postings(self.table, step.events)
        letters, finals = self._hub.letters(self.table, step)
        noted = self._desk.conduct.entries(self.table, step.events, at, mail.key)
        entry = entry_of(
            self._desk, self.table, command, step, at, mail.key,
            due=due, moves=moves, letters=letters, finals=finals, noted=noted,
            is_kept=self._is_kept(step),
        )  # fmt: skip
        # The last thing that may refuse: nothing after it can fail before the commit.
        self._desk.books.post(moves)
        self._work = StepWork(self, mail, step, at, due, entry)
        self._work.guests_before = self._desk.guests.note(entry.guests)
        self._work.record_before = self._desk.conduct.note(noted)
        self._desk.committer.join(self._work)

    def _moment(self, mail: Mail) -> Instant:
        """When a command counts: on receipt, so that no stamp eats the next player's time.

        An act that was made in time counts as of the end of the clock if it is received in the
        moments of grace behind it, whatever others have said at the table meanwhile.
        """
        now = self._desk.clock.now()
        clock = self.table.clock if self.table is not None else None
        if (
            clock is not None
            and clock.request is not None
            and isinstance(mail.command, HandCommand)
        ):
            said_at = now if mail.said_at is None else min(mail.said_at, now)
            if said_at <= clock.request.ends_at:
                return max(min(now, clock.request.ends_at), clock.turn_at)
        return max(now, self.last_at)

    def _is_kept(self, step: Step) -> bool:
        """A snapshot is kept of every table between hands, and of those of long hands."""
        is_long = step.table.version - self._snapshot >= self._desk.pace.snapshot_every
        return is_long or any(type(event) is HandEnded for event in step.events)

    def adopt(self, work: StepWork) -> None:
        """The step is durable: show it, answer, go on."""
        self.stands(work)
        step = work.step
        work.mail.settle(Accepted(step.table, step.events, step.table.version))
        self.advance()

    def stands(self, work: StepWork) -> None:
        """The step is in the journal: the table is as it says, and whoever cares is told."""
        self._adopt(work.step, work.at, work.deadlines)
        if work.entry.snapshot is not None:
            self._snapshot = work.entry.snapshot.version
        if work.before is not None and _starts_hand(work.step.events):
            self.finished = work.before
        self._work = None
        try:
            self._hub.published(self, work)
        except Exception as error:
            self.freeze(error)

    def _adopt(self, step: Step, at: Instant, due: tuple[Deadline, ...]) -> None:
        self.table = step.table
        self.last_at = max(self.last_at, at)
        self.ahead = Millis(0)
        self.deadlines = due

    def take_back(self, work: StepWork) -> None:
        """The command was committed before this process began: answer with what came of it."""
        self._desk.books.undo(work.entry.postings)
        self._desk.guests.undo(work.guests_before)
        self._desk.conduct.undo(work.record_before)
        self._work = None
        self._hub.repeat(self, work.mail)
        self.advance()

    def lost(self, work: StepWork) -> None:
        """The store failed: the sender is told to try again; whether it stands is looked up."""
        self._work = None
        work.mail.settle(Refused(Refusal(Reason.TOO_BUSY), self.table))

    def freeze(self, error: BaseException) -> None:
        """Take nothing any more and keep the state; no other table is touched."""
        was_frozen, self.is_frozen = self.is_frozen, True
        account = f" at {error.account.partition('/')[0]}" if isinstance(error, Overdrawn) else ""
        self._desk.report(f"Table {self.id} is frozen: {whereabouts(error)}{account}.")
        while self._mail:
            self._mail.take().settle(Refused(Refusal(Reason.TABLE_FROZEN), self.table))
        if not was_frozen:
            self._hub.froze(self)

    def turn_away(self, reason: Reason) -> None:
        """Refuse everything still in the mailbox."""
        while self._mail:
            self._mail.take().settle(Refused(Refusal(reason), self.table))


def _starts_hand(events: tuple[TableEvent, ...]) -> bool:
    return any(type(event) is HandStarted for event in events)

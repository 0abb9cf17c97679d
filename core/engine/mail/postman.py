"""Postman: carries one letter at a time, and knows what to do when a platform answers badly.

What may have arrived is written down before it is sent.  So after a lost answer, or a crash,
the same call is made again under the same nonce; once the platform has forgotten the nonce,
the message is looked for before it is sent again.
"""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from core.engine.desk import Desk, whereabouts
from core.engine.mail.errands import Errand, errand, is_worth_waiting, wanted_version
from core.engine.mail.letters import Letter, State
from core.engine.mail.notes import DMS_CLOSED, REPORT, WAITS
from core.engine.mail.outbox import Outbox
from core.engine.mail.scribe import Scribe
from core.engine.names import platform_of
from core.engine.ports import (
    AnswerLost,
    DeliveryFailed,
    MessageRef,
    Messenger,
    TryLater,
    Undeliverable,
)
from core.engine.rows import Entry, ShutDoor
from core.engine.store import StoreFailed
from core.ids import Instant, PersonId, PlaceId, TableId, later
from core.present.documents import Document, Slot
from core.table.state import Table

_SKEW = 5_000
"""A platform's clock may be this many milliseconds behind ours when we look for a message."""

_ANEW = (Undeliverable.MESSAGE_GONE, Undeliverable.EDITING_CLOSED)

_ENDS_WHEN_SENT = (Slot.PRIVATE_HAND, Slot.LOG, Slot.REPLY)


class Unwritable(Exception):
    """A document could not be made."""


class Postman:
    """The carrier of one outbox."""

    def __init__(
        self,
        desk: Desk,
        outbox: Outbox,
        scribe: Scribe,
        messengers: Mapping[str, Messenger],
        gone: Callable[[TableId], None],
    ) -> None:
        """``gone`` hears of each table whose channel is no more."""
        self._desk = desk
        self._outbox = outbox
        self._scribe = scribe
        self._messengers = messengers
        self._gone = gone
        self._patience = outbox.patience
        self._last: dict[int, tuple[int, Document]] = {}

    async def carry(self, letter: Letter, task: Errand, table: Table) -> None:
        """Do one errand; every answer a messenger may give is dealt with here."""
        work: dict[Errand, Callable[[Letter, Table], Awaitable[None]]] = {
            Errand.POST: self._post,
            Errand.REPEAT: self._repeat,
            Errand.FIND: self._find,
            Errand.EDIT: self._edit,
            Errand.DELETE: self._delete,
            Errand.CLOSE: self._close,
        }
        try:
            await work[task](letter, table)
        except TryLater as wait:
            self._not_sent(letter)
            self._patience.leave_alone(letter.to, wait.after)
        except AnswerLost:
            self._patience.back_off(letter.to)
        except DeliveryFailed as failure:
            await self._failed(letter, failure)
        except Unwritable:
            await self._close(letter)
        except Exception as error:
            # A messenger that breaks its contract: nobody knows whether the call was applied.
            self._desk.report(f"A message failed: {whereabouts(error)}.")
            self._patience.back_off(letter.to)
        else:
            self._patience.went_well(letter, task)

    # -- the errands ---------------------------------------------------------------------------

    async def _post(self, letter: Letter, table: Table) -> None:
        version = wanted_version(letter, table)
        document = await self._write(letter, version)
        now = self._desk.clock.now()
        marked = replace(letter, state=State.SENDING, sending=version, sending_at=now)
        if not await self._desk.committer.commit(Entry(marks=(marked,))):
            self._patience.back_off(letter.to)
            return
        self._outbox.box.change(letter.id, state=State.SENDING, sending=version, sending_at=now)
        newest = self._outbox.table_of(letter.table)
        if newest is not None and self._outbox.errand(letter, newest) is not Errand.POST:
            await self._close(letter)  # the turn ended while this was written down
            return
        self._patience.pause_news(letter)
        await self._send(letter, document, version)

    async def _repeat(self, letter: Letter, table: Table) -> None:
        life = min(self._desk.pace.nonce_life, self._messenger(letter).nonce_life)
        if self._desk.clock.now() >= later(letter.sending_at, life):
            await self._find(letter, table)
            return
        document = await self._document_sent(letter)
        await self._send(letter, document, letter.sending)

    async def _find(self, letter: Letter, table: Table) -> None:
        document = await self._document_sent(letter)
        since = Instant(letter.sending_at - _SKEW)
        ref = await self._messenger(letter).find(letter.to, document, since, letter.nonce)
        if ref is not None:
            await self._arrived(letter, ref, document, letter.sending)
        elif errand(letter, table, 0) is Errand.FIND:
            await self._close(letter, table)
        else:
            # Not there, so it never arrived; a fresh nonce keeps the platform from thinking
            # of an older message.
            self._outbox.box.change(letter.id, state=State.WAITING, attempt=letter.attempt + 1)

    async def _send(self, letter: Letter, document: Document, version: int) -> None:
        self._last[letter.id] = (version, document)
        messenger = self._messenger(letter)
        self._desk.pace.on_point("before_send")
        if letter.is_private:
            ref = await messenger.direct(PersonId(letter.to), document, letter.nonce)
        else:
            ref = await messenger.post(PlaceId(letter.to), document, letter.nonce)
        self._desk.pace.on_point("after_send")
        await self._arrived(letter, ref, document, version)

    async def _edit(self, letter: Letter, table: Table) -> None:
        version = wanted_version(letter, table)
        document = await self._write(letter, version)
        if not self._shows(letter, document):
            assert letter.ref is not None
            await self._messenger(letter).edit(letter.ref, document)
            self._patience.pause_edits(letter.id)
        self._last[letter.id] = (version, document)
        self._outbox.shown[letter.id] = version

    def _shows(self, letter: Letter, document: Document) -> bool:
        """True when the message is known to look like ``document`` already."""
        version, last = self._last.get(letter.id, (0, None))
        return (
            last is not None
            and version == self._outbox.shown.get(letter.id)
            and replace(last, sequence=0) == replace(document, sequence=0)
        )

    async def _delete(self, letter: Letter, table: Table) -> None:
        assert letter.ref is not None
        await self._messenger(letter).delete(letter.ref)
        await self._close(letter, table)

    async def _close(self, letter: Letter, table: Table | None = None) -> None:
        await self._desk.committer.insist(Entry(marks=(replace(letter, state=State.DONE),)))
        self._last.pop(letter.id, None)
        self._outbox.close(letter.id)

    # -- how it went ---------------------------------------------------------------------------

    async def _arrived(
        self, letter: Letter, ref: MessageRef, document: Document, version: int
    ) -> None:
        state = State.DONE if letter.slot in _ENDS_WHEN_SENT else State.SENT
        now = self._desk.clock.now()
        doors: tuple[ShutDoor, ...] = ()
        if letter.is_private and self._outbox.doors.is_shut(PersonId(letter.to)):
            doors = (ShutDoor(PersonId(letter.to), False, now),)
        known = self._outbox.box.get(letter.id) or letter
        marked = replace(known, state=state, ref=ref)
        await self._desk.committer.insist(Entry(marks=(marked,), doors=doors))
        for door in doors:
            self._outbox.doors.found(door.person, shut=False)
        if state is State.DONE:
            self._last.pop(letter.id, None)
            self._outbox.close(letter.id)
            return
        self._last[letter.id] = (version, document)
        self._outbox.shown[letter.id] = version
        self._patience.pause_edits(letter.id)
        self._outbox.box.change(letter.id, state=state, ref=ref)

    async def _failed(self, letter: Letter, failure: DeliveryFailed) -> None:
        if failure.why is Undeliverable.DMS_CLOSED and letter.is_private:
            await self._door_shut(letter)
        elif failure.why in _ANEW and letter.slot is Slot.BOARD:
            await self._another_board(letter, failure.why)
        elif failure.why is Undeliverable.NO_PERMISSION:
            await self._forbidden(letter, failure)
        elif failure.why is Undeliverable.PLACE_GONE and not letter.is_private:
            await self._place_gone(letter, failure)
        else:
            if failure.why is not Undeliverable.MESSAGE_GONE:
                self._report(letter, failure)
            await self._close(letter)

    async def _forbidden(self, letter: Letter, failure: DeliveryFailed) -> None:
        """Say so once, and try again less and less often while the message is of use."""
        if self._patience.forbidden(letter):
            self._report(letter, failure)
        table = self._outbox.table_of(letter.table)
        known = self._outbox.box.get(letter.id)
        if table is None or known is None or not is_worth_waiting(known, table):
            await self._close(letter)
            return
        self._not_sent(letter)
        self._patience.try_again(letter)

    async def _place_gone(self, letter: Letter, failure: DeliveryFailed) -> None:
        """Nobody can be told anything there any more: say so once, and have the table closed."""
        table = self._outbox.table_of(letter.table)
        if table is not None and not (table.is_closing or table.is_closed):
            self._report(letter, failure)
        await self._close(letter)
        self._gone(letter.table)

    def _not_sent(self, letter: Letter) -> None:
        """This call sent nothing; an earlier one of a letter in ``SENDING`` may have."""
        if letter.state is State.WAITING and self._outbox.box.get(letter.id) is not None:
            self._outbox.box.change(letter.id, state=State.WAITING)

    def _report(self, letter: Letter, failure: DeliveryFailed) -> None:
        self._desk.report(f"{letter.to}: {failure.why.value} {failure.detail}".rstrip())

    async def _door_shut(self, letter: Letter) -> None:
        """Private messages are closed: remember it, and say so once in the channel."""
        person = PersonId(letter.to)
        door = ShutDoor(person, True, self._desk.clock.now())
        is_report = letter.note.startswith(REPORT)
        marked = replace(letter, state=State.DONE if is_report else State.BLOCKED)
        lines: tuple[Letter, ...] = ()
        table = self._outbox.table_of(letter.table)
        is_news = self._outbox.doors.found(person, shut=True)
        if table is not None and (is_news or is_report):
            # Who is of the floor need not play here, and has no cards: he is called in the channel.
            note = WAITS + person if is_report else DMS_CLOSED + person
            lines = (self._outbox.secretary.channel_line(table, note),)
        await self._desk.committer.insist(Entry(marks=(marked,), doors=(door,), letters=lines))
        if is_report:
            self._outbox.close(letter.id)
        else:
            self._outbox.box.change(letter.id, state=State.BLOCKED)
        if table is not None:
            self._outbox.adopt(table, lines, ())

    async def _another_board(self, letter: Letter, why: Undeliverable) -> None:
        """Post the board anew while its hand is on, for somebody has deleted it.

        Where it stands and may not be changed, the result is posted anew too.
        """
        is_over = letter.final and why is Undeliverable.MESSAGE_GONE
        if is_over or letter.ref is None:
            await self._close(letter)
            return
        self._last.pop(letter.id, None)
        fresh = replace(letter, state=State.WAITING, ref=None, attempt=letter.attempt + 1)
        await self._desk.committer.insist(Entry(marks=(fresh,)))
        self._outbox.box.change(letter.id, state=State.WAITING, ref=None, attempt=fresh.attempt)

    def _messenger(self, letter: Letter) -> Messenger:
        return self._messengers[platform_of(letter.to)]

    async def _document_sent(self, letter: Letter) -> Document:
        """What the call that may have arrived showed."""
        version, kept = self._last.get(letter.id, (0, None))
        if kept is not None and version == letter.sending:
            return kept
        return await self._write(letter, letter.sending)

    async def _write(self, letter: Letter, version: int) -> Document:
        try:
            return await self._scribe.document(letter, version)
        except StoreFailed:
            raise TryLater(self._desk.pace.retry) from None
        except Exception as error:
            self._desk.report(f"A {letter.slot.value} cannot be written: {whereabouts(error)}.")
            raise Unwritable from None

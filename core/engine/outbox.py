"""Outbox: the letters the dealer owes, and who carries them.

Each channel and each person has at most one carrier at work, so that a slow or forbidden one
holds up nobody else.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from core.engine.desk import Desk, whereabouts
from core.engine.doors import Doors
from core.engine.errands import Errand, errand
from core.engine.letters import Letter, State
from core.engine.mailing import letters_after
from core.engine.names import platform_of
from core.engine.ports import MessageRef
from core.engine.postbox import Postbox, Target
from core.engine.store import Entry, Final
from core.ids import Instant, PersonId, TableId, later
from core.present.documents import Slot
from core.table.state import Table
from core.table.step import Step


class Carrier(Protocol):
    """Does one errand for one letter."""

    async def carry(self, letter: Letter, task: Errand, table: Table) -> None:
        """Do it, and note in the outbox how far the letter has come."""
        ...


class Outbox:
    """What is owed to whom, and when.

    Attributes:
        box: the open letters.
        doors: who takes private messages.
        shown: by letter, the version its message shows as far as this process knows.
        carrier: who does the errands; set before :meth:`start`.
    """

    def __init__(
        self,
        desk: Desk,
        platforms: Iterable[str],
        table_of: Callable[[TableId], Table | None],
    ) -> None:
        self.box = Postbox()
        self.doors = Doors()
        self.shown: dict[int, int] = {}
        self.table_of = table_of
        self.carrier: Carrier | None = None
        self._desk = desk
        self._platforms = frozenset(platforms)
        self._unready: frozenset[str] = frozenset()
        self._workers: dict[Target, asyncio.Task[None]] = {}
        self._quiet: dict[Target, Instant] = {}
        self._not_before: dict[int, Instant] = {}
        self._held: dict[TableId, tuple[int, Instant]] = {}
        self._retry_at: dict[int, Instant] = {}
        self._told: dict[tuple[TableId, str], Instant] = {}
        self._noticed: dict[tuple[TableId, bool], tuple[int, int, str]] = {}
        self._last = 0
        self._mark = ""
        self._is_running = False

    # -- writing -------------------------------------------------------------------------------

    def write(
        self, before: Table | None, step: Step
    ) -> tuple[tuple[Letter, ...], tuple[Final, ...]]:
        """The letters of a step, and the boards that become final by it."""
        if not self.serves(step.table):
            return (), ()
        written = letters_after(step, self.pen, self.doors.is_left_alone)
        letters = tuple(one for one in written if not self._is_unwanted(one, step.table))
        if before is None or not any(letter.slot is Slot.BOARD for letter in letters):
            return letters, ()
        finals = tuple(
            Final(letter.id, before.public_version)
            for letter in self.box.of_table(step.table.id)
            if letter.slot is Slot.BOARD and not letter.final
        )
        return letters, finals

    def _is_unwanted(self, letter: Letter, table: Table) -> bool:
        """Cards for one who wants them in no message (Cooke 17.08)."""
        if not letter.is_private:
            return False
        book = self._desk.conduct
        return book.regular(table.community, PersonId(letter.to)).hides_cards

    def pen(self, **fields: object) -> Letter:
        """A letter with the next number."""
        self._last += 1
        return Letter(id=self._last, mark=self._mark, **fields)  # type: ignore[arg-type]

    def serves(self, table: Table) -> bool:
        """True when this table's platform has a messenger."""
        return platform_of(table.place) in self._platforms

    def restore(
        self, letters: Iterable[Letter], shut: Iterable[PersonId], last: int, mark: str
    ) -> None:
        """Begin from what the store holds; new letters get higher numbers than ``last``."""
        self._last = last
        self._mark = mark
        self.doors.restore(shut)
        for letter in letters:
            self.box.keep(letter)

    def adopt(
        self,
        table: Table,
        letters: Iterable[Letter],
        finals: Iterable[Final],
        shows: Slot | None = None,
    ) -> None:
        """A step is durable: take over its letters and see what is due at its table."""
        for letter in letters:
            self.box.keep(letter)
        for final in finals:
            if self.box.get(final.letter) is not None:
                self.box.change(final.letter, final=final.version)
        if shows is Slot.BOARD:
            until = later(self._desk.clock.now(), self._desk.pace.hold)
            self._held[table.id] = (table.sequence, until)
        for letter in self.box.of_table(table.id):
            if self.errand(letter, table) is not None:
                self.poke(letter.to)

    async def add(self, letter: Letter) -> None:
        """Write a letter that belongs to no step."""
        await self._desk.committer.insist(Entry(letters=(letter,)))
        self.written(letter)

    def private_line(self, table: Table, person: PersonId, note: str) -> Letter:
        """A letter to ``person`` about ``table`` as it is now, to be committed by the caller."""
        return self.pen(
            table=table.id,
            slot=Slot.REPLY,
            to=person,
            is_private=True,
            hand=table.hands,
            version=table.version,
            note=note,
            state=State.BLOCKED if self.doors.is_left_alone(person) else State.WAITING,
        )

    def written(self, letter: Letter) -> None:
        """A letter that belongs to no step is durable."""
        self.box.keep(letter)
        self.poke(letter.to)

    async def notice_turn(self, table: Table, note: str = "") -> None:
        """Write the notice for whoever is waited for, once for each prompt.

        With a ``note`` it is the one that his clock is counted down, once for each clock.
        """
        hand = table.hand
        if hand is None or not hand.awaited or not self.serves(table):
            return
        turn = (hand.number, hand.action)
        is_written = any(
            letter.slot is Slot.TURN and (letter.hand, letter.action, letter.note) == (*turn, note)
            for letter in self.box.of_table(table.id)
        )
        if is_written or self._noticed.get((table.id, bool(note))) == (*turn, note):
            return
        self._noticed[table.id, bool(note)] = (*turn, note)
        await self.add(
            self.pen(
                table=table.id,
                slot=Slot.TURN,
                to=table.place,
                hand=turn[0],
                action=turn[1],
                note=note,
            )
        )

    # -- what the platform shows by itself ------------------------------------------------------

    def was_shown(self, table: TableId, sequence: int, ref: MessageRef | None) -> None:
        """An interaction has redrawn a board itself, as of ``sequence``.

        Should an edit of ours have gone out meanwhile, nobody knows which of the two came
        last, so a lower sequence than ours has the newest board drawn again.
        """
        held, _ = self._held.get(table, (0, None))
        if held <= sequence:
            self._held.pop(table, None)
        boards = [letter for letter in self.box.of_table(table) if letter.slot is Slot.BOARD]
        known = [letter for letter in boards if ref is not None and letter.ref == ref]
        now = self.table_of(table)
        is_newest = now is not None and sequence >= now.sequence
        version = now.public_version if now is not None and is_newest else sequence
        for letter in known or boards[-1:]:
            self.shown[letter.id] = version
            self.poke(letter.to)

    def not_shown(self, table: TableId) -> None:
        """The interaction that was to redraw a board has failed."""
        self._held.pop(table, None)
        for letter in self.box.of_table(table):
            self.poke(letter.to)

    def private_again(self, person: PersonId) -> None:
        """``person`` has pressed something: try his private messages once more."""
        if self.doors.knock(person):
            for letter in self.box.to(person):
                if letter.state is State.BLOCKED and self.doors.may_retry(letter.id):
                    self.box.change(letter.id, state=State.WAITING)
            self.poke(person)

    # -- carrying ------------------------------------------------------------------------------

    def start(self, unready: Iterable[str]) -> None:
        """Begin to carry; platforms that are ``unready`` wait for :meth:`ready`."""
        self._is_running = True
        self._unready = frozenset(unready)
        self._poke_all()

    def ready(self, platform: str) -> None:
        """``platform`` can be reached for the first time."""
        if platform in self._unready:
            self._unready -= {platform}
            self._poke_all()

    async def stop(self, patience: float) -> None:
        """Let messages on their way arrive, for ``patience`` seconds, and carry no more."""
        self._is_running = False
        workers = tuple(self._workers.values())
        if workers:
            await asyncio.wait(workers, timeout=patience)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """True when nothing is being carried."""
        return not self._workers

    def poke(self, target: Target) -> None:
        """Have someone look at what is due to ``target``, if nobody does already."""
        if (
            self._is_running
            and target not in self._workers
            and self.box.owes(target)
            and platform_of(target) in self._platforms - self._unready
        ):
            worker = asyncio.get_running_loop().create_task(self._serve(target))
            worker.add_done_callback(self._ended)
            self._workers[target] = worker

    def _ended(self, worker: asyncio.Task[None]) -> None:
        error = None if worker.cancelled() else worker.exception()
        if error is not None:
            self._desk.report(f"A carrier of messages failed: {whereabouts(error)}.")

    def _poke_all(self) -> None:
        for target in self.box.targets():
            self.poke(target)

    def errand(self, letter: Letter, table: Table) -> Errand | None:
        """What ``letter`` needs next; a line waits no longer once there is a newer of its kind."""
        if letter.state is State.WAITING and self.box.is_superseded(letter):
            return Errand.CLOSE
        return errand(letter, table, self.shown.get(letter.id, 0))

    def wait(self, target: Target, after: int) -> None:
        """Leave ``target`` alone for ``after`` milliseconds."""
        self._quiet[target] = later(self._desk.clock.now(), after)

    def pause_edits(self, ident: int) -> None:
        """Leave one message as it is for a moment, so that several changes become one edit."""
        self._not_before[ident] = later(self._desk.clock.now(), self._desk.pace.edit_gap)

    def pause(self, ident: int, after: int) -> None:
        """Leave one message alone for ``after`` milliseconds, whatever others do there."""
        self._retry_at[ident] = later(self._desk.clock.now(), after)

    def pause_news(self, letter: Letter) -> None:
        """Tell nothing more of the kind of ``letter`` at its table for a while.

        People can come and go as often as they like; the channel need not hear of each time.
        """
        if letter.note:
            now = self._desk.clock.now()
            self._told = {kind: until for kind, until in self._told.items() if until > now}
            until = later(now, self._desk.pace.news_gap)
            self._told[letter.table, letter.note] = until

    def close(self, ident: int) -> None:
        """Nothing is to be done about a letter any more."""
        if self.box.get(ident) is not None:
            self.box.change(ident, state=State.DONE)
        self.shown.pop(ident, None)
        self._not_before.pop(ident, None)
        self._retry_at.pop(ident, None)

    async def _serve(self, target: Target) -> None:
        assert self.carrier is not None
        try:
            while self._is_running and (due := self._next(target)) is not None:
                letter, task, table = due
                try:
                    await self.carrier.carry(letter, task, table)
                except Exception as error:
                    self._desk.report(f"A message was given up: {whereabouts(error)}.")
                    self.close(letter.id)
        finally:
            del self._workers[target]

    def _next(self, target: Target) -> tuple[Letter, Errand, Table] | None:
        """The oldest letter with something to do now; else the alarm is set for the first."""
        now = self._desk.clock.now()
        quiet = self._quiet.get(target, now)
        soonest: Instant | None = None
        for letter in self.box.to(target):
            table = self.table_of(letter.table)
            if table is None:
                continue
            task = self.errand(letter, table)
            if task is None:
                continue
            at = max(quiet, self._retry_at.get(letter.id, now), self._earliest(letter, task, now))
            if at <= now:
                return letter, task, table
            soonest = at if soonest is None else min(soonest, at)
        if soonest is not None:
            self._desk.alarm.set(("mail", target), soonest, lambda: self.poke(target))
        else:
            self._quiet.pop(target, None)
        return None

    def _earliest(self, letter: Letter, task: Errand, now: Instant) -> Instant:
        if task is Errand.POST:
            return max(now, self._told.get((letter.table, letter.note), now))
        if task is not Errand.EDIT:
            return now
        at = self._not_before.get(letter.id, now)
        held = self._held.get(letter.table) if letter.slot is Slot.BOARD else None
        return at if held is None else max(at, held[1])

"""Outbox: the letters the dealer owes, and who carries them.

Each channel and each person has at most one carrier at work, so that a slow or forbidden one
holds up nobody else.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from core.engine.desk import Desk, whereabouts
from core.engine.mail.doors import Doors
from core.engine.mail.errands import Errand, errand
from core.engine.mail.letters import Letter, State
from core.engine.mail.patience import Patience
from core.engine.mail.postbox import Postbox, Target
from core.engine.mail.secretary import Secretary
from core.engine.names import platform_of
from core.engine.rows import Entry, Final
from core.ids import Instant, PersonId, TableId
from core.present.documents import Slot
from core.table.state import Table


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
        secretary: writes the letters.
        patience: until when what is left alone.
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
        self.secretary = Secretary(desk, self.box, self.doors, self._platforms)
        self.patience = Patience(desk)
        self._unready: frozenset[str] = frozenset()
        self._workers: dict[Target, asyncio.Task[None]] = {}
        self._is_running = False

    # -- taking over -------------------------------------------------------------------------------

    def restore(
        self, letters: Iterable[Letter], shut: Iterable[PersonId], last: int, mark: str
    ) -> None:
        """Begin from what the store holds; see ``Secretary.restore``."""
        self.secretary.restore(last, mark)
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
            self.patience.hold_board(table.id, table.sequence)
        for letter in self.box.of_table(table.id):
            if self.errand(letter, table) is not None:
                self.poke(letter.to)

    async def add(self, letter: Letter) -> None:
        """Write a letter that belongs to no step."""
        await self._desk.committer.insist(Entry(letters=(letter,)))
        self.written(letter)

    async def notice_turn(self, table: Table, note: str = "") -> None:
        """Write and owe the notice of a turn; see ``Secretary.turn_notice``."""
        letter = self.secretary.turn_notice(table, note)
        if letter is not None:
            await self.add(letter)

    def written(self, letter: Letter) -> None:
        """A letter that belongs to no step is durable."""
        self.box.keep(letter)
        self.poke(letter.to)

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

    def close(self, ident: int) -> None:
        """Nothing is to be done about a letter any more."""
        if self.box.get(ident) is not None:
            self.box.change(ident, state=State.DONE)
        self.shown.pop(ident, None)
        self.patience.forget(ident)

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
        soonest: Instant | None = None
        for letter in self.box.to(target):
            table = self.table_of(letter.table)
            if table is None:
                continue
            task = self.errand(letter, table)
            if task is None:
                continue
            at = self.patience.due(letter, task, now)
            if at <= now:
                return letter, task, table
            soonest = at if soonest is None else min(soonest, at)
        if soonest is not None:
            self._desk.alarm.set(("mail", target), soonest, lambda: self.poke(target))
        else:
            self.patience.is_over(target)
        return None

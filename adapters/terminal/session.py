"""Session: the table in the terminal, from the first line to the last."""

import asyncio
from collections.abc import Sequence
from typing import Final

from adapters.terminal.answers import Answers
from adapters.terminal.console import Console
from adapters.terminal.help import FAREWELL, waiting
from adapters.terminal.identity import HOUSE, PLACE, PLATFORM, YOU
from adapters.terminal.legend import legend
from adapters.terminal.seating import Keys, Party, gather
from adapters.terminal.transcript import Transcript
from core.engine.room import CardRoom
from core.hand.events import HandEnded, HandStarted
from core.table.commands import CloseTable
from core.table.events import TableClosed, TableEvent
from core.table.state import Table

_GO: Final = frozenset({"quit", "q", "exit", "bye"})


class Session:
    """One sitting: seats everybody, then prints what the reader may see, and takes what he types.

    Ends when he goes, when ``hands`` have been played to their end, or when the table closes.
    A table of house players alone closes with its last hand.
    """

    def __init__(  # everything it stands on, and nothing it makes itself
        self,
        room: CardRoom,
        party: Party,
        console: Console,
        transcript: Transcript,
        answers: Answers,
        key: Keys,
        hands: int | None = None,
    ) -> None:
        self._room = room
        self._party = party
        self._console = console
        self._transcript = transcript
        self._answers = answers
        self._key = key
        self._hands_left = hands
        self._waits: bool | None = None
        """Whether the table waits for the person; None until all have been seated."""
        self._is_over = asyncio.Event()
        self._closing: asyncio.Task[object] | None = None

    async def play(self) -> None:
        """Deal until the session is over; the room must have been told that nobody is here yet.

        Raises:
            Refusal: the table cannot be opened.
        """
        unsubscribe = self._room.subscribe(self._heard)
        try:
            table = await gather(self._room, self._party, self._key)
            await self._take_up(table)
            await self._until_over()
        finally:
            unsubscribe()
            self._console.ask("")
            if not self._party.is_auto and self._room.table_at(PLACE) is not None:
                self._console.write(self._transcript.line(FAREWELL))

    async def _take_up(self, table: Table) -> None:
        """Let time run; show a hand that was in play, or say why the person does not sit."""
        if table.is_in_hand:
            self._console.write(self._transcript.taken_up(table))
        if table.is_in_hand or self._party.is_auto:
            self._let_time_run()
        else:
            self._wait_for_you(table)
        if not self._party.is_auto and table.occupant_of(YOU) is None:
            self._console.write(await self._answers.to("sit", table))
        self._prompt(table)

    async def _until_over(self) -> None:
        over = asyncio.ensure_future(self._is_over.wait())
        typing = asyncio.ensure_future(self._listen())
        try:
            await asyncio.wait({over, typing}, return_when=asyncio.FIRST_COMPLETED)
            if typing.done():
                typing.result()
        finally:
            for task in (over, typing):
                task.cancel()
            await asyncio.gather(over, typing, return_exceptions=True)

    async def _listen(self) -> None:
        """Take lines until the person goes or the table is no more."""
        while (line := await self._console.read()) is not None:
            table = self._room.table_at(PLACE)
            if table is None or line.strip().lower() in _GO:
                return
            self._console.write(await self._answers.to(line, table))
            self._prompt(self._room.table_at(PLACE))

    def _heard(self, table: Table, events: Sequence[TableEvent]) -> None:
        if table.place != PLACE or self._is_over.is_set():
            return
        self._console.write(self._transcript.told(events, table))
        self._prompt(table)
        if self._waits is not None:
            self._wait_for_you(table)
        for event in events:
            match event:
                case HandStarted():
                    self._begin_hand(table)
                case HandEnded() if not self._party.is_auto and self._hands_left == 0:
                    self._is_over.set()
                case TableClosed() if self._waits is not None:
                    self._is_over.set()

    def _wait_for_you(self, table: Table) -> None:
        """Between hands no time runs while the person is not ready to be dealt in."""
        if self._party.is_auto or table.is_in_hand or table.is_closed:
            return
        you = table.occupant_of(YOU)
        waits = you is None or not you.is_ready
        if not waits:
            self._let_time_run()
        elif self._waits is not True:
            self._waits = True
            self._room.connections.platform_lost(PLATFORM)
            self._console.write(self._transcript.line(waiting(you)))

    def _let_time_run(self) -> None:
        if self._waits is not False:
            self._waits = False
            self._room.connections.platform_back(PLATFORM)

    def _begin_hand(self, table: Table) -> None:
        """Count down; house players alone are told that this is their last."""
        if self._hands_left is None:
            return
        self._hands_left -= 1
        if self._hands_left == 0 and self._party.is_auto:
            close = self._room.submit(table.id, CloseTable(HOUSE), key=self._key())
            self._closing = asyncio.ensure_future(close)

    def _prompt(self, table: Table | None) -> None:
        if table is not None:
            self._console.ask(legend(self._transcript.view(table)))

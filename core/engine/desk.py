"""Desk: what all parts of one room share."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import TypeVar

from core.bank import Account, Books
from core.engine.conduct.book import ConductBook, yesterday
from core.engine.houses.book import Houses
from core.engine.journal.committer import Committer
from core.engine.pace import Pace
from core.engine.ports import Chance, WallClock
from core.engine.store import Store
from core.engine.tables.guests import Guests, since
from core.engine.time.alarm import Alarm

Report = Callable[[str], None]
"""Takes a sentence for the log; it never holds a card."""

V = TypeVar("V")


class Desk:
    """The room's store, clock, chance, books, guest book, conduct book, houses, alarm
    and writer.

    ``is_open`` is False while the room starts, stops, or reads back its state after the store
    has failed: commands wait in their mailboxes.
    """

    def __init__(
        self,
        store: Store,
        clock: WallClock,
        chance: Chance,
        pace: Pace,
        report: Report,
        committer: Committer,
    ) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self.pace = pace
        self.report = report
        self.committer = committer
        self.books = Books()
        self.guests = Guests()
        self.houses = Houses()
        self.conduct = ConductBook()
        self.alarm = Alarm(clock, self._trouble)
        self.is_open = False
        self.is_stopping = False

    async def read_books(self, balances: Mapping[Account, int]) -> None:
        """Have the books say what the store does; ``balances`` are the ledger's as read.

        Raises:
            StoreFailed: the database cannot be read; the books are as they were.
        """
        now = self.clock.now()
        guests = await self.store.guests(since(now))
        houses = await self.store.houses()
        conduct = await self.store.conduct(yesterday(now))
        self.books.reset(balances)
        self.guests.reset(guests)
        self.houses.reset(houses)
        self.conduct.reset(conduct)

    def _trouble(self, error: BaseException) -> None:
        self.report(f"An alarm failed: {whereabouts(error)}.")


class Recent(OrderedDict[str, V]):
    """The newest ``most`` values by key; older ones are forgotten."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: str, value: V) -> None:
        """Remember ``value``."""
        self[key] = value
        if len(self) > self._most:
            self.popitem(last=False)


def whereabouts(error: BaseException) -> str:
    """What kind of error it was and where, without any value: those may be cards."""
    trace: TracebackType | None = error.__traceback__
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f" in {code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} ({code.co_name})"
        trace = trace.tb_next
    return type(error).__name__ + place

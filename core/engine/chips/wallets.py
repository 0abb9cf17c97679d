"""Wallets: starting chips, grants, takes and refills, each a balanced entry of the ledger."""

import asyncio
from collections.abc import Callable
from typing import Final

from core.bank import Kind, Posting, house, wallet
from core.chips import Chips, whole
from core.engine.desk import Desk
from core.engine.names import community_of
from core.engine.rows import Entry, WalletRow
from core.engine.store import StoreFailed
from core.house.settings import Overrides, number
from core.ids import Instant, PersonId
from core.refusal import Reason, Refusal

_DAY: Final = 86_400_000


class Window:
    """An act at the cashier's window on its way into the ledger."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.done: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def committed(self) -> None:
        """See ``Work.committed``."""
        self._settle("stored")

    def repeated(self) -> None:
        """See ``Work.repeated``."""
        self._settle("repeated")

    def failed(self) -> None:
        """See ``Work.failed``."""
        self._settle("failed")

    def _settle(self, how: str) -> None:
        if not self.done.done():
            self.done.set_result(how)


class Wallets:
    """The cashier's window: one act at a time."""

    def __init__(self, desk: Desk, staked_by: Callable[[PersonId], Chips]) -> None:
        self._desk = desk
        self._staked_by = staked_by
        self._lock = asyncio.Lock()

    def knows(self, person: PersonId) -> bool:
        """True when ``person`` has a wallet."""
        return self._desk.books.knows(wallet(person))

    async def balance(self, person: PersonId) -> Chips:
        """What the wallet of ``person`` holds, committed; a newcomer gets his starting chips."""
        await self.welcome(person)
        await self._desk.committer.settled()
        return self._desk.books.balance(wallet(person))

    async def welcome(self, person: PersonId) -> None:
        """Make sure ``person`` has a wallet."""
        if self.knows(person):
            return
        starting = whole(number(self._house(person), "wallet.starting_chips"))
        async with self._lock:
            if not self.knows(person):
                await self._issue(f"wallet:{person}", person, person, Kind.STARTING, starting)

    async def grant(self, person: PersonId, amount: Chips, by: PersonId, key: str) -> Chips:
        """Give ``amount`` of the house's chips; the new balance.

        Raises:
            Refusal: ``AMOUNT_NOT_POSITIVE``.
        """
        return await self._move(person, amount, by, key, Kind.GRANT)

    async def take(self, person: PersonId, amount: Chips, by: PersonId, key: str) -> Chips:
        """Take ``amount`` back for the house; the new balance.

        Raises:
            Refusal: ``AMOUNT_NOT_POSITIVE``, ``WALLET_TOO_SMALL``.
        """
        return await self._move(person, amount, by, key, Kind.TAKE)

    async def refill(self, person: PersonId, key: str) -> Chips:
        """Give a broke player his refill; the new balance.

        Raises:
            Refusal: ``REFILL_NOT_DUE`` while wallet, stacks and bets together are not below a
                refill; ``REFILLS_SPENT`` once the day's are used up; ``TOO_BUSY`` when the
                store fails.
        """
        await self.welcome(person)
        least = whole(number(self._house(person), "wallet.refill_chips"))
        count = number(self._house(person), "wallet.refills_per_day")
        async with self._lock:
            known = await self._known(key)
            if known is not None:
                return known
            spent = await self._refills_today(person)
            # Nothing may come between the look at what he has and the payment.
            has = self._worth(person)
            if has >= least:
                raise Refusal(Reason.REFILL_NOT_DUE, balance=int(has), least=int(least))
            if spent >= count:
                raise Refusal(Reason.REFILLS_SPENT, count=count)
            return await self._issue(key, person, person, Kind.REFILL, least)

    def _house(self, person: PersonId) -> Overrides:
        return self._desk.houses.overrides(community_of(person))

    def _worth(self, person: PersonId) -> Chips:
        """Everything ``person`` has: wallet, stacks, and what he has in pots still undecided."""
        return Chips(self._desk.books.owned(person) + self._staked_by(person))

    async def _refills_today(self, person: PersonId) -> int:
        now = self._desk.clock.now()
        since = Instant(now - now % _DAY)
        try:
            return await self._desk.store.count_wallet_acts(person, Kind.REFILL, since)
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None

    async def _move(
        self, person: PersonId, amount: Chips, by: PersonId, key: str, kind: Kind
    ) -> Chips:
        if amount <= 0:
            raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
        await self.welcome(person)
        async with self._lock:
            known = await self._known(key)
            return known if known is not None else await self._issue(key, person, by, kind, amount)

    async def _issue(
        self, key: str, person: PersonId, by: PersonId, kind: Kind, amount: Chips
    ) -> Chips:
        ours, bank = wallet(person), house(community_of(person))
        if not self._desk.is_open:
            raise Refusal(Reason.TOO_BUSY)
        ends = (ours, bank) if kind is Kind.TAKE else (bank, ours)
        moves = (Posting(*ends, amount, kind),) if amount else ()
        books = self._desk.books
        books.post(moves)
        books.open(ours)
        after = books.balance(ours)
        row = WalletRow(key, person, by, kind, amount, after, self._desk.clock.now())
        work = Window(Entry(wallet=row, postings=moves))
        self._desk.committer.join(work)
        match await work.done:
            case "stored":
                return after
            case "repeated":
                books.undo(moves)
                return await self._known(key) or after
            case _:
                raise Refusal(Reason.TOO_BUSY)

    async def _known(self, key: str) -> Chips | None:
        """The balance after the act under ``key``, if there was one."""
        try:
            row = await self._desk.store.recall_wallet(key)
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None
        return row.balance if row is not None else None

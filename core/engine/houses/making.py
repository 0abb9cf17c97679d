"""Rule making: a community's admins change its house rules and its staff, one act at a time.

An act is durable before anybody is told.  Then every open table of the community is, under keys
of its own; whatever a crash leaves out is made up for when the room starts again.
"""

import asyncio
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from core.engine.chips.wallets import Window
from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.outcome import Accepted, Outcome, Refused
from core.engine.rows import Entry
from core.engine.store import StoreFailed
from core.engine.tables.actor import TableActor
from core.house.community import House, asked
from core.house.history import About, HouseChange
from core.house.ranks import Rank
from core.house.setting import Value
from core.house.settings import Overrides
from core.ids import CommunityId, PersonId, TableId, later
from core.refusal import Reason, Refusal
from core.table.commands import TakeHouse
from core.table.events import TableEvent
from core.table.state import Table

TELLS: Final = "house:"
"""How the keys begin under which tables are told."""


class HouseOutcome(Struct, frozen=True):
    """An act of a house that is durable: what it changed, and what each open table made of it."""

    lines: tuple[HouseChange, ...]
    tables: dict[TableId, tuple[TableEvent, ...]] = {}


class RuleMaking:
    """The office where the house's rules are made."""

    def __init__(self, desk: Desk, floor: Floor) -> None:
        self._desk = desk
        self._floor = floor
        self._lock = asyncio.Lock()

    def house(self, community: CommunityId) -> House:
        """The rules and the staff of ``community``, with who set them and when."""
        return self._desk.houses.of(community)

    def overrides(self, community: CommunityId) -> Overrides:
        """The community's values that differ from the declared defaults (Cooke 1.07)."""
        return self._desk.houses.overrides(community)

    async def change(
        self,
        community: CommunityId,
        changes: Mapping[str, Value | None],
        by: PersonId,
        name: str,
        key: str,
    ) -> HouseOutcome:
        """Make ``changes`` of the community's rules, all or none; None takes a value back.

        Raises:
            Refusal: see :func:`core.house.community.asked`; ``TOO_BUSY`` when the store fails.
        """
        async with self._lock:
            lines = await self._known(key)
            if not lines:
                differs = asked(self._desk.houses.of(community), changes)
                now = self._desk.clock.now()
                lines = self._desk.houses.lines(community, differs, by, name, key, now)
                lines = await self._write(lines, key)
        return HouseOutcome(lines, await self._tell_all(community, by))

    async def appoint(
        self,
        community: CommunityId,
        holder: str,
        rank: Rank | None,
        label: str,
        by: PersonId,
        name: str,
        key: str,
        *,
        is_group: bool = False,
    ) -> HouseOutcome:
        """Give ``holder``, a person or (``is_group``) everybody in a group, the rank of floor or
        admin; None takes it back.

        Raises:
            Refusal: ``STAFF_UNCHANGED``, ``NO_RANK_TO_LOSE``; ``TOO_BUSY`` when the store fails.
        """
        async with self._lock:
            lines = await self._known(key)
            if not lines:
                was = self._desk.houses.of(community).rank_of((holder,))
                if was is (rank or Rank.PLAYER):
                    same = Reason.STAFF_UNCHANGED if rank else Reason.NO_RANK_TO_LOSE
                    raise Refusal(same, label=label)
                about = About.GROUP if is_group else About.STAFF
                lines = (
                    HouseChange(
                        key, 0, community, None, about, holder, _word(rank), _word(was),
                        by, name, self._desk.clock.now(), label,
                    ),
                )  # fmt: skip
                lines = await self._write(lines, key)
        return HouseOutcome(lines)

    async def history(
        self, community: CommunityId, table: TableId | None = None, limit: int = 20
    ) -> tuple[HouseChange, ...]:
        """The last changes of a community's house, or of one table's own rules, newest first.

        Raises:
            Refusal: ``TOO_BUSY`` when the store fails.
        """
        try:
            return tuple(await self._desk.store.house_history(community, table, limit))
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None

    async def _known(self, key: str) -> tuple[HouseChange, ...]:
        """What the act under ``key`` has changed, if it was done before."""
        try:
            return tuple(await self._desk.store.recall_house(key))
        except StoreFailed:
            raise Refusal(Reason.TOO_BUSY) from None

    async def _write(self, lines: tuple[HouseChange, ...], key: str) -> tuple[HouseChange, ...]:
        if not self._desk.is_open:
            raise Refusal(Reason.TOO_BUSY)
        work = Window(Entry(house=lines))
        self._desk.committer.join(work)
        match await work.done:
            case "stored":
                self._desk.houses.note(lines)
                return lines
            case "repeated":
                return await self._known(key)
            case _:
                raise Refusal(Reason.TOO_BUSY)

    # -- the tables ------------------------------------------------------------------------------

    def bring_up_all(self) -> None:
        """Tell every open table what it does not know yet, by and by."""
        for actor in self._floor.actors():
            if actor.table is not None and self._desk.houses.news(actor.table):
                self._floor.spawn(self._bring_up(actor, self._whose(actor.table)))

    def _whose(self, table: Table) -> PersonId:
        """Who made the newest of the changes that ``table`` has not been told."""
        house = self._desk.houses.of(table.community)
        news = self._desk.houses.news(table)
        lines = [house.rules[change.key] for change in news if change.key in house.rules]
        return max(lines, key=lambda line: line.at).by if lines else PersonId("")

    async def _tell_all(
        self, community: CommunityId, by: PersonId
    ) -> dict[TableId, tuple[TableEvent, ...]]:
        actors = [
            actor
            for actor in self._floor.actors()
            if actor.table is not None and actor.table.community == community
        ]
        outcomes = await asyncio.gather(*(self._tell(actor, by) for actor in actors))
        told: dict[TableId, tuple[TableEvent, ...]] = {}
        for actor, outcome in zip(actors, outcomes, strict=True):
            if isinstance(outcome, Accepted):
                told[actor.id] = outcome.events
            elif outcome is not None and outcome.refusal.reason is Reason.TOO_BUSY:
                self._floor.spawn(self._bring_up(actor, by))
        return told

    async def _tell(self, actor: TableActor, by: PersonId) -> Outcome | None:
        """Tell one table; None when it knows everything, or is one that takes nothing more."""
        table = actor.table
        if table is None or table.is_closing or actor.is_frozen:
            return None
        news = self._desk.houses.news(table)
        if not news:
            return None
        key = f"{TELLS}{actor.id}:{self._desk.houses.last_act(table.community)}"
        return await asyncio.shield(actor.submit(TakeHouse(by, news), key))

    async def _bring_up(self, actor: TableActor, by: PersonId) -> None:
        """Tell a table, however busy it is."""
        wait = self._desk.pace.retry
        while not self._desk.is_stopping:
            outcome = await self._tell(actor, by)
            if not isinstance(outcome, Refused) or outcome.refusal.reason is not Reason.TOO_BUSY:
                return
            await self._desk.clock.sleep_until(later(self._desk.clock.now(), wait))
            wait = min(wait * 2, self._desk.pace.retry_most)

    def opened(self, actor: TableActor) -> None:
        """A table has opened: what was changed in that very moment it is told now."""
        if actor.table is not None and self._desk.houses.news(actor.table):
            self._floor.spawn(self._bring_up(actor, self._whose(actor.table)))


def _word(rank: Rank | None) -> str | None:
    return rank.name.lower() if rank is not None and rank is not Rank.PLAYER else None

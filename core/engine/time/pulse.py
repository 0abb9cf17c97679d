"""Pulse: writes down that the process is alive, stops and starts the clocks of those it serves."""

import asyncio
from collections.abc import Callable, Iterable

from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.names import platform_of
from core.engine.outcome import Accepted, Outcome, is_passing
from core.engine.rows import Alive, Entry
from core.engine.store import StoreFailed
from core.engine.tables.actor import TableActor
from core.engine.time.reach import Stand
from core.ids import CommunityId, Instant, later
from core.table.commands import PauseClocks, ResumeClocks
from core.table.state import Table


class Pulse:
    """Time runs at a table only while this process is up and the table's people in reach."""

    def __init__(self, desk: Desk, floor: Floor, platforms: Iterable[str]) -> None:
        self._desk = desk
        self._floor = floor
        self._platforms = set(platforms)
        self._alive: dict[str, Instant] = {}
        self._reach = floor.timekeeper.reach
        self.is_running = False

    @property
    def lost(self) -> frozenset[str]:
        """The platforms out of reach."""
        return frozenset(self._reach.platforms)

    def restore(self, alive: dict[str, Instant]) -> None:
        """When each platform was last known to be in reach, by an earlier process."""
        self._alive.update(alive)

    async def run(self) -> None:
        """Beat until cancelled."""
        tidy_at = later(self._desk.clock.now(), self._desk.pace.checkpoint)
        while True:
            await self.beat()
            now = self._desk.clock.now()
            if now >= tidy_at:
                tidy_at = later(now, self._desk.pace.checkpoint)
                await self._tidy()
            await self._desk.clock.sleep_until(later(now, self._desk.pace.heartbeat))

    async def beat(self) -> None:
        """Write down which platforms are in reach now."""
        now = self._desk.clock.now()
        seen = self._platforms | {platform_of(table.place) for table in self._floor.tables()}
        alive = tuple(Alive(platform, now) for platform in sorted(seen - self._reach.platforms))
        if alive and await self._desk.committer.commit(Entry(alive=alive)):
            self._alive.update({beat.platform: beat.at for beat in alive})

    async def _tidy(self) -> None:
        try:
            await self._desk.store.tidy()
        except StoreFailed:
            self._desk.report("The database could not be tidied up; trying again later.")

    def lose(self, platform: str) -> None:
        """No time runs at the tables of ``platform`` until it is back."""
        if platform not in self._reach.platforms:
            self._reach.platforms.add(platform)
            self._stop(lambda table: platform_of(table.place) == platform)

    def find(self, platform: str) -> None:
        """``platform`` is in reach again."""
        if platform in self._reach.platforms:
            self._reach.platforms.discard(platform)
            if self.is_running:
                self._floor.outbox.ready(platform)
            self._go_on(lambda table: platform_of(table.place) == platform)

    def lose_community(self, community: CommunityId) -> None:
        """No time runs at the tables of ``community`` until it is back."""
        if community not in self._reach.communities:
            self._reach.communities.add(community)
            self._stop(lambda table: table.community == community)

    def find_community(self, community: CommunityId) -> None:
        """``community`` is in reach again."""
        if community in self._reach.communities:
            self._reach.communities.discard(community)
            self._go_on(lambda table: table.community == community)

    def _stop(self, is_lost: Callable[[Table], bool]) -> None:
        for actor in self._actors_of(is_lost):
            self._pause(actor)

    def _pause(self, actor: TableActor) -> None:
        """Stop the clocks of a table out of reach, unless they stand anyway."""
        table = actor.table
        if table is None or self._reach.has(table) or table.id in self._reach.stands:
            return
        if _has_clock(table) and table.paused_at is None:
            answer = actor.submit(PauseClocks(), f"room:pause:{table.id}:{table.version}")
            answer.add_done_callback(lambda heard: self._paused(actor, heard))

    def _paused(self, actor: TableActor, answer: "asyncio.Future[Outcome]") -> None:
        """A table that came back into reach before its clocks stood is set going again."""
        if answer.cancelled():
            return
        if is_passing(answer.result()):
            self._again("pause", actor, lambda: self._pause(actor))
        elif actor.id not in self._reach.stands:
            self.wake(actor)

    def _go_on(self, is_back: Callable[[Table], bool]) -> None:
        for actor in self._actors_of(is_back):
            self.wake(actor)

    def wake_all(self) -> None:
        """Start the time of every table in reach, after the process has."""
        for actor in self._floor.actors():
            self.wake(actor)

    def wake(self, actor: TableActor) -> None:
        """Go on at a table as if no time had passed since it was last in reach.

        No time runs there until that is committed, however often it has to be said.
        """
        table = actor.table
        if table is None or actor.is_frozen or not self._reach.has(table):
            return
        stand = self._reach.stands.get(table.id)
        is_stopped = table.paused_at is not None or _has_clock(table) or actor.ahead
        if not is_stopped and (stand is None or not stand.is_still(table)):
            self._go(actor)
            return
        if stand is None:
            stand = self._reach.stands[table.id] = Stand(table, self._stopped_at(actor, table))
        if not stand.is_said:
            stand.is_said = True
            command = ResumeClocks(table.paused_at or stand.stopped_at(table))
            key = f"room:resume:{table.id}:{table.version}"
            answer = actor.submit(command, key)
            answer.add_done_callback(lambda heard: self._resumed(actor, key, heard))

    def _stopped_at(self, actor: TableActor, table: Table) -> Instant:
        seen = self._alive.get(platform_of(table.place), Instant(0))
        return max(seen, later(actor.last_at, actor.ahead))

    def _resumed(self, actor: TableActor, key: str, answer: "asyncio.Future[Outcome]") -> None:
        stand = self._reach.stands.get(actor.id)
        if answer.cancelled() or stand is None:
            return
        stand.is_said = False
        if is_passing(answer.result()):
            self._again("wake", actor, lambda: self._wake_again(actor, key))
        else:
            self._go(actor)

    def _wake_again(self, actor: TableActor, key: str) -> None:
        """Say it once more, unless what seemed to be lost was stored."""
        if isinstance(self._floor.answered(key, actor.table), Accepted):
            self._go(actor)
        else:
            self.wake(actor)

    def _go(self, actor: TableActor) -> None:
        """Time runs at a table from now on, or stands again if it has been lost meanwhile."""
        self._reach.stands.pop(actor.id, None)
        self._floor.attend(actor)
        self._pause(actor)

    def _again(self, name: str, actor: TableActor, say: Callable[[], None]) -> None:
        at = later(self._desk.clock.now(), self._desk.pace.retry)
        self._desk.alarm.set((name, actor.id), at, say)

    def _actors_of(self, is_meant: Callable[[Table], bool]) -> list[TableActor]:
        """Those of the tables meant; none before time has begun to run at all."""
        if not self.is_running:
            return []
        actors = self._floor.actors()
        return [actor for actor in actors if actor.table is not None and is_meant(actor.table)]


def _has_clock(table: Table) -> bool:
    """True where time runs that somebody could lose: in a hand, or for the floor to come."""
    return table.is_in_hand or table.objection is not None

"""Pulse: writes down that the process is alive, stops and starts the clocks of those it serves."""

from collections.abc import Callable, Iterable

from core.engine.actor import TableActor
from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.names import platform_of
from core.engine.store import Alive, Entry, StoreFailed
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
            table = actor.table
            if table is not None and table.is_in_hand and table.paused_at is None:
                actor.submit(PauseClocks(), f"room:pause:{table.id}:{table.version}")

    def _go_on(self, is_back: Callable[[Table], bool]) -> None:
        for actor in self._actors_of(is_back):
            self.wake(actor)

    def wake_all(self) -> None:
        """Start the time of every table in reach, after the process has."""
        for actor in self._floor.actors():
            self.wake(actor)

    def wake(self, actor: TableActor) -> None:
        """Go on at a table as if no time had passed since it was last in reach."""
        table = actor.table
        if table is None or actor.is_frozen or not self._reach.has(table):
            return
        if table.paused_at is not None or table.is_in_hand or actor.ahead:
            seen = self._alive.get(platform_of(table.place), Instant(0))
            stopped_at = table.paused_at or max(seen, later(actor.last_at, actor.ahead))
            key = f"room:resume:{table.id}:{table.version}"
            actor.submit(ResumeClocks(stopped_at), key)
        else:
            self._floor.timekeeper.watch(actor)
            self._floor.props.watch(actor)

    def _actors_of(self, is_meant: Callable[[Table], bool]) -> list[TableActor]:
        """Those of the tables meant; none before time has begun to run at all."""
        if not self.is_running:
            return []
        actors = self._floor.actors()
        return [actor for actor in actors if actor.table is not None and is_meant(actor.table)]

"""Pulse: writes down that the process is alive, stops and starts the clocks of a platform."""

from collections.abc import Iterable

from core.engine.actor import TableActor
from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.names import platform_of
from core.engine.store import Alive, Entry, StoreFailed
from core.ids import Instant, later
from core.table.commands import PauseClocks, ResumeClocks


class Pulse:
    """Time runs at a table only while this process is up and the table's platform in reach."""

    def __init__(self, desk: Desk, floor: Floor, platforms: Iterable[str]) -> None:
        self._desk = desk
        self._floor = floor
        self._platforms = set(platforms)
        self._alive: dict[str, Instant] = {}
        self._lost: set[str] = set()
        self.is_running = False

    @property
    def lost(self) -> frozenset[str]:
        """The platforms out of reach."""
        return frozenset(self._lost)

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
        alive = tuple(Alive(platform, now) for platform in sorted(seen - self._lost))
        if alive and await self._desk.committer.commit(Entry(alive=alive)):
            self._alive.update({beat.platform: beat.at for beat in alive})

    async def _tidy(self) -> None:
        try:
            await self._desk.store.tidy()
        except StoreFailed:
            self._desk.report("The database could not be tidied up; trying again later.")

    def lose(self, platform: str) -> None:
        """No time runs at the tables of ``platform`` until it is back."""
        if platform in self._lost:
            return
        self._lost.add(platform)
        self._floor.timekeeper.lost.add(platform)
        if self.is_running:
            for actor in self._tables_of(platform):
                table = actor.table
                if table is not None and table.is_in_hand and table.paused_at is None:
                    actor.submit(PauseClocks(), f"room:pause:{table.id}:{table.version}")

    def find(self, platform: str) -> None:
        """``platform`` is in reach again."""
        if platform not in self._lost:
            return
        self._lost.discard(platform)
        self._floor.timekeeper.lost.discard(platform)
        if self.is_running:
            self._floor.outbox.ready(platform)
            for actor in self._tables_of(platform):
                self.wake(actor)

    def wake_all(self) -> None:
        """Start the time of every table in reach, after the process has."""
        for actor in self._floor.actors():
            if actor.table is not None and platform_of(actor.table.place) not in self._lost:
                self.wake(actor)

    def wake(self, actor: TableActor) -> None:
        """Go on at a table as if no time had passed since it was last in reach."""
        table = actor.table
        if table is None or actor.is_frozen:
            return
        if table.paused_at is not None or table.is_in_hand:
            seen = self._alive.get(platform_of(table.place), Instant(0))
            stopped_at = table.paused_at or max(seen, actor.last_at)
            key = f"room:resume:{table.id}:{table.version}"
            actor.submit(ResumeClocks(stopped_at), key)
        else:
            self._floor.timekeeper.watch(actor)
            self._floor.props.watch(actor)

    def _tables_of(self, platform: str) -> list[TableActor]:
        return [
            actor
            for actor in self._floor.actors()
            if actor.table is not None and platform_of(actor.table.place) == platform
        ]

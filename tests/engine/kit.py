"""What the engine's tests stand on: clocks, chance, a fake platform, and a room to open."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from hashlib import shake_256
from pathlib import Path

from adapters.sqlite import SqliteStore, SqliteTape
from core.chips import Chips, whole
from core.engine import Accepted, CardRoom, Pace
from core.engine.journal.audit import AuditReport, audit
from core.engine.ports import MessageRef, Messenger
from core.engine.store import Store
from core.games.spec import Structure
from core.hand.commands import Call, Check, Fold, HandCommand, Prompt, Show
from core.hand.rules import Stakes
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.present.documents import Document, Slot
from core.table.commands import SitDown
from core.table.config import TableConfig
from core.table.state import Table

COMMUNITY = CommunityId("fake:club")
PLACE = PlaceId("fake:club:green-room")
ADMIN = PersonId("fake:club:admin")

QUICK = Pace(prop=0, edit_gap=0, hold=200, retry=5, retry_most=20, heartbeat=50, goodbye=500)
"""A pace for tests: nothing waits for people."""


class SystemClock:
    """The computer's own clock."""

    def now(self) -> Instant:
        return Instant(time.time_ns() // 1_000_000)

    async def sleep_until(self, at: Instant) -> None:
        await asyncio.sleep(max(at - self.now(), 0) / 1000)


class HandClock:
    """A clock that a test moves on by hand."""

    def __init__(self, at: int = 1_700_000_000_000) -> None:
        self._now = at
        self._moved: list[asyncio.Event] = []

    def now(self) -> Instant:
        return Instant(self._now)

    def move(self, milliseconds: int) -> None:
        self._now += milliseconds
        for event in self._moved:
            event.set()

    async def sleep_until(self, at: Instant) -> None:
        event = asyncio.Event()
        self._moved.append(event)
        try:
            while self._now < at:
                event.clear()
                await event.wait()
        finally:
            self._moved.remove(event)


class FixedChance:
    """Bytes that are the same in every run: SHAKE-256 of a counter."""

    def __init__(self, seed: str = "chance") -> None:
        self._seed = seed
        self._count = 0

    def bytes(self, count: int) -> bytes:
        self._count += 1
        return shake_256(f"{self._seed}:{self._count}".encode()).digest(count)


class FakePlatform:
    """A platform in memory that keeps every message, and fails as the test says.

    It survives the room that uses it, as a real platform survives a restart.
    """

    platform = "fake"
    nonce_life = 120_000

    def __init__(self) -> None:
        self.messages: dict[str, tuple[str, Document]] = {}
        self.by_nonce: dict[str, str] = {}
        self.calls: list[tuple[str, str, Slot]] = []
        self.shown: dict[str, list[int]] = defaultdict(list)
        self.deleted: list[str] = []
        self.before: Callable[[str, str, Document | None], None] = lambda call, to, document: None
        self.after: Callable[[str, str, Document | None], None] = lambda call, to, document: None
        self.forgets_nonces = False
        self._count = 0

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        return await self._send("post", place, document, nonce)

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        return await self._send("direct", person, document, nonce)

    async def _send(self, call: str, to: str, document: Document, nonce: str) -> MessageRef:
        assert len(nonce) <= 25
        await asyncio.sleep(0)
        self.before(call, to, document)
        known = None if self.forgets_nonces else self.by_nonce.get(f"{to} {nonce}")
        if known is None:
            self._count += 1
            known = f"m{self._count}"
            self.messages[known] = (to, document)
            self.by_nonce[f"{to} {nonce}"] = known
            self.calls.append((call, to, document.slot))
            self.shown[known].append(document.sequence)
        self.after(call, to, document)
        return MessageRef(to, known)

    async def edit(self, ref: MessageRef, document: Document) -> None:
        await asyncio.sleep(0)
        self.before("edit", ref.place, document)
        self.messages[ref.message] = (ref.place, document)
        self.calls.append(("edit", ref.place, document.slot))
        self.shown[ref.message].append(document.sequence)
        self.after("edit", ref.place, document)

    async def delete(self, ref: MessageRef) -> None:
        await asyncio.sleep(0)
        self.before("delete", ref.place, None)
        if ref.message in self.messages:
            del self.messages[ref.message]
            self.deleted.append(ref.message)
        self.after("delete", ref.place, None)

    async def find(
        self, where: PlaceId | PersonId, document: Document, since: Instant, nonce: str
    ) -> MessageRef | None:
        await asyncio.sleep(0)
        self.calls.append(("find", where, document.slot))
        for ident, (to, shown) in self.messages.items():
            if to == where and shown == document:
                return MessageRef(to, ident)
        return None

    def count(self, call: str, slot: Slot, to: str | None = None) -> int:
        """How many calls of a kind took effect."""
        return sum(c == call and s is slot and to in (None, t) for c, t, s in self.calls)


def config(**settings: bool | int | str) -> TableConfig:
    """No-limit hold'em at 5 and 10, the next hand at once."""
    quick: dict[str, bool | int | str] = {"deal.between_hands_seconds": 0, **settings}
    return TableConfig(
        game="texas_holdem",
        structure=Structure.NO_LIMIT,
        stakes=Stakes(whole(5), whole(10)),
        seats=6,
        buy_in_least=whole(200),
        buy_in_most=Chips(0),
        settings=quick,
    )


def person(name: str) -> PersonId:
    return PersonId(f"fake:club:{name}")


@asynccontextmanager
async def a_room(
    path: Path,
    clock: HandClock | SystemClock | None = None,
    messengers: Mapping[str, Messenger] | None = None,
    pace: Pace = QUICK,
    wrap: Callable[[SqliteStore], Store] = lambda store: store,
    chance: str = "chance",
    lost: tuple[str, ...] = (),
    **more: object,
) -> AsyncIterator[CardRoom]:
    """A started room over the database file at ``path``, stopped and closed at the end."""
    store = await SqliteStore.open(path)
    said: list[str] = []
    try:
        room = CardRoom(
            wrap(store),
            clock or SystemClock(),
            FixedChance(chance),
            messengers or {},
            pace,
            **{"report": said.append, **more},  # type: ignore[arg-type]
        )
        for platform in lost:
            room.connections.platform_lost(platform)
        await room.start()
        try:
            yield room
        finally:
            await room.stop()
    finally:
        await store.close()


async def until(condition: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until ``condition`` holds."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  any fact of the room may be the condition
            await asyncio.sleep(0.001)


async def passes(room: CardRoom, clock: HandClock) -> None:
    """A millisecond, and whatever the room does in it."""
    clock.move(1)
    await asyncio.sleep(0.001)
    await room.settled()


async def opened(
    room: CardRoom, place: PlaceId = PLACE, /, **settings: bool | int | str
) -> TableId:
    outcome = await room.open_table(place, COMMUNITY, config(**settings), ADMIN, f"open:{place}")
    assert isinstance(outcome, Accepted)
    return outcome.table.id


async def seat(
    room: CardRoom, table: TableId, name: str, *, prop: bool = False, buy_in: int = 1000
) -> None:
    outcome = await room.submit(
        table, SitDown(person(name), name, whole(buy_in), None, prop), f"sit:{table}:{name}"
    )
    assert isinstance(outcome, Accepted)


def plain_act(table: Table) -> HandCommand | None:
    """The least thing the player to act can say: check, call or show."""
    hand = table.hand
    if hand is None or hand.to_act is None:
        return None
    occupant = table.occupant(hand.to_act)
    assert occupant is not None
    prompt = Prompt(hand.number, hand.action)
    if hand.menu is None:
        return Show(occupant.person, prompt)
    return (Check if hand.menu.may_check else Call)(occupant.person, prompt)


def fold_act(table: Table) -> HandCommand:
    """The player to act gives up."""
    hand = table.hand
    assert hand is not None
    assert hand.to_act is not None
    occupant = table.occupant(hand.to_act)
    assert occupant is not None
    return Fold(occupant.person, Prompt(hand.number, hand.action))


def key_of(act: HandCommand, table: Table) -> str:
    """A key for this very act."""
    assert act.prompt is not None
    return f"press:{table.id}:{act.prompt.hand}:{act.prompt.action}"


async def act_once(room: CardRoom, table: TableId, shows: Slot | None = None) -> Accepted:
    """The player to act says the least he can."""
    now = room.table(table)
    assert now is not None
    act = plain_act(now)
    assert act is not None
    outcome = await room.submit(table, act, key_of(act, now), None, shows)
    assert isinstance(outcome, Accepted), outcome
    return outcome


async def play_hand(room: CardRoom, table: TableId) -> int:
    """Play the hand in play, or the next one, to its end; its number."""
    await until(lambda: is_in_hand(room, table))
    now = room.table(table)
    assert now is not None
    assert now.hand is not None
    number = now.hand.number
    while True:
        now = room.table(table)
        if now is None or now.hand is None or now.hand.number != number or now.hand.is_over:
            return number
        await act_once(room, table)


def is_in_hand(room: CardRoom, table: TableId) -> bool:
    now = room.table(table)
    return now is not None and now.is_in_hand


async def audited(path: Path, *, reapply: bool = True) -> AuditReport:
    """The audit of the database at ``path``."""
    tape = await SqliteTape.open(path)
    try:
        return await audit(tape, reapply=reapply)
    finally:
        await tape.close()

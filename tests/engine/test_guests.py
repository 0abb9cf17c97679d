"""The guest book: a playing session outlasts tables, restarts and failed commits."""

from pathlib import Path

from core.chips import Chips, whole
from core.engine import Accepted, CardRoom
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.refusal import Reason, Refusal
from core.table.commands import CallClock, CloseTable, Eject, Leave, SitDown, TopUp, Visit
from core.table.events import EjectionAsked, PlayerEjected, PlayerLeft, PlayerSat
from core.table.setup.opening import configure
from tests.engine.brittle import Bench, causes, once
from tests.engine.guests import GREEN, Door, passes, refused, taken, two_tables
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    HandClock,
    a_room,
    act_once,
    audited,
    config,
    is_in_hand,
    opened,
    person,
    until,
)


def must_bring(took: int, minutes: int) -> Refusal:
    """Who left so many minutes ago with ``took`` must bring it back."""
    amount = int(whole(took))
    return Refusal(Reason.MUST_BRING_BACK, "cooke-9.02", took=amount, minutes=minutes, least=amount)


async def test_the_session_survives_a_restart(tmp_path: Path) -> None:
    """With 730 he left; 40 minutes and a restart later 200 are refused, 730 are taken."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table, _ = await two_tables(room)
        await door.visits(room, table, "a", 730)
    passes(clock, 40)
    async with a_room(tmp_path / "db", clock) as room:
        assert refused(await door.sits(room, table, "a", 200)) == must_bring(730, 40)
        assert refused(await door.sits(room, table, "a", 725)) == must_bring(730, 40)
        taken(await door.sits(room, table, "a", 730))
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


async def test_after_the_gap_it_is_a_new_session(tmp_path: Path) -> None:
    """A millisecond before two hours are over 730 are asked for, and 200 exactly then."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table, _ = await two_tables(room)
        await door.visits(room, table, "a", 730)
        clock.move(120 * 60_000 - 1)
        assert refused(await door.sits(room, table, "a", 200)) == must_bring(730, 119)
    clock.move(1)
    async with a_room(tmp_path / "db", clock) as room:
        taken(await door.sits(room, table, "a", 200))


async def test_nobody_says_himself_when_he_was_here(tmp_path: Path) -> None:
    """A forged last visit is written over: with what the book has, and with nothing."""
    clock, door = HandClock(), Door()
    forged = Visit(Instant(0), Chips(0))
    broken = Visit(clock.now(), whole(10), moves=True, broke=True)
    async with a_room(tmp_path / "db", clock) as room:
        table, _ = await two_tables(room)
        await door.visits(room, table, "a", 730)
        assert refused(await door.sits(room, table, "a", 200, forged)) == must_bring(730, 0)
        newcomer = refused(await door.sits(room, table, "b", 10, broken))
        assert newcomer.reason is Reason.BUY_IN_TOO_SMALL
        counts = taken(await door.sits(room, table, "b", 200, forged)).table.occupant_of(
            person("b")
        )
        assert counts is not None
        ejected = Visit(clock.now(), whole(0), ejected=True, clocks_against=2)
        assert isinstance(await door.sits(room, table, "c", 200, ejected), Accepted)


async def test_it_counts_at_every_like_table_and_nowhere_else(tmp_path: Path) -> None:
    """The other table of the same game and stakes asks for 730; other stakes and another club do
    not, and once he has brought it back nobody asks for it again."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        other = configure(big_blind=whole(4), small_blind=whole(2), seats=6)
        place = PlaceId("fake:club:red-room")
        red = taken(await room.open_table(place, COMMUNITY, other, ADMIN, "red")).table.id
        elsewhere = CommunityId("fake:elsewhere")
        outcome = await room.open_table(
            PlaceId("fake:elsewhere:x"), elsewhere, config(), ADMIN, "x"
        )
        abroad = taken(outcome).table.id
        await door.visits(room, green, "a", 730)
        assert refused(await door.sits(room, blue, "a", 200)) == must_bring(730, 0)
        taken(await door.sits(room, red, "a", 80))
        taken(await door.sits(room, abroad, "a", 200))
        taken(await door.sits(room, blue, "a", 730))
        taken(await door.sits(room, green, "a", 200))


async def test_it_says_who_comes_back_to_the_same_table(tmp_path: Path) -> None:
    """After a visit to the green table he comes back to it, and is a newcomer to the blue one."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await door.visits(room, green, "a", 730)
    async with a_room(tmp_path / "db", clock) as room:
        for table, is_back in ((green, True), (blue, False)):
            sat = taken(await door.sits(room, table, "a", 730)).events
            assert [one.is_back for one in sat if isinstance(one, PlayerSat)] == [is_back]


async def test_two_like_tables_at_once_are_one_session(tmp_path: Path) -> None:
    """Leaving the poorer seat later does not make up for the 730 taken from the richer one."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        taken(await door.sits(room, green, "a", 730))
        taken(await door.sits(room, blue, "a", 200))
        passes(clock, 1)
        taken(await door.leaves(room, green, "a"))
        passes(clock, 1)
        taken(await door.leaves(room, blue, "a"))
        assert refused(await door.sits(room, green, "a", 200)) == must_bring(730, 0)


async def test_a_table_that_closes_has_broken(tmp_path: Path) -> None:
    """Both leave when it closes: who had 120 may bring them to another table, 730 stay 730."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room, **{"buyin.short_buy_scope": "first_buyin_too"})
        taken(await door.sits(room, green, "a", 730))
        taken(await door.sits(room, green, "b", 120))
        taken(await room.submit(green, CloseTable(ADMIN), "close"))
    async with a_room(tmp_path / "db", clock) as room:
        assert refused(await door.sits(room, blue, "a", 200)) == must_bring(730, 0)
        taken(await door.sits(room, blue, "a", 730))
        assert refused(await door.sits(room, blue, "b", 110)) == Refusal(
            Reason.MUST_BRING_BACK, "cooke-9.02", took=12000, minutes=0, least=12000
        )
        taken(await door.sits(room, blue, "b", 120))


async def test_a_failed_commit_leaves_no_trace_in_the_book(tmp_path: Path) -> None:
    """His leaving was not stored: he still sits there, and nothing is asked of him elsewhere."""
    clock, door, bench = HandClock(), Door(), Bench()
    async with a_room(tmp_path / "db", clock, wrap=bench) as room:
        green, blue = await two_tables(room)
        taken(await door.sits(room, green, "a", 730))
        bench.store.fails_before = once(causes("PlayerLeft"))
        assert refused(await door.leaves(room, green, "a")).reason is Reason.TOO_BUSY
        await room.settled()
        assert seated(room, green, "a")
        taken(await door.sits(room, blue, "a", 200))
        bench.store.fails_after = once(causes("PlayerLeft"))
        assert refused(await door.leaves(room, green, "a")).reason is Reason.TOO_BUSY
        await until(lambda: not seated(room, green, "a"))
        assert refused(await door.sits(room, green, "a", 200)) == must_bring(730, 0)


async def test_the_short_buy_of_the_session_survives(tmp_path: Path) -> None:
    """Bought in short, left, restarted: the next short buy is refused, also at the other table."""
    clock, door = HandClock(), Door()
    house = {"buyin.short_buy_scope": "first_buyin_too"}
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room, **house)
        taken(await door.sits(room, green, "b", 500))
        await door.visits(room, green, "a", 100)
    async with a_room(tmp_path / "db", clock) as room:
        for table in (green, blue):
            assert refused(await door.sits(room, table, "a", 100)).reason is Reason.SHORT_BUY_USED
        passes(clock, 120)
        taken(await door.sits(room, blue, "a", 100))


def seated(room: CardRoom, table: TableId, name: str) -> bool:
    """Whether ``name`` sits there."""
    now = room.table(table)
    return now is not None and now.occupant_of(person(name)) is not None


class Slow:
    """A table of three where b is slow and a calls the clock on him, over restarts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = HandClock()
        self.door = Door()
        self.table = TableId("")

    async def sit(self, room: CardRoom, *names: str) -> None:
        """They sit down with 1,000 each."""
        for name in names:
            taken(await self.door.sits(room, self.table, name, 1000))

    async def strikes(self, room: CardRoom, count: int) -> Accepted:
        """a has b on the clock so often, half a minute into his turn."""
        last: Accepted | None = None
        for _ in range(count):
            await self.to_act(room, person("b"))
            self.clock.move(30_000)
            last = taken(await room.submit(self.table, CallClock(person("a")), self.door.key()))
            await act_once(room, self.table)
        assert last is not None
        return last

    async def to_act(self, room: CardRoom, who: PersonId) -> None:
        """Play on until it is his turn."""
        while True:
            now = room.table(self.table)
            assert now is not None
            if not now.is_in_hand:
                self.clock.move(10)
                await until(lambda: is_in_hand(room, self.table))
                continue
            seat = now.hand.to_act if now.hand is not None else None
            occupant = now.occupant(seat) if seat is not None else None
            if occupant is not None and occupant.person == who and now.hand and now.hand.menu:
                return
            await act_once(room, self.table)

    async def ends_hand(self, room: CardRoom) -> None:
        """The hand in play is played to its end."""
        number = room.table(self.table).hands  # type: ignore[union-attr]
        while is_in_hand(room, self.table):
            now = room.table(self.table)
            if now is None or now.hands != number:
                return
            await act_once(room, self.table)


async def test_strikes_survive_leaving_and_restarts(tmp_path: Path) -> None:
    """Two strikes, left, restarted, back: the third asks the floor; ejected he is refused until
    two hours later, over another restart."""
    slow = Slow(tmp_path / "db")
    async with a_room(slow.path, slow.clock) as room:
        slow.table = await opened(room, GREEN)
        await slow.sit(room, "a", "b", "c")
        await slow.strikes(room, 2)
        await room.submit(slow.table, Leave(person("b")), slow.door.key())
        await slow.ends_hand(room)
        await until(lambda: not seated(room, slow.table, "b"))
    passes(slow.clock, 30)
    async with a_room(slow.path, slow.clock) as room:
        purse = await room.wallets.balance(person("b"))
        back = SitDown(person("b"), "b", Chips(int(purse) // 500 * 500))
        table = taken(await room.submit(slow.table, back, slow.door.key())).table
        occupant = table.occupant_of(person("b"))
        assert occupant is not None
        assert occupant.clocks_against == 2
        events = (await slow.strikes(room, 1)).events
        assert [event.count for event in events if isinstance(event, EjectionAsked)] == [3]
    async with a_room(slow.path, slow.clock) as room:
        now = room.table(slow.table)
        assert now is not None
        assert [question.count for question in now.ejections] == [3]
        step = taken(await room.submit(slow.table, Eject(ADMIN, person("b")), slow.door.key()))
        (event,) = [event for event in step.events if isinstance(event, PlayerEjected)]
        assert (event.count, event.by) == (3, ADMIN)
        await slow.ends_hand(room)
        await until(lambda: not seated(room, slow.table, "b"))
        left_at = slow.clock.now()
    passes(slow.clock, 119)
    async with a_room(slow.path, slow.clock) as room:
        refusal = refused(await slow.door.sits(room, slow.table, "b", 200))
        assert refusal == Refusal(Reason.EJECTED, "cooke-10.03", until=left_at + 120 * 60_000)
        passes(slow.clock, 1)
        taken(await slow.door.sits(room, slow.table, "b", 200))
    report = await audited(slow.path)
    assert report.ok, report.faults


async def test_house_players_are_no_guests(tmp_path: Path) -> None:
    """Nobody asks a house player for what another of his name took away."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, _ = await two_tables(room)
        prop = SitDown(person("prop"), "prop", whole(900), is_prop=True)
        taken(await room.submit(green, prop, door.key()))
        outcome = taken(await door.leaves(room, green, "prop"))
        assert isinstance(outcome.events[0], PlayerLeft)
        again = SitDown(person("prop"), "prop", whole(200), is_prop=True)
        taken(await room.submit(green, again, door.key()))


async def test_what_was_added_is_brought_back_too(tmp_path: Path) -> None:
    """What he added before he left is part of what he must bring back."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        taken(await door.sits(room, green, "a", 200))
        taken(await room.submit(green, TopUp(person("a"), whole(100)), door.key()))
        taken(await door.leaves(room, green, "a"))
        assert refused(await door.sits(room, blue, "a", 200)) == must_bring(300, 0)


async def test_what_has_to_be_brought_can_be_asked_for(tmp_path: Path) -> None:
    """A newcomer is told the minimum, who left with 730 that, and after two hours the minimum."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        ident, _ = await two_tables(room)
        await door.visits(room, ident, "a", 730)
        table = room.table(ident)
        assert table is not None
        assert room.least_buy_in(person("b"), table) == whole(200)
        assert room.least_buy_in(person("a"), table) == whole(730)
        passes(clock, 120)
        assert room.least_buy_in(person("a"), table) == whole(200)

"""What the floor may weigh: breaches, warnings, hands and times, and what two did together."""

from pathlib import Path

import pytest

from core.chips import whole
from core.engine import CardRoom
from core.hand.commands import Call, Check, Fold, Prompt, RaiseTo, Show
from core.house.conduct import MeasureKind
from core.house.counts import PairHistory
from core.house.reports import Matter
from core.ids import PersonId, Seat, TableId
from core.refusal import Reason, Refusal
from core.table.commands import CallClock, NoteLeak
from core.table.state import Table
from tests.engine.guests import GREEN, Door, refused, taken
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    HandClock,
    a_room,
    act_once,
    is_in_hand,
    opened,
    person,
    play_hand,
    until,
)
from tests.engine.penalties import A, B, FloorPerson

SOON = {"deal.between_hands_seconds": 5}


def here(room: CardRoom, table: TableId) -> Table:
    """The table as it is."""
    now = room.table(table)
    assert now is not None
    return now


async def dealt(
    room: CardRoom, clock: HandClock, door: Door, **settings: bool | int | str
) -> TableId:
    """a, b and c at a table, and the first hand is dealt."""
    table = await opened(room, GREEN, **SOON, **settings)
    for name in "abc":
        taken(await door.sits(room, table, name, 1000))
    clock.move(5_000)
    await until(lambda: is_in_hand(room, table))
    return table


def not_to_act(table: Table) -> PersonId:
    """Somebody dealt in who is not to act."""
    assert table.hand is not None
    return next(p.person for p in table.hand.players if p.seat != table.hand.to_act)


@pytest.mark.rule("cooke-17.09", 2)
async def test_five_acts_out_of_turn_are_counted(tmp_path: Path) -> None:
    """Refused as the house has it, each counts; at three of them the dealer reports it, once."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock, door, **{"betting.out_of_turn": "refuse"})
        early = not_to_act(here(room, table))
        for count in range(1, 6):
            refusal = refused(await room.submit(table, Call(early), door.key()))
            assert refusal.reason is Reason.NOT_YOUR_TURN
            counts = await room.conduct.counts(table, early)
            assert counts.out_of_turn == count
        await until(lambda: room.conduct.reports(COMMUNITY) != ())
        (report,) = room.conduct.reports(COMMUNITY)
        assert (report.matter, report.about, report.count) == (Matter.OUT_OF_TURN, (early,), 3)
        assert report.by is None
        assert room.conduct.record(COMMUNITY) == (), "nothing follows by itself"


@pytest.mark.rule("cooke-17.09")
async def test_an_act_that_is_taken_early_counts_too(tmp_path: Path) -> None:
    """Declared out of turn and binding it is one; the same press delivered twice is one as well."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock, door)
        early = not_to_act(here(room, table))
        for _ in range(2):
            taken(await room.submit(table, Fold(early), "twice"))
        assert (await room.conduct.counts(table, early)).out_of_turn == 1


@pytest.mark.rule("hoyle-ethics-no-deliberate-breach", 1)
async def test_the_third_leak_of_his_own_cards(tmp_path: Path) -> None:
    """The floor notes it in three hands; then it is told that it was the third."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock, door)
        for number in range(1, 4):
            taken(await room.submit(table, NoteLeak(ADMIN, Seat(1)), door.key()))
            await room.settled()
            is_third = number == 3
            if is_third:
                await until(lambda: room.conduct.reports(COMMUNITY) != ())
            assert bool(room.conduct.reports(COMMUNITY)) is is_third
            await play_hand(room, table)
            clock.move(5_000)
            await until(lambda: is_in_hand(room, table))
        (report,) = room.conduct.reports(COMMUNITY)
        assert (report.matter, report.about) == (Matter.CARDS_SHOWN, (A,))


@pytest.mark.parametrize(("limit", "told"), [(0, False), (2, True), (3, False)])
@pytest.mark.rule("hoyle-ethics-no-deliberate-breach")
async def test_the_limit_is_the_houses(tmp_path: Path, limit: int, told: bool) -> None:
    """Two breaches: the floor is told at a limit of two, not at three, and never at none."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        house: dict[str, bool | int | str] = {
            "betting.out_of_turn": "refuse",
            "conduct.warn_limit": limit,
        }
        table = await dealt(room, clock, door, **house)
        early = not_to_act(here(room, table))
        for _ in range(2):
            refused(await room.submit(table, Check(early), door.key()))
        if told:
            await until(lambda: room.conduct.reports(COMMUNITY) != ())
        await room.settled()
        assert bool(room.conduct.reports(COMMUNITY)) is told


@pytest.mark.rule("cooke-17.01", 1)
async def test_three_warnings_are_seen_and_nobody_is_thrown_out(tmp_path: Path) -> None:
    """The floor sees the count, is told at the third, and the player sits where he sat; a warning
    that was lifted does not count."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock, door)
        floor = FloorPerson(room)
        first = await floor.orders(MeasureKind.WARN, A)
        await floor.orders(MeasureKind.FORGIVE, A, lifts=first.number)
        for count in range(1, 4):
            await floor.orders(MeasureKind.WARN, A)
            assert (await room.conduct.counts(table, A)).warnings == count
        await until(lambda: room.conduct.reports(COMMUNITY) != ())
        (report,) = room.conduct.reports(COMMUNITY)
        assert (report.matter, report.count) == (Matter.WARNINGS, 3)
        assert here(room, table).occupant_of(A) is not None
        assert (await room.conduct.counts(table, A)).measures == 4


@pytest.mark.rule("cooke-17.09", 1)
async def test_showing_during_the_play_is_refused_and_counted(tmp_path: Path) -> None:
    """Folded or not, nobody shows before the betting is over."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock, door)
        now = here(room, table)
        assert now.hand is not None
        assert now.hand.to_act is not None
        folder = now.hand.player(now.hand.to_act)
        assert folder is not None
        prompt = Prompt(now.hand.number, now.hand.action)
        taken(await room.submit(table, Fold(folder.person, prompt), door.key()))
        refusal = refused(await room.submit(table, Show(folder.person), door.key()))
        assert refusal.reason in (Reason.NO_SHOWDOWN, Reason.ALREADY_FOLDED)
        counts = await room.conduct.counts(table, folder.person)
        assert counts.cards_shown == 1


@pytest.mark.rule("cooke-1.03")
async def test_hands_played_and_time_taken(tmp_path: Path) -> None:
    """A newcomer of one hand who took twelve seconds for his act is marked so; clocks are there."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await dealt(room, clock, door)
        now = here(room, table)
        assert now.hand is not None
        assert now.hand.to_act is not None
        slow = now.hand.player(now.hand.to_act)
        assert slow is not None
        clock.move(12_000)
        await act_once(room, table)
        counts = await room.conduct.counts(table, slow.person)
        assert (counts.hands, counts.is_new, counts.deciding) == (1, True, 12_000)
        other = not_to_act(here(room, table))
        taken(await room.submit(table, CallClock(other), door.key()))
        assert (await room.conduct.counts(table, other)).clocks_unreasonable == 1
        with pytest.raises(Refusal, match=Reason.NOT_AT_TABLE.value):
            await room.conduct.counts(table, person("z"))


@pytest.mark.rule("cooke-16.07")
async def test_what_two_players_did_with_each_other(tmp_path: Path) -> None:
    """One hand together: whoever folds to the other's raise is counted, and what he lost to him."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room, GREEN, **SOON)
        for name in "ab":
            taken(await door.sits(room, table, name, 1000))
        clock.move(5_000)
        await until(lambda: is_in_hand(room, table))
        now = here(room, table)
        assert now.hand is not None
        assert now.hand.to_act is not None
        raiser = now.hand.player(now.hand.to_act)
        assert raiser is not None
        folder = B if raiser.person == A else A
        taken(await room.submit(table, RaiseTo(raiser.person, whole(30)), door.key()))
        taken(await room.submit(table, Fold(folder), door.key()))
        history = await room.conduct.pair(table, folder, raiser.person)
        assert history == PairHistory(1, (1, 0), (0, 1), (whole(10), whole(0)))

"""The conduct book: who may not sit, where, until when; and what happens to who sits already."""

from pathlib import Path

import pytest

from core.chips import whole
from core.engine import CardRoom
from core.house.conduct import UNKNOWN, Ground, MeasureKind, Standing
from core.house.penalty import HOUR
from core.ids import CommunityId, Instant, PlaceId, Seat, TableId
from core.present.documents import Slot, plain
from core.refusal import Reason, Refusal
from core.table.commands import Agree, Eject, NameProxy, SitDown
from core.table.events import PlayerEjected
from core.table.floor.removal import SittingOut
from tests.engine.guests import BLUE, GREEN, Door, passes, refused, taken, two_tables
from tests.engine.kit import (
    ADMIN,
    COMMUNITY,
    FakePlatform,
    HandClock,
    a_room,
    audited,
    config,
    is_in_hand,
    opened,
    person,
    play_hand,
    until,
)
from tests.engine.penalties import A, B, C, FloorPerson

SOON = {"deal.between_hands_seconds": 5}


async def three_play(room: CardRoom, table: TableId, door: Door, clock: HandClock) -> None:
    """a, b and c sit down with 1,000 each, and a hand is dealt."""
    for name in "abc":
        taken(await door.sits(room, table, name, 1000))
    await dealt(room, table, clock)


async def dealt(room: CardRoom, table: TableId, clock: HandClock) -> None:
    """The next hand is dealt."""
    clock.move(5_000)
    await until(lambda: is_in_hand(room, table))


def is_seated(room: CardRoom, table: TableId, name: str) -> bool:
    """Whether he sits there."""
    now = room.table(table)
    return now is not None and now.occupant_of(person(name)) is not None


@pytest.mark.rule("cooke-1.06", 1)
@pytest.mark.rule("cooke-17.12", 1)
async def test_ejected_for_two_hours_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    """He finishes the hand and is stood up; at that table he is refused for 120 minutes, restart
    or not, and a like table takes him at once."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green = await opened(room, GREEN, **SOON)
        blue = await opened(room, BLUE)
        await three_play(room, green, door, clock)
        measure = await FloorPerson(room).ejects(A, green, hours=2)
        assert is_seated(room, green, "a")
        await play_hand(room, green)
        await until(lambda: not is_seated(room, green, "a"))
        out = Refusal(Reason.EJECTED_UNTIL, "cooke-1.06", until=measure.until)
        assert refused(await door.sits(room, green, "a", 500)) == out
        taken(await door.sits(room, blue, "a", 1500))
        taken(await door.leaves(room, blue, "a"))
    passes(clock, 119)
    async with a_room(tmp_path / "db", clock) as room:
        assert refused(await door.sits(room, green, "a", 1500)) == out
        passes(clock, 1)
        taken(await door.sits(room, green, "a", 1500))
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.rule("cooke-1.06", 2)
@pytest.mark.rule("cooke-17.01", 2)
async def test_suspended_for_seven_days(tmp_path: Path) -> None:
    """Every table of the community refuses him with the date, another community does not, and a
    week later all take him; whoever sits at two tables leaves both."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        for table in (green, blue):
            taken(await door.sits(room, table, "a", 500))
        measure = await FloorPerson(room).suspends(A, days=7)
        assert measure.until == clock.now() + 7 * 86_400_000
        await until(lambda: not room.tables_of(A))
        out = Refusal(Reason.SUSPENDED, "cooke-1.06", until=measure.until)
        for table in (green, blue):
            assert refused(await door.sits(room, table, "a", 500)) == out
        passes(clock, 7 * 24 * 60 - 1)
        assert refused(await door.sits(room, green, "a", 500)) == out
        passes(clock, 1)
        taken(await door.sits(room, green, "a", 500))


async def playing_twice(room: CardRoom, clock: HandClock) -> tuple[TableId, TableId]:
    """a plays a hand with b and c at one table, and another with d and e at a second."""
    door = Door()
    green, blue = await opened(room, GREEN, **SOON), await opened(room, BLUE, **SOON)
    for table, names in ((green, "abc"), (blue, "ade")):
        for name in names:
            taken(await door.sits(room, table, name, 1000))
    await dealt(room, green, clock)
    await until(lambda: is_in_hand(room, blue))
    return green, blue


@pytest.mark.rule("cooke-1.06", 2)
@pytest.mark.parametrize("ground", [Ground.STALLING, Ground.THREAT])
async def test_who_plays_at_two_tables_is_out_of_both_hands(tmp_path: Path, ground: Ground) -> None:
    """Suspended while he plays a hand at each: he finishes both, or for a threat is folded in
    both, over a restart too; from each table his chips go to his wallet."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        tables = await playing_twice(room, clock)
        await FloorPerson(room).suspends(A, days=1, ground=ground)
        await room.settled()
        await play_hand(room, tables[0])
        await until(lambda: not is_seated(room, tables[0], "a"))
        assert is_seated(room, tables[1], "a")
    async with a_room(tmp_path / "db", clock) as room:
        await until(lambda: is_in_hand(room, tables[1]))
        hand = room.table(tables[1]).hand  # type: ignore[union-attr]
        assert hand is not None
        await play_hand(room, tables[1])
        await until(lambda: not room.tables_of(A))
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.rule("cooke-1.06", 1)
@pytest.mark.rule("cooke-17.01")
async def test_what_concerns_one_table_leaves_him_at_the_other(tmp_path: Path) -> None:
    """Ejected from one game, or sat out of it, he plays on at the other table."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await playing_twice(room, clock)
        floor = FloorPerson(room)
        await floor.orders(MeasureKind.SIT_OUT, A, hands=2, table=blue)
        await floor.ejects(A, green, hours=2, ground=Ground.THREAT)
        await room.settled()
        await play_hand(room, green)
        await play_hand(room, blue)
        await until(lambda: not is_seated(room, green, "a"))
        occupant = room.table(blue).occupant_of(A)  # type: ignore[union-attr]
        assert occupant is not None
        assert not occupant.is_removed
        assert _left(room, blue) == 2
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


@pytest.mark.rule("cooke-17.12", 2)
async def test_barred_for_good(tmp_path: Path) -> None:
    """Ten years later every table refuses him still; forgiven, he sits."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        floor = FloorPerson(room)
        bar = await floor.orders(MeasureKind.BAR, A, ground=Ground.ABUSE, why="threw his chips")
        clock.move(10 * 366 * 86_400_000)
        for table in (green, blue):
            assert refused(await door.sits(room, table, "a", 500)) == Refusal(
                Reason.BARRED, "cooke-1.06"
            )
        await floor.orders(MeasureKind.FORGIVE, A, lifts=bar.number)
        taken(await door.sits(room, green, "a", 500))
        refusal = await floor.is_refused(MeasureKind.FORGIVE, A, lifts=bar.number)
        assert refusal.reason is Reason.NOTHING_TO_LIFT
        assert [one.kind for one in room.conduct.record(COMMUNITY, A)] == ["bar", "forgive"]


@pytest.mark.rule("cooke-2.05", 1)
async def test_a_threat_folds_his_hand_at_once(tmp_path: Path) -> None:
    """Suspended while he is to act, he is folded in the same moment and gets up after the hand
    with what he had not bet."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green = await opened(room, GREEN, **SOON)
        await three_play(room, green, door, clock)
        table = room.table(green)
        assert table is not None
        assert table.hand is not None
        assert table.hand.to_act is not None
        occupant = table.occupant(table.hand.to_act)
        assert occupant is not None
        await FloorPerson(room).suspends(occupant.person, days=1, ground=Ground.THREAT)
        await until(lambda: _has_folded(room, green, occupant.seat))
        await play_hand(room, green)
        await until(lambda: not room.tables_of(occupant.person))
    report = await audited(tmp_path / "db")
    assert report.ok, report.faults


def _has_folded(room: CardRoom, table: TableId, seat: Seat) -> bool:
    now = room.table(table)
    player = now.hand.player(seat) if now is not None and now.hand is not None else None
    return player is not None and not player.is_in


@pytest.mark.rule("cooke-3.01", 2)
@pytest.mark.rule("cooke-3.07")
async def test_denied_a_seat_without_a_reason(tmp_path: Path) -> None:
    """At one table or in the whole room he hears the same neutral words, however long he waits."""
    clock, door = HandClock(), Door()
    neutral = Refusal(Reason.SEATING_RESTRICTED, "cooke-3.07")
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        floor = FloorPerson(room)
        await floor.orders(MeasureKind.DENY, A, table=green, why="they quarrel")
        assert refused(await door.sits(room, green, "a", 500)) == neutral
        taken(await door.sits(room, blue, "a", 500))
        await floor.orders(MeasureKind.DENY, B)
        for table in (green, blue):
            assert refused(await door.sits(room, table, "b", 500)) == neutral


@pytest.mark.rule("cooke-3.07", 1)
async def test_two_kept_apart(tmp_path: Path) -> None:
    """With a at the table b hears neutral words, at the other he sits; it holds both ways, and for
    whoever would play there for somebody else."""
    clock, door = HandClock(), Door()
    neutral = Refusal(Reason.SEATING_RESTRICTED, "cooke-3.07")
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await FloorPerson(room).orders(MeasureKind.SEPARATE, A, other=B)
        taken(await door.sits(room, green, "a", 500))
        assert refused(await door.sits(room, green, "b", 500)) == neutral
        taken(await door.sits(room, blue, "b", 500))
        assert refused(await door.sits(room, blue, "a", 500)) == neutral
        taken(await door.sits(room, green, "c", 500))
        named = await room.submit(green, NameProxy(C, B, "b"), door.key())
        assert refused(named) == neutral


@pytest.mark.rule("cooke-3.07")
@pytest.mark.parametrize("kind", [MeasureKind.SEPARATE, MeasureKind.LINK])
async def test_what_is_about_two_is_lifted_for_both(tmp_path: Path, kind: MeasureKind) -> None:
    """Either may sit down with the other there, before and after the process has ended."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        floor = FloorPerson(room)
        measure = await floor.orders(kind, A, other=B, ground=Ground.COLLUSION)
        taken(await door.sits(room, green, "a", 500))
        refused(await door.sits(room, green, "b", 500))
        await floor.orders(MeasureKind.FORGIVE, A, lifts=measure.number)
        assert room.conduct.in_force(COMMUNITY, A) == room.conduct.in_force(COMMUNITY, B) == ()
        taken(await door.sits(room, green, "b", 500))
    async with a_room(tmp_path / "db", clock) as room:
        taken(await door.sits(room, blue, "b", 500))
        taken(await door.sits(room, blue, "a", 500))


@pytest.mark.rule("cooke-3.07")
async def test_a_move_to_the_table_of_the_other_is_refused_before_it_begins(
    tmp_path: Path,
) -> None:
    """b keeps his seat and his chips where he is."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await FloorPerson(room).orders(MeasureKind.SEPARATE, A, other=B)
        for table, name in ((green, "a"), (green, "d"), (blue, "b"), (blue, "c")):
            taken(await door.sits(room, table, name, 500))
        refusal = refused(await room.move(B, blue, green, "move"))
        assert refusal == Refusal(Reason.SEATING_RESTRICTED, "cooke-3.07")
        assert is_seated(room, blue, "b")
        taken(await room.move(C, blue, green, "move:c"))


@pytest.mark.rule("cooke-16.07", 2)
async def test_one_player_holds_no_two_seats(tmp_path: Path) -> None:
    """The floor has linked two accounts: with one at the table the other is refused there."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        await FloorPerson(room).orders(MeasureKind.LINK, A, other=B, ground=Ground.COLLUSION)
        taken(await door.sits(room, green, "b", 500))
        second = refused(await door.sits(room, green, "a", 500))
        assert second == Refusal(Reason.LINKED_ACCOUNT, "cooke-16.07")
        taken(await door.sits(room, blue, "a", 500))


async def test_nobody_says_himself_how_he_stands(tmp_path: Path) -> None:
    """A forged standing is written over, whether he is barred or only a newcomer."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, _ = await two_tables(room)
        await FloorPerson(room).orders(MeasureKind.BAR, A)
        forged = SitDown(A, "a", whole(500), standing=UNKNOWN)
        assert refused(await room.submit(green, forged, door.key())).reason is Reason.BARRED
        gloomy = SitDown(B, "b", whole(500), standing=Standing(MeasureKind.BAR))
        taken(await room.submit(green, gloomy, door.key()))


async def test_another_community_takes_him(tmp_path: Path) -> None:
    """Whom one club has barred, the next may still like."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        await two_tables(room)
        floor = FloorPerson(room)
        await floor.orders(MeasureKind.BAR, A)
        elsewhere = CommunityId("fake:elsewhere")
        place = PlaceId("fake:elsewhere:x")
        abroad = taken(await room.open_table(place, elsewhere, config(), ADMIN, "x")).table.id
        taken(await door.sits(room, abroad, "a", 500))


@pytest.mark.rule("cooke-17.01")
async def test_sitting_out_is_carried_out_at_the_table(tmp_path: Path) -> None:
    """Three hands to sit out, said twice under one key, are three; whoever has no seat there
    cannot sit out, and nobody sits out nothing."""
    clock = HandClock()
    door = Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room)
        taken(await door.sits(room, green, "a", 500))
        floor = FloorPerson(room)
        for _ in range(2):
            await floor.orders(MeasureKind.SIT_OUT, A, hands=3, table=green, key="once")
        await room.settled()
        occupant = room.table(green).occupant_of(A)  # type: ignore[union-attr]
        assert occupant is not None
        ends = Instant(clock.now() + 9 * 60_000)
        assert occupant.sitting_out == SittingOut(3, returns=True, until=ends)
        assert len(room.conduct.record(COMMUNITY)) == 1
        away = await floor.is_refused(MeasureKind.SIT_OUT, A, hands=3, table=blue)
        assert away.reason is Reason.NOT_AT_TABLE
        for hands in (0, 101):
            odd = await floor.is_refused(MeasureKind.SIT_OUT, A, hands=hands, table=green)
            assert odd == Refusal(Reason.PENALTY_NEEDS_HANDS, "cooke-1.06", least=1, most=100)


async def test_what_an_order_needs(tmp_path: Path) -> None:
    """A time to come, a table, another person, a reason that is not endless."""
    clock = HandClock()
    async with a_room(tmp_path / "db", clock) as room:
        green = await opened(room, GREEN)
        floor = FloorPerson(room)
        for at in (None, clock.now(), Instant(clock.now() + 11 * 366 * 86_400_000)):
            refusal = await floor.is_refused(MeasureKind.SUSPEND, A, until=at)
            assert refusal == Refusal(Reason.PENALTY_NEEDS_TIME, "cooke-1.06")
        soon = floor.later(HOUR)
        no_table = await floor.is_refused(MeasureKind.EJECT, A, until=soon)
        assert no_table.reason is Reason.NO_TABLE_HERE
        alone = await floor.is_refused(MeasureKind.SEPARATE, A, other=A)
        assert alone.reason is Reason.NOT_WITH_YOURSELF
        endless = await floor.is_refused(MeasureKind.WARN, A, why="a" * 201)
        assert endless == Refusal(Reason.REASON_TOO_LONG, count=201, most=200)
        measure = await floor.orders(MeasureKind.WARN, A, why="a" * 200, table=green)
        assert len(measure.why) == 200


async def test_forgiven_before_the_hand_is_over_he_stays(tmp_path: Path) -> None:
    """The floor takes an ejection back in the same hand: he keeps his seat."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green = await opened(room, GREEN, **SOON)
        await three_play(room, green, door, clock)
        floor = FloorPerson(room)
        measure = await floor.ejects(A, green, hours=2)
        await room.settled()
        await floor.orders(MeasureKind.FORGIVE, A, lifts=measure.number)
        await room.settled()
        await play_hand(room, green)
        assert is_seated(room, green, "a")


@pytest.mark.rule("cooke-17.01")
async def test_of_two_players_one_sits_out_for_a_time(tmp_path: Path) -> None:
    """Two hands that nobody can be dealt are six minutes, a restart in between; then he is in the
    game again and a hand is dealt."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, _ = await two_tables(room)
        for name in "ab":
            taken(await door.sits(room, green, name, 500))
        floor = FloorPerson(room)
        await floor.orders(MeasureKind.SIT_OUT, A, hands=2, table=green)
        await room.settled()
        clock.move(3 * 60_000)
    async with a_room(tmp_path / "db", clock) as room:
        await room.settled()
        assert _left(room, green) == 2
        clock.move(3 * 60_000 + 1)
        await until(lambda: _left(room, green) == 0)
        clock.move(600_000)
        await until(lambda: is_in_hand(room, green))


async def test_one_of_two_sit_outs_is_lifted(tmp_path: Path) -> None:
    """While the other stands he sits out; both lifted he is in again, and a restart undoes nothing
    that was ruled after."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, _ = await two_tables(room)
        taken(await door.sits(room, green, "a", 500))
        floor = FloorPerson(room)
        first = await floor.orders(MeasureKind.SIT_OUT, A, hands=2, table=green)
        second = await floor.orders(MeasureKind.SIT_OUT, A, hands=3, table=green)
        await floor.orders(MeasureKind.FORGIVE, A, lifts=first.number)
        await room.settled()
        assert _left(room, green) == 5
        await floor.orders(MeasureKind.FORGIVE, A, lifts=second.number)
        await room.settled()
        assert _left(room, green) == 0
        await floor.orders(MeasureKind.SIT_OUT, A, hands=1, table=green)
    async with a_room(tmp_path / "db", clock) as room:
        await room.settled()
        assert _left(room, green) == 1


def _left(room: CardRoom, table: TableId) -> int:
    now = room.table(table)
    occupant = now.occupant_of(A) if now is not None else None
    assert occupant is not None
    return occupant.sitting_out.left if occupant.sitting_out is not None else 0


@pytest.mark.rule("cooke-10.03")
async def test_ejections_by_the_clock_stand_in_the_record(tmp_path: Path) -> None:
    """With who did it and for how long; they keep nobody out but for the session."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green, _ = await two_tables(room)
        taken(await door.sits(room, green, "a", 500))
        outcome = taken(await room.submit(green, Eject(ADMIN, A), door.key()))
        assert any(isinstance(event, PlayerEjected) for event in outcome.events)
        (measure,) = room.conduct.record(COMMUNITY, A)
        assert (measure.kind, measure.by, measure.ends_session) == (MeasureKind.EJECT, ADMIN, True)
        assert refused(await door.sits(room, green, "a", 500)).reason is Reason.EJECTED
    passes(clock, 180)
    async with a_room(tmp_path / "db", clock) as room:
        assert room.conduct.record(COMMUNITY, A) == (measure,)
        taken(await door.sits(room, green, "a", 500))


@pytest.mark.rule("cooke-3.01", 1)
async def test_who_has_agreed_once_is_never_asked_again(tmp_path: Path) -> None:
    """The first seat in the community is held until he agrees; the consent is stored with its
    time, and a restart later another table deals him in without a word."""
    clock, door = HandClock(), Door()
    asks = {"conduct.consent": True}
    async with a_room(tmp_path / "db", clock) as room:
        green, blue = await two_tables(room, **asks)
        held = taken(await door.sits(room, green, "a", 500)).table.occupant_of(A)
        assert held is not None
        assert held.must_agree
        clock.move(60_000)
        taken(await room.submit(green, Agree(A), door.key()))
        taken(await door.leaves(room, green, "a"))
        assert room.conduct.regular(COMMUNITY, A).agreed_at == clock.now()
    async with a_room(tmp_path / "db", clock) as room:
        seated = taken(await door.sits(room, blue, "a", 500)).table.occupant_of(A)
        assert seated is not None
        assert not seated.must_agree
        assert room.conduct.regular(COMMUNITY, A).agreed_at == clock.now()


@pytest.mark.rule("cooke-2.05")
async def test_he_is_told_in_private_why_and_until_when(tmp_path: Path) -> None:
    """His letter has the ground, the rule and the floor's words; the channel hears neither."""
    clock, door, platform = HandClock(), Door(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": platform}) as room:
        green = await opened(room, GREEN, **SOON)
        await three_play(room, green, door, clock)
        await FloorPerson(room).suspends(A, days=2, ground=Ground.ABUSE, why="cursed the dealer")
        await until(lambda: _letters(platform, A) != [])
        (letter,) = _letters(platform, A)
        assert "suspended you from all games here" in letter
        assert "abuse (Cooke 17.12)" in letter
        assert "“cursed the dealer”" in letter
        await until(lambda: any("by decision of the floor" in text for text in _news(platform)))
        public = [plain(document) for to, document in platform.messages.values() if to == GREEN]
        assert not any("abuse" in text or "cursed" in text for text in public)


def _letters(platform: FakePlatform, to: str) -> list[str]:
    return [
        plain(document)
        for whom, document in platform.messages.values()
        if whom == to and document.slot is Slot.REPLY
    ]


def _news(platform: FakePlatform) -> list[str]:
    return [
        plain(document)
        for whom, document in platform.messages.values()
        if whom == GREEN and document.slot is Slot.LOG
    ]


async def test_hands_played_are_remembered(tmp_path: Path) -> None:
    """Two hands dealt to him before he leaves are two, a restart later too."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        green = await opened(room, GREEN, **SOON)
        await three_play(room, green, door, clock)
        for _ in range(2):
            await play_hand(room, green)
            if room.table(green).hands < 2:  # type: ignore[union-attr]
                await dealt(room, green, clock)
        await door.leaves(room, green, "a")
    async with a_room(tmp_path / "db", clock) as room:
        assert room.conduct.regular(COMMUNITY, A).hands == 2

"""The clock by buttons: called, counted down, beaten or not, and what too many of them lead to
(Cooke 10.02, 10.03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.house.settings import Overrides
from core.present.documents import Verb
from core.table import events as t
from core.table.state import Offence

from .evening import Evening, evening
from .venue import How, Member, Venue

NAMES = ("Ann", "Bob", "Cy")
SHORT: Overrides = {
    "clock.seconds": 1,
    "clock.countdown_seconds": 0,
    "clock.reasonable_after_seconds": 0,
}


async def call_the_clock(table: Evening, caller: Member) -> t.ClockCalled:
    """Press Clock on the board; what the table heard."""
    before = len(table.happened(t.ClockCalled))
    await table.on_board(caller, Verb.CLOCK)
    called = await table.venue.until(lambda: table.happened(t.ClockCalled)[before:])
    return called[0]


async def test_it_is_counted_down_and_beaten(venue: Venue, tmp_path: Path) -> None:
    """Clock, the notice of the countdown to that player alone by mention, and his act in time: the
    notice goes, and his hand lives."""
    house: Overrides = SHORT | {"clock.seconds": 1, "clock.countdown_seconds": 20}
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        slow = table.in_turn
        called = await call_the_clock(table, table.behind(1))
        assert table.at(called.seat) == slow
        await table.until_board_says("Clock")
        start = venue.told_to_act(slow).partition(",")[0]

        def counting() -> bool:
            return any(
                page.text.startswith(start) and "clock" in page.text for page in venue.pages()
            )

        await venue.until(counting)
        reply = await table.press(slow, Verb.CALL)
        assert reply.how is How.REDRAWN
        await venue.until(lambda: not counting())
        assert [table.at(event.seat) for event in table.happened(h.Called)] == [slow]
        assert not table.happened(t.TurnExpired)


async def test_it_runs_out(venue: Venue, tmp_path: Path) -> None:
    """Facing a bet he is folded when his time is over, and a press that comes after is too late."""
    async with evening(venue, tmp_path, *NAMES, house=SHORT) as table:
        slow = table.in_turn
        board, call = await table.button(Verb.CALL)
        await call_the_clock(table, table.behind(1))
        await table.until_happened(t.TurnExpired)
        assert [table.at(event.seat) for event in table.happened(h.Folded)] == [slow]
        reply = await venue.press(slow, board, call)
        assert reply.how is How.ALONE
        assert not table.happened(h.Called)


@pytest.mark.rule("cooke-10.03", 3)
async def test_three_clocks_and_the_floor_ejects(venue: Venue, tmp_path: Path) -> None:
    """The third justified clock on one player asks the floor.  A member who presses Eject is
    refused; the floor's press ejects him when the hand is over, and a second one is too late."""
    house: Overrides = SHORT | {"clock.seconds": 60, "clock.countdown_seconds": 10}
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        slow = table.in_turn
        seat = table.seat_of(slow)
        await clocked_three_times(table, slow)
        asked = await table.until_happened(t.EjectionAsked)
        assert (asked.seat, asked.offence, asked.count) == (seat, Offence.TOO_SLOW, 3)
        page, eject = await table.news(Verb.EJECT)
        version = table.stand.table.version
        for member in table.others():
            refused = await venue.press(member, page, eject)
            assert refused.how is How.ALONE
            assert "needs the right" in refused.text
        assert table.stand.table.version == version
        assert not table.happened(t.PlayerEjected)
        await venue.press(venue.admin, page, eject)
        ejected = await table.until_happened(t.PlayerEjected)
        assert ejected.by == venue.admin.id
        again = await venue.press(venue.admin, page, eject)
        assert again.how is How.ALONE
        await table.end_the_hand()
        await venue.until(lambda: table.stand.table.occupant_of(slow.id) is None)
        assert len(table.happened(t.PlayerEjected)) == 1
        back = await venue.order(slow, "sit 1000")
        assert "Welcome" not in back.text
        assert table.stand.table.occupant_of(slow.id) is None


async def test_the_floor_spares_him(venue: Venue, tmp_path: Path) -> None:
    """Leave him seated: he plays on, and the question is answered."""
    house: Overrides = SHORT | {"clock.seconds": 60, "clock.countdown_seconds": 10}
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        slow = table.in_turn
        await clocked_three_times(table, slow)
        page, spare = await table.news(Verb.SPARE)
        await venue.press(venue.admin, page, spare)
        await table.until_happened(t.PlayerSpared)
        late = await venue.press(venue.admin, page, spare)
        assert late.how is How.ALONE
        assert table.stand.table.occupant_of(slow.id) is not None
        assert not table.stand.table.ejections
        assert not table.happened(t.PlayerEjected)


async def clocked_three_times(table: Evening, slow: Member) -> None:
    """The others check and call down; whenever it is his turn, the next one calls the clock."""
    while len([one for one in table.happened(t.ClockCalled) if table.at(one.seat) == slow]) < 3:
        await table.venue.until(lambda: table.stand.prompt)
        if table.in_turn == slow:
            await call_the_clock(table, table.behind(1))
            if table.happened(t.EjectionAsked):
                return
        assert table.hand.menu is not None
        verb = Verb.CHECK if table.hand.menu.may_check else Verb.CALL
        await table.press(table.in_turn, verb)

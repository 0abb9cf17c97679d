"""Conduct on the platforms: ranks hold against the floor itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.conduct import MeasureKind

from .evening import evening
from .sitting import PATIENT, Sitting, floor_at
from .venue import How, Venue

NAMES = ("Ann", "Bob", "Cy")
ABOVE = "is an admin here: nobody rules on who stands above him"


@pytest.mark.rule("cooke-3.13")
async def test_ranks_hold(venue: Venue, tmp_path: Path) -> None:
    """The floor takes no measure against whoever manages the server or workspace, of which only
    the platform knows, by a command or by typed words, and lifts none that he has taken; a player
    is warned, and an admin warns the floor."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, _ = await floor_at(table)
        record = table.stand.room.conduct.record
        refused = await floor.desk.penalise(floor.flo, "suspend", venue.admin, time="7d")
        assert refused.how is How.ALONE
        assert f"{venue.admin.name} {ABOVE}" in refused.text
        await is_told(floor, f"ruling bar {floor.desk.mention(venue.admin)}", ABOVE)
        assert record(venue.community) == ()
        await floor.desk.penalise(floor.flo, "warn", table.in_turn, ground="stalling")
        await venue.until(lambda: len(record(venue.community)) == 1)
        await floor.desk.penalise(venue.admin, "warn", table.behind(1), ground="stalling")
        await venue.until(lambda: len(record(venue.community)) == 2)
        await is_told(floor, "ruling forgive 2", ABOVE)
        await floor.desk.penalise(venue.admin, "warn", floor.flo, ground="etiquette")
        await venue.until(lambda: len(record(venue.community)) == 3)
        assert {one.kind for one in record(venue.community)} == {MeasureKind.WARN}


async def is_told(floor: Sitting, typed: str, words: str) -> None:
    """The floorperson types to the dealer, and is answered with ``words`` for her alone."""
    venue, seen = floor.venue, len(list(floor.venue.own_pages(floor.flo)))
    venue.write(floor.flo, typed, to_dealer=True)
    await venue.until(lambda: len(list(venue.own_pages(floor.flo))) > seen)
    assert words in list(venue.own_pages(floor.flo))[-1].text

"""Conduct on the platforms: ranks hold against the floor itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.conduct.reporting import Complaint
from core.house.conduct import MeasureKind
from core.house.ranks import Rank
from core.house.reports import Matter
from core.present.documents import Verb

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


@pytest.mark.rule("cooke-17.01")
async def test_the_floor_learns_of_a_report_in_private(venue: Venue, tmp_path: Path) -> None:
    """Bob reports Ann: the floor's role is notified by a line that says nothing, a floorperson by
    name gets a private message, and by its button each reads the report; of its words nobody else
    is shown anything, neither Ann nor the channel."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, group = await floor_at(table)
        (max_,) = venue.join("Max")
        appointing = table.stand.room.rules.appoint
        admin = venue.admin
        await appointing(
            venue.community, max_.id, Rank.FLOOR, "Max", admin.id, admin.name, "staff:max"
        )
        ann, bob = table.in_turn, table.behind(1)
        shown = table.sightings()
        words = "cursed the whole table"
        complaint = Complaint(
            table.stand.table.id, Matter.ETIQUETTE, (ann.id,), ("Ann",), bob.id, "Bob", words
        )
        await table.stand.room.conduct.report(complaint, "report")
        await venue.until(lambda: any(floor.desk.notifies(one, group) for one in shown.all()))
        (page,) = await venue.until(
            lambda: [one for one in venue.own_pages(max_) if "report of conduct" in one.text]
        )
        read = venue.page(await venue.press(max_, page, page.choice("For the floor")))
        assert words in read.text
        assert words in (await table.on_news(floor.flo, Verb.REPORTS)).text
        assert shown.viewers(words) <= {max_.id, floor.flo.id}
        refused = await table.on_news(ann, Verb.REPORTS)
        assert "needs the right" in refused.text


@pytest.mark.rule("cooke-3.09", 1)
async def test_the_floor_looks_at_an_earlier_hand(venue: Venue, tmp_path: Path) -> None:
    """In the middle of the next hand the floor asks for the last one by its number: the cards of
    all who were in it are in her answer, and in nothing that anybody else is shown."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, _ = await floor_at(table)
        number = table.hand.number
        cards = {one.seat: set(one.down.content) for one in table.hand.players}
        await table.end_the_hand()
        await venue.until(lambda: table.hand.number > number)
        seen = table.sightings()
        await is_told(floor, f"ruling hand {number} because they whisper", "for the floor alone")
        told = list(venue.own_pages(floor.flo))[-1].text
        for held in cards.values():
            assert held <= set(venue.cards_in(told))
        whole = set().union(*cards.values())
        viewers = {
            viewer for sight in seen.all() if whole <= set(venue.cards_in(sight.text))
            for viewer in sight.viewers
        }  # fmt: skip
        assert viewers == {floor.flo.id}

"""Reports that stop no hand: told to the floor alone, each with a button that takes note of it
(Cooke 16.07, 17.01, 17.08)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.reports import Matter
from core.present.documents import Verb

from .evening import evening
from .sitting import floor_at
from .venue import How, Venue

NAMES = ("Ann", "Bob", "Cy")


@pytest.mark.rule("cooke-17.01")
async def test_each_kind_of_report(venue: Venue, tmp_path: Path) -> None:
    """Collusion of two, a breach of etiquette, and cards that can be seen: the reporter is thanked,
    the one whose cards are seen is asked to protect them, the others hear nothing, play goes on,
    and the floor reads each in its queue and takes note of it by one press."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        ann, bob, cy = table.others()
        shown = table.sightings()
        for matter, about in (
            (Matter.COLLUSION, (bob, cy)),
            (Matter.ETIQUETTE, (bob,)),
            (Matter.CARDS_SEEN, (cy,)),
        ):
            reply = await floor.desk.report(ann, matter, *about, text="look at hand one")
            assert reply.how is How.ALONE
            assert "The floor has your report" in reply.text
        await venue.until(
            lambda: any("Protect your hand" in page.text for page in venue.private_pages(cy))
        )
        mine = await floor.page()
        assert "3 reports of conduct wait" in mine.text
        page = venue.page(await table.on_page(floor.flo, mine, Verb.REPORTS))
        for words in ("collusion of Bob and Cy", "etiquette by Bob", "cards of Cy can be seen"):
            assert words in page.text
        for left in (2, 1, 0):
            heard = await table.on_page(floor.flo, page, Verb.HEAR)
            assert "Heard" in heard.text
            again = await table.on_page(floor.flo, page, Verb.HEAR)
            assert again.how is How.ALONE
            page = venue.page(await table.on_page(floor.flo, mine, Verb.REPORTS))
            assert len(page.choices) == left
        assert "No reports wait" in (await venue.order(venue.admin, "ruling reports")).text
        assert shown.viewers("look at hand one") <= {floor.flo.id, ann.id}
        await table.press(table.in_turn, Verb.CALL)

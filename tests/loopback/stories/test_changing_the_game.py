"""An admin changes what is played, and the players have their say (Cooke 3.04, 3.05, 3.12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.setup import proposal_events as p

from .between_hands import next_deal
from .evening import Evening, evening, verbs_of
from .venue import How, Page, Venue

LIMIT = Opening(stakes="20-40", buy_in="400", seats=6)


def limits(table: Evening) -> tuple[int, int]:
    """Those of the hand in play, or the last one."""
    stakes = table.hand.rules.stakes
    return stakes.small_bet // 100, stakes.big_bet // 100


async def asked_about(table: Evening, game: str) -> Page:
    """The message that asks the players about ``game``."""

    def found() -> Page | None:
        asks = (one for one in table.venue.pages() if Verb.OBJECT_TO_CHANGE in verbs_of(one))
        return next((one for one in asks if game in one.text), None)

    page = await table.venue.until(found)
    assert page is not None
    return page


@pytest.mark.rule("cooke-3.05")
@pytest.mark.rule("cooke-3.12")
async def test_one_objection_is_not_enough_and_two_are(venue: Venue, tmp_path: Path) -> None:
    """The stakes are to double: one presses Object, the others agree, and from the next hand on
    they are doubled; the sign says so.  Another game two object to, and it does not come."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", said=LIMIT) as table:
        ann, bob, cy = table.others()
        refused = await venue.order(ann, "table change stakes 40-80")
        assert refused.how is How.ALONE
        assert "right" in refused.text
        await venue.order(venue.admin, "table change stakes 40-80")
        await table.until_board_says("Two objections prevent it")
        await table.on_news(ann, Verb.OBJECT_TO_CHANGE)
        await table.until_board_says(f"{ann.name} objects")
        for member in (bob, cy):
            await table.on_news(member, Verb.AGREE_TO_CHANGE)
        await table.until_happened(p.ChangePassed)
        assert limits(table) == (20, 40)
        await table.end_the_hand()
        await next_deal(table)
        assert limits(table) == (40, 80)
        await venue.until(lambda: any("Hold'em 40/80" in page.text for page in venue.pages()))

        await venue.order(venue.admin, "table change game omaha 8")
        asked = await asked_about(table, "Omaha")
        for member in (ann, cy):
            await table.on_page(member, asked, Verb.OBJECT_TO_CHANGE)
        dropped = await table.until_happened(p.ChangeDropped)
        assert (dropped.count, dropped.needed) == (2, 2)
        late = await table.on_page(bob, asked, Verb.AGREE_TO_CHANGE)
        assert late.how is How.ALONE
        assert "decided" in late.text
        await table.end_the_hand()
        await next_deal(table)
        assert (table.hand.game, limits(table)) == ("texas_holdem", (40, 80))


@pytest.mark.rule("cooke-3.04", 2)
async def test_the_game_is_not_broken_by_a_slip(venue: Venue, tmp_path: Path) -> None:
    """Between hands of four the admin is asked whether he means it; he presses Close anyway, a
    player who has found that button is refused, and all are cashed out."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        await table.stay_after_this_hand()
        await table.end_the_hand()
        asked = await venue.order(venue.admin, "table close")
        assert asked.how is How.ALONE
        assert "4 active players" in asked.text
        assert not table.stand.table.is_closing
        await table.on_reply(venue.admin, asked, Verb.CLOSE_ANYWAY)
        await venue.until(lambda: any("The table is closed" in one.text for one in venue.pages()))

"""Questions with buttons: a wager confirmed, a raise completed or left, chips on their way, a
proxy, a hand asked for (Cooke 9.07, 10.06, 10.14, 11.08)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.chips import Chips
from core.hand import events as h
from core.house.settings import Overrides
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.floor.contest_events import ProxyNamed, ProxyRefused
from core.table.money import money_events as m

from .evening import evening, verbs_of
from .test_showdowns import best, to_the_showdown
from .venue import How, Venue

NAMES = ("Ann", "Bob", "Cy")
LIMIT = Opening(stakes="20-40", buy_in="200", seats=6)


async def test_a_wager_is_confirmed(venue: Venue, tmp_path: Path) -> None:
    """``on_confirm``: a raise of the form is asked back in private with its numbers, and its button
    makes it; until then nothing has happened."""
    house: Overrides = {"betting.commit": "on_confirm"}
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        first, version = table.in_turn, table.stand.table.version
        asked = await venue.order(first, "raise 60")
        assert asked.how is How.ALONE
        assert "do you mean it" in asked.text
        assert table.stand.table.version == version
        await table.on_reply(first, asked, Verb.RAISE_TO)
        assert [one.to for one in table.happened(h.Raised)] == [6_000]


@pytest.mark.rule("cooke-10.06")
@pytest.mark.parametrize("verb", [Verb.PUT_IN_WHOLE, Verb.PUT_IN_LEAVE])
async def test_a_raise_begun_with_too_little(venue: Venue, tmp_path: Path, verb: Verb) -> None:
    """``complete_or_forfeit`` in limit: 34 put in silently, facing 20, is asked back: made up to 40
    or left as a call with 14 in the pot, by buttons."""
    house: Overrides = {"betting.incomplete_raise": "complete_or_forfeit"}
    async with evening(venue, tmp_path, *NAMES, said=LIMIT, house=house) as table:
        first = table.in_turn
        shown = table.sightings()
        venue.write(first, "34", to_dealer=True)
        await venue.until(lambda: any(s.viewers == {first.id} for s in shown.all()))
        assert not table.happened(h.Raised)
        page = await venue.until(
            lambda: next((p for p in venue.own_pages(first) if verb in verbs_of(p)), None)
        )
        assert page is not None
        await table.on_page(first, page, verb)
        player = table.hand.player_of(first.id)
        assert player is not None
        if verb is Verb.PUT_IN_WHOLE:
            assert player.bet == Chips(4_000)
        else:
            assert player.bet == Chips(2_000)
            assert [one.amount for one in table.happened(h.ChipsForfeited)] == [Chips(1_400)]


@pytest.mark.parametrize("verb", [Verb.APPROVE, Verb.REFUSE])
async def test_chips_on_their_way(venue: Venue, tmp_path: Path, verb: Verb) -> None:
    """More than his wallet holds is announced: a member's press is refused, the banker's settles it
    once."""
    async with evening(venue, tmp_path, *NAMES, buy_in="9500") as table:
        await table.stay_after_this_hand()
        await table.end_the_hand()
        player = table.others()[0]
        await venue.order(player, "behind 1000")
        await table.until_happened(m.BehindAnnounced)
        page, choice = await table.news(verb)
        refused = await venue.press(player, page, choice)
        assert refused.how is How.ALONE
        assert "needs the right" in refused.text
        version = table.stand.table.version
        answered = await venue.press(venue.admin, page, choice)
        assert answered.is_answered
        await venue.until(lambda: table.stand.table.version != version)
        version = table.stand.table.version
        late = await venue.press(venue.admin, page, choice)
        assert late.how is How.ALONE
        assert table.stand.table.version == version


@pytest.mark.rule("cooke-10.14", 2)
async def test_a_proxy_is_objected_to(venue: Venue, tmp_path: Path) -> None:
    """The channel is told who is to play for whom; another player presses Object, and he plays
    without one."""
    async with evening(venue, tmp_path, *NAMES) as table:
        await table.stay_after_this_hand()
        await table.end_the_hand()
        owner, other, _ = table.others()
        (dan,) = venue.join("Dan")
        await venue.order(owner, "proxy", dan)
        await table.until_happened(ProxyNamed)
        page, objects = await table.news(Verb.OBJECT_TO_PROXY)
        assert "Dan" in page.text
        await venue.press(other, page, objects)
        refused = await table.until_happened(ProxyRefused)
        assert table.at(refused.seat) == owner
        late = await venue.press(other, page, objects)
        assert late.how is How.ALONE


async def test_a_called_hand_is_asked_for(venue: Venue, tmp_path: Path) -> None:
    """``any_dealt_in``: a loser has mucked, another presses for his hand under My cards; it is
    killed and shown to all."""
    house: Overrides = {"showdown.see_called_hand": "any_dealt_in"}
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        await to_the_showdown(table)
        await venue.order(best(table), "show")
        while not table.hand.is_over:
            await table.on_board(table.in_turn, Verb.MUCK)
        loser, asker = (table.at(one.seat) for one in table.happened(h.HandMucked))
        player = table.hand.player_of(loser.id)
        assert player is not None
        shown = table.sightings()
        own = await table.my_cards(asker)
        await table.on_page(asker, own, Verb.ASK_TO_SEE, loser.name)
        seen = await table.until_happened(h.HandSeen)
        assert table.at(seen.seat) == loser
        cards = set(player.down.content)
        everybody = {one.id for one in table.others()}
        await venue.until(
            lambda: any(
                cards <= set(venue.cards_in(s.text)) and everybody <= s.viewers for s in shown.all()
            )
        )

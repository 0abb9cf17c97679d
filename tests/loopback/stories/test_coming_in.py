"""Missed blinds made up, and the button bought, by buttons and words (Cooke 12.12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.blinds.duties import Owes

from .between_hands import between_hands, choices_of, from_the_big_blind, next_deal
from .evening import Evening, evening, verbs_of
from .venue import How, Member, Venue

LIMIT = Opening(stakes="20-40", buy_in="1000", seats=9)
BOOK: Overrides = {"blinds.new_game_free_hand": "none", "blinds.short_free_hand": False}


async def misses_his_big_blind(table: Evening) -> Member:
    """Who has the big blind next is away for a hand, and back after it."""
    await between_hands(table)
    absent = from_the_big_blind(table)[1]
    asked = await table.venue.order(absent, "away")
    await table.on_reply(absent, asked, Verb.AWAY_MISS)
    await next_deal(table)
    assert table.hand.player_of(absent.id) is None
    assert owes(table, absent) is Owes.BOTH
    await table.until_board_says("MISSED BB")
    await table.end_the_hand()
    return absent


def owes(table: Evening, member: Member) -> Owes:
    """What he has to make up."""
    occupant = table.stand.table.occupant_of(member.id)
    assert occupant is not None
    return occupant.duties.owes


def posted(table: Evening, member: Member) -> list[tuple[PostKind, int]]:
    """What he posted in the hand in play, in whole chips."""
    seat = table.seat_of(member)
    return [(p.kind, p.amount // 100) for p in table.hand.posts.due if p.seat == seat]


@pytest.mark.rule("cooke-12.12.01", 2)
@pytest.mark.rule("cooke-12.12", 1)
async def test_missed_blinds_are_posted_behind_the_button(venue: Venue, tmp_path: Path) -> None:
    """Back between button and small blind he is offered no post, and a word gets the reason; one
    hand later the button has its price, and he is dealt in for it: 20 live, 10 dead."""
    async with evening(
        venue, tmp_path, "Ann", "Bob", "Cy", "Dan", "Eve", "Fay", said=LIMIT, house=BOOK
    ) as table:
        absent = await misses_his_big_blind(table)
        reply = await venue.order(absent, "back")
        assert Verb.POST not in verbs_of(venue.page(reply))
        refused = await venue.order(absent, "post")
        assert refused.how is How.ALONE
        await next_deal(table)
        assert table.hand.player_of(absent.id) is None
        await table.end_the_hand()
        reply = await choices_of(table, absent)
        await table.on_reply(absent, reply, Verb.POST, "20 live + 10 dead")
        await next_deal(table)
        assert posted(table, absent) == [(PostKind.ENTRY, 20), (PostKind.DEAD, 10)]
        assert owes(table, absent) is Owes.NOTHING


@pytest.mark.rule("cooke-12.12.03", 1)
async def test_the_button_is_bought(venue: Venue, tmp_path: Path) -> None:
    """Where the house sells it: between the button and the small blind he presses Buy the button,
    nobody else posts, and the hand after it the button is his."""
    async with evening(
        venue, tmp_path, "Ann", "Bob", "Cy", "Dan", "Eve", "Fay", said=LIMIT,
        house=BOOK | {"blinds.buy_button": "on"},
    ) as table:  # fmt: skip
        buyer = await misses_his_big_blind(table)
        reply = await venue.order(buyer, "back")
        await table.on_reply(buyer, reply, Verb.BUY_BUTTON, "30")
        await next_deal(table)
        assert {table.at(post.seat) for post in table.hand.posts.due} == {buyer}
        assert sum(amount for _, amount in posted(table, buyer)) == 30
        await table.end_the_hand()
        await next_deal(table)
        assert table.hand.button == table.seat_of(buyer)
        assert posted(table, buyer) == []

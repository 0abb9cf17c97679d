"""Straddles, sleepers and overs: played by words and buttons (Cooke 12.18, 16.03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.hand.overs import Overs
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.blinds import events as b

from .between_hands import between_hands, choices_of, from_the_big_blind, next_deal
from .evening import evening
from .venue import How, Venue

LIMIT = Opening(stakes="20-40", buy_in="400", seats=6)


@pytest.mark.rule("cooke-12.18", 1)
async def test_a_straddle_and_a_sleeper_between_hands(venue: Venue, tmp_path: Path) -> None:
    """The player under the gun presses Straddle, another leaves a sleeper by a word; the board
    tells of both before the deal, the cards come after, and the straddler has the option."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", "Eve", said=LIMIT) as table:
        await between_hands(table)
        _, _, gun, after, third = from_the_big_blind(table)
        reply = await choices_of(table, gun)
        assert reply.how is How.ALONE
        await table.on_reply(gun, reply, Verb.STRADDLE, "40")
        announced = await table.until_happened(b.StraddleAnnounced)
        assert (announced.straddle.person, announced.straddle.amount) == (gun.id, 4_000)
        assert "60" in (await venue.order(after, "straddle")).text
        await next_deal(table)
        posts = [(post.kind, table.at(post.seat)) for post in table.hand.posts.due]
        assert posts[-2:] == [(PostKind.STRADDLE, gun), (PostKind.STRADDLE, after)]
        assert table.hand.wager == 6_000
        assert table.in_turn == third
        while not table.happened(h.BoardTurned):
            last = table.in_turn
            await table.press(last, Verb.CHECK if table.hand.menu and table.hand.menu.may_check
                              else Verb.CALL)  # fmt: skip
        assert last == after


@pytest.mark.rule("cooke-16.03", 1)
async def test_overs_come_into_force(venue: Venue, tmp_path: Path) -> None:
    """Two say that they play overs, by button and by word; once the third has folded the board
    says so, and its buttons have the higher stakes."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", said=LIMIT) as table:
        await between_hands(table)
        small, other, button = from_the_big_blind(table)
        await table.on_reply(small, await choices_of(table, small), Verb.OVERS)
        await venue.order(other, "overs on")
        assert len(table.happened(b.OversChosen)) == 2
        await next_deal(table)
        assert table.in_turn == button
        await table.press(button, Verb.FOLD)
        await table.press(small, Verb.CALL)
        await table.press(other, Verb.CHECK)
        assert [one.overs for one in table.happened(h.OversChanged)] == [Overs.OVERS]
        await table.until_board_says("Overs on: 40-80")
        assert table.hand.menu is not None
        assert table.hand.menu.raise_min == 4_000
        await table.press(table.in_turn, Verb.BET)
        assert [one.to for one in table.happened(h.BetMade)] == [4_000]

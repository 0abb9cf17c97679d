"""Kill pots at a table: two pots in a row, and a scoop (Cooke 8.04)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand.forced.posts import PostKind
from core.reception.opening import Opening
from core.table.kills.button import KillState

from .between_hands import between_hands, from_the_big_blind, next_deal, wins_on_the_turn
from .evening import Evening, evening
from .venue import Member, Venue

HOLDEM = Opening(stakes="20-40", buy_in="1000", seats=6)
OMAHA = Opening(game="omaha_hilo", stakes="20-40", buy_in="1000", seats=6)


def killed(table: Evening) -> tuple[Member, int, int]:
    """Who killed the hand in play, with how much, and the small limit it is played at."""
    (post,) = [one for one in table.hand.posts.due if one.kind is PostKind.KILL]
    return table.at(post.seat), post.amount // 100, table.hand.rules.stakes.small_bet // 100


@pytest.mark.rule("cooke-8.04.02", 1)
@pytest.mark.rule("cooke-16.01.08", 1)
async def test_two_pots_in_a_row(venue: Venue, tmp_path: Path) -> None:
    """A walk gives a leg up, a pot with a flop and a full bet the kill: the board says so before
    the deal, marks him, heads the killed hand, and its buttons have the doubled limits; the
    killer who loses kills no more."""
    async with evening(
        venue, tmp_path, "Ann", "Bob", "Cy", said=HOLDEM, buy_in="2000",
        house={"kill.trigger": "two_pots"},
    ) as table:  # fmt: skip
        await between_hands(table)
        winner = from_the_big_blind(table)[0]
        assert table.stand.table.kill.state is KillState.LEG_UP
        assert table.stand.table.kill.person == winner.id
        await table.until_board_says("LEG UP")
        await next_deal(table)
        await wins_on_the_turn(table, winner)
        await venue.until(lambda: table.stand.table.kill.state is KillState.KILL)
        seat = table.seat_of(winner)
        await table.until_board_says(f"Seat {seat} kills: 40, this hand 40-80")
        await next_deal(table)
        assert killed(table) == (winner, 40, 40)
        await table.until_board_says("KILL POT 40-80")
        raised = table.hand.menu.raise_min if table.hand.menu else 0
        assert raised == 8_000
        refused = await venue.order(table.in_turn, "raise 60")
        assert "kill" in refused.text.lower()
        loser = table.others(winner)[0]
        await wins_on_the_turn(table, loser)
        await next_deal(table)
        assert table.hand.posts.killer is None
        assert table.hand.rules.stakes.small_bet == 2_000


@pytest.mark.rule("cooke-8.04.03", 1)
async def test_a_scoop_of_five_limits(venue: Venue, tmp_path: Path) -> None:
    """Omaha high-low: one takes both halves of 240 by bets that nobody calls any more, and kills
    the next pot."""
    async with evening(
        venue, tmp_path, "Ann", "Bob", "Cy", said=OMAHA, buy_in="2000",
        house={"kill.trigger": "scoop"},
    ) as table:  # fmt: skip
        winner = table.others()[0]
        await table.rule("deal.between_hands_seconds", 4)
        await wins_on_the_turn(table, winner, street=3)
        await venue.until(lambda: table.stand.table.kill.state is KillState.KILL)
        assert table.stand.table.kill.person == winner.id
        await next_deal(table)
        assert killed(table) == (winner, 40, 40)

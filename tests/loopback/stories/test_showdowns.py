"""Showing and mucking by buttons: at the showdown, after it, and brought back (Cooke 10.19,
11.03, 11.12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.hand.state import Standing
from core.hands.reading import read_high
from core.present.documents import Verb

from .evening import Evening, evening, verbs_of
from .venue import How, Member, Venue

NAMES = ("Ann", "Bob", "Cy")


async def to_the_showdown(table: Evening) -> None:
    """Everybody calls and checks down; no hand follows for a long while."""
    await table.stay_after_this_hand()
    while (menu := table.hand.menu) is not None:
        await table.press(table.in_turn, Verb.CHECK if menu.may_check else Verb.CALL)


def best(table: Evening) -> Member:
    """Who holds the best hand."""
    board = table.hand.boards[0]
    winner = max(
        table.hand.players, key=lambda one: read_high((*one.down.content, *board)).strength
    )
    return table.at(winner.seat)


@pytest.mark.rule("cooke-11.03")
async def test_losers_muck_and_show_none(venue: Venue, tmp_path: Path) -> None:
    """At the showdown the best hand is shown by its button; the others muck by theirs, and nobody
    is ever shown what they had."""
    async with evening(venue, tmp_path, *NAMES) as table:
        await to_the_showdown(table)
        winner = best(table)
        await venue.order(winner, "show")
        while not table.hand.is_over:
            await table.on_board(table.in_turn, Verb.MUCK)
        assert {table.at(one.seat) for one in table.happened(h.HandMucked)} == set(
            table.others(winner)
        )
        assert [table.at(one.seat) for one in table.happened(h.HandShown)] == [winner]
        await table.until_board_says("Result")
        await venue.until(lambda: not venue.is_busy)
        for loser in table.others(winner):
            assert is_unseen(table, loser)


def is_unseen(table: Evening, loser: Member) -> bool:
    """Whether no message but his own ever showed both cards of his."""
    player = table.hand.player_of(loser.id)
    assert player is not None
    cards = set(player.down.content)
    return all(
        sight.viewers <= {loser.id}
        for sight in (table.venue.sights()[n] for n in range(len(table.venue.sights())))
        if cards <= set(table.venue.cards_in(sight.text))
    )


@pytest.mark.rule("cooke-10.19", 2)
async def test_a_shown_winner_mucked_comes_back(venue: Venue, tmp_path: Path) -> None:
    """The best hand is shown, mucked in spite of the warning, and brought back by the objection of
    another before the pot is pushed; he is paid."""
    async with evening(venue, tmp_path, *NAMES) as table:
        await to_the_showdown(table)
        winner = best(table)
        await venue.order(winner, "show")
        warned = await venue.order(winner, "muck")
        assert warned.how is How.ALONE
        assert Verb.MUCK_ANYWAY in verbs_of(venue.page(warned))
        await table.on_reply(winner, warned, Verb.MUCK_ANYWAY)
        await table.until_happened(h.HandReleased)
        other = table.others(winner)[0]
        seen = table.sightings()
        await venue.order(other, "object muck", winner)
        back = await table.until_happened(h.HandRetrieved)
        assert table.at(back.seat) == winner
        await seen.until_said(winner.name)
        if table.stand.table.objection is not None:
            await table.on_news(venue.admin, Verb.GO_ON)
        while not table.hand.is_over:
            await table.on_board(table.in_turn, Verb.MUCK)
        player = table.hand.player_of(winner.id)
        assert player is not None
        assert player.standing is Standing.SHOWN
        paid = {table.at(s.seat) for one in table.hand.awards for s in one.shares}
        assert paid == {winner}


@pytest.mark.rule("cooke-11.12", 1)
async def test_show_one_show_all(venue: Venue, tmp_path: Path) -> None:
    """Won without a call, he shows his hand to one player alone; the channel hears of it, a third
    presses Show all, and then all see both cards."""
    async with evening(venue, tmp_path, *NAMES) as table:
        await table.stay_after_this_hand()
        await table.end_the_hand()
        (paid,) = {s.seat for one in table.hand.awards for s in one.shares}
        winner = table.at(paid)
        friend, third = table.others(winner)
        player = table.hand.player_of(winner.id)
        assert player is not None
        cards = set(player.down.content)
        own = await table.my_cards(winner)
        assert {Verb.SHOW, Verb.SHOW_TO, Verb.MUCK} <= verbs_of(own)
        asked = await table.on_page(winner, own, Verb.SHOW_TO)
        seen = table.sightings()
        await table.on_reply(winner, asked, Verb.SHOW_TO, friend.name)
        await table.until_happened(h.HandShownTo)
        await venue.until(lambda: any(cards <= set(venue.cards_in(s.text)) for s in seen.all()))
        page, show_all = await table.news(Verb.SHOW_ALL)
        assert not venue.cards_in(page.text)
        await venue.until(lambda: not venue.is_busy)
        knew = {
            viewer
            for sight in seen.all()
            if cards <= set(venue.cards_in(sight.text))
            for viewer in sight.viewers
        }
        assert knew <= {winner.id, friend.id}
        await venue.press(third, page, show_all)
        await venue.until(
            lambda: any(
                cards <= set(venue.cards_in(s.text)) and third.id in s.viewers for s in seen.all()
            )
        )


async def test_a_voluntary_show(venue: Venue, tmp_path: Path) -> None:
    """Won without a call, he presses Show under My cards: all see both cards on the board."""
    async with evening(venue, tmp_path, *NAMES) as table:
        await table.stay_after_this_hand()
        await table.end_the_hand()
        (paid,) = {s.seat for one in table.hand.awards for s in one.shares}
        winner = table.at(paid)
        own = await table.my_cards(winner)
        await table.on_page(winner, own, Verb.SHOW)
        player = table.hand.player_of(winner.id)
        assert player is not None
        cards = set(player.down.content)

        def shows() -> bool:
            board = table.newest_board()
            return board is not None and cards <= set(venue.cards_in(board.text))

        await venue.until(shows)
        assert [table.at(one.seat) for one in table.happened(h.HandSeen)] == [winner]

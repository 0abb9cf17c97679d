"""Amounts, agreements and gifts by words and buttons, and what waits for the floor (Cooke 8.01,
9.05, 9.10, 10.16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.floor.contest_events import ObjectionRaised, ObjectionSettled
from core.table.money import money_events as m

from .evening import Evening, evening, verbs_of
from .venue import How, Venue

LIMIT = Opening(stakes="10-20", buy_in="200", seats=6)


async def write(table: Evening, words: str) -> None:
    """The player in turn says it to the dealer in the channel, for everybody."""
    version = table.stand.table.version
    table.venue.write(table.in_turn, words, to_dealer=True)
    await table.venue.until(lambda: table.stand.table.version != version)


async def test_a_string_bet_is_a_call(venue: Venue, tmp_path: Path) -> None:
    """``call and raise 60``: the first legal act counts, the table is told, and he cannot raise."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        first = table.in_turn
        seen = table.sightings()
        await write(table, "call and raise 60")
        assert [table.at(one.seat) for one in table.happened(h.Called)] == [first]
        await seen.until_said("string raise")
        assert not table.happened(h.Raised)
        assert table.in_turn != first


async def test_a_bare_amount_below_a_raise_is_a_call(venue: Venue, tmp_path: Path) -> None:
    """Facing 10, a silent 14 is no raise: it is read as a call, and the table is told so."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        first = table.in_turn
        await write(table, "14")
        assert [table.at(one.seat) for one in table.happened(h.Called)] == [first]
        player = table.hand.player_of(first.id)
        assert player is not None
        assert player.bet == 1_000


async def test_raise_announced_by_a_word_then_its_amount(venue: Venue, tmp_path: Path) -> None:
    """``raise`` alone binds him to raise; the answer is his alone, has only sizes to press, and
    the next amount is the raise."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        first = table.in_turn
        reply = await venue.order(first, "raise")
        assert reply.how is How.ALONE
        offered = verbs_of(venue.page(reply))
        assert Verb.RAISE_TO in offered
        assert not {Verb.CALL, Verb.FOLD} & offered
        refused = await venue.order(first, "call")
        assert refused.how is How.ALONE
        assert not table.happened(h.Called)
        await venue.order(first, "raise 40")
        assert [one.to for one in table.happened(h.Raised)] == [4_000]


@pytest.mark.rule("cooke-9.10", 1)
async def test_the_blinds_chop_by_buttons(venue: Venue, tmp_path: Path) -> None:
    """All fold to the blinds, both press Chop: each has his blind back, and there is no pot."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        await table.stay_after_this_hand()
        await table.press(table.in_turn, Verb.FOLD)
        small, big = table.in_turn, table.behind(1)
        await table.on_board(small, Verb.CHOP)
        await table.until_board_says("would chop the blinds")
        stranger = table.others(small, big)[0]
        version = table.stand.table.version
        refused = await table.on_board(stranger, Verb.CHOP)
        assert refused.how is How.ALONE
        assert table.stand.table.version == version
        await table.on_board(big, Verb.CHOP)
        await venue.until(lambda: table.hand.is_over)
        assert {o.stack for o in table.stand.table.occupants} == {100_000}


@pytest.mark.rule("cooke-9.10", 3)
async def test_two_players_split_the_pot(venue: Venue, tmp_path: Path) -> None:
    """No limit, two left: one proposes by command, the other agrees by the board's button, and
    nobody shows anything."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        await table.stay_after_this_hand()
        await table.press(table.in_turn, Verb.FOLD)
        small, big = table.in_turn, table.behind(1)
        await table.press(small, Verb.RAISE_TO, "50")
        await table.press(big, Verb.CALL)
        await venue.order(small, "split")
        await table.until_board_says("proposes an even split")
        await table.on_board(big, Verb.SPLIT_POT)
        await venue.until(lambda: table.hand.is_over)
        stacks = {table.at(o.seat): o.stack for o in table.stand.table.occupants}
        assert stacks[small] == stacks[big] == 100_000
        assert not table.happened(h.HandShown)


@pytest.mark.rule("cooke-9.05", 3)
@pytest.mark.parametrize(
    "somebody", ["objects", pytest.param("keeps silent", marks=pytest.mark.slow)]
)
async def test_a_gift_between_hands(venue: Venue, tmp_path: Path, somebody: str) -> None:
    """Between hands one gives another 100: a third presses Object before the deal and nothing
    moves; if nobody does, the next hand starts with it."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", said=LIMIT) as table:
        await table.rule("deal.between_hands_seconds", 3)
        while not table.hand.is_over:
            await table.press(table.in_turn, Verb.BET if table.hand.menu and table.hand.menu.opens
                              else Verb.FOLD)  # fmt: skip
        giver, friend, third = table.others()
        total = sum(o.stack + o.behind for o in table.stand.table.occupants)
        had = {o.seat: o.stack for o in table.stand.table.occupants}
        await venue.order(giver, "gift 100", friend)
        page, no = await table.news(Verb.OBJECT_TO_GIFT)
        if somebody == "objects":
            await venue.press(third, page, no)
            await table.until_happened(m.GiftStopped)
            late = await venue.press(third, page, no)
            assert late.how is How.ALONE
        await venue.until(lambda: table.stand.prompt is not None)
        moved = 10_000 if somebody == "keeps silent" else 0
        began = table.happened(h.HandStarted)[-1]
        stacks = {one.seat: one.stack for one in began.entrants}
        assert stacks[table.seat_of(friend)] == had[table.seat_of(friend)] + moved
        assert stacks[table.seat_of(giver)] == had[table.seat_of(giver)] - moved
        assert sum(stacks.values()) == total


async def test_an_objection_waits_for_the_floor(venue: Venue, tmp_path: Path) -> None:
    """Play stops and the board says why; acts are refused in private; a member's press of Go on
    is refused, the floor's lets play go on, and the hand with it."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        first, other = table.in_turn, table.behind(1)
        board, call = await table.button(Verb.CALL)
        await venue.order(other, "object the pot is short by 10")
        await table.until_happened(ObjectionRaised)
        await table.until_board_says("the pot is short by 10")
        version = table.stand.table.version
        refused = await venue.press(first, board, call)
        assert refused.how is How.ALONE
        for member in table.others():
            said = await table.on_news(member, Verb.GO_ON)
            assert said.how is How.ALONE
            assert "needs the right" in said.text
        assert table.stand.table.version == version
        await table.on_news(venue.admin, Verb.GO_ON)
        settled = await table.until_happened(ObjectionSettled)
        assert settled.by == venue.admin.id
        await table.press(first, Verb.CALL)
        assert [table.at(one.seat) for one in table.happened(h.Called)] == [first]


async def test_an_objection_by_the_form(venue: Venue, tmp_path: Path) -> None:
    """Object under what the table says of itself opens a form; what is typed there is the
    reason, as long as an amount never is."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        other = table.behind(1)
        told = await venue.order(other, "table info")
        form = await table.on_reply(other, told, Verb.OBJECT)
        assert form.how is How.FORM
        reason = "the big blind was posted twice by mistake, and nobody has given it back yet"
        await venue.fill(other, form, reason)
        raised = await table.until_happened(ObjectionRaised)
        assert raised.objection.reason == reason
        await table.on_news(venue.admin, Verb.GO_ON)
        await table.until_happened(ObjectionSettled)

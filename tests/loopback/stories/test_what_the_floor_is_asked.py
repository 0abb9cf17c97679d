"""What the floor is asked, answered by its commands: clocks, ejections, chips on their way, looks
(Cooke 9.07, 9.08, 10.03, 11.08)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.house.settings import Overrides
from core.present.documents import Verb
from core.table import events as t
from core.table.floor.ruling_record import RulingKind
from core.table.money import money_events as m

from .evening import Evening, evening
from .sitting import Sitting, chips_on, floor_at, hand_of, next_hand, viewers_of
from .test_showdowns import best, to_the_showdown
from .test_the_clock import SHORT, clocked_three_times
from .venue import How, Member, Venue

K = RulingKind
NAMES = ("Ann", "Bob", "Cy")
SLOW_CLOCK: Overrides = SHORT | {"clock.seconds": 60, "clock.countdown_seconds": 10}
COUNTED: Overrides = {"buyin.playing_behind": False, "buyin.hidden_money": "floor_decides"}


async def answers(floor: Sitting, words: str, whom: Member | None = None) -> str:
    """She answers by a command; a player who gives the same one is refused, and nothing happens."""
    table = floor.table
    version = table.stand.table.version
    refused = await floor.desk.answer(table.others()[0], words, whom)
    assert refused.how is How.ALONE
    assert "needs the right" in refused.text
    assert table.stand.table.version == version
    return (await floor.desk.answer(floor.flo, words, whom)).text


async def test_the_clock(venue: Venue, tmp_path: Path) -> None:
    """The floor puts whoever is to act on the clock."""
    async with evening(venue, tmp_path, *NAMES, house=SLOW_CLOCK) as table:
        floor, _ = await floor_at(table)
        slow = table.in_turn
        await answers(floor, "clock")
        called = await table.until_happened(t.ClockCalled)
        assert (called.request.by_floor, table.at(called.seat)) == (True, slow)
        await table.until_board_says(f"Clock on {slow.name}")


@pytest.mark.rule("cooke-10.03", 3)
@pytest.mark.parametrize("words", ["eject", pytest.param("spare", marks=pytest.mark.slow)])
async def test_an_ejection(venue: Venue, tmp_path: Path, words: str) -> None:
    """After three justified clocks the floor ejects a player, or leaves him seated."""
    async with evening(venue, tmp_path, *NAMES, house=SLOW_CLOCK) as table:
        floor, _ = await floor_at(table)
        slow = table.in_turn
        await clocked_three_times(table, slow)
        await table.until_happened(t.EjectionAsked)
        assert slow.name in (await floor.page()).text
        await answers(floor, words, slow)
        if words == "eject":
            assert table.at((await table.until_happened(t.PlayerEjected)).seat) == slow
        else:
            assert table.at((await table.until_happened(t.PlayerSpared)).seat) == slow
        assert not table.stand.table.ejections


@pytest.mark.slow
@pytest.mark.rule("cooke-9.07")
async def test_chips_on_their_way(venue: Venue, tmp_path: Path) -> None:
    """What is more than a wallet holds is refused, or let come; what came after the deal plays in
    this hand only if the floor counts it."""
    async with evening(
        venue, tmp_path, *NAMES, buy_in="9500", house=COUNTED | {"deal.between_hands_seconds": 3}
    ) as table:
        floor, _ = await floor_at(table)
        number, player = table.hand.number, table.behind(1)
        await table.end_the_hand()
        await venue.order(player, "behind 1000")
        await table.until_happened(m.BehindAnnounced)
        await answers(floor, "refuse", player)
        await table.until_happened(m.BehindRefused)
        await venue.order(player, "behind 700")
        await venue.until(lambda: len(table.happened(m.BehindAnnounced)) == 2)
        await next_hand(table, number)
        stack = hand_of(table, player).stack
        await answers(floor, "approve", player)
        await table.until_happened(m.BehindGranted)
        assert hand_of(table, player).stack == stack
        await answers(floor, "count", player)
        await venue.until(lambda: hand_of(table, player).stack == stack + 70_000)
        assert chips_on(table) == floor.chips + 70_000


@pytest.mark.rule("cooke-11.08")
@pytest.mark.parametrize("words", ["nolook", pytest.param("look", marks=pytest.mark.slow)])
async def test_a_look(venue: Venue, tmp_path: Path, words: str) -> None:
    """A called hand that was asked for is seen by all, or stays unseen."""
    house: Overrides = {
        "showdown.see_called_hand": "any_dealt_in", "showdown.see_called_floor_from": 10,
    }  # fmt: skip
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        floor, _ = await floor_at(table)
        loser = await asked_for(table)
        await answers(floor, words, loser)
        await floor.heard(f"the request for the hand of {loser.name} is answered (Cooke 11.08)")
        assert [one.kind for one in table.stand.table.rulings] == [K.SEE_HAND]
        if words == "look":
            everybody = {one.id for one in table.others()}
            await venue.until(lambda: everybody <= viewers_of(table, loser))
        else:
            await venue.until(lambda: not venue.is_busy)
            assert viewers_of(table, loser) == {loser.id}


async def asked_for(table: Evening) -> Member:
    """A showdown is over, two have mucked, and one of them asks for the hand of the other."""
    await to_the_showdown(table)
    await table.venue.order(best(table), "show")
    while not table.hand.is_over:
        await table.on_board(table.in_turn, Verb.MUCK)
    loser, asker = (table.at(one.seat) for one in table.happened(h.HandMucked))
    own = await table.my_cards(asker)
    await table.on_page(asker, own, Verb.ASK_TO_SEE, loser.name)
    await table.until_happened(h.LookAsked)
    return loser

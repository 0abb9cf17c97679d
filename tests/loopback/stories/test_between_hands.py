"""What others may say to the next deal: an objection to a kill, and where the button belongs."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.hand import events as h
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.blinds import events as b
from core.table.kills import offer_events as k

from .between_hands import between_hands, choices_of, from_the_big_blind, next_deal
from .evening import evening
from .test_kills import killed
from .venue import How, Venue

LIMIT = Opening(stakes="20-40", buy_in="400", seats=6)


@pytest.mark.rule("cooke-8.04.10", 2)
async def test_a_kill_is_objected_to(venue: Venue, tmp_path: Path) -> None:
    """A player presses Kill, another presses Object under the news, and there is no kill of his;
    that of a third stands, and its hand is played at the doubled stakes."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        await between_hands(table)
        _, killer, objector, third = from_the_big_blind(table)
        await table.on_reply(killer, await choices_of(table, killer), Verb.KILL, "40")
        seat = table.seat_of(killer)
        await table.until_board_says(f"Seat {seat} kills: 40, this hand 40-80, unless somebody")
        await table.on_news(objector, Verb.OBJECT_TO_KILL)
        stopped = await table.until_happened(k.KillStopped)
        assert stopped.by is not None
        assert (table.at(stopped.seat), table.at(stopped.by)) == (killer, objector)
        refused = await venue.order(killer, "kill")
        assert refused.how is How.ALONE
        assert "object" in refused.text.lower()
        await venue.order(third, "kill")
        assert len(table.happened(k.KillAnnounced)) == 2
        await next_deal(table)
        assert killed(table) == (third, 40, 40)
        await table.until_board_says("KILL POT 40-80")


@pytest.mark.rule("cooke-12.21", 1, 2)
async def test_the_floor_puts_the_button_right(venue: Venue, tmp_path: Path) -> None:
    """A player may not; the floor may: between two hands the next one has it there, and before any
    action the hand in play is dealt again with the blinds given back."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        await between_hands(table)
        small, big, _, _ = from_the_big_blind(table)
        places = [table.seat_of(one) for one in (small, big)]
        shown = table.sightings()
        venue.write(small, f"ruling button {places[1]}", to_dealer=True)
        await shown.until_said("needs the right")
        assert not table.happened(b.ButtonPlaced)
        await venue.order(venue.admin, f"ruling button {places[1]}")
        await table.until_happened(b.ButtonPlaced)
        await table.until_board_says(f"BTN {big.name}")
        await next_deal(table)
        assert table.hand.button == places[1]
        await venue.order(venue.admin, f"ruling button {places[0]}")
        await table.until_happened(h.HandVoided)
        await next_deal(table)
        assert table.hand.button == places[0]

"""Another seat: asked for in a hand, held, taken between two, or not wanted any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.ids import Seat
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.seats.change_events import Dropped, SeatChangeAsked, SeatChanged, SeatChangeDropped

from .between_hands import between_hands, next_deal
from .evening import Evening, evening
from .venue import How, Member, Venue

LIMIT = Opening(stakes="20-40", buy_in="400", seats=6)
BESIDE = {4: Seat(5), 1: Seat(6)}
"""Of four players in the first seats the outer ones have free seats beside them."""


def one_who_may_move(table: Evening) -> tuple[Member, Seat]:
    """One with a free seat beside him, where the blinds come to him as in his own; the button must
    not be his next, for nobody moves from it (Cooke 12.20.06)."""
    seat = next(seat for seat in BESIDE if seat != table.hand.small_blind)
    return table.at(Seat(seat)), BESIDE[seat]


@pytest.mark.rule("cooke-10.15", 2)
@pytest.mark.rule("cooke-16.01.02")
async def test_a_seat_is_taken_between_two_hands(venue: Venue, tmp_path: Path) -> None:
    """In a hand a player asks which seats are free and presses one: it is marked and held for him,
    and he sits there when the hand is over, dealt in as he would have been."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        mover, to = one_who_may_move(table)
        before = table.seat_of(mover)
        asked = await venue.order(mover, "seatchange")
        assert asked.how is How.ALONE
        await table.on_reply(mover, asked, Verb.CHANGE_SEAT, f"Seat {to}")
        assert [one.change.to for one in table.happened(SeatChangeAsked)] == [to]
        await table.until_board_says(f"{to} RESERVED for {mover.name}")
        assert table.seat_of(mover) == before
        (newcomer,) = venue.join("Eve")
        refused = await venue.order(newcomer, f"sit 400 seat {to}")
        assert refused.how is How.ALONE
        assert table.stand.table.occupant_of(newcomer.id) is None
        await between_hands(table)
        moved = await table.until_happened(SeatChanged)
        assert (moved.person, moved.to) == (mover.id, to)
        await next_deal(table)
        player = table.hand.player_of(mover.id)
        assert player is not None
        assert player.seat == to


async def test_a_request_is_taken_back(venue: Venue, tmp_path: Path) -> None:
    """Asked for by a word, taken back by the button that the same question is answered with; asked
    for again and taken back by a word; when the hand is over he sits where he sat."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        mover, to = one_who_may_move(table)
        before = table.seat_of(mover)
        await venue.order(mover, f"seatchange {to}")
        await table.on_reply(mover, await venue.order(mover, "seatchange"), Verb.KEEP_SEAT)
        await venue.order(mover, f"seatchange {to}")
        await venue.order(mover, "seatchange cancel")
        assert [one.why for one in table.happened(SeatChangeDropped)] == [Dropped.TAKEN_BACK] * 2
        await between_hands(table)
        await next_deal(table)
        assert not table.happened(SeatChanged)
        assert table.seat_of(mover) == before

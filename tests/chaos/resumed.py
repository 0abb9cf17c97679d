"""What must hold after a restart, by the journal: the same cards, the same turn, the same time."""

from __future__ import annotations

from core.ids import Instant
from core.table.events import ClocksResumed
from core.table.state import Table

from .book import Book
from .lives import HEARTBEAT, Death

LATE = 5_000
"""Milliseconds: a heartbeat may come so much too late on a busy machine."""


def check_resumed(before: Book, death: Death, after: Book) -> None:
    """What was committed stands, and a hand in play goes on from where it was.

    The first thing committed after a death in the middle of a hand is that time runs again; the
    player to act has as much of it as he had at the dead bot's last sign of life.
    """
    known = len(before.moments)
    assert after.moments[:known] == before.moments
    if len(after.moments) == known or not before.table.is_in_hand:
        return
    back = after.moments[known]
    assert [type(event) for event in back.events] == [ClocksResumed]
    assert back.table.hand == before.table.hand
    assert back.table.seats == before.table.seats
    had = left(before.table, before.last_sign)
    assert left(back.table, back.at) == had, "the time of the player to act"
    assert before.last_sign <= death.at
    if death.heard_at is not None:
        # One that was still starting had no time to give away.
        assert death.at - max(before.last_sign, death.heard_at) <= HEARTBEAT + LATE


def left(table: Table, at: Instant) -> int:
    """How much of it is left at the moment ``at``; while the floor is waited for none runs."""
    objection = table.objection
    return ends(table) - (objection.stopped_at if objection is not None else at)


def ends(table: Table) -> Instant:
    """When the time of the player to act, or of all who choose, is over."""
    clock = table.clock
    assert clock is not None
    if clock.request is not None:
        return clock.request.ends_at
    at = clock.show_by or clock.choose_by or clock.dealer_calls_at
    assert at is not None
    return at

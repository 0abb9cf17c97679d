"""Scenes of the floor for the pictures: a call as the channel reads it, and the floor's page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from core.present.documents import Verb

from .evening import Evening
from .floor_desks import desk_of
from .venue import Member, Page


async def to_a_call(table: Evening) -> tuple[Page, Member]:
    """A raise, a fold, and a call for the floor: the news that notifies it."""
    venue = table.venue
    (flo,) = venue.join("Flo")
    await desk_of(venue).choose_floor(venue.admin, flo)
    await table.press(table.in_turn, Verb.AMOUNT, "30")
    await table.press(table.in_turn, Verb.FOLD)
    caller = table.behind(1)
    await venue.order(caller, "floor he said call before I raised")
    page, _ = await table.news(Verb.FLOOR)
    return page, flo


async def to_the_floor(table: Evening) -> tuple[Page, Member]:
    """The same, one has said what he saw, and the page of the floor."""
    venue = table.venue
    _, flo = await to_a_call(table)
    hearing = table.stand.table.hearing
    assert hearing is not None
    await venue.order(table.at(hearing.order[0]), "state it was after the raise")
    return venue.page(await table.on_news(flo, Verb.FLOOR)), flo


FLOOR_SCENES: Final[dict[str, Callable[[Evening], Awaitable[tuple[Page, Member]]]]] = {
    "called": to_a_call,
    "floor": to_the_floor,
}

"""Blinds in turn: what the seats due post, by the layout of the table (Cooke 12.05, 7.03)."""

from collections.abc import Iterator

from core.hand.forced.posts import Post, PostKind
from core.ids import Seat
from core.table.blinds.layouts import HEADS_UP, Blind, Layout, Place, seat_at
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation


def posts_in_turn(situation: Situation, positions: Positions) -> Iterator[Post]:
    """The blinds of the hand in the order in which they are posted."""
    layout, stakes = situation.layout, situation.stakes
    dealt, came_in = positions.dealt, positions.came_in
    for due in positions.blinds:
        blind = layout.at(due.place)
        amount = blind.size.of(stakes)
        if amount and due.seat in dealt and due.seat not in came_in:
            yield Post(due.seat, PostKind.DEAD if due.is_dead else blind.kind, amount)
    for blind, seat in () if positions.blinds else _by_place(layout, positions):
        amount = blind.size.of(stakes)
        if amount and seat in dealt and seat not in came_in:
            yield Post(seat, blind.kind, amount)


def unposted(situation: Situation, positions: Positions) -> tuple[PostKind, ...]:
    """The blinds left of the button that nobody posts: who would have to is not there.

    A dead small or middle blind (Cooke 12.08, 18); the big one never is.  Where the blinds are
    adjusted the button may post the small one (Cooke 12.13.02).
    """
    if positions.blinds:
        is_small = any(due.place is Place.SMALL for due in positions.blinds)
        return () if is_small else (PostKind.SMALL,)
    dealt = positions.dealt
    return tuple(
        blind.kind
        for blind, seat in _by_place(situation.layout, positions)
        if seat not in dealt and blind.place is not Place.BUTTON
    )


def _by_place(layout: Layout, positions: Positions) -> Iterator[tuple[Blind, Seat]]:
    """Each blind, and where its pointer stands; two players post no third one (Cooke 12.14)."""
    for blind in layout.blinds:
        if not positions.is_heads_up or blind.place in HEADS_UP:
            yield blind, seat_at(positions.pointers, blind.place)

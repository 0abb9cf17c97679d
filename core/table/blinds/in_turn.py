"""Blinds in turn: what the seats due post, by the layout of the table (Cooke 12.05, 7.03)."""

from collections.abc import Iterator

from core.hand.forced.posts import Post, PostKind
from core.table.blinds.layouts import Layout, seat_at
from core.table.blinds.positions import Due, Positions
from core.table.blinds.situation import Situation


def posts_in_turn(situation: Situation, positions: Positions) -> Iterator[Post]:
    """The blinds of the hand in the order in which they are posted."""
    layout, stakes = situation.layout, situation.stakes
    for due in positions.blinds or _by_place(layout, positions):
        blind = layout.at(due.place)
        amount = blind.size.of(stakes)
        if amount and due.seat in positions.dealt and due.seat not in positions.came_in:
            yield Post(due.seat, PostKind.DEAD if due.is_dead else blind.kind, amount)


def unposted(situation: Situation, positions: Positions) -> tuple[PostKind, ...]:
    """The blinds left of the button that nobody posts: who would have to is not there.

    A dead small or middle blind (Cooke 12.08, 18); the big one never is.
    """
    if positions.blinds:
        return () if positions.small_blind is not None else (PostKind.SMALL,)
    layout = situation.layout
    return tuple(
        layout.at(due.place).kind
        for due in _by_place(layout, positions)
        if due.place in layout.left and due.seat not in positions.dealt
    )


def _by_place(layout: Layout, positions: Positions) -> Iterator[Due]:
    """Each blind where its pointer stands."""
    for place in layout.heads_up if positions.is_heads_up else layout.places:
        yield Due(seat_at(positions.pointers, place), place)

"""Blinds in turn: what the seats due post, by the layout of the table (Cooke 12.05, 7.03)."""

from collections.abc import Iterator

from core.games.spec import Forced
from core.hand.forced.posts import Post, PostKind
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation


def posts_in_turn(situation: Situation, positions: Positions) -> Iterator[Post]:
    """The blinds of the hand in the order in which they are posted."""
    stakes = situation.stakes
    is_three = situation.forced is Forced.THREE_BLINDS and not positions.is_heads_up
    for seat, kind, amount in (
        (positions.on_button if is_three else None, PostKind.BUTTON, stakes.button_blind),
        (positions.small_blind, PostKind.SMALL, stakes.small_blind),
        (positions.pointers.big_blind, PostKind.BIG, stakes.big_blind),
    ):
        if seat is not None and amount:
            yield Post(seat, kind, amount)

"""Hands that are about to be straddled (Cooke 12.18)."""

from core.house.settings import Overrides
from tests.play import Game


def twenty_forty(seats: int = 6, settings: Overrides | None = None) -> Game:
    """20-40 hold'em between H0 and H1, in which the button is at seat 1 (blinds 2 and 3)."""
    game = Game(seats, bets=(20, 40), button=seats, settings=settings)
    game.deal()
    game.skip_hand()
    return game


def no_limit(settings: Overrides | None = None) -> Game:
    """No-limit hold'em, blinds 5 and 10, before the same hand."""
    game = Game(6, blinds=(5, 10), button=6, settings=settings)
    game.deal()
    game.skip_hand()
    return game


def raised_blind(game: Game) -> list[tuple[str, int, int]]:
    """The blind raises that were posted: the kind, the seat, and the total in front of it."""
    kinds = {"straddle", "sleeper", "sleeper_in_turn"}
    return [
        (post.kind.value, post.seat, post.amount // 100)
        for post in game.hand.posts.due
        if post.kind.value in kinds
    ]


def owing_both(*, back_early: bool = False) -> Game:
    """Six at 20-40: seat 4 has missed both blinds and is back, to be under the gun of B1/SB2/BB3.

    ``back_early`` a hand before that.
    """
    game = Game(6, bets=(20, 40), button=1)
    game.deal()
    game.skip_hand()
    game.play("4 away")
    for _ in range(4 - back_early):
        game.deal()
        game.skip_hand()
    game.play("4 back")
    return game

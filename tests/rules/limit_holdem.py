"""Limit hold'em for scenario tests: at 20-40, or in a spread."""

from core.games.spec import Structure
from core.house.settings import Overrides
from tests.play import Game, chips

A, B, C, D = 2, 3, 4, 1
"""Who acts in this order after the flop, with the button at seat 1."""


def flop(
    stacks: dict[int, int] | None = None, settings: Overrides | None = None, seats: int = 4
) -> Game:
    """20-40 hold'em on the flop; ``stacks`` are what is left there after the blind of 20."""
    before = {seat: left + 20 for seat, left in (stacks or {}).items()}
    game = Game(seats, bets=(20, 40), stacks=before, settings=settings)
    game.deal()
    game.play("all call")
    assert (game.hand.street, game.to_act) == (1, A)
    return game


def turn(stacks: dict[int, int], settings: Overrides | None = None) -> Game:
    """The same on the turn, nothing bet on the flop."""
    game = flop(stacks, settings)
    game.play("all check")
    return game


def spread(
    *bets: int,
    stacks: dict[int, int] | None = None,
    seats: int = 4,
    settings: Overrides | None = None,
) -> Game:
    """Spread-limit hold'em on the flop; ``stacks`` are what is left there."""
    before = {seat: left + bets[0] for seat, left in (stacks or {}).items()}
    game = Game(
        seats, structure=Structure.SPREAD, bets=bets, stacks=before,
        settings={"betting.min_unit": 1, **(settings or {})},
    )  # fmt: skip
    game.deal()
    game.play("all call")
    return game


def span(game: Game) -> tuple[int, int]:
    """The smallest and the largest bet or raise *to* of the player to act."""
    return chips(game.menu.raise_min), chips(game.menu.raise_max)


def sizes(game: Game) -> list[int]:
    """What the player to act may make it, in whole chips."""
    return [chips(to) for to in game.menu.sizes]


def may(game: Game) -> tuple[int, list[int]]:
    """The price of a call and the totals of a bet, raise or completion."""
    return chips(game.menu.call), sizes(game)

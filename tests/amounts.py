"""Tables for the scenarios of amounts: on the flop, with a bet to face or none."""

from core.games.spec import Structure
from core.house.settings import Overrides
from tests.play import Game


def limit_flop(settings: Overrides | None = None, *, seats: int = 4, stack: int = 1000) -> Game:
    """20-40 hold'em, everybody has called 20: seat 2 is first to act on the flop."""
    game = Game(seats, bets=(20, 40), stack=stack, settings=settings)
    game.deal()
    game.play("all call")
    assert (game.hand.street, game.to_act) == (1, 2)
    return game


def facing_20(settings: Overrides | None = None, *, stack: int = 1000) -> Game:
    """The same: seat 2 has bet 20, seat 3 is to act."""
    game = limit_flop(settings, stack=stack)
    game.play("2 bets 20")
    return game


def facing_40(settings: Overrides | None = None) -> Game:
    """The same: seat 2 has bet, seat 3 has raised to 40, seat 4 is to act."""
    game = facing_20(settings)
    game.play("3 raises 40")
    return game


def no_limit_flop(
    settings: Overrides | None = None, *, stack: int = 1010, structure: Structure | None = None
) -> Game:
    """5/10, three players have called: 30 in the pot, seat 1 is first to act on the flop."""
    game = Game(3, button=3, blinds=(5, 10), stack=stack, settings=settings, structure=structure)
    game.deal()
    game.play("all call")
    assert (game.hand.street, game.to_act, game.pot) == (1, 1, 30)
    return game


def facing(bet: int, settings: Overrides | None = None, *, stack: int = 1010) -> Game:
    """No limit: seat 1 has bet ``bet``, seat 2 is to act."""
    game = no_limit_flop(settings, stack=stack)
    game.play(f"1 bets {bet} anyway")
    return game

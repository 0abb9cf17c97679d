"""Killed hands for scenario tests: somebody has to kill the next pot."""

from msgspec.structs import replace

from core.games.spec import Structure
from core.hand.events import BlindPosted
from core.house.settings import Overrides
from core.table.kills.button import KillButton, KillState
from tests.play import Game, chips, person


def between_hands(
    seats: int = 6,
    *,
    bets: tuple[int, ...] = (10, 20),
    game: str = "texas_holdem",
    structure: Structure | None = None,
    stacks: dict[int, int] | None = None,
    settings: Overrides | None = None,
) -> Game:
    """After the first hand; the next one has its button in seat 1, its blinds in 2 and 3.

    By default 10-20 hold'em with blinds of 5 and 10; two pots in a row kill the next.
    """
    table = Game(
        seats, button=seats, bets=bets, game=game, structure=structure, stacks=stacks,
        settings={"betting.min_unit": 1, "kill.trigger": "two_pots", **(settings or {})},
    )  # fmt: skip
    table.deal()
    table.skip_hand()
    return table


def must_kill(game: Game, seat: int) -> Game:
    """``game`` with the kill button KILL up at ``seat``, as the last pot has left it."""
    button = KillButton(KillState.KILL, person(seat))
    game.table = replace(game.table, kill=button)
    return game


def killed(
    seat: int,
    seats: int = 6,
    *,
    bets: tuple[int, ...] = (10, 20),
    game: str = "texas_holdem",
    structure: Structure | None = None,
    stacks: dict[int, int] | None = None,
    settings: Overrides | None = None,
) -> Game:
    """The hand after, which ``seat`` kills: button in seat 1, blinds in 2 and 3."""
    table = between_hands(
        seats, bets=bets, game=game, structure=structure, stacks=stacks, settings=settings
    )
    must_kill(table, seat).deal()
    return table


def order(game: Game) -> list[int]:
    """The seats in the order in which they act while everybody calls."""
    seats: list[int] = []
    street = game.hand.street
    while game.hand.street == street and game.to_act is not None:
        seats.append(game.to_act)
        game.play(f"{game.to_act} {'checks' if game.menu.may_check else 'calls'}")
    return seats


def posts(game: Game) -> list[tuple[int, int]]:
    """What was posted, in order, in whole chips."""
    return [(post.seat, chips(post.amount)) for post in game.of_hand(BlindPosted)]

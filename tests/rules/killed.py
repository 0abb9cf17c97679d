"""Killed hands for scenario tests: somebody has to kill the next pot."""

from msgspec.structs import replace

from core.hand.events import BlindPosted
from core.house.settings import Overrides
from core.table.kills.button import KillButton, KillState
from tests.play import Game, chips, person


def must_kill(game: Game, seat: int) -> Game:
    """``game`` with the kill button KILL up at ``seat``, as the last pot has left it."""
    button = KillButton(KillState.KILL, person(seat))
    game.table = replace(game.table, kill=button)
    return game


def killed(
    seat: int,
    *,
    seats: int = 6,
    button: int = 1,
    bets: tuple[int, ...] = (10, 20),
    game: str = "texas_holdem",
    stacks: dict[int, int] | None = None,
    settings: Overrides | None = None,
) -> Game:
    """A hand that ``seat`` kills: 10-20 hold'em with blinds of 5 and 10."""
    table = Game(
        seats, button=button, bets=bets, game=game, stacks=stacks,
        settings={"betting.min_unit": 1, **(settings or {})},
    )  # fmt: skip
    must_kill(table, seat)
    table.deal()
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

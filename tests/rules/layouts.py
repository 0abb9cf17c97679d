"""Tables of one, two and three blinds (Cooke 12.05)."""

from core.games.spec import Structure
from core.house.settings import Overrides
from tests.play import Game


def laid_out(layout: str, seats: int = 6, **more: object) -> Game:
    """A table of $20-$40 limit hold'em with the blinds of ``layout``, seat 1 on the button."""
    settings: Overrides = {"blinds.layout": layout}
    settings.update({key.replace("__", "."): str(value) for key, value in more.items()})
    return Game(seats, button=1, bets=(20, 40), settings=settings)


def three(layout: str, seats: int = 6, *, button: int = 1) -> Game:
    """No-limit hold'em with blinds of 5, 10 and 20."""
    return Game(
        seats, button=button, blinds=(10, 20), button_blind=5, structure=Structure.NO_LIMIT,
        settings={"blinds.layout": layout},
    )  # fmt: skip


def posts(game: Game, hands: int) -> list[dict[int, int]]:
    """What is posted in the next hands, by seat; nobody contests them."""
    posted = []
    for _ in range(hands):
        game.skip_hand()
        game.deal()
        posted.append(game.posts)
    return posted


def before_and_after_the_flop(game: Game) -> tuple[list[int], list[int]]:
    """The order in which everybody acts before the flop and on it, nobody raising or folding."""
    count = len(game.hand.players)
    game.play("all call, all check")
    return game.order[:count], game.order[count : 2 * count]

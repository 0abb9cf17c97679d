"""Tables for the scenarios of turns: what is said, kept and put in before them."""

from core.hand import commands as h
from core.hand.ahead.early import Held
from core.hand.commands import Preact
from core.house.settings import Overrides
from tests.play import Game, person


def flop(
    settings: Overrides | None = None,
    *,
    seats: int = 5,
    bets: tuple[int, ...] = (),
    to: int = 3,
) -> Game:
    """The flop of a hand of hold'em with everybody in and no bet; seat ``to`` is to act.

    No limit for 10 and 20, or limit with ``bets``.  The button is to the right of ``to``, so that
    ``to`` acts first and the others behind him by their numbers.
    """
    button = to - 1 or seats
    game = Game(seats, button=button, bets=bets, settings=settings)
    game.deal()
    game.play("all call")
    assert (game.hand.street, game.to_act) == (1, to)
    return game


def held(game: Game) -> dict[int, Held]:
    """What has been declared, by seat."""
    return {one.seat: one for one in game.hand.early.held}


def keep(game: Game, seat: int, act: Preact | None) -> None:
    """The player at ``seat`` keeps ``act`` for his turn, at the price as it stands."""
    game.do(kept_act(game, seat, act))


def kept_act(game: Game, seat: int, act: Preact | None) -> h.SetPreact:
    """What a private button says."""
    prompt = h.Prompt(game.hand.number, game.hand.action)
    return h.SetPreact(person(seat), act, game.hand.wager, prompt)

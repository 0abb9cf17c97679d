"""Games in which two pots in a row kill the next: with a leg up, or a kill due (Cooke 8.04.02)."""

from core.chips import whole
from core.house.settings import Overrides
from tests.play import Game
from tests.rules.winning import button, hand_won, kill, leg, show_down


def legs(settings: Overrides | None = None, seats: int = 6, **more: object) -> Game:
    """10-20 hold'em with blinds of 5 and 10, where two pots in a row kill the next."""
    house: Overrides = {"kill.trigger": "two_pots", "betting.min_unit": 1, **(settings or {})}
    return Game(seats, bets=(10, 20), settings=house)


def leg_up(seat: int, settings: Overrides | None = None, seats: int = 6) -> Game:
    """The same after a first hand that ``seat`` has won."""
    game = legs(settings, seats)
    hand_won(game, seat)
    assert button(game) == leg(seat)
    return game


def killer(seat: int, settings: Overrides | None = None) -> Game:
    """The same after a second hand that he has won too, and with a bet from another."""
    game = leg_up(seat, settings)
    hand_won(game, seat, by=5 if seat != 5 else 6, bet=True)
    assert button(game) == kill(seat)
    return game


def split(game: Game, *seats: int) -> None:
    """Deal the next hand, which ``seats`` split: the board is the best hand of all."""
    game.deal(board="As Ks Qs Js Ts")
    while game.hand.street == 0:
        verb = "folds"
        if game.to_act in seats:
            is_free = game.hand.wager == whole(10)
            verb = "raises 20" if is_free else "checks" if game.menu.may_check else "calls"
        game.play(f"{game.to_act} {verb}")
    show_down(game)
    assert {seat for _, got in game.pushed for seat in got} == set(seats)

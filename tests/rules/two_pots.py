"""Games in which two pots in a row kill the next: with a leg up, or a kill due (Cooke 8.04.02)."""

from msgspec.structs import replace

from core.chips import whole
from core.house.settings import Overrides
from core.table.kills.button import KillButton, KillState
from tests.play import Game, person
from tests.rules.winning import button, hand_won, kill, leg, show_down, win


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


def due(seat: int = 3, settings: Overrides | None = None, seats: int = 6, **more: int) -> Game:
    """10-20 hold'em in which ``seat`` has won two pots, and must kill the third."""
    stacks = {int(name.removeprefix("seat")): stack for name, stack in more.items()}
    game = Game(
        seats, bets=(10, 20), stacks=stacks,
        settings={"kill.trigger": "two_pots", "betting.min_unit": 1, **(settings or {})},
    )  # fmt: skip
    hand_won(game, seat)
    hand_won(game, seat, by=5, bet=True)
    assert button(game) == kill(seat)
    return game


def owing(seat: int, state: KillState = KillState.LEG_UP) -> Game:
    """After a hand that seat 6 has won, with ``seat`` owing a kill; 6 has a leg up, or kills."""
    game = Game(6, bets=(10, 20), settings={"kill.trigger": "two_pots", "betting.min_unit": 1})
    hand_won(game, 6)
    button_now = KillButton(state, person(6), owing=(person(seat),))
    game.table = replace(game.table, kill=button_now)
    return game


def left_out(house: str) -> Game:
    """P3's kill was left out of a hand by mistake, which seat 6 has won."""
    game = due(settings={"kill.missed": house})
    as_it_was = game.table.kill
    # A state restored without the kill: the hand is dealt, and the button is put right in it.
    game.table = replace(game.table, kill=KillButton())
    game.deal()
    assert game.hand.posts == replace(game.hand.posts, killer=None)
    game.table = replace(game.table, kill=as_it_was)
    win(game, 6, by=5, bet=True)
    return game

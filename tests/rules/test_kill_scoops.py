"""Who scoops high and low kills the next pot (Cooke 8.04.03)."""

import pytest

from core.chips import whole
from core.house.settings import Overrides
from core.table.kills.button_events import KillWhy
from tests.play import Game, chips
from tests.rules.killed import posts
from tests.rules.winning import NEUTRAL, button, kill, moves, show_down

Lies = tuple[object, int | None]


LOW_AND_HIGH = {2: "Ac 2c Kd Kh", 3: "Qs Jd Tc 9h", 4: "Qd Jh Ts 9c"}


def omaha(settings: Overrides | None = None, seats: int = 4) -> Game:
    """10-20 Omaha high-low with blinds of 5 and 10 in seats 2 and 3."""
    house: Overrides = {"kill.trigger": "scoop", "betting.min_unit": 1, **(settings or {})}
    return Game(seats, game="omaha_hilo", bets=(10, 20), settings=house)


def pot_of(game: Game, *seats: int, small: int) -> None:
    """``seats`` put ``small`` in each by the end of the flop, the others fold."""
    game.deal(LOW_AND_HIGH, "Kc 8d 7s 4h 3c")
    while game.hand.street < 2:
        to = game.to_act
        target = 10 if game.hand.street == 0 else small - 10
        if to not in seats:
            game.play(f"{to} folds")
        elif chips(game.hand.wager) >= target:
            game.play(f"{to} {'checks' if game.menu.may_check else 'calls'}")
        else:
            verb = "raises" if game.hand.wager else "bets"
            game.play(f"{to} {verb} {chips(game.menu.raise_min)}")


@pytest.mark.rule("cooke-8.04.03", 1)
@pytest.mark.parametrize(
    ("seats", "small", "pot", "lies"),
    [((2, 3), 50, 100, kill(2)), ((1, 3, 4), 30, 95, NEUTRAL)],
)
def test_a_scoop_of_five_upper_limits_kills(
    seats: tuple[int, ...], small: int, pot: int, lies: Lies
) -> None:
    """10-20: who wins both halves of exactly 100 kills the next pot; of 95 he does not."""
    game = omaha()
    pot_of(game, *seats, small=small)
    winner = seats[0]
    while game.table.is_in_hand:
        to = game.to_act
        verb = "bets 20" if to == winner else "checks" if game.menu.may_check else "folds"
        game.play(f"{to} {verb}")
    assert [sum(got.values()) for _, got in game.pushed] == [pot]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.03", 1)
def test_who_scoops_posts_the_kill() -> None:
    """The next hand is played at 20-40 with his 20; 'P2 scoops 100' is in the event."""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    moved = moves(game)[-1]
    assert (moved.why, moved.seat, moved.pot, moved.least) == (
        KillWhy.SCOOP, 2, whole(100), whole(100),
    )  # fmt: skip
    game.deal()
    assert (2, 20) in posts(game)
    assert chips(game.hand.rules.stakes.big_bet) == 40


@pytest.mark.rule("cooke-8.04.03", 2)
def test_an_uncalled_bet_is_not_counted() -> None:
    """The pot is 90, P2 bets 20 and all fold: it counts 90, and nobody kills."""
    game = omaha()
    pot_of(game, 2, 3, 4, small=30)
    game.play("2 bets 20, 3 folds, 4 folds")
    assert game.pushed == [(0, {2: 90})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03", 3)
def test_the_whole_pot_without_a_low_is_a_scoop() -> None:
    """Nobody has a low, and P2 wins all 140 at the showdown: he has won both portions."""
    game = omaha()
    game.deal({2: "Ac Ad Kd Kh", 3: "Qs Js 8c 7h"}, "As Kc Qd 9s 2c")
    game.play("4 folds, 1 folds, 2 raises 20, 3 calls, 2 bets 10, 3 calls")
    game.play("2 bets 20, 3 calls, 2 bets 20, 3 calls")
    show_down(game)
    assert game.pushed == [(0, {2: 140})]
    assert button(game) == kill(2)


@pytest.mark.rule("cooke-8.04.03", 4)
def test_high_to_one_and_low_to_another_is_no_scoop() -> None:
    """P2 wins the high and P3 the low of 140: nobody kills."""
    game = omaha()
    game.deal({2: "Kd Kh Qs Qd", 3: "Ah 2d Jd Jc"}, "Kc 8d 7s 4h 9c")
    game.play("4 folds, 1 folds, 2 raises 20, 3 calls, 2 bets 10, 3 calls")
    game.play("2 bets 20, 3 calls, 2 bets 20, 3 calls")
    show_down(game)
    assert game.pushed == [(0, {2: 70, 3: 70})]
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03")
def test_in_a_killed_pot_the_limit_is_that_of_the_game() -> None:
    """20-40 because of the kill: 100 are five upper limits of 10-20, and kill again."""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    game.deal(LOW_AND_HIGH, "Kc 8d 7s 4h 3c")
    assert (game.hand.small_blind, game.hand.big_blind, game.hand.posts.killer) == (3, 4, 2)
    game.play("1 folds, 2 checks, 3 calls, 4 calls, 3 checks, 4 checks, 2 bets 20")
    game.play("3 calls, 4 folds, 3 checks, 2 bets 40, 3 folds")
    assert game.pushed == [(0, {2: 100})]
    assert button(game) == kill(2)


@pytest.mark.rule("cooke-8.04.03")
def test_the_house_may_ask_for_a_bigger_scoop() -> None:
    """``kill.scoop_multiple`` 6 at 10-20: 100 are not the 120 that it takes."""
    game = omaha({"kill.scoop_multiple": 6})
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03")
def test_a_scoop_leaves_no_leg() -> None:
    """Who has scooped and loses the killed pot has nothing; the next is played at 10-20."""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    game.deal()
    game.skip_hand()
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.03")
def test_in_a_rotation_only_high_low_is_scooped() -> None:
    """HOSE at 10-20: 100 won in hold'em have no second half; 100 won in Omaha high-low kill."""
    game = Game(2, game="hose", bets=(10, 20), settings={"kill.trigger": "scoop"})
    for name, lies in (("texas_holdem", NEUTRAL), ("omaha_hilo", kill(2))):
        game.deal()
        while game.hand.game != name:
            game.skip_hand()
            game.deal()
        on, off = (1, 2) if game.hand.button == 1 else (2, 1)
        game.play(f"{on} raises 20, {off} raises 30, {on} calls, {off} checks, {on} checks")
        game.play(f"{off} bets 20, {on} calls")
        assert game.pot == 100
        game.play("2 bets 20, 1 folds" if off == 2 else "1 checks, 2 bets 20, 1 folds")
        assert game.pushed == [(0, {2: 100})]
        assert button(game) == lies

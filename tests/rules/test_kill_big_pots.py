"""Who wins a big pot kills the next one (Cooke 8.04.04)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.table.kills.button_events import KillWhy
from tests.play import Game, chips
from tests.rules.killed import posts
from tests.rules.winning import NEUTRAL, button, kill, moves, show_down

Lies = tuple[object, int | None]


def big_pot(*bets: int, structure: Structure | None = None, **settings: str | int) -> Game:
    """Limit hold'em where a big pot kills the next; blinds in seats 2 and 3."""
    house: Overrides = {"kill.trigger": "big_pot", "betting.min_unit": 1}
    for key, value in settings.items():
        house[f"kill.{key}"] = value
    return Game(6, bets=bets, structure=structure, settings=house)


@pytest.mark.rule("cooke-8.04.04", 1)
@pytest.mark.parametrize(("pot", "lies"), [(150, kill(3)), (145, NEUTRAL)])
def test_a_pot_of_five_upper_limits(pot: int, lies: Lies) -> None:
    """15-30 with blinds of 10 and 15: a pot of 150 kills the next one, 145 does not."""
    game = big_pot(15, 30)
    game.deal()
    assert posts(game) == [(2, 10), (3, 15)]
    if pot == 150:
        game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks")
        game.play(
            "2 bets 15, 3 raises 30, 2 calls, 2 bets 30, 3 calls, 2 checks, 3 bets 30, 2 folds"
        )
    else:
        game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
        game.play("3 bets 15, 4 raises 30, 5 calls, 3 calls, 3 bets 30, 4 folds, 5 folds")
    assert game.pushed == [(0, {3: pot})]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.04", 1)
def test_a_big_pot_is_told_with_its_threshold() -> None:
    """15-30: what was won and what it takes are in the event."""
    game = big_pot(15, 30)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks")
    game.play("2 bets 15, 3 raises 30, 2 calls, 2 bets 30, 3 calls")
    game.play("2 checks, 3 bets 30, 2 folds")
    moved = moves(game)[-1]
    assert (moved.why, moved.seat, moved.pot, moved.least) == (
        KillWhy.BIG_POT, 3, whole(150), whole(150),
    )  # fmt: skip


@pytest.mark.rule("cooke-8.04.04", 2)
@pytest.mark.parametrize(("pot", "lies"), [(75, kill(3)), (70, NEUTRAL)])
def test_a_pot_of_five_lower_limits(pot: int, lies: Lies) -> None:
    """five_lower in 15-30: a pot of 75 kills the next one, 70 does not."""
    game = big_pot(15, 30, big_pot_formula="five_lower")
    game.deal()
    game.play("4 calls, 5 calls, 6 calls, 1 folds")
    game.play("2 calls, 3 checks" if pot == 75 else "2 folds, 3 checks")
    game.play("2 checks, 3 bets 15" if pot == 75 else "3 bets 15")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} folds")
    assert game.pushed == [(0, {3: pot})]
    assert button(game) == lies


@pytest.mark.rule("cooke-8.04.04")
def test_without_an_amount_any_pot_is_a_big_one() -> None:
    """15-30, and the blinds alone are won: that kills the next pot."""
    game = big_pot(15, 30, big_pot_formula="amount", big_pot_amount=0)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks, 2 checks, 3 bets 15, 2 folds")
    assert game.pushed == [(0, {3: 30})]
    assert button(game) == kill(3)


@pytest.mark.rule("cooke-8.04.04", 3)
@pytest.mark.parametrize(("pot", "lies"), [(50, NEUTRAL), (51, kill(3))])
def test_a_pot_of_an_amount_in_spread_limit(pot: int, lies: Lies) -> None:
    """2-10 spread, amount 51: 50 is none, 51 kills; the next hand is 4-20 with a kill of 4."""
    game = big_pot(
        2, 10, structure=Structure.SPREAD, big_pot_formula="amount", big_pot_amount=51
    )  # fmt: skip
    game.deal()
    assert posts(game) == [(2, 1), (3, 2)]
    if pot == 50:
        game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 raises 12, 3 calls")
        game.play("2 bets 10, 3 calls, 2 bets 3, 3 calls, 2 checks, 3 bets 10, 2 folds")
    else:
        game.play("4 raises 12, 5 folds, 6 folds, 1 folds, 2 folds, 3 calls")
        game.play("3 bets 10, 4 calls, 3 bets 3, 4 calls, 3 bets 10, 4 folds")
    assert game.pushed == [(0, {3: pot})]
    assert button(game) == lies
    game.deal()
    spread = game.hand.rules.stakes.spread
    assert spread is not None
    killed = [chips(spread[0]), chips(spread[-1])]
    assert killed == ([4, 20] if pot == 51 else [2, 10])
    assert ((3, 4) in posts(game)) is (pot == 51)


@pytest.mark.rule("cooke-8.04.04", 4)
def test_a_big_pot_that_is_split_is_nobodys() -> None:
    """Two share 150 at the showdown: nobody won it alone, and nobody kills."""
    game = big_pot(15, 30)
    game.deal(board="As Ks Qs Js Ts")
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 calls, 3 checks")
    game.play("2 bets 15, 3 raises 30, 2 calls, 2 bets 30, 3 calls")
    show_down(game)
    assert game.pushed == [(0, {2: 75, 3: 75})]
    assert button(game) == NEUTRAL

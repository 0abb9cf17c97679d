"""The best low: the wheel, or by setting 6-4-3-2-A (USPC, lowball)."""

import pytest

from core.games import GAMES
from core.hand.commands import CallLow
from core.house.settings import Overrides
from core.present import game_page, plain
from core.refusal import Reason
from tests.play import Game, person
from tests.rules.test_lowball_sevens import taken_back

WHEEL = "5c 4d 3h 2s Ac"
SIX_FOUR = "6d 4h 3s 2c Ad"
SUITED = "6d 4d 3d 2d Ad"
JACKS = "Jc Jd Th 8s 7c"
SIX_FOUR_IS_BEST = "six_four"


def winner(first: str, second: str, best: str = "wheel", game: str = "ace_to_five_lowball") -> int:
    """Who wins of seats 1 and 2, both pat and called; 0 where they split."""
    table = played(first, second, best, game)
    table.skip_hand()
    (_, shares), *_ = table.pushed
    return next(iter(shares)) if len(shares) == 1 else 0


def played(first: str, second: str, best: str = "wheel", game: str = "ace_to_five_lowball") -> Game:
    """Two players to the showdown, nobody betting but before the draw."""
    settings: Overrides = {"lowball.best_hand": best, "lowball.forced_bets": "two_blinds"}
    table = Game(2, game=game, bets=(10, 20), settings=settings)
    table.deal({1: first, 2: second})
    table.play("1 raises 20, 2 calls, 2 pats, 1 pats, 2 bets 20, 1 calls")
    return table


@pytest.mark.rule("uspc-game-lowball", 1)
def test_the_wheel_is_the_best_low() -> None:
    """5-4-3-2-A beats 6-4-3-2-A, and 9-7-5-4-A beats 9-8-3-2-A."""
    assert winner(WHEEL, SIX_FOUR) == 1
    assert winner("9c 7d 5h 4s Ac", "9d 8h 3s 2c Ad") == 1


@pytest.mark.rule("uspc-game-lowball", 2)
def test_aces_are_the_lowest_pair() -> None:
    """A-A-5-4-3 beats 2-2-5-4-3, by either setting."""
    for best in ("wheel", SIX_FOUR_IS_BEST):
        assert winner("Ac Ad 5h 4s 3c", "2c 2d 5d 4d 3h", best) == 1


@pytest.mark.rule("uspc-game-lowball", 3)
def test_by_setting_six_four_is_the_best_low() -> None:
    """6-4-3-2-A beats 7-5; the wheel is a straight, and loses to any pair; so does a flush.

    Where the ace is high nothing changes.
    """
    assert winner(SIX_FOUR, WHEEL, SIX_FOUR_IS_BEST) == 1
    assert winner("7c 5d 4c 3d 2h", SIX_FOUR, SIX_FOUR_IS_BEST) == 2
    assert winner(WHEEL, "Kc Kd 5h 4s 3c", SIX_FOUR_IS_BEST) == 2
    assert winner(SUITED, JACKS, SIX_FOUR_IS_BEST) == 2
    assert winner(WHEEL, SIX_FOUR, SIX_FOUR_IS_BEST, "kansas_city_lowball") == 1


def test_a_straight_is_no_low_that_can_be_called() -> None:
    """With the wheel a straight, 5-4-3-2-A cannot be called, and 6-4 can."""
    game = played(SIX_FOUR, WHEEL, SIX_FOUR_IS_BEST)
    wheel = CallLow(person(1), (3, 2, 1, 0, 12))
    assert game.refused(wheel).reason is Reason.IMPOSSIBLE_LOW
    game.play("1 says 6-4")
    other = played(SIX_FOUR, WHEEL)
    other.do(wheel)


def test_a_straight_to_the_seven_need_not_be_bet() -> None:
    """7-6-5-4-3 is checked and wins no less; a smooth seven would."""
    settings: Overrides = {"lowball.best_hand": "six_four", "lowball.forced_bets": "two_blinds"}
    for hand, back in (("7c 6d 5h 4s 3c", {}), ("7c 6d 5h 4s 2c", {1: 20, 2: 20})):
        game = Game(2, game="ace_to_five_lowball", bets=(10, 20), settings=settings)
        game.deal({2: hand, 1: "Kc Kd Kh 9s 9c"})
        game.play("1 raises 20, 2 calls, 2 pats, 1 pats, 2 checks, 1 bets 20, 2 calls")
        game.skip_hand()
        assert taken_back(game) == back


def test_the_page_of_the_game_says_which_low_is_best() -> None:
    """The sentence about lows follows the setting."""
    page = plain(game_page(GAMES["ace_to_five_lowball"], {"lowball.best_hand": "six_four"}))
    assert "the best is 6-4-3-2-A" in page
    assert "the best is 5-4-3-2-A" in plain(game_page(GAMES["ace_to_five_lowball"], {}))

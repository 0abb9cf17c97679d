"""Alternates of the older laws for draw and stud (USPC): limits, and the round after the draw."""

from typing import Any

import pytest

from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game
from tests.rules.limit_holdem import sizes
from tests.stud_table import bring_in, deal_up, stud, to_street

ANTES: Overrides = {"draw.forced_bets": "antes"}


def opened_by_three(settings: Overrides) -> Game:
    """Draw with antes, six players, button on seat 6: seat 3 has opened, all call and stand pat."""
    game = Game(6, button=6, game="five_card_draw", bets=(10, 20), settings={**ANTES, **settings})
    game.deal()
    game.play("1 checks, 2 checks, 3 bets 10, 4 calls, 5 calls, 6 calls, 1 calls, 2 calls")
    return game


def after_the_draw(settings: Overrides) -> Game:
    """The same game in the second round."""
    game = opened_by_three(settings)
    for seat in range(1, 7):
        game.play(f"{seat} pats")
    return game


@pytest.mark.rule("uspc-game-standard-draw", 1)
def test_the_opener_acts_first_after_the_draw() -> None:
    """Seat 3 opened, button on seat 6: after the draw seat 3 begins; had he dropped, seat 4."""
    game = after_the_draw({})
    assert game.to_act == 3
    dropped = Game(6, button=6, game="five_card_draw", bets=(10, 20), settings=ANTES)
    dropped.deal()
    dropped.play("1 checks, 2 checks, 3 bets 10, 4 raises 20, 5 calls, 6 calls, 1 calls, 2 folds")
    dropped.play("3 folds")
    for seat in (1, 4, 5, 6):
        dropped.play(f"{seat} pats")
    assert dropped.to_act == 4


@pytest.mark.rule("uspc-game-standard-draw", 2)
def test_left_of_the_dealer_acts_first_after_the_draw() -> None:
    """By setting seat 1 begins although seat 3 opened."""
    assert after_the_draw({"draw.second_round_first": "left_of_dealer"}).to_act == 1


@pytest.mark.rule("uspc-draw-pass-and-out", 2)
def test_after_the_draw_a_player_may_check() -> None:
    """Bet or fold before the draw, and seat 3 may check after it."""
    game = after_the_draw({"draw.second_round_unopened": "check_or_bet"})
    game.play("3 checks")
    assert game.to_act == 4


@pytest.mark.rule("uspc-draw-pass-and-out", 3)
def test_pass_and_out_after_the_draw_too() -> None:
    """Seat 3 must bet 20 or fold; whoever acts behind a bet calls or folds as ever."""
    game = after_the_draw({"draw.second_round_unopened": "bet_or_fold"})
    refusal = game.refusal("3 checks")
    assert (refusal.reason, refusal.facts["least"]) == (Reason.MUST_BET_OR_FOLD, 20_00)
    game.play("3 folds, 4 bets 20, 5 calls, 6 folds, 1 calls")
    assert game.to_act == 2


def test_whoever_is_left_alone_wins_without_a_bet() -> None:
    """All but the last fold in the second round: he wins what lies there."""
    game = after_the_draw({"draw.second_round_unopened": "bet_or_fold"})
    game.play("3 folds, 4 folds, 5 folds, 6 folds, 1 folds")
    assert game.hand.is_over
    assert game.stack(2) > 1000


UPCARDS = {1: "3c 7s 9c Jd", 2: "4h 6s 8c Qh", 3: "5s 8d Td Kc"}
EIGHTS = {1: "3c 7s 9c Jd", 2: "8s 8c Td Qh", 3: "5s 9d 4d Kc"}


def limits(game: Game, upcards: dict[int, str]) -> list[int]:
    """The most that may be bet in each round; all call the bring-in, and then check."""
    deal_up(game, upcards)
    bring_in(game)
    found: list[int] = []
    while game.table.is_in_hand and game.hand.menu is not None:
        found.append(game.hand.bet_sizes[-1] // 100)
        street = game.hand.street
        while game.hand.street == street and game.hand.menu is not None:
            game.play(f"{game.to_act} {'checks' if game.hand.menu.may_check else 'calls'}")
    return found


def five_and_ten(name: str = "seven_card_stud", **settings: Any) -> Game:
    """5-10 stud for three."""
    return stud(3, name, bets=(5, 10), **settings)


@pytest.mark.rule("uspc-limit-fixed", 3)
def test_the_big_limit_in_the_final_interval_alone() -> None:
    """5-10 stud, final_interval: 5, 5, 5, 10 with five cards, 5, 5, 5, 5, 10 with seven."""
    final = {"stud__big_limit_from": "final_interval"}
    assert limits(five_and_ten("five_card_stud", **final), UPCARDS) == [5, 5, 5, 10]
    assert limits(five_and_ten(**final), UPCARDS) == [5, 5, 5, 5, 10]


def test_the_big_limit_from_the_third_upcard() -> None:
    """The usual limits: 5 twice, then 10."""
    assert limits(five_and_ten("five_card_stud"), UPCARDS) == [5, 5, 10, 10]
    assert limits(five_and_ten(), UPCARDS) == [5, 5, 10, 10, 10]


@pytest.mark.rule("uspc-limit-fixed", 4)
def test_an_open_pair_allows_the_big_limit() -> None:
    """A player shows 8-8 on his second upcard in 5-10: from then on bets of 10 are allowed."""
    final = {"stud__big_limit_from": "final_interval"}
    pairs = five_and_ten(stud__pair_showing_doubles=True, **final)
    assert limits(pairs, EIGHTS) == [5, 10, 10, 10, 10]
    assert limits(five_and_ten(**final), EIGHTS) == [5, 5, 5, 5, 10]


def test_with_an_open_pair_the_small_bet_stays_legal() -> None:
    """Both sizes may be bet, as on fourth street (Cooke 5.08)."""
    game = five_and_ten(stud__pair_showing_doubles=True)
    deal_up(game, EIGHTS)
    to_street(game, 4)
    assert sizes(game) == [5, 10]

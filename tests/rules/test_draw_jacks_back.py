"""Jacks back: draw that turns to lowball when nobody opens it (Cooke 7.20)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.events import BlindPosted, GameTurned, HandEnded
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, chips
from tests.rules.jackpots import deal, jackpots

TENS = "Td Th 9d 5s 3s"
JACKS = "Jh Jd 9d 5s 3s"


def jacks_back(seats: int = 6, ante: int = 1, settings: Overrides | None = None) -> Game:
    """A table of jacks back at 5-10 with the button in seat 1."""
    return jackpots(seats, ante, "jacks_back", settings=settings)


def turn_low(game: Game) -> None:
    """Nobody opens for high."""
    while not game.of_hand(GameTurned):
        game.play(f"{game.to_act} {'checks' if game.hand.menu is not None else 'passes'}")


def posts(game: Game) -> list[tuple[int, int]]:
    """The forced bets in the order they were made."""
    return [(post.seat, chips(post.amount)) for post in game.of_hand(BlindPosted)]


@pytest.mark.rule("cooke-7.20", 1)
def test_unopened_it_turns_low_and_the_first_left_of_the_button_opens() -> None:
    """Six antes of 1: seat 2 posts 5 and seat 3 begins; the same hands are played for low."""
    game = jacks_back()
    deal(game)
    hands = [player.down for player in game.hand.players]
    turn_low(game)
    assert posts(game) == [(2, 5)]
    assert (game.to_act, game.pot) == (3, 11)
    assert game.hand.game == "jacks_back_low"
    assert [player.down for player in game.hand.players] == hands
    assert game.refusal("3 checks").reason is Reason.FACING_BET
    assert game.menu.sizes == (whole(10),)


@pytest.mark.rule("cooke-7.20")
@pytest.mark.parametrize(("bet", "posted"), [(0, 5), (3, 3)])
def test_the_house_may_set_the_forced_bet(bet: int, posted: int) -> None:
    """By default it is the small bet."""
    game = jacks_back(settings={"lowball.jacks_back_bet": bet})
    deal(game)
    turn_low(game)
    assert posts(game) == [(2, posted)]


@pytest.mark.rule("cooke-7.20", 2)
def test_opened_for_high_it_is_jacks_or_better() -> None:
    """Seat 4 opens on jacks: the best high hand wins, and check and raise is allowed."""
    game = jacks_back()
    deal(game, {4: JACKS, 5: "2c 3c 4d 5h 7d"})
    game.play("2 checks, 3 checks, 4 bets 5, 5 calls, 6 folds, 1 folds, 2 folds, 3 folds")
    game.play("4 pats, 5 pats, 4 checks, 5 bets 10, 4 raises 20, 5 calls, 4 shows, 5 shows")
    assert game.pushed == [(0, {4: 6 + 10 + 40})]


@pytest.mark.rule("cooke-7.20", 3)
def test_the_low_side_has_no_check_raise_and_must_bet_sevens() -> None:
    """Seat 2 checks a seven and calls: he wins what was there before the draw; he may not raise."""
    game = jacks_back(3)
    game.deal({2: "7c 5d 4h 3s 2c", 3: "8c 5h 4d 3c 2d", 1: "Kc Td 9h 6s 3d"})
    turn_low(game)
    game.play("3 calls, 1 folds, 2 checks, 2 pats, 3 pats, 2 checks, 3 bets 10")
    assert game.refusal("2 raises 20").reason is Reason.NO_CHECK_RAISE
    game.play("2 calls, 3 shows, 2 shows")
    assert game.pushed == [(0, {2: 3 + 10})]
    assert (game.stack(2), game.stack(3)) == (1000 + 1 + 6, 1000 - 6)


@pytest.mark.rule("cooke-7.20.01", 1)
def test_the_forced_bet_is_live() -> None:
    """10-20: all call round to the button, and seat 2 may check or raise to 20."""
    game = Game(seats=4, game="jacks_back", bets=(10, 20), ante=2)
    deal(game)
    turn_low(game)
    game.play("3 calls, 4 calls, 1 calls")
    assert game.to_act == 2
    assert game.menu.may_check
    assert game.menu.sizes == (whole(20),)
    game.play("2 raises 20, 3 calls")
    assert game.to_act == 4


@pytest.mark.rule("cooke-7.20.01", 2)
def test_who_cannot_cover_half_of_it_passes_it_on_and_the_button_waits_for_him() -> None:
    """Seat 2 has 3 of 10, seat 3 posts 10.  Seat 2 wins: the button stays for the next hand, and he
    is liable for the bet; in the hand after, it is where it would have been."""
    game = Game(seats=4, game="jacks_back", bets=(10, 20), ante=2, stacks={2: 5})
    game.deal({2: "6c 4d 3h 2s Ac", 3: "9c 8d 5h 3s 2c", 4: "Kc Td 9h 6s 3d", 1: "Kd Tc 8h 6d 3c"})
    turn_low(game)
    assert posts(game) == [(2, 3), (3, 10)]
    game.play("4 folds, 1 folds, 2 pats, 3 pats, 3 shows")
    assert game.pushed[-1] == (0, {2: 8 + 6})
    deal(game)
    assert game.hand.button == 1
    turn_low(game)
    assert posts(game) == [(2, 10)]
    game.skip_hand()
    deal(game)
    assert game.hand.button == 3
    game.skip_hand()
    deal(game)
    assert game.hand.button == 4


@pytest.mark.rule("cooke-7.20.01")
def test_the_button_does_not_wait_for_one_who_has_gone_broke() -> None:
    """Seat 2 loses his 3 and does not buy in again."""
    game = Game(seats=4, game="jacks_back", bets=(10, 20), ante=2, stacks={2: 5})
    game.deal({2: "Kc Td 9h 6s 3d", 3: "6c 4d 3h 2s Ac", 4: "9c 8d 5h 3s 2c", 1: "Kd Tc 8h 6d 3c"})
    turn_low(game)
    game.play("4 folds, 1 folds, 2 pats, 3 pats, 3 shows")
    deal(game)
    assert game.hand.button == 3


@pytest.mark.rule("cooke-7.20.02", 1)
def test_after_a_false_opening_uncalled_the_hand_is_dealt_again_by_the_same_button() -> None:
    """Seat 4 opens for 5 on tens and all fold: antes and 5 are carried, the button stays."""
    game = jacks_back()
    deal(game, {4: TENS})
    game.play("2 checks, 3 checks, 4 bets 5 anyway, 5 folds, 6 folds, 1 folds, 2 folds, 3 folds")
    assert game.last(HandEnded).carried == whole(6 + 5)
    assert game.stack(4) == 1000 - 6
    deal(game)
    assert game.hand.button == 1
    assert game.pot == 11 + 6


@pytest.mark.rule("cooke-7.20")
def test_in_no_limit_the_low_side_is_opened_for_the_smallest_bet() -> None:
    """The forced bet is the smallest one, a raise is twice it at least, sevens may be checked."""
    game = Game(seats=3, game="jacks_back", bets=(4,), ante=1, structure=Structure.NO_LIMIT)
    game.deal({2: "7c 5d 4h 3s 2c", 3: "8c 5h 4d 3c 2d", 1: "Kc Td 9h 6s 3d"})
    turn_low(game)
    assert posts(game) == [(2, 4)]
    assert game.menu.raise_min == whole(8)
    game.play("3 calls, 1 folds, 2 checks, 2 pats, 3 pats, 2 checks, 3 bets 20, 2 raises 60")
    game.play("3 calls, 2 shows, 3 shows")
    assert game.pushed == [(0, {2: 3 + 8 + 120})]

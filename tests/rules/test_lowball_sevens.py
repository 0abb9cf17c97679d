"""Limit lowball: must bet sevens, and no check and raise (Cooke 7.18.04, 7.18.08, 7.19)."""

import pytest

from core.games.spec import Structure
from core.hand.events import ChipsTakenBack
from core.refusal import Reason
from tests.play import Game, chips

SEVEN = "7c 6d 4h 3s 2c"
EIGHT = "8c 5h 4d 3c 2d"
NINE = "9c 5c 4c 3h 2h"
SIX = "6c 5d 4s 2s Ac"
BAD = "Kc Qd Jh Ts 9d"
WORSE = "Kh Qh Jc Td 9s"


def before_the_draw(hands: dict[int, str], stacks: dict[int, int] | None = None) -> Game:
    """20-40 with 10, 10 and 20: seats 1, 2 and 3 with 40 each in a pot of 130, all pat.

    Seat 4 has put in 10 and folded, so that the pot is the 130 of the book.
    """
    game = Game(
        seats=4,
        game="ace_to_five_lowball",
        bets=(20, 40),
        button=4,
        button_blind=10,
        stacks=stacks,
    )
    game.deal({**hands, 4: WORSE})
    game.play("3 raises 40, 4 folds, 1 calls, 2 calls, 1 pats, 2 pats, 3 pats")
    return game


def taken_back(game: Game) -> dict[int, int]:
    """Who got how much of his bets back."""
    return {back.seat: chips(back.amount) for back in game.of_hand(ChipsTakenBack)}


@pytest.mark.rule("cooke-7.18.04", 1)
def test_a_checked_seven_wins_only_what_was_there_before_the_draw() -> None:
    """Seat 1 checks 7-6 and calls 40 of an eight: the 130 are his, and both get 40 back."""
    game = before_the_draw({1: SEVEN, 2: EIGHT, 3: BAD})
    assert game.pot == 130
    game.play("1 checks, 2 bets 40, 3 folds, 1 calls, 2 shows, 1 shows")
    assert taken_back(game) == {1: 40, 2: 40}
    assert game.pushed == [(0, {1: 130})]


@pytest.mark.rule("cooke-7.18.04", 2)
def test_a_checked_seven_that_is_beaten_loses_its_calls_too() -> None:
    """Seat 2 has a six: he wins 210."""
    game = before_the_draw({1: SEVEN, 2: SIX, 3: BAD})
    game.play("1 checks, 2 bets 40, 3 folds, 1 calls, 2 shows, 1 mucks")
    assert game.pushed == [(0, {2: 210})]
    assert taken_back(game) == {}


@pytest.mark.rule("cooke-7.18.04", 3)
def test_over_a_short_all_in_a_seven_may_call_and_an_overcaller_gets_his_call_back() -> None:
    """Seat 1 bets 15 all-in, seat 2 calls with 7-5, seat 3 overcalls with a nine.

    Seat 2 wins the pot and the 15 of seat 1; seat 3 gets his 15 back.
    """
    game = before_the_draw({1: EIGHT, 2: "7c 5d 4h 3s 2c", 3: NINE}, {1: 55})
    game.play("1 all-in, 2 calls, 3 calls, 2 shows, 3 mucks")
    assert taken_back(game) == {3: 15}
    assert game.pushed == [(0, {2: 130 + 15 + 15})]


@pytest.mark.rule("cooke-7.18.04")
def test_of_two_equal_sevens_neither_is_an_overcaller_and_the_loser_is_paid_back_once() -> None:
    """Seats 2 and 3 call 15 all-in with 7-5, seat 4 overcalls with a nine.

    He gets 15 back; the winners share the 160 of before the draw and three times 15.
    """
    game = Game(
        seats=4, game="ace_to_five_lowball", bets=(20, 40), button=4, button_blind=10,
        stacks={1: 55},
    )  # fmt: skip
    game.deal({1: "8c 6s 5s 3d 2s", 2: "7c 5d 4h 3s 2c", 3: "7d 5h 4s 3c 2d", 4: NINE})
    game.play("3 raises 40, 4 calls, 1 calls, 2 calls, 1 pats, 2 pats, 3 pats, 4 pats")
    game.play("1 all-in, 2 calls, 3 calls, 4 calls, 2 shows, 3 shows, 4 mucks")
    assert [(back.seat, chips(back.amount)) for back in game.of_hand(ChipsTakenBack)] == [(4, 15)]
    ((_, shares),) = game.pushed
    assert set(shares) == {2, 3}
    assert sum(shares.values()) == 160 + 45


@pytest.mark.rule("cooke-7.18.04", 3)
def test_once_the_seven_is_completed_to_a_full_bet_everything_stands() -> None:
    """Seat 2 completes to 40 and seat 3 calls: nobody gets anything back."""
    game = before_the_draw({1: EIGHT, 2: "7c 5d 4h 3s 2c", 3: NINE}, {1: 55})
    game.play("1 all-in, 2 raises 40, 3 calls, 2 shows, 3 mucks")
    assert taken_back(game) == {}
    assert sum(sum(shares.values()) for _, shares in game.pushed) == 130 + 15 + 40 + 40
    assert {seat for _, shares in game.pushed for seat in shares} == {2}


@pytest.mark.rule("cooke-7.18.04", 4)
def test_nobody_may_check_and_raise_with_a_worse_hand_either() -> None:
    """Seat 1 checks an eight and faces 40: he calls or folds."""
    game = before_the_draw({1: EIGHT, 2: NINE, 3: BAD})
    game.play("1 checks, 2 bets 40, 3 folds")
    assert game.refusal("1 raises 80").reason is Reason.NO_CHECK_RAISE
    assert game.refusal("1 all-in").reason is Reason.NO_CHECK_RAISE
    assert game.menu.may_call
    game.play("1 calls, 2 shows, 1 shows")
    assert game.pushed == [(0, {1: 210})]


@pytest.mark.rule("cooke-7.18.04")
def test_a_checked_eight_may_win_every_bet() -> None:
    """Only a seven or better has to be bet."""
    game = before_the_draw({1: EIGHT, 2: NINE, 3: BAD})
    game.play("1 checks, 2 bets 40, 3 calls, 1 calls, 2 shows, 3 mucks, 1 shows")
    assert game.pushed == [(0, {1: 250})]


@pytest.mark.rule("cooke-7.18.04")
def test_before_the_draw_a_seven_may_be_checked_and_raised() -> None:
    """The big blind checks nothing away: the rule is one of the round after the draw."""
    game = Game(seats=3, game="ace_to_five_lowball", bets=(20, 40))
    game.deal({3: SEVEN})
    game.play("1 calls, 2 calls")
    assert game.menu.may_raise


@pytest.mark.rule("cooke-7.18.04")
def test_a_seven_that_nobody_has_seen_changes_nothing() -> None:
    """The bettor mucks, and seat 1 need not show: he wins it all unseen."""
    game = before_the_draw({1: SEVEN, 2: EIGHT, 3: BAD})
    game.play("1 checks, 2 bets 40, 3 folds, 1 calls, 2 mucks anyway")
    assert game.pushed == [(0, {1: 210})]


@pytest.mark.rule("cooke-7.18.08", 2)
@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT_LIMIT])
def test_in_big_bet_lowball_any_hand_may_be_checked_and_raised(structure: Structure) -> None:
    """Seat 2 checks a seven, seat 3 bets 100, he makes it 300 and is called: all of it is his."""
    game = Game(
        seats=3, game="ace_to_five_lowball", blinds=(25, 50), button_blind=25, structure=structure
    )
    game.deal({2: SEVEN, 3: EIGHT, 1: BAD})
    game.play("1 calls, 2 calls, 3 checks, 2 pats, 3 pats, 1 pats")
    game.play("2 checks, 3 bets 100, 1 folds, 2 raises 300, 3 calls, 2 shows, 3 shows")
    assert game.pushed == [(0, {2: 150 + 600})]


@pytest.mark.rule("cooke-7.19", 4)
def test_in_kansas_city_the_best_hand_may_be_checked_and_raised() -> None:
    """Limit too: seat 2 checks 7-5-4-3-2 and raises later; all bets are won."""
    game = Game(seats=3, game="kansas_city_lowball", bets=(20, 40))
    game.deal({2: "7c 5d 4h 3s 2c", 3: "8c 5h 4d 3c 2d", 1: BAD})
    game.play("1 folds, 2 calls, 3 checks, 2 pats, 3 pats, 2 checks, 3 bets 40, 2 raises 80")
    game.play("3 calls, 2 shows, 3 shows")
    assert [shares for _, shares in game.pushed] == [{2: 40 + _button_blind(game) + 160}]


def _button_blind(game: Game) -> int:
    return game.posts[1]

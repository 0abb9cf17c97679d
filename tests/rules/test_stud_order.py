"""Who acts first in stud: Cooke 5.11, 5.24, 5.25, the stud sheets; the showdown's order, 11.01."""

from typing import Any

import pytest

from core.hand import events as h
from tests.play import Game
from tests.stud_table import bring_in, deal_up, stud, to_street


def on_street(
    number: int, upcards: dict[int, str], game: str = "seven_card_stud", **settings: Any
) -> Game:
    """The street ``number`` with these upcards by seat, the bring-in called by all."""
    table = stud(max(upcards), game, taken=tuple(upcards), **settings)
    deal_up(table, upcards)
    if number > 3:
        to_street(table, number)
    return table


@pytest.mark.rule("cooke-5.11", 1)
@pytest.mark.rule("scs-8", 1)
def test_of_equal_boards_the_suit_of_the_high_card_decides() -> None:
    """A-Q against A-Q: the ace of hearts acts before the ace of clubs."""
    assert on_street(4, {1: "Qs Ac", 2: "Ah Qd", 3: "9c 2d"}).to_act == 2


@pytest.mark.rule("cooke-5.11", 2)
@pytest.mark.rule("scs-8", 1)
@pytest.mark.rule("uspc-stud-first-bettor", 1)
def test_or_the_first_in_the_order_of_the_deal() -> None:
    """Seats 3 (Ac Qs) and 6 (Ah Qd): by suit seat 6, by position seat 3."""
    boards = {2: "2d 9c", 3: "Ac Qs", 6: "Ah Qd"}
    assert on_street(4, boards).to_act == 6
    assert on_street(4, boards, stud__high_tie="position").to_act == 3


@pytest.mark.rule("cooke-5.11", 3)
@pytest.mark.rule("uspc-stud-first-bettor", 2)
def test_a_pair_goes_before_high_cards() -> None:
    """5-5-2, A-K-Q, 4-4-A: the fives are first."""
    assert on_street(5, {1: "Ad Kc Qs", 2: "5d 5c 2h", 3: "4c 4d As"}).to_act == 2


@pytest.mark.rule("cooke-5.11", 4)
def test_of_equal_pairs_the_best_suit_decides() -> None:
    """9h 9c and 9s 9d: the pair with the nine of spades is first."""
    assert on_street(4, {1: "9h 9c", 2: "9s 9d"}).to_act == 2


@pytest.mark.rule("cooke-5.11")
def test_four_upcards_make_no_straight_and_no_flush() -> None:
    """J-T-9-8 of one suit open is jack high, and a pair of deuces acts first."""
    assert on_street(6, {1: "Jh Th 9h 8h", 2: "2c 2d 3s 4s"}).to_act == 2


@pytest.mark.rule("cooke-5.11")
def test_one_who_is_all_in_is_passed_over_for_the_next_board() -> None:
    """The high board cannot act: the next highest starts, wherever it sits."""
    game = stud(4, stacks={1: 17})
    deal_up(game, {1: "Ks Kd", 2: "2c 9d", 3: "9s 8d", 4: "Ah Td"})
    game.play("2 bets 15, 3 calls, 4 calls, 1 calls")
    assert game.player(1).is_all_in
    assert game.to_act == 4


@pytest.mark.rule("cooke-5.24", 3)
@pytest.mark.rule("scshl-3", 2)
def test_in_high_low_position_breaks_the_tie() -> None:
    """Boards A-Q in seats 2 and 6: seat 2 by default, seat 6 with suits; 3 and 7 alike."""
    boards = {2: "Ac Qs", 4: "2d 9c", 6: "Ah Qd"}
    assert on_street(4, boards, "stud_hilo").to_act == 2
    assert on_street(4, boards, "stud_hilo", stud__hilo_high_tie="suit").to_act == 6
    boards = {3: "Ac Qs", 4: "2d 9c", 7: "Ah Qd"}
    assert on_street(4, boards, "stud_hilo").to_act == 3
    assert on_street(4, boards, "stud_hilo", stud__hilo_high_tie="suit").to_act == 7


@pytest.mark.rule("scshl-3", 1)
def test_the_bring_in_of_high_low() -> None:
    """Upcards 2s, 2d, Kc: 2d opens, with the high card Kc."""
    boards = {1: "2s", 2: "2d", 3: "Kc"}
    assert on_street(3, boards, "stud_hilo").to_act == 2
    assert on_street(3, boards, "stud_hilo", stud__hilo_bringin="high").to_act == 3


@pytest.mark.rule("cooke-5.25", 1)
@pytest.mark.rule("razz-3", 1)
def test_the_highest_card_brings_razz_in() -> None:
    """Of Kd, Ks and Ah the king of spades; of Kc, Kh and As the king of hearts: aces are low."""
    assert on_street(3, {1: "Kd", 2: "Ks", 3: "Ah"}, "razz").to_act == 2
    assert on_street(3, {1: "Kc", 2: "Kh", 3: "As"}, "razz").to_act == 2


@pytest.mark.rule("cooke-5.25", 1)
def test_an_ace_brings_it_in_under_kansas_city_rules() -> None:
    """There the ace is the highest card."""
    boards = {1: "Kd", 2: "Ks", 3: "Ah"}
    assert on_street(3, boards, "razz", stud__razz_low_rule="kansas_city").to_act == 3


@pytest.mark.rule("cooke-5.25", 2)
@pytest.mark.rule("razz-4", 1)
def test_equal_low_boards() -> None:
    """2d 7s and 2s 7d: the deuce of diamonds is first; by position seat 3 before seat 6."""
    assert on_street(4, {1: "Kd Kh", 3: "7d 2s", 6: "7s 2d"}, "razz").to_act == 6
    boards = {1: "Kd Kh", 3: "7d 2s", 6: "7s 2d"}
    assert on_street(4, boards, "razz", stud__razz_low_tie="position").to_act == 3
    assert on_street(4, {1: "2d 9c", 2: "2s 9h"}, "razz").to_act == 1
    boards = {1: "9c 2s", 2: "9h 2d"}
    assert on_street(4, boards, "razz", stud__razz_low_tie="position").to_act == 1


@pytest.mark.rule("razz-4", 2)
def test_a_pair_is_higher_than_any_two_cards() -> None:
    """Boards 3-3 and K-Q: the king-queen is lower and starts."""
    assert on_street(4, {1: "3d 3c", 2: "Kc Qd"}, "razz").to_act == 2


@pytest.mark.rule("uspc-law-stud-first-to-act", 1)
def test_ties_by_position_count_from_the_lowest_seat() -> None:
    """Boards 8-8 at seats 3 and 6 tied by position: the lower seat, as there is no dealer's seat.

    The fixed dealer's left is the lowest-numbered seat (Cooke 5.01).
    """
    boards = {1: "2c 4d", 3: "8c 8d", 6: "8h 8s"}
    assert on_street(4, boards, stud__high_tie="position").to_act == 3


@pytest.mark.rule("cooke-11.01", 3)
def test_the_high_board_shows_first_when_the_last_round_was_checked() -> None:
    """Checked around on seventh street the hands are shown from the high board on."""
    game = on_street(7, {1: "4d 7c 8s Td", 2: "3c 6d 9h Jc", 3: "5d Qc 7d Ks"})
    assert game.to_act == 3
    game.play("3 checks, 1 checks, 2 checks")
    assert game.last(h.ShowdownOpened).queue == (3, 1, 2)


@pytest.mark.rule("cooke-11.01")
def test_the_last_bettor_shows_first_in_stud_too() -> None:
    """A bet on the last round goes before the board."""
    game = on_street(7, {1: "4d 7c 8s Td", 2: "3c 6d 9h Jc", 3: "5d Qc 7d Ks"})
    game.play("3 checks, 1 checks, 2 bets 30, 3 calls, 1 calls")
    assert game.last(h.ShowdownOpened).queue == (2, 3, 1)


@pytest.mark.rule("cooke-5.09")
@pytest.mark.rule("scs-6", 1)
@pytest.mark.parametrize("fourth", [10, 20])
def test_fifth_street_is_at_the_higher_limit(fourth: int) -> None:
    """10-20: the bet is 20 on fifth street, whether fourth was played at 10 or at 20."""
    game = stud(3, bets=(10, 20), stud__open_pair_double=True)
    deal_up(game, {1: "8c 8d 3h", 2: "4d Ts 9s", 3: "2c Jd Kd"})
    bring_in(game)
    game.play("all call")
    game.play(f"{game.to_act} bets {fourth}")
    game.play("all call")
    assert (game.hand.street, game.menu.sizes) == (2, (20_00,))


@pytest.mark.rule("uspc-law-stud-betting", 2)
def test_when_all_check_the_next_card_is_dealt() -> None:
    """All check in the third interval of five-card stud: each gets his fifth card."""
    game = stud(3, "five_card_stud", bets=(15, 30))
    game.deal()
    to_street(game, 4)
    pot = game.pot
    game.play("all check")
    assert [len(player.cards) for player in game.hand.players] == [5, 5, 5]
    assert (game.pot, game.hand.street) == (pot, 3)

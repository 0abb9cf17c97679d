"""Draw and lowball: the worked hands of the catalogue, played act by act from the deal."""

import pytest

from core.cards import RANKS, parse_cards
from core.hand.events import OpenersShown
from core.hand.rules import Openers
from tests.play import Game


def test_california_draw_is_won_by_a_flush_with_the_joker() -> None:
    """30-60, three blinds: A the button 10, B 20, C 30; D's flush beats three eights for 340."""
    game = Game(
        seats=4, game="five_card_draw", bets=(30, 60), settings={"draw.forced_bets": "three_blinds"}
    )
    game.deal({1: "2h 3s 7d 9d Js", 2: "Kh Kc 2s 5c 9c", 3: "8c 8d 3c 4d Ks", 4: "Ah Qh 9h 6h Tc"})
    game.next_cards(". 3d 4s 7c 8s 2d Jk")
    game.play("4 calls, 1 folds, 2 calls, 3 checks")
    assert game.pot == 100
    game.play("2 draws 2s 5c 9c, 3 draws 3c 4d, 4 draws Tc")
    game.play("2 checks, 3 bets 60, 4 raises 120, 2 folds, 3 calls")
    assert game.pot == 340
    game.play("4 shows, 3 shows")
    assert game.pushed == [(0, {4: 340})]


def test_jacks_or_better_is_won_with_split_openers() -> None:
    """B opens on queens, splits them and makes a straight: it beats the full pairs of C for 65."""
    game = Game(seats=5, game="jacks_or_better", bets=(5, 10), ante=1, button=5)
    game.deal(
        {1: "2c 4d 6h 9d Tc", 2: "Qc Qd Jh Th 9c", 3: "8h 8s 3d 3c 2d", 4: "2h 4s 6c 7d As",
         5: "4h 5d 6d 7h Kd"}
    )  # fmt: skip
    game.next_cards(". Ks 5c")
    game.play("1 checks, 2 bets 5, 3 raises 10, 4 folds, 5 folds, 1 folds, 2 calls")
    assert game.pot == 25
    game.play("2 splits Qd, 3 draws 2d, 2 checks, 3 bets 10, 2 raises 20, 3 calls")
    assert game.pot == 65
    game.play("2 shows, 3 shows")
    assert game.pushed == [(0, {2: 65})]
    assert set(parse_cards("Qc Qd")) <= set(game.last(OpenersShown).cards)


def test_progressive_jackpots_need_kings_on_the_third_deal() -> None:
    """Two deals are passed out; B opens on kings, A's queens make a full house and win 25."""
    game = Game(seats=5, game="progressive_jackpots", bets=(5, 10), ante=1, button=3)
    duds = {
        1: "2c 4d 6h 8s Tc", 2: "2d 4h 6s 8c Td", 3: "2h 4s 6c 8d Th", 4: "3c 5d 7h 9s Jc",
        5: "3d 5h 7s 9c Jd",
    }  # fmt: skip
    for _ in range(2):
        game.deal(duds)
        while game.table.is_in_hand:
            game.play(f"{game.to_act} checks")
    game.deal(
        {1: "Qs Qd 9h 6c 2d", 2: "Kc Kh 8d 4s 3c", 3: "2h 4c 6d 8s Th", 4: "3s 5s 7h 9s Jc",
         5: "3d 5h 7s 9c Jd"}
    )  # fmt: skip
    assert (game.pot, game.to_act) == (15, 1)
    game.next_cards(". Qh 5c 5d Kd Ts 4h")
    game.play("1 checks, 2 bets 5, 3 folds, 4 folds, 5 folds, 1 calls")
    assert game.pot == 25
    game.play("1 draws 9h 6c 2d, 2 draws 8d 4s 3c, 2 checks, 1 checks, 2 shows, 1 shows")
    assert game.pushed == [(0, {1: 25})]
    assert game.hand.rules.draw.openers == Openers(RANKS.index("K"))


def test_double_draw_has_three_rounds() -> None:
    """A opens 5 and draws two and one, B one and one: A's full house wins 32."""
    game = Game(seats=2, game="double_draw", bets=(5, 10), ante=1, button=2)
    game.deal({1: "4c 4d 4h 2s 3s", 2: "Kd Qd 8d 7d 2c"})
    game.next_cards(". 9s 5c Th . 9c 3d")
    game.play("1 bets 5, 2 calls, 1 draws 2s 3s, 2 draws 2c, 1 checks, 2 checks")
    game.play("1 draws 5c, 2 draws Th, 1 bets 10, 2 calls, 1 shows, 2 shows")
    assert game.pushed == [(0, {1: 32})]


@pytest.mark.rule("cooke-7.18")
def test_lowball_is_won_by_the_lowest_hand() -> None:
    """20-40 with two blinds: B's eight with the joker as the ace beats D's nine for 140."""
    game = Game(
        seats=4, game="ace_to_five_lowball", bets=(20, 40),
        settings={"lowball.forced_bets": "two_blinds"},
    )  # fmt: skip
    game.deal({1: "Kc Kd Qh Qs Jd", 2: "8c 4d 3h 2s Kh", 3: "7h 6d 5s Ts Th", 4: "9c 5d 4h 2c Ah"})
    game.next_cards(". Jk Jc Qc")
    game.play("4 calls, 1 folds, 2 calls, 3 checks")
    assert game.pot == 60
    game.play("2 draws Kh, 3 draws Ts Th, 4 pats, 2 checks, 3 checks, 4 bets 40, 2 calls, 3 folds")
    game.play("4 shows, 2 shows")
    assert game.pushed == [(0, {2: 140})]


@pytest.mark.rule("cooke-7.18.04")
def test_a_checked_seven_of_the_worked_hand_wins_the_sixty() -> None:
    """B checks 7-5-4-3-2, calls C's 40 and is best: he wins 60, and both 40 go back."""
    game = Game(
        seats=4, game="ace_to_five_lowball", bets=(20, 40),
        settings={"lowball.forced_bets": "two_blinds"},
    )  # fmt: skip
    game.deal({1: "Kc Kd Qh Qs Jd", 2: "7c 5d 4h 3s 2c", 3: "8h 6d 5s 4s 3h", 4: "Td Tc 9h 9s Jc"})
    game.play("4 calls, 1 folds, 2 calls, 3 checks, 2 pats, 3 pats, 4 pats")
    game.play("2 checks, 3 bets 40, 4 folds, 2 calls, 3 shows, 2 shows")
    assert game.pushed == [(0, {2: 60})]
    assert (game.stack(2), game.stack(3)) == (1000 + 40, 1000 - 20)


def test_kansas_city_ranks_king_high_above_an_ace() -> None:
    """A 5-4-3-2-A, B king high, C ace high: B wins 75."""
    game = Game(seats=3, game="kansas_city_lowball", bets=(25, 50), button=3)
    game.deal({1: "5c 4d 3h 2s Ac", 2: "Kc Qd 9h 6s 2c", 3: "Ad 9c 8h 7s 3d"})
    while (menu := game.hand.menu) is not None or game.hand.street == 0:
        game.play(f"{game.to_act} {_verb(menu is None, bool(menu and menu.may_check))}")
    while game.hand.menu is None:
        game.play(f"{game.to_act} pats")
    game.play("1 checks, 2 checks, 3 checks, 1 shows, 2 shows, 3 shows")
    assert game.pushed == [(0, {2: 75})]


def _verb(is_draw: bool, may_check: bool) -> str:
    return "pats" if is_draw else "checks" if may_check else "calls"


def test_jacks_back_turned_low_is_won_by_a_six() -> None:
    """Antes of 1, nobody has jacks: B posts 5, and his 6-4 wins 39."""
    game = Game(seats=4, game="jacks_back", bets=(5, 10), ante=1)
    game.deal({1: "8c 9c Td 3c 2h", 2: "6c 4d 3h 2s Ac", 3: "7c 5d 4h 2d Ah", 4: "9d 9h 8s 5s 6h"})
    game.play("2 checks, 3 checks, 4 checks, 1 checks, 3 calls, 4 folds, 1 calls, 2 checks")
    assert game.pot == 19
    game.play("2 pats, 3 pats, 1 pats, 2 bets 10, 3 calls, 1 folds, 2 shows, 3 shows")
    assert game.pushed == [(0, {2: 39})]


def test_jacks_back_opened_high_goes_to_the_high_hand() -> None:
    """The same players, but A on the button opens on jacks: his hand is the best high one."""
    game = Game(seats=4, game="jacks_back", bets=(5, 10), ante=1)
    game.deal({1: "Js Jd Td 3c 2h", 2: "6c 4d 3h 2s Ac", 3: "7c 5d 4h 2d Ah", 4: "9d 9h 8s 5s 6h"})
    game.play("2 checks, 3 checks, 4 checks, 1 bets 5, 2 calls, 3 folds, 4 folds")
    game.play("2 pats, 1 pats, 1 checks, 2 checks, 1 shows, 2 shows")
    assert game.pushed == [(0, {1: 14})]

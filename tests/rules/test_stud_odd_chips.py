"""The odd chip in stud: Cooke 9.18."""

from typing import Any

import pytest

from tests.play import Game
from tests.stud_table import stud, to_showdown, to_street


def tied(game: str, hands: dict[int, str], **settings: Any) -> Game:
    """Three show down for 105 in units of 5, and seats 1 and 2 tie.

    Each puts in an ante of 5, a full opening bet of 10 and a bet of 20 on fifth street.
    """
    house: dict[str, Any] = {"betting__min_unit": 5, "stud__bringin": 5, **settings}
    table = stud(3, game, bets=(10, 20), ante=5, **house)
    table.deal(hands)
    table.play(f"{table.to_act} bets 10")
    table.play("all call")
    to_street(table, 5)
    table.play(f"{table.to_act} bets 20")
    table.play("all call")
    to_street(table, 7)
    assert table.pot == 105
    to_showdown(table)
    return table


STRAIGHTS = {1: "Th 9c 8d 7d 6s 2c 2d", 2: "Ts 9d 8s 7h 6d 3d 3h", 3: "2h 4d Kc Jc 5h 4c Qd"}


@pytest.mark.rule("cooke-9.18", 4)
def test_the_high_card_by_suit_gets_it() -> None:
    """Ten-high straights split 105: the ten of spades gets 55, the ten of hearts 50."""
    assert tied("seven_card_stud", STRAIGHTS).pushed == [(0, {2: 55, 1: 50})]


@pytest.mark.rule("cooke-9.18", 4)
def test_in_razz_the_low_card_by_suit_gets_it() -> None:
    """8-6-4-2-A twice: the ace of clubs gets the odd chip over the ace of hearts."""
    hands = {1: "Ah 2c 4d 6s 8h Kc Kd", 2: "Ac 2d 4s 6h 8c Qc Qd", 3: "3h 3d 2s Jc 5h 4c Td"}
    assert tied("razz", hands).pushed == [(0, {2: 55, 1: 50})]


@pytest.mark.rule("cooke-9.18")
def test_the_last_bettor_gets_it_by_the_other_book() -> None:
    """By the USPC laws the last bettor's ten of hearts goes before the ten of spades."""
    hands = {1: "7d 6s Th 9c 8d 2c 2d", 2: "Ts 9d 8s 7h 6d 3d 3h", 3: "Kc Jc 5h 4c 2h 4d Qd"}
    assert tied("seven_card_stud", hands).pushed == [(0, {2: 55, 1: 50})]
    game = tied("seven_card_stud", hands, pot__odd_chip_to="last_aggressor")
    assert game.hand.last_bettor == 1
    assert game.pushed == [(0, {1: 55, 2: 50})]


@pytest.mark.rule("cooke-9.18")
def test_of_two_cards_of_the_rank_the_better_counts() -> None:
    """A pair of tens beside the straight: the ten of spades among them makes the same straight."""
    hands = {1: "Th 9c 8d 7d 6s Ts 2d", 2: "Td 9d 8s 7h 6d 3d 3h", 3: "2h 4d Kc Jc 5h 4c Qd"}
    assert tied("seven_card_stud", hands).pushed == [(0, {1: 55, 2: 50})]


@pytest.mark.rule("cooke-9.18")
def test_high_gets_the_odd_chip_over_low_and_each_half_goes_by_suit() -> None:
    """Of 105 the high half is 55, and the ace of hearts has 30 of it; two equal lows share 50."""
    hands = {1: "Ah 2c 4d 6s 8h Kc Kd", 2: "Ac 2d 4s 6h 8c Ks Kh", 3: "3h 3d 9s Jc 5h 4c Td"}
    game = tied("stud_hilo", hands)
    shares = game.hand.awards[0].shares
    high = {one.seat: one.amount // 100 for one in shares if one.contest == 0}
    low = {one.seat: one.amount // 100 for one in shares if one.contest == 1}
    assert high == {1: 30, 2: 25}
    assert low == {1: 25, 2: 25}

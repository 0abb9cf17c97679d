"""Razz and stud high-low: Cooke 5.24, 5.25, the stud sheets."""

import pytest

from core.games import GAMES
from core.games.spec import Structure
from tests.stud_table import halves, shown_down, stud, to_street

NO_LOW = "Kh Kd 9c 9d Ts Jc Qh"
"""Two pair, kings up, and no low."""


# razz


@pytest.mark.rule("razz-intro", 1)
def test_razz_is_for_low() -> None:
    """K-Q-5-4-3-2-A plays 5-4-3-2-A and beats a six low."""
    game = shown_down("razz", {1: "Kh Qd 5c 4d 3s 2c Ah", 2: "6h 4s 3d 2d As Ks Kc"})
    assert game.pushed == [(0, {1: 20})]


@pytest.mark.rule("cooke-5.25", 3)
@pytest.mark.rule("razz-2", 1)
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ah Ad 7c 6d 5s Ac 7h", "2h 2d 4c 3s As 2c 4h"),
        ("Ah Ad 4c 3d 2s Ac 4h", "2h 2d 4s 3s As 2c 4d"),
        ("Kh Qd Jc Td 9s Kc Kd", "Ah Ad 2c 3d 4s Ac As"),
    ],
    ids=["aces below deuces", "the same kickers", "no pair below a pair"],
)
def test_aces_are_only_low(better: str, worse: str) -> None:
    """A-A-7-6-5 beats 2-2-4-3-A, and K-Q-J-10-9 beats A-A-2-3-4."""
    assert shown_down("razz", {1: worse, 2: better}).pushed == [(0, {2: 20})]


@pytest.mark.rule("cooke-5.25")
def test_straights_and_flushes_do_not_count_in_razz() -> None:
    """The wheel, even of one suit, is the best hand; under Kansas City rules it is not."""
    hands = {1: "Ah 2h 3h 4h 5h Kc Kd", 2: "7d 5c 4c 3c 2d Qc Qd"}
    assert shown_down("razz", hands).pushed == [(0, {1: 20})]
    game = shown_down("razz", hands, stud__razz_low_rule="kansas_city")
    assert (game.hand.game, game.pushed) == ("razz_kansas_city", [(0, {2: 20})])


@pytest.mark.rule("razz-1", 1)
@pytest.mark.parametrize("structure", [Structure.POT_LIMIT, Structure.NO_LIMIT])
def test_razz_may_be_played_pot_limit_or_no_limit(structure: Structure) -> None:
    """Such a table is opened, and a raise of any size in its limits is taken."""
    game = stud(3, "razz", bets=(10,), structure=structure, stud__ante=1, stud__bringin=5)
    game.deal({1: "Ah 2h 3h", 2: "Kh Qd Kd", 3: "4h 5h 9c"})
    game.play("2 brings in, 3 raises 17")
    assert game.hand.wager == 17_00
    assert game.hand.rules.structure is structure


# high-low


@pytest.mark.rule("cooke-5.24", 1)
@pytest.mark.rule("scshl-intro", 1)
def test_one_hand_may_take_both_halves() -> None:
    """A-2-3-4-5-K-K is the five-high straight and the best low, and scoops."""
    game = shown_down("stud_hilo", {1: "Ah 2d 3c 4d 5s Kc Kd", 2: "Qh Qd 9c 9d Ts Jc 2h"})
    assert halves(game) == {0: {1: 10}, 1: {1: 10}}


@pytest.mark.rule("scshl-intro", 1)
@pytest.mark.rule("scshl-2")
def test_high_and_low_take_half_each() -> None:
    """Pot 20: the high hand takes 10, the qualifying low 10."""
    game = shown_down("stud_hilo", {1: NO_LOW, 2: "8h 7d 4c 3d As Qc Td"})
    assert halves(game) == {0: {1: 10}, 1: {2: 10}}


@pytest.mark.rule("cooke-5.24", 2)
@pytest.mark.rule("scshl-2", 1)
def test_without_a_low_the_high_hand_takes_all() -> None:
    """The best low is 9-6-4-2-A: the high hand takes it all; a nine low wins where it qualifies."""
    hands = {1: NO_LOW, 2: "9h 6d 4c 2d As Qc Td"}
    assert halves(shown_down("stud_hilo", hands)) == {0: {1: 20}}
    assert halves(shown_down("stud_hilo", hands, pot__low_qualifier=9)) == {0: {1: 10}, 1: {2: 10}}


@pytest.mark.rule("scshl-1", 1)
def test_the_deal_and_the_bets_are_those_of_stud() -> None:
    """Streets, cards and limits are the same as in seven-card stud."""
    high, split = GAMES["seven_card_stud"], GAMES["stud_hilo"]
    assert [street.name for street in high.streets] == [street.name for street in split.streets]
    assert (split.hole_cards, split.upcards) == (3, 4)
    games = stud(3), stud(3, "stud_hilo")
    for street in (3, 4, 5, 6, 7):
        for game in games:
            if street == 3:
                game.deal()
            to_street(game, street)
        assert games[0].menu.sizes == games[1].menu.sizes


@pytest.mark.rule("scshl-4", 1)
def test_any_five_for_high_and_any_five_for_low() -> None:
    """A-2-3-4-5-6 of hearts and a king: the straight flush to the six, and the wheel for low."""
    game = stud(2, "stud_hilo")
    game.deal({1: "Ah 2h 3h 4h 5h 6h Kd", 2: "Qh Qd 9c 9d Ts Jc 2s"})
    to_street(game, 7)
    mine = game.view(1).mine
    assert mine is not None
    high, low = (made.reading for made in mine.made)
    assert high is not None
    assert low is not None
    assert high.category.name == "STRAIGHT_FLUSH"
    assert high.ranks == (4,)
    assert low.ranks == (3, 2, 1, 0, 12)


@pytest.mark.rule("scshl-5", 1)
@pytest.mark.parametrize(
    ("cards", "wins_low"),
    [
        ("Kh Qd 5c 4d 3s 2c Ah", False),
        ("Kh Kd 8c 6d 4s 3c 2h", True),
        ("Kh Ks 7c 6d 5s 4c 3h", False),
    ],
)
def test_lows_under_kansas_city_rules(cards: str, wins_low: bool) -> None:
    """K-Q-5-4-3-2-A has no low there, K-K-8-6-4-3-2 has one, 7-6-5-4-3 is a straight."""
    game = shown_down(
        "stud_hilo", {1: "Jh Jd Jc 9d Ts Qc 9h", 2: cards}, stud__hilo_low_rule="kansas_city"
    )
    assert game.hand.game == "stud_hilo_kansas_city"
    assert (1 in halves(game)) == wins_low


@pytest.mark.rule("scshl-5", 2)
@pytest.mark.parametrize("cards", ["Kh Qd 5c 4d 3s 2c Ah", "Kh Ks 7c 6d 5s 4c 3h"])
def test_lows_by_the_main_rule(cards: str) -> None:
    """K-Q-5-4-3-2-A plays the wheel, and K-K-7-6-5-4-3 qualifies with its seven."""
    game = shown_down("stud_hilo", {1: "Jh Jd Jc 9d Ts Qc 9h", 2: cards})
    assert halves(game) == {0: {1: 10}, 1: {2: 10}}


@pytest.mark.rule("cooke-5.24")
def test_the_wheel_of_kansas_city_may_be_a_straight_for_high() -> None:
    """5-4-3-2-A is no straight there, unless the house has it so."""
    hands = {1: "Jh Jd Jc 9d Ts Qc 9h", 2: "Ah 5c 4d 3s 2c Kd 8h"}
    trips = {1: "Jh Jd Jc 9d Ts 8c 3h", 2: "Ah 5c 4d 3s 2c Kd 8h"}
    assert halves(shown_down("stud_hilo", hands, stud__hilo_low_rule="kansas_city"))[0] == {1: 10}
    game = shown_down(
        "stud_hilo",
        trips,
        stud__hilo_low_rule="kansas_city",
        stud__kc_wheel_is_straight_high=True,
    )
    assert halves(game)[0] == {2: 10}

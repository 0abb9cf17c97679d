"""Omaha, high and high-low: two from the hand, three from the board (Cooke 6.06, 6.07)."""

import pytest

from core.cards import cards_text, parse_cards
from core.games.contest import HIGH, QUALIFIED_LOW, Contest
from core.games.spec import Structure
from core.hand import events as h
from core.hand.shows.reading import judge_of
from core.hands import reading_using, words
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game

OWN = 2
"""Cards of the hand that play, no more and no fewer."""


def best(game: Game, hole: str, board: str, contest: Contest = HIGH) -> str:
    """The five cards that play, the best first."""
    judge = judge_of(game.hand.rules, contest)
    reading = reading_using(judge, parse_cards(hole), parse_cards(board), OWN, OWN)
    assert reading is not None
    return cards_text(reading.best)


def ranks(game: Game, hole: str, board: str, contest: Contest = HIGH) -> str:
    """The ranks of the five cards that play."""
    return best(game, hole, board, contest)[::3]


def showdown(
    holes: dict[int, str],
    board: str,
    each: int,
    *,
    game: str = "omaha_hilo",
    settings: Overrides | None = None,
    button: int = 1,
) -> Game:
    """Everybody calls a big blind of ``each``, nobody bets any more, and all show."""
    table = Game(len(holes), button=button, game=game, bets=(each, 2 * each), settings=settings)
    table.deal(holes, board)
    table.play("all call, all check, all check, all check")
    while table.table.is_in_hand:
        table.play(f"{table.to_act} shows")
    return table


@pytest.mark.rule("cooke-6.06", 1)
def test_one_spade_makes_no_flush() -> None:
    """Four spades on the board and one in the hand: a pair of aces, beaten by two small spades."""
    board = "2s 5s 9s Js Kd"
    game = showdown({1: "As Ad 4c 6h", 2: "3s 4s 7c 8h"}, board, 20, game="omaha")
    assert best(game, "As Ad 4c 6h", board) == "As Ad Kd Js 9s"
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-6.06", 2)
def test_two_aces_of_three() -> None:
    """A-A-A-2 with 3-3-9-J-K is aces and threes with the king, no full house: jacks full win."""
    board = "3c 3d 9h Jc Kd"
    game = showdown({1: "Ac Ad Ah 2s", 2: "Js Jd 4c 5h"}, board, 20, game="omaha")
    assert ranks(game, "Ac Ad Ah 2s", board) == "AA33K"
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-6.06", 3)
def test_all_four_cards_are_shown() -> None:
    """Two of four cards shown claim nothing: the same player is still asked for the rest."""
    game = Game(2, button=1, game="omaha", bets=(20, 40))
    game.deal({1: "2c 3d 4h 6s", 2: "Ac Ad Kc Kd"}, "Ah 9s 8d Jc 4c")
    game.play("all call, all check, all check, all check")
    game.play("2 shows Ac, 2 shows Ad")
    assert game.to_act == 2
    assert game.of_hand(h.PotPushed) == []
    game.play("2 shows, 1 mucks")
    assert game.shown == [2]
    assert game.of_hand(h.HandShown)[0].cards == parse_cards("AcAdKcKd")
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-6.06", 4)
def test_quads_on_the_board_never_play() -> None:
    """Nines four times on the board: A-A-K-K makes nines full of aces, and beats queens."""
    board = "9c 9d 9h 9s 4h"
    game = showdown({1: "Ac Ad Kc Kd", 2: "Qc Qd 2c 3d"}, board, 20, game="omaha")
    assert ranks(game, "Ac Ad Kc Kd", board) == "999AA"
    judge = judge_of(game.hand.rules, HIGH)
    reading = reading_using(judge, parse_cards("AcAdKcKd"), parse_cards(board), OWN, OWN)
    assert reading is not None
    assert words(reading) == "full house, nines over aces"
    assert game.pushed == [(0, {1: 40})]


@pytest.mark.rule("cooke-6.07", 1)
@pytest.mark.rule("cooke-11.06", 2)
@pytest.mark.rule("cooke-4.17", 3)
def test_the_low_half_is_shared_by_those_who_tie() -> None:
    """Pot 120: P1 has the best high, P2 and P3 the same low: 60, 30 and 30."""
    game = showdown({1: "Kh Kc Qd Jd", 2: "Ah 3h Qs 9d", 3: "As 3s Tc 9c"}, "2c 4d 7h Ks 9h", 40)
    assert game.pushed == [(0, {1: 60, 2: 30, 3: 30})]


@pytest.mark.rule("cooke-6.07", 2)
def test_the_same_cards_may_go_both_ways() -> None:
    """A-2 with 3-4-5 is the wheel both ways, and as a straight it beats three kings."""
    hole, board = "Ac 2d Kc Kh", "3c 4d 5h Ks 9d"
    game = showdown({1: hole, 2: "Qc Qd Jc Jd"}, board, 20)
    assert ranks(game, hole, board) == "5432A"
    assert ranks(game, hole, board, QUALIFIED_LOW) == "5432A"
    (award,) = game.hand.awards
    assert [(one.seat, one.amount, one.contest) for one in award.shares] == [
        (1, 20_00, 0),
        (1, 20_00, 1),
    ]


@pytest.mark.rule("cooke-6.07", 3)
@pytest.mark.rule("cooke-4.17", 1)
@pytest.mark.parametrize(("board", "each"), [("2d 9h Jc Qs Kd", 100), ("Kd Qs Jc 4h 2d", 100)])
def test_a_board_that_allows_no_low(board: str, each: int) -> None:
    """2-9-J-Q-K and K-Q-J-4-2 let no low count: the high hand scoops 200."""
    game = showdown({1: "Ah 3h 5s 8c", 2: "Kc Kh 7d 7s"}, board, each)
    assert game.pushed == [(0, {2: 200})]
    (award,) = game.hand.awards
    assert [one.contest for one in award.shares] == [0]


@pytest.mark.rule("cooke-6.07", 4)
@pytest.mark.rule("cooke-4.12", 2)
def test_quartering() -> None:
    """Pot 100: P1 has the high and ties P2 for low: 75 and 25; untied, 50 each."""
    game = showdown({1: "Ah 3h Kh Kc", 2: "As 3s Qs 9c"}, "2c 4d 7h Ks 9h", 50)
    assert game.pushed == [(0, {1: 75, 2: 25})]
    game = showdown({1: "Th 9s Kh Kc", 2: "As 3s Qs 9c"}, "2c 4d 7h Ks 9h", 50)
    assert game.pushed == [(0, {1: 50, 2: 50})]


@pytest.mark.rule("cooke-4.17", 2, 4)
@pytest.mark.parametrize(
    ("qualifier", "low", "shares"),
    [
        (8, "9h 7c", {1: 40}),
        (9, "9h 7c", {1: 20, 2: 20}),
        (9, "Th 7c", {1: 40}),
        (8, "8h 7c", {1: 20, 2: 20}),
        (7, "8h 7c", {1: 40}),
        (7, "7c 6h", {1: 20, 2: 20}),
        (0, "Qh Jc", {1: 20, 2: 20}),
    ],
)
def test_the_qualifier_of_the_house(qualifier: int, low: str, shares: dict[int, int]) -> None:
    """A nine needs a qualifier of 9, an eight one of 8, a seven one of 7; a ten has none but 0,
    with which any low wins."""
    settings: Overrides = {"pot.low_qualifier": qualifier}
    game = showdown({1: "Kc Kd Ac Ad", 2: f"{low} Td Tc"}, "Kh As 5c 3d 2h", 20, settings=settings)
    assert game.pushed == [(0, shares)]


@pytest.mark.rule("cooke-4.17", 4)
def test_without_a_qualifier_any_low_wins() -> None:
    """With 0, K-Q-J-10-9 has the low half when the other hand can only pair."""
    settings: Overrides = {"pot.low_qualifier": 0}
    board = "Kh Qs Js Kd Qd"
    game = showdown({1: "Kc Ks Qc Qh", 2: "Td Th 9c 9d"}, board, 20, settings=settings)
    assert game.pushed == [(0, {1: 20, 2: 20})]


@pytest.mark.rule("cooke-9.18", 3)
def test_the_odd_chip_of_a_high_low_pot() -> None:
    """Unit 5, 205, button 6: high 105, 55 and 50 of it; low 100, 50 and 50 of it."""
    game = Game(
        6, button=6, game="omaha_hilo", structure=Structure.NO_LIMIT, blinds=(5, 10),
        settings={"betting.min_unit": 5},
    )  # fmt: skip
    holes = {2: "Kh Qh 9h 9c", 5: "Kc Qs 9s 9d", 3: "Ah 3h Td 8s", 4: "As 3s Tc 8c"}
    game.deal(holes, "2c 4d 7h Ks Kd")
    game.play("3 raises 50, 4 calls, 5 calls, 6 folds, 1 folds, 2 calls")
    assert game.pot == 205
    game.play("all check, all check, all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    (award,) = game.hand.awards
    shares = [(share.contest, share.seat, share.amount) for share in award.shares]
    assert shares == [(0, 2, 55_00), (0, 5, 50_00), (1, 3, 50_00), (1, 4, 50_00)]


def test_each_side_pot_is_divided_by_itself() -> None:
    """Main pot 60 with a low for the all-in hand; in the side pot of 80 others win both halves."""
    game = Game(3, button=1, game="omaha_hilo", bets=(20, 40), stacks={1: 20})
    holes = {1: "Ah 3h Td 8s", 2: "Kh Kc 9h 9c", 3: "As 6s Tc 8c"}
    game.deal(holes, "2c 4d 7h Ks Jd")
    game.play("1 calls, 2 calls, 3 checks")
    game.play("2 bets 20, 3 calls, 2 bets 40, 3 calls, 2 checks, 3 checks")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    assert game.pushed == [(1, {2: 60, 3: 60}), (0, {2: 30, 1: 30})]


def test_mucking_a_half_that_nobody_beats_is_asked_back() -> None:
    """The low half may be had by a hand that loses the high: the muck is warned of."""
    game = Game(2, button=1, game="omaha_hilo", bets=(20, 40))
    game.deal({1: "Ah 3h Td 8s", 2: "Kh Kc 9h 9c"}, "2c 4d 7h Ks Jd")
    game.play("all call, all check, all check, all check")
    game.play("2 shows")
    assert game.refusal("1 mucks").reason is Reason.MUCK_WOULD_WIN
    game.play("1 mucks anyway")
    assert game.pushed == [(0, {2: 40})]


def test_a_hand_that_is_beaten_both_ways_may_be_mucked() -> None:
    """A worse high and a worse low than the hand that lies on the table: no warning."""
    game = Game(2, button=1, game="omaha_hilo", bets=(20, 40))
    game.deal({1: "As 6s Td 9s", 2: "Kh Kc Ah 3h"}, "2c 4d 7h Ks Jd")
    game.play("all call, all check, all check, all check")
    game.play("2 shows, 1 mucks")
    assert game.pushed == [(0, {2: 40})]
    assert game.shown == [2]


def tied_205(settings: Overrides) -> list[tuple[int, int, int]]:
    """205 with unit 5 and button 6: 2 and 5 tie for high, 3 and 4 for low; 5 raised last."""
    game = Game(
        6, button=6, game="omaha_hilo", structure=Structure.NO_LIMIT, blinds=(5, 10),
        settings={"betting.min_unit": 5, **settings},
    )  # fmt: skip
    holes = {2: "Kh Qh 9h 9c", 5: "Kc Qs 9s 9d", 3: "Ah 3h Td 8s", 4: "As 3s Tc 8c"}
    game.deal(holes, "2c 4d 7h Ks Kd")
    game.play("3 calls, 4 calls, 5 raises 50, 6 folds, 1 folds, 2 calls, 3 calls, 4 calls")
    game.play("all check, all check, all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    (award,) = game.hand.awards
    return [(share.contest, share.seat, share.amount) for share in award.shares]


@pytest.mark.rule("cooke-9.18")
def test_odd_single_chips_of_a_high_low_pot() -> None:
    """In single chips 205 are 103 and 102: 52 and 51 for high, 51 and 51 for low."""
    assert tied_205({"pot.odd_chip_unit": "single_chip"}) == [
        (0, 2, 52_00), (0, 5, 51_00), (1, 3, 51_00), (1, 4, 51_00)
    ]  # fmt: skip


@pytest.mark.rule("cooke-9.18")
def test_the_odd_chip_of_a_half_may_go_to_the_last_aggressor() -> None:
    """High still has the odd unit of the pot; of the two who tie for it seat 5 raised last."""
    assert tied_205({"pot.odd_chip_to": "last_aggressor"}) == [
        (0, 5, 55_00), (0, 2, 50_00), (1, 3, 50_00), (1, 4, 50_00)
    ]  # fmt: skip

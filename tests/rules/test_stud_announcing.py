"""What the dealer announces in stud: the facts behind Cooke 5.12 and 5.25."""

from typing import Any

import pytest

from core.cards import RANKS, parse_cards
from core.view import OpenHand, StudFacts
from tests.play import Game
from tests.stud_table import deal_up, stud, to_street


def dealt(upcards: dict[int, str], game: str = "seven_card_stud", **settings: Any) -> Game:
    """A hand with these upcards by seat."""
    table = stud(max(upcards), game, **settings)
    deal_up(table, upcards)
    return table


def facts(game: Game) -> StudFacts:
    """What lies open, as the rail sees it."""
    hand = game.view().hand
    assert hand is not None
    assert hand.stud is not None
    return hand.stud


def open_hand(game: Game, seat: int) -> OpenHand:
    """What lies open at ``seat``."""
    found = next(one for one in facts(game).hands if one.seat == seat)
    return found


def announced(game: Game, seat: int) -> str:
    """The pairs announced for ``seat`` on this street."""
    return "".join(RANKS[rank] for rank in open_hand(game, seat).announced)


@pytest.mark.rule("scs-9")
def test_the_low_card_is_named_first_then_the_high_hand() -> None:
    """In the first round the low card has the action, in each later one the high hand."""
    game = dealt({1: "Kd 9c", 2: "9s 9d", 3: "2c Ah"})
    assert (facts(game).first, facts(game).is_low, facts(game).is_door) == (3, True, True)
    to_street(game, 4)
    assert (facts(game).first, facts(game).is_low, facts(game).is_door) == (2, False, False)


def test_the_first_stays_named_while_the_others_act() -> None:
    """Whoever opened the round stays named when the action has passed on."""
    game = dealt({1: "Kd 9c", 2: "9s 9d", 3: "2c Ah"})
    to_street(game, 4)
    game.play("2 checks")
    assert (game.to_act, facts(game).first) == (3, 2)


@pytest.mark.rule("scs-9")
@pytest.mark.rule("cooke-5.12", 1)
def test_every_pair_is_announced() -> None:
    """Fourth-street boards K-9 and 9-9: P2 is high with a pair of nines; it is said again later."""
    game = dealt({1: "Kd 9c 2h", 2: "9s 9d 5c", 3: "2c Ah 7s"})
    to_street(game, 4)
    assert (facts(game).first, announced(game, 2), announced(game, 1)) == (2, "9", "")
    to_street(game, 5)
    assert announced(game, 2) == "9"


@pytest.mark.rule("cooke-5.12", 2)
@pytest.mark.rule("uspc-stud-announce-possibles", 3)
def test_what_is_possible_is_said_where_the_house_has_it() -> None:
    """4h 8h Jh on fifth street: nothing by default, a possible flush with the option on."""
    boards = {1: "4h 8h Jh", 2: "9s 9d Kc"}
    game = dealt(boards)
    to_street(game, 5)
    assert not open_hand(game, 1).may_flush
    game = dealt(boards, stud__announce_possibles=True)
    to_street(game, 5)
    assert (open_hand(game, 1).may_flush, open_hand(game, 1).may_straight) == (True, False)
    assert not open_hand(game, 2).may_flush


@pytest.mark.rule("uspc-stud-announce-possibles", 1)
def test_a_possible_straight() -> None:
    """9c 8d 6h are three towards a straight, 9h 6h 2h three of a suit."""
    game = dealt({1: "9c 8d 6h", 2: "9h 6s 2d"}, stud__announce_possibles=True)
    to_street(game, 5)
    assert open_hand(game, 1).may_straight
    assert not open_hand(game, 2).may_straight


@pytest.mark.rule("uspc-stud-announce-possibles", 2)
@pytest.mark.parametrize(
    ("name", "last", "may_flush"),
    [
        ("seven_card_stud", "Kc", True),
        ("five_card_stud", "Kc", False),
        ("seven_card_stud", "Kh", True),
        ("five_card_stud", "Kh", True),
    ],
)
def test_in_five_card_stud_every_upcard_has_to_fit(name: str, last: str, may_flush: bool) -> None:
    """9h 6h 2h and a club may still be a flush of seven cards, never of five."""
    game = dealt({1: f"9h 6h 2h {last}", 2: "Ts 9d Kd Qc"}, name, stud__announce_possibles=True)
    to_street(game, 6 if name == "seven_card_stud" else 5)
    assert open_hand(game, 1).may_flush is may_flush


def test_nothing_is_possible_on_fourth_or_seventh_street() -> None:
    """Two upcards are too few, and the last card changes nothing that can be seen."""
    game = dealt({1: "4h 8h Jh Qh", 2: "9s 9d Kc 2d"}, stud__announce_possibles=True)
    to_street(game, 4)
    assert not open_hand(game, 1).may_flush
    to_street(game, 7)
    assert not open_hand(game, 1).may_flush


@pytest.mark.rule("cooke-5.25", 4)
@pytest.mark.rule("razz-5", 1)
def test_in_razz_a_pair_is_announced_once() -> None:
    """6-6 on fourth street is announced, on fifth not again; a pair of queens never."""
    game = dealt({1: "2c 4d 5s", 2: "6s 6d Kc", 3: "Qs Qd 7h"}, "razz")
    to_street(game, 4)
    assert (announced(game, 2), announced(game, 3)) == ("6", "")
    to_street(game, 5)
    assert (announced(game, 2), announced(game, 3)) == ("", "")
    assert open_hand(game, 2).pairs == (RANKS.index("6"),)


@pytest.mark.rule("razz-5", 1)
def test_in_razz_a_pair_on_fifth_street_is_announced_then() -> None:
    """P3 pairs sixes on fifth street: announced on that street, and aces would be too."""
    game = dealt({1: "2c 4d 5s", 2: "Ks Ad Ac", 3: "6s 9d 6h"}, "razz")
    to_street(game, 4)
    assert (announced(game, 2), announced(game, 3)) == ("", "")
    to_street(game, 5)
    assert (announced(game, 2), announced(game, 3)) == ("A", "6")


@pytest.mark.rule("cooke-5.16")
@pytest.mark.rule("scs-13")
def test_upcards_lie_in_the_order_of_the_deal() -> None:
    """The door card first, then street by street: nobody can arrange them otherwise."""
    game = dealt({1: "Kd 2c Kh 9s", 2: "As Qd 3c 7h"})
    to_street(game, 7)
    assert open_hand(game, 1).cards == parse_cards("Kd 2c Kh 9s")
    assert open_hand(game, 2).cards == parse_cards("As Qd 3c 7h")


def test_board_games_have_no_open_hands() -> None:
    """In hold'em there is nothing to read out of upcards."""
    game = Game(3)
    game.deal()
    hand = game.view().hand
    assert hand is not None
    assert hand.stud is None

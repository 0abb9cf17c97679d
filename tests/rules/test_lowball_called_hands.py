"""Lowball: a called hand binds, and pairs are announced (Cooke 7.18.02, 7.18.03)."""

import pytest

from core.hand.commands import CallLow, Show
from core.hand.events import HandKilled, HandMiscalled, HandShown
from core.present import narrate
from core.refusal import Reason
from core.view import all_seen, look
from tests.play import Game, person

NINE = "9c 6d 4h 3s 2c"
TEN = "Tc 6h 4d 3c 2d"
JACK = "Jc 6s 4c 3d 2h"
SEVEN = "7c 5d 4s 3h 2s"
BAD = "Kc Qd Jh Ts 9d"


def at_showdown(hands: dict[int, str], game: str = "ace_to_five_lowball") -> Game:
    """10-20 with everybody in for 10: seat 1 is asked to show first."""
    table = Game(seats=len(hands), game=game, bets=(10, 20), button=len(hands))
    table.deal(hands)
    while not _shows(table):
        menu = table.hand.menu
        verb = "pats" if menu is None else "checks" if menu.may_check else "calls"
        table.play(f"{table.to_act} {verb}")
    return table


def _shows(table: Game) -> bool:
    view = table.view().hand
    return view is not None and view.is_showdown


def winners(table: Game) -> set[int]:
    """Who was pushed some of the pot."""
    return {seat for _, shares in table.pushed for seat in shares}


@pytest.mark.rule("cooke-7.18.02", 1)
def test_of_two_intact_hands_the_best_wins_in_spite_of_a_miscall() -> None:
    """Seat 1 calls an eight and shows a nine; seat 2 still holds his ten: the nine wins."""
    game = at_showdown({1: NINE, 2: TEN})
    game.play("1 says 8, 1 shows, 2 shows")
    assert game.last(HandMiscalled).seat == 1
    assert winners(game) == {1}


@pytest.mark.rule("cooke-7.18.02", 2)
def test_a_miscall_that_makes_the_other_muck_costs_the_pot() -> None:
    """Seat 2 mucks on the word: seat 1 has to produce an eight, cannot, and the pot is seat 2's."""
    game = at_showdown({1: NINE, 2: TEN})
    game.play("1 says 8, 2 mucks anyway")
    assert game.shown == [1]
    assert [killed.seat for killed in game.of_hand(HandKilled)] == [1]
    assert winners(game) == {2}


@pytest.mark.rule("cooke-7.18.02")
def test_who_mucks_after_he_has_seen_the_hand_was_not_misled() -> None:
    """The nine lay open when seat 2 gave up: it wins."""
    game = at_showdown({1: NINE, 2: TEN})
    game.play("1 says 8, 1 shows, 2 mucks")
    assert winners(game) == {1}


@pytest.mark.rule("cooke-7.18.02", 3)
def test_with_three_hands_a_miscalled_one_is_dead() -> None:
    """Seat 1 calls an eight and shows a nine: the ten beats the jack and takes the pot."""
    game = at_showdown({1: NINE, 2: TEN, 3: JACK})
    game.play("1 says 8, 1 shows")
    assert [killed.seat for killed in game.of_hand(HandKilled)] == [1]
    game.play("2 shows, 3 shows")
    assert winners(game) == {2}


@pytest.mark.rule("cooke-7.18.02", 4)
def test_a_better_hand_than_called_is_fine() -> None:
    """Seat 1 calls an eight and shows 7-5: it wins."""
    game = at_showdown({1: SEVEN, 2: TEN})
    game.play("1 says 8, 1 shows, 2 mucks")
    assert game.of_hand(HandMiscalled) == []
    assert winners(game) == {1}


@pytest.mark.rule("cooke-7.18.02")
@pytest.mark.parametrize(
    ("called", "hand", "is_miscall"),
    [
        ("8", "8c 7d 6h 5s 4c", False),
        ("8-6", "8c 6d 5h 4s 3c", False),
        ("8-6", "8c 7d 5h 4s 3c", True),
        ("8-6-4", "8c 6d 5h 4s 3c", True),
        ("5", "5c 4d 3h 2s Ac", False),
        ("6", "6c 5d 4h 3s 3c", True),
        ("9", "8c 8d 3h 2s Ac", True),
        ("T-8", "Jk 8d Th 2s Ac", False),
    ],
)
def test_what_was_called_is_the_worst_that_may_be_shown(
    called: str, hand: str, is_miscall: bool
) -> None:
    """A call of some cards leaves the others open, but a pair is no eight."""
    game = at_showdown({1: hand, 2: BAD})
    game.play(f"1 says {called}, 1 shows")
    assert bool(game.of_hand(HandMiscalled)) == is_miscall


@pytest.mark.rule("cooke-7.18.02")
@pytest.mark.rule("cooke-7.19")
def test_in_kansas_city_a_straight_is_no_seven() -> None:
    """7-6-5-4-2 is one and 7-6-5-4-3 is not; nobody can hold a six."""
    good = at_showdown({1: "7c 6d 5h 4s 2c", 2: BAD}, "kansas_city_lowball")
    good.play("1 says 7, 1 shows")
    assert good.of_hand(HandMiscalled) == []
    straight = at_showdown({1: "7c 6d 5h 4s 3c", 2: BAD}, "kansas_city_lowball")
    assert straight.refusal("1 says 6").reason is Reason.IMPOSSIBLE_LOW
    straight.play("1 says 7, 1 shows")
    assert straight.last(HandMiscalled).seat == 1


@pytest.mark.rule("cooke-7.18.02")
def test_a_low_is_called_before_showing_and_in_lowball_only() -> None:
    """Not for high, not before the showdown, not after showing, and only ranks that fall."""
    game = at_showdown({1: NINE, 2: TEN})
    assert game.refused(CallLow(person(1), ())).reason is Reason.IMPOSSIBLE_LOW
    assert game.refused(CallLow(person(1), (4, 6))).reason is Reason.IMPOSSIBLE_LOW
    assert game.refusal("1 says 4").reason is Reason.IMPOSSIBLE_LOW
    game.play("1 shows")
    assert game.refusal("1 says 8").reason is Reason.ALREADY_SHOWN
    early = Game(seats=2, game="ace_to_five_lowball", bets=(10, 20))
    early.deal()
    assert early.refusal("1 says 8").reason is Reason.NO_SHOWDOWN
    high = Game(seats=2, game="five_card_draw", bets=(10, 20), ante=2)
    high.deal()
    high.play("2 bets 10, 1 calls, 2 pats, 1 pats, 2 checks, 1 checks")
    assert high.refusal("2 says 8").reason is Reason.NOT_LOWBALL


@pytest.mark.rule("cooke-7.18.03", 1)
def test_a_pair_is_read_out_with_the_hand_before_anybody_can_muck_to_it() -> None:
    """Seat 1 shows 4-4-3-2-A: the line that tells it says the pair, in the step that shows it."""
    game = at_showdown({1: "4c 4s 3h 2s Ac", 2: TEN})
    events = game.do(Show(person(1)))
    assert any(isinstance(event, HandShown) for event in events)
    rail = look(game.table, None)
    told = narrate(all_seen(events, None), rail)
    assert "pair of fours" in str(told)
    assert game.to_act == 2

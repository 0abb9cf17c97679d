"""The No Dead Button system, seat by seat: Cooke 12.13 to 12.13.03."""

import pytest

from core.house.settings import Overrides
from core.present import board, plain
from core.table.blinds.duties import Owes
from core.table.events import ButtonMoved
from tests.play import Game
from tests.rules.no_dead_button import NO_DEAD_BUTTON, after_first, hands, laid


@pytest.mark.rule("cooke-12.13", 1)
def test_nobody_leaves() -> None:
    """With everybody there each posts the small blind left of the button and the big one next."""
    assert hands(after_first(""), 6) == [
        "B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB1", "B6 SB1 BB2", "B1 SB2 BB3",
    ]  # fmt: skip


@pytest.mark.rule("cooke-12.13", 2)
def test_leaving_before_the_big_blind() -> None:
    """Seat 4 leaves when its big blind is due: there is nothing to adjust."""
    assert hands(after_first("4 leaves"), 3) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.13", 3)
def test_the_big_blind_and_the_next_leave() -> None:
    """Seats 3 and 4 leave: two big blinds, then a small one on the button, then normal."""
    game = after_first("3 leaves, 4 leaves")
    assert hands(game, 3) == ["B2 BB5 BB6", "B5 sb, SB6 BB1", "B6 SB1 BB2"]


@pytest.mark.rule("cooke-12.13", 4)
def test_both_blinds_leave() -> None:
    """The button reaches seat 4, which has posted neither: the big blind live, the small dead."""
    game = after_first("2 leaves, 3 leaves")
    game.deal()
    assert laid(game) == "B4 bb dead, BB5 BB6"
    assert game.pot == 70
    assert game.to_act == 1
    assert game.menu.call == 20_00
    game.play("1 calls")
    # The dead part counts toward no bet: raised to 40, seat 4 owes 20 more.
    assert game.to_act == 4
    assert game.menu.may_check
    game.play("4 checks, 5 raises 40, 6 folds, 1 folds")
    assert game.menu.call == 20_00
    assert hands(game, 2) == ["B5 sb, SB6 BB1", "B6 SB1 BB4"]


@pytest.mark.rule("cooke-12.13.01", 1)
def test_leaving_after_the_big_blind() -> None:
    """Seat 3 leaves: both seats at its left post a big blind, and a lap later all is normal."""
    game = after_first("3 leaves")
    assert hands(game, 3) == ["B2 BB4 BB5", "B4 sb, SB5 BB6", "B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.13.01", 2)
def test_two_big_blinds_have_the_option() -> None:
    """Action starts left of the second one; unraised, both may check or raise."""
    game = after_first("3 leaves")
    game.deal()
    assert game.pot == 40
    for seat in (6, 1, 2):
        assert game.to_act == seat
        game.play(f"{seat} calls")
    for seat in (4, 5):
        assert game.to_act == seat
        assert game.menu.may_check
        assert game.menu.raise_min == 40_00
        game.play(f"{seat} checks")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-12.13.01", 3)
def test_a_small_blind_on_the_button_is_live() -> None:
    """The button pays 10 more to call; on the flop the first seat at its left begins."""
    game = after_first("3 leaves")
    hands(game, 1)
    game.deal()
    assert game.pot == 40
    game.play("1 calls, 2 calls")
    assert (game.to_act, game.menu.call) == (4, 10_00)
    game.play("4 calls, 5 calls, 6 checks")
    game.play("all check")
    assert game.order[:10] == [1, 2, 4, 5, 6, 5, 6, 1, 2, 4]


@pytest.mark.rule("cooke-12.13.02", 1)
def test_leaving_after_the_small_blind() -> None:
    """Seat 2 leaves: the former big blind has the button and posts its small blind there."""
    game = after_first("2 leaves")
    assert hands(game, 3) == ["B3 sb, BB4 BB5", "B4 sb, SB5 BB6", "B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.13.02", 2)
def test_order_of_action_with_the_small_blind_on_the_button() -> None:
    """Before the flop 6,1,3,4,5, for a pot of 50."""
    game = after_first("2 leaves")
    game.deal()
    assert game.pot == 50
    game.play("all call")
    assert game.order[:5] == [6, 1, 3, 4, 5]


@pytest.mark.rule("cooke-12.13.02", 3)
def test_the_small_blind_and_another_leave() -> None:
    """Seats 2 and 4 leave: the button goes on, and every blind is posted in order."""
    game = after_first("2 leaves, 4 leaves")
    assert hands(game, 3) == ["B3 sb, BB5 BB6", "B5 sb, SB6 BB1", "B6 SB1 BB3"]


@pytest.mark.rule("cooke-12.13.03", 1)
def test_the_button_goes_past_an_absent_player() -> None:
    """Away when the button is due to him, seat 2 is passed although his chips are there."""
    game = after_first("2 away")
    assert hands(game, 3) == ["B3 sb, BB4 BB5", "B4 sb, SB5 BB6", "B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.13.03", 2)
def test_back_after_the_first_card_he_waits_for_the_next_hand() -> None:
    """He has missed no blind: from the next hand on he is dealt in free, behind the button."""
    game = after_first("2 away")
    game.deal()
    game.play("2 back")
    assert game.hand.player(game.occupant(2).seat) is None
    assert hands(game, 1) == ["B4 sb, SB5 BB6"]
    assert game.hand.player(game.occupant(2).seat) is not None
    assert 2 not in game.posts
    assert hands(game, 2) == ["B5 SB6 BB1", "B6 SB1 BB2"]


@pytest.mark.rule("cooke-12.13.03", 3)
def test_away_but_asked_for_a_hand() -> None:
    """Who says "sit in" beforehand has his button, and the clock folds the hand he neglects."""
    game = after_first("2 away, 2 back")
    game.deal()
    assert laid(game) == "B2 SB3 BB4"
    game.play("5 raises 40, 6 folds, 1 folds")
    assert game.to_act == 2
    while game.to_act == 2:
        game.run_deadline()
    assert not game.player(2).is_in
    game.play("3 folds, 4 folds")
    assert hands(game, 1) == ["B3 SB4 BB5"]


def test_the_board_names_the_blinds_of_an_adjusted_hand() -> None:
    """The small blind shown is the one left of the button, the big one the furthest."""
    game = after_first("3 leaves")
    game.deal()
    assert (game.hand.small_blind, game.hand.big_blind) == (None, 5)
    game.next_hand()
    assert (game.hand.button, game.hand.small_blind, game.hand.big_blind) == (4, 5, 6)


@pytest.mark.rule("cooke-12.13")
def test_three_players() -> None:
    """The button that has just been passed on is due the big blind again."""
    game = after_first("", seats=3)
    assert hands(game, 4) == ["B2 SB3 BB1", "B3 SB1 BB2", "B1 SB2 BB3", "B2 SB3 BB1"]


@pytest.mark.rule("cooke-12.13")
def test_the_big_blind_passes_who_is_away_while_two_play() -> None:
    """It goes on from seat 3 to seat 1: seat 4 owes both, seat 3 just the small one."""
    game = after_first("", seats=4)
    game.play("3 away, 4 away")
    assert hands(game, 2) == ["B2 sb, BB1", "B1 sb, BB2"]
    assert [game.occupant(seat).duties.owes for seat in (3, 4)] == [Owes.SMALL, Owes.BOTH]


@pytest.mark.rule("cooke-12.17")
def test_a_free_hand_on_the_button_costs_nothing() -> None:
    """Where a newcomer is free anywhere, he has the button of a game of two and posts nothing."""
    settings: Overrides = {**NO_DEAD_BUTTON, "blinds.short_free_hand_seats": "any"}
    game = Game(3, taken=(1, 3), button=1, settings=settings)
    assert hands(game, 1) == ["B1 sb, BB3"]
    game.play("2 sits 500")
    assert hands(game, 2) == ["B2 SB3 BB1", "B3 SB1 BB2"]


@pytest.mark.rule("cooke-12.13")
def test_the_big_blind_is_never_dead() -> None:
    """Seat 4 has posted both and was away while the others posted big blinds.  With its button
    nobody would have one to post: the button goes past it, and seat 4 posts the big blind."""
    settings: Overrides = {**NO_DEAD_BUTTON, "blinds.short_free_hand_seats": "any"}
    game = Game(6, taken=(3, 4, 6), button=4, settings=settings)
    assert hands(game, 1) == ["B4 SB6 BB3"]
    game.play("1 sits 500")
    # Free in front of the button, the newcomer has it next, and posts both blinds on it.
    assert hands(game, 2) == ["B6 SB3 BB4", "B1 bb dead, SB4"]
    game.play("4 away")
    assert hands(game, 1) == ["B3 BB6 BB1"]
    game.play("3 leaves, 4 back")
    assert hands(game, 2) == ["B6 sb, SB1 BB4", "B1 SB4 BB6"]


@pytest.mark.rule("cooke-12.13.01")
@pytest.mark.rule("cooke-12.13.02")
@pytest.mark.parametrize(("leaves", "is_told"), [("2 leaves", False), ("3 leaves", True)])
def test_no_small_blind_is_told_where_nobody_posts_one(leaves: str, is_told: bool) -> None:
    """Seat 2 leaves: in H2 the button posts the small blind. Seat 3 leaves: nobody does."""
    game = after_first(leaves)
    assert ("No small blind" in plain(board(game.view()))) is is_told
    game.deal()
    assert ("No small blind" in plain(board(game.view()))) is is_told
    assert game.last(ButtonMoved).no_small_blind is is_told

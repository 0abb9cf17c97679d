"""Entering a game, leaving it and short stacks: Cooke 12.10, 12.11, 12.19, 12.23, 13.02."""

import pytest

from core.cards import parse_cards
from core.chips import whole
from core.hand import events as h
from core.sealed import Sealed
from core.table import events as e
from core.table.commands import StartHand
from tests.play import Game
from tests.rules.test_button_and_blinds import run, six_after_h1
from tests.stacked import RANKED


@pytest.mark.rule("cooke-12.10", 2)
def test_the_pot_without_a_small_blind() -> None:
    """At 10/20 with the big blind gone the next pot starts with 20, and seat 5 faces 20."""
    game = six_after_h1(3)
    game.deal()
    assert (game.pot, game.to_act, game.menu.call) == (20, 5, 20_00)


@pytest.mark.rule("cooke-12.11", 1)
def test_departing_when_the_button_is_due() -> None:
    """The button is dead in the empty seat, and nothing else changes."""
    assert run(six_after_h1(2), 3) == ["B[2] SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.11", 2)
def test_absent_for_the_button_alone() -> None:
    """Away for H2 only, seat 2 is dealt in H3 without a post; his next blind is the big one."""
    game = Game(6, button=1)
    run(game, 1)
    game.play("2 away")
    run(game, 1)
    game.play("2 back")
    game.deal()
    assert game.places == "B3 SB4 BB5"
    assert 2 in game.hand.seats
    assert 2 not in game.posts
    game.skip_hand()
    places = []
    for _ in range(3):
        game.deal()
        places.append(game.places)
        assert 2 not in game.posts or game.places == "B6 SB1 BB2"
        game.skip_hand()
    assert places[-1] == "B6 SB1 BB2"


@pytest.mark.rule("cooke-12.19", 1)
def test_a_short_big_blind_is_called_in_full() -> None:
    """The big blind has 5: seat 4 must call 20; 15 go to the main pot, 10 come back to seat 4."""
    game = Game(6, button=1, bets=(20, 40), stacks={3: 5})
    game.deal({3: "As Ad", 4: "Ks Kd"}, "2c 7d 9h Js 4c")
    assert (game.to_act, game.menu.call, game.menu.sizes) == (4, 20_00, (40_00,))
    assert not game.menu.may_check
    game.play("4 calls, 5 folds, 6 folds, 1 folds, 2 folds")
    assert game.pushed == [(1, {4: 10}), (0, {3: 15})]
    assert game.stack(4) == 1000 - 20 + 10 + 10


@pytest.mark.rule("cooke-12.19", 2)
@pytest.mark.parametrize("re_buys", [False, True])
def test_a_short_big_blind_who_loses(re_buys: bool) -> None:
    """Broke, he has departed after the big blind; bought in again, he posts the small one."""
    game = Game(6, button=1, bets=(20, 40), stacks={3: 5})
    game.deal({3: "Ks Kd", 4: "As Ad"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 folds, 6 folds, 1 folds, 2 folds")
    assert game.occupant(3).is_away
    if re_buys:
        game.play("3 tops 200")
        assert run(game, 3) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]
    else:
        assert run(game, 3) == ["B2 SB- BB4", "B[3] SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.19", 3)
def test_a_big_blind_of_more_than_half() -> None:
    """The big blind has 15: callers put in 20 all the same."""
    game = Game(6, button=1, bets=(20, 40), stacks={3: 15})
    game.deal({3: "As Ad", 4: "Ks Kd"}, "2c 7d 9h Js 4c")
    assert (game.menu.call, game.menu.sizes) == (20_00, (40_00,))
    game.play("4 calls, 5 folds, 6 folds, 1 folds, 2 folds")
    assert game.pushed == [(0, {3: 40})]
    (returned,) = game.of_hand(h.UncalledReturned)
    assert (returned.seat, returned.amount) == (4, 5_00)


@pytest.mark.rule("cooke-12.23", 1)
def test_the_default_table() -> None:
    """Seat 3 leaves after H1: no small blind, then the dead button, then as ever."""
    assert run(six_after_h1(3), 3) == ["B2 SB- BB4", "B[3] SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-13.02.01", 1)
def test_the_draw_for_the_button() -> None:
    """Kc, Ks and 9h to seats 1, 3, 5: spades over clubs, so seat 3 has the button."""
    game = Game(5, taken=(1, 3, 5))
    named = parse_cards("Kc Ks 9h")
    draw = (*named, *(card for card in RANKED if card not in named))
    game.do(StartHand(Sealed(RANKED), Sealed(draw)))
    assert game.last(e.ButtonDrawn).seat == 3
    assert game.places == "B3 SB5 BB1"


@pytest.mark.rule("cooke-13.02.01")
def test_who_was_absent_from_the_draw_waits() -> None:
    """Away at the first deal, he gets no hand between the blinds when he comes back."""
    game = Game(4, button=1)
    game.play("3 away")
    assert run(game, 1) == ["B1 SB2 BB4"]
    game.play("3 back")
    assert run(game, 1) == ["B2 SB4 BB1"]
    assert 3 not in game.hand.seats


@pytest.mark.rule("cooke-8.01.05", 4)
def test_a_declaration_above_the_stack() -> None:
    """300 declared with 250 is all-in for 250."""
    game = Game(3, button=1, stacks={1: 250})
    game.deal()
    game.play("1 raises 300")
    raised = game.last(h.Raised)
    assert (raised.to, raised.is_all_in) == (whole(250), True)

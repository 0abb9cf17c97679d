"""Every layout of blinds over laps, departures and two players (Cooke 12.05, 12.08, 12.14)."""

from itertools import pairwise

import pytest

from core.hand import events as h
from core.table.blinds.events import BlindPassed
from core.table.blinds.layouts import LAYOUTS
from core.table.events import ButtonMoved
from tests.play import chips
from tests.rules.layouts import before_and_after_the_flop, laid_out, posts, three


@pytest.mark.rule("cooke-12.08")
@pytest.mark.rule("cooke-18-dead-blind")
def test_of_three_blinds_the_middle_one_may_be_dead() -> None:
    """The big blind leaves: no middle blind, then no small one, then a dead button."""
    game = three("small_middle_big", 7)
    assert posts(game, 1) == [{2: 5, 3: 10, 4: 20}]
    game.play("4 leaves")
    assert posts(game, 1) == [{3: 5, 5: 20}]
    assert game.hand.posts.unposted == ("middle",)
    assert not game.last(ButtonMoved).no_small_blind
    assert posts(game, 1) == [{5: 10, 6: 20}]
    assert game.last(ButtonMoved).no_small_blind
    assert posts(game, 2) == [{5: 5, 6: 10, 7: 20}, {6: 5, 7: 10, 1: 20}]
    dead = game.all(ButtonMoved)[-2]
    assert (dead.pointers.button, dead.is_dead, dead.last_action) == (4, True, 3)


@pytest.mark.rule("cooke-12.08")
def test_a_single_blind_leaves_a_dead_button() -> None:
    """Who posted the one blind leaves: the button is dead at his seat for a hand."""
    game = laid_out("single_big")
    assert posts(game, 1) == [{2: 20}]
    game.play("2 leaves")
    assert posts(game, 1) == [{3: 20}]
    moved = game.last(ButtonMoved)
    assert (moved.pointers.button, moved.is_dead, moved.last_action) == (2, True, 1)
    assert not moved.no_small_blind
    assert posts(game, 1) == [{4: 20}]
    assert game.hand.button == 3


@pytest.mark.rule("cooke-12.08")
def test_a_blind_on_the_button_is_never_dead() -> None:
    """With the one blind on the button it goes to the next player there is."""
    game = laid_out("single_button")
    assert posts(game, 1) == [{1: 20}]
    game.play("2 leaves, 3 away")
    assert posts(game, 2) == [{4: 20}, {5: 20}]
    assert not any(moved.is_dead for moved in game.all(ButtonMoved))


@pytest.mark.rule("cooke-12.14")
@pytest.mark.parametrize(
    ("layout", "small", "first"),
    [
        ("small_big", 10, 1),
        ("button_small_big", 10, 1),
        ("two_big", 20, 1),
        ("single_big", 0, 1),
        ("single_button", 0, 2),
        ("button_small_then_middle_big", 10, 1),
        ("small_middle_big", 5, 1),
    ],
)
def test_heads_up_under_each_layout(layout: str, small: int, first: int) -> None:
    """The button has the small blind where there is one, the other the big; then they change."""
    is_three = layout in ("button_small_then_middle_big", "small_middle_big")
    game = three(layout, 2) if is_three else laid_out(layout, 2)
    big = 1 if layout == "single_button" else 2
    expected = {big: 20} | ({3 - big: small} if small else {})
    assert posts(game, 1) == [expected]
    assert (game.hand.button, game.to_act) == (1, first)
    order = before_and_after_the_flop(game)
    assert order == ([first, 3 - first], [2, 1])
    game.play("all check, all check, 2 shows, 1 shows")
    assert posts(game, 1) == [{3 - seat: amount for seat, amount in expected.items()}]
    assert game.hand.button == 2


@pytest.mark.rule("cooke-12.14")
@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_from_four_to_two_and_back_under_each_layout(layout: str) -> None:
    """The big blind never stays and never goes back, and in a lap of four everybody has posted."""
    is_three = layout in ("button_small_then_middle_big", "small_middle_big")
    game = three(layout, 4) if is_three else laid_out(layout, 4)
    bigs = []
    for asides in ("", "", "2 away, 3 away", "", "2 back, 3 back", "", "", "", "", "", ""):
        if asides:
            game.play(asides)
        posts(game, 1)
        bigs.append(game.hand.big_blind)
    assert all(one != other for one, other in pairwise(bigs))
    assert sorted(map(int, filter(None, bigs[-4:]))) == [1, 2, 3, 4]
    assert {len(hand) for hand in posts(game, 4)} == {len(LAYOUTS[layout].blinds)}


@pytest.mark.rule("cooke-12.05")
@pytest.mark.parametrize("layout", list(LAYOUTS))
@pytest.mark.parametrize("seats", [3, 4, 5, 9])
def test_in_a_lap_everybody_posts_every_blind_once(layout: str, seats: int) -> None:
    """Whatever the layout, a lap without absences costs everybody each of its blinds once."""
    is_three = layout in ("button_small_then_middle_big", "small_middle_big")
    game = three(layout, seats) if is_three else laid_out(layout, seats)
    buttons = []
    for _ in range(seats):
        posts(game, 1)
        buttons.append(game.hand.button)
    paid: dict[int, list[int]] = {seat: [] for seat in range(1, seats + 1)}
    for post in game.all(h.BlindPosted):
        paid[post.seat].append(chips(post.amount))
    assert len({tuple(sorted(amounts)) for amounts in paid.values()}) == 1
    assert len(paid[1]) == len(LAYOUTS[layout].blinds)
    assert buttons == list(range(1, seats + 1))


@pytest.mark.rule("cooke-16.01.04")
def test_what_a_player_misses_of_three_blinds() -> None:
    """Away for the middle blind he owes one big blind; for that on the button a small one."""
    game = three("button_small_then_middle_big")
    posts(game, 1)
    game.play("3 away")
    posts(game, 1)
    assert [(one.seat, one.owes) for one in game.all(BlindPassed)] == [(3, "big")]
    other = three("button_small_then_middle_big")
    posts(other, 1)
    other.play("2 away")
    posts(other, 1)
    assert [(one.seat, one.owes) for one in other.all(BlindPassed)] == [(2, "small")]

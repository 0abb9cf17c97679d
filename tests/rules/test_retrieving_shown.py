"""A hand shown and then mucked by mistake: Cooke 10.19."""

import pytest

from core.hand import events as e
from core.hand.state import Standing
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import Game, person

RAGS = "2c 7d 9h Js 4c"
HOLES = {3: "Qs Qd", 4: "As Ad", 5: "Ks Kd"}
"""Seat 4 has the best hand, 5 the next."""


def showdown(settings: Overrides | None = None) -> Game:
    """Button 1: seats 3, 4 and 5 check a pot of 70 down; 3 is asked first."""
    game = Game(6, button=1, settings=settings)
    game.deal(HOLES, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
    game.play("all check, all check, all check")
    return game


def mucked_by(seat: int, by: int = 6) -> c.Object:
    """``by`` objects that the hand at ``seat`` was mucked by mistake."""
    return c.Object(person(by), "", Seat(seat))


@pytest.mark.rule("cooke-10.19", 2)
@pytest.mark.parametrize("by", [4, 6])
def test_a_winner_mucked_by_mistake_comes_back(by: int) -> None:
    """Seat 4 shows the best hand and mucks it; he or another objects before the payout: he wins."""
    game = showdown()
    game.play("4 shows")
    assert game.refusal("4 mucks").reason is Reason.MUCK_WOULD_WIN
    game.play("4 mucks anyway")
    hand = game.view().hand
    assert hand is not None
    assert hand.looks.released == (4,)
    game.do(mucked_by(4, by))
    assert game.player(4).standing is Standing.SHOWN
    game.play("3 mucks, 5 shows")
    assert game.pushed == [(0, {4: 70})]


@pytest.mark.rule("cooke-10.19", 2)
def test_a_mucked_hand_never_comes_back_where_the_house_has_it_so() -> None:
    """Setting never: the objection is refused, and the next best shown hand is paid."""
    game = showdown({"showdown.retrieve_mucked": "never"})
    game.play("4 shows, 4 mucks anyway, 3 shows")
    assert game.refused(mucked_by(4)).reason is Reason.MUCK_IS_FINAL
    game.play("5 shows")
    assert game.pushed == [(0, {5: 70})]


@pytest.mark.rule("cooke-10.19", 2)
def test_after_the_payout_it_is_too_late() -> None:
    """Once the pot has been pushed nothing comes back."""
    game = showdown()
    game.play("4 shows, 4 mucks anyway, 3 mucks anyway")
    assert game.pushed == [(0, {5: 70})]
    assert game.refused(mucked_by(4)).reason is Reason.MUCK_IS_FINAL


@pytest.mark.rule("cooke-10.19", 3)
@pytest.mark.parametrize("house", ["shown_winner", "never"])
def test_a_hand_mucked_unshown_never_comes_back(house: str) -> None:
    """Seat 4 mucks the best hand unshown: it is gone under either setting."""
    game = showdown({"showdown.retrieve_mucked": house})
    game.play("4 mucks anyway")
    assert game.refused(mucked_by(4)).reason is Reason.MUCK_IS_FINAL
    game.play("3 mucks anyway")
    assert game.pushed == [(0, {5: 70})]


@pytest.mark.rule("cooke-10.19")
def test_a_loser_stays_mucked() -> None:
    """A shown hand that a tabled one beats would win nothing, and does not come back."""
    game = showdown()
    game.play("3 shows, 4 shows, 3 mucks")
    assert game.refused(mucked_by(3)).reason is Reason.WOULD_NOT_WIN
    assert [event.seat for event in game.of_hand(e.HandReleased)] == [3]
    game.play("5 mucks")
    assert game.pushed == [(0, {4: 70})]


@pytest.mark.rule("cooke-10.19")
def test_an_all_in_hand_stays_tabled() -> None:
    """Who is all-in cannot muck a hand that has been shown."""
    game = Game(6, button=1, stacks={3: 60})
    game.deal(HOLES, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 all-in, 4 calls, 5 calls")
    game.play("all check, all check, all check, 4 shows, 5 shows")
    assert game.pushed == [(0, {4: 190})]
    assert game.shown == [4, 5, 3]

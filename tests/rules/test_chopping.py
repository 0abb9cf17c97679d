"""Chopping the blinds (Cooke 9.10; USPC)."""

import pytest

from core.games.spec import Structure
from core.hand import commands as h
from core.hand import events as e
from core.refusal import Reason
from tests.play import Game, person


def _to_the_blinds(**options: object) -> Game:
    """Six players, blinds of 10 and 20, button in seat 1: everybody folds to SB2."""
    game = Game(6, blinds=(10, 20), button=1, **options)  # type: ignore[arg-type]
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds")
    assert (game.places, game.to_act) == ("B1 SB2 BB3", 2)
    return game


@pytest.mark.rule("cooke-9.10", 1)
def test_both_blinds_agree_and_take_them_back() -> None:
    """Two say chop: 10 and 20 go back, there is no pot, and the button moves on as usual."""
    game = _to_the_blinds()
    assert game.view().hand.choppers == (2, 3)  # type: ignore[union-attr]
    game.do(h.Chop(person(2)))
    assert (game.table.is_in_hand, game.pot) == (True, 30)
    game.do(h.Chop(person(3)))
    assert (game.table.is_in_hand, game.pot) == (False, 0)
    assert (game.stack(2), game.stack(3)) == (1000, 1000)
    assert (game.pot, game.pushed, game.shown) == (0, [], [])
    assert game.hand.is_over
    assert not game.hand.is_void
    game.deal()
    assert game.places == "B2 SB3 BB4"


@pytest.mark.rule("cooke-9.10", 2)
def test_one_blind_alone_chops_nothing() -> None:
    """The big blind declines: the small blind has to fold, complete or raise, and is told so."""
    game = _to_the_blinds()
    game.do(h.Chop(person(2)))
    game.do(h.Chop(person(3), agrees=False))
    assert (game.to_act, game.pot) == (2, 30)
    assert game.menu.may_fold
    assert game.menu.may_call
    assert game.menu.may_raise
    refused = game.refused(h.Chop(person(2)))
    assert (refused.reason, refused.facts["name"]) == (Reason.ACCORD_DECLINED, "P3")
    game.play("2 calls, 3 checks")
    assert (game.hand.street, game.pot) == (1, 40)


@pytest.mark.rule("cooke-9.10", 5)
@pytest.mark.rule("uspc-law-number-of-players", 1)
def test_a_house_without_chopping() -> None:
    """``pot.chop_blinds`` prohibited: nobody may chop; SB2 folds, completes or raises."""
    game = _to_the_blinds(settings={"pot.chop_blinds": "prohibited"})
    assert game.view().hand.choppers == ()  # type: ignore[union-attr]
    assert game.refused(h.Chop(person(2))).reason is Reason.CHOP_PROHIBITED
    assert (game.menu.may_fold, game.menu.may_call, game.menu.may_raise) == (True, True, True)


def test_no_chop_once_a_blind_has_acted() -> None:
    """SB2 completes: then BB3 may check or raise, and nobody may chop any more."""
    game = _to_the_blinds()
    game.do(h.Chop(person(3)))
    game.play("2 calls")
    for seat in (2, 3):
        assert game.refused(h.Chop(person(seat))).reason is Reason.CHOP_NOT_NOW


def test_no_chop_while_others_are_in() -> None:
    """Seat 1 has not folded yet: the blinds cannot chop over his head, nor can he chop."""
    game = Game(6, blinds=(10, 20), button=1)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds")
    for seat in (1, 2, 3):
        assert game.refused(h.Chop(person(seat))).reason is Reason.CHOP_NOT_NOW


def test_a_pot_with_antes_is_not_chopped() -> None:
    """With antes of 5 the pot holds more than the two blinds: it is played for."""
    game = Game(6, blinds=(10, 20), ante=5, button=1)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds")
    assert game.pot == 6 * 5 + 30
    assert game.refused(h.Chop(person(2))).reason is Reason.CHOP_NOT_NOW


def test_two_players_alone_do_not_chop() -> None:
    """Heads-up nobody else has folded to the blinds."""
    game = Game(2, blinds=(10, 20), button=1)
    game.deal()
    assert game.refused(h.Chop(person(1))).reason is Reason.CHOP_NOT_NOW


def test_a_chop_is_told() -> None:
    """Everybody is told who would chop, and that both have their blinds back."""
    game = _to_the_blinds()
    game.do(h.Chop(person(2)))
    game.do(h.Chop(person(3)))
    (chopped,) = game.of_hand(e.BlindsChopped)
    assert {one.seat: one.amount // 100 for one in chopped.refunds} == {2: 10, 3: 20}
    assert [said.seat for said in game.of_hand(e.ChopSaid)] == [2, 3]


def test_limit_blinds_chop_too() -> None:
    """In limit the blinds are the one thing that may be shared by agreement."""
    game = Game(6, bets=(20, 40), structure=Structure.FIXED, button=1)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds")
    game.do(h.Chop(person(2)))
    game.do(h.Chop(person(3)))
    assert (game.stack(2), game.stack(3)) == (1000, 1000)

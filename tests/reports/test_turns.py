"""What users of other poker programs reported of acting before one's turn, with the right value."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.commands import Call, Preact, Prompt, RaiseTo
from core.refusal import Reason
from tests.play import person
from tests.turns import flop, keep, kept_act


@pytest.mark.parametrize("raised", [60, 200])
def test_r50_a_raise_declared_early_is_never_made_smaller(raised: int) -> None:
    """R50: a raise to 100 is declared facing 20; another raises first: he is asked anew."""
    game = flop()
    game.play("3 bets 20")
    game.do(RaiseTo(person(5), whole(100)))
    game.play(f"4 raises {raised}")
    assert (game.to_act, game.last(h.Released).seat) == (5, 5)
    assert [event.to for event in game.all(h.Raised)] == [whole(raised)]


def test_r61_an_early_press_is_dead_in_the_next_round_and_the_next_hand() -> None:
    """R61: neither a declaration nor a kept act of a prompt that is gone is ever taken."""
    game = flop()
    prompt = Prompt(game.hand.number, game.hand.action)
    old = kept_act(game, 5, Preact.CHECK_FOLD)
    game.play("3 checks")
    # The price is the same, so that a private button of the round is still good; a public one
    # answers its own prompt alone.
    assert game.refused(Call(person(5), prompt)).reason is Reason.STALE
    game.do(old)
    game.play("4 checks")
    assert game.last(h.Checked).seat == 5
    game.play("1 checks, 2 checks")
    assert (game.hand.street, game.refused(old).reason) == (2, Reason.STALE)
    game.next_hand()
    assert game.refused(old).reason is Reason.STALE
    assert game.refused(Call(person(5), prompt)).reason is Reason.STALE


def test_r61_a_kept_act_is_done_once() -> None:
    """R61: a kept call is spent by the call, and does not call the raise that follows."""
    game = flop()
    game.play("3 bets 20")
    keep(game, 5, Preact.CALL)
    game.play("4 calls, 1 raises 100, 2 folds, 3 folds, 4 folds")
    assert (game.to_act, game.menu.call, game.stack(5)) == (5, whole(80), 960)

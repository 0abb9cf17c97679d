"""What is said and put in in no limit: Cooke 8.01.04 to 8.01.07."""

import pytest

from core.hand import commands as c
from core.hand import events as h
from core.refusal import Reason
from tests.amounts import facing, no_limit_flop
from tests.play import Game, chips, person
from tests.said import refused, say


def to_200() -> Game:
    """A bet of 100 to seat 2, who may raise to 200 or more."""
    return facing(100)


@pytest.mark.rule("cooke-8.01.04", 1)
def test_an_amount_that_was_not_sent_binds_nothing() -> None:
    """To have picked 500 in a form is no command: the call that follows stands."""
    from core.present import act_rows  # noqa: PLC0415
    from core.present.documents import Verb  # noqa: PLC0415
    from core.present.presses.meaning import command_of  # noqa: PLC0415

    game = to_200()
    rows = act_rows(game.view(2))
    form = next(b.press for row in rows for b in row if b.press.verb is Verb.AMOUNT)
    assert command_of(form, person(2)) is None
    say(game, "call")
    assert chips(game.last(h.Called).more) == 100


@pytest.mark.rule("cooke-8.01.04", 2)
@pytest.mark.rule("uspc-law-chips-stay-in", 1)
def test_a_bet_is_not_taken_back() -> None:
    """After a raise to 500 has been said an undo is refused."""
    game = to_200()
    game.play("2 raises 500")
    refusal = game.refusal("2 undoes")
    assert refusal.reason is Reason.ACT_IS_FINAL
    assert chips(game.player(2).bet) == 500


@pytest.mark.rule("cooke-8.01.05", 1)
def test_the_first_amount_said_counts() -> None:
    """A raise to 300 and at once one to 200: it is 300, and he is told so."""
    game = to_200()
    say(game, "raise 300")
    refusal = refused(game, "raise 200", 2)
    assert refusal.reason is Reason.WAGER_STANDS
    assert refusal.facts["to"] == 300_00
    assert chips(game.hand.wager) == 300


@pytest.mark.rule("cooke-8.01.05", 2)
def test_the_amount_with_the_word_counts() -> None:
    """``raise to 300, 200`` is a raise to 300."""
    game = to_200()
    say(game, "raise to 300, 200")
    assert chips(game.last(h.Raised).to) == 300


@pytest.mark.rule("cooke-8.01.05", 3)
def test_a_press_after_the_words_changes_nothing() -> None:
    """He has typed a raise to 300: the button Raise to 200 of that prompt tells him so."""
    game = to_200()
    prompt = c.Prompt(game.hand.number, game.hand.action)
    say(game, "raise to 300")
    refusal = game.refused(c.RaiseTo(person(2), game.menu.raise_min, prompt))
    assert (refusal.reason, refusal.facts["to"]) == (Reason.WAGER_STANDS, 300_00)


@pytest.mark.rule("cooke-8.01.05", 4)
def test_more_than_the_stack_is_all_in() -> None:
    """300 declared with a stack of 250 is all-in for 250."""
    game = facing(100, stack=260)
    say(game, "raise to 300")
    raised = game.last(h.Raised)
    assert (chips(raised.to), raised.is_all_in, game.stack(2)) == (250, True, 0)


@pytest.mark.rule("cooke-8.01.06", 1)
@pytest.mark.rule("cooke-9.17", 3)
@pytest.mark.parametrize("amount", [100, 500])
def test_chips_without_a_word_are_a_bet_where_there_is_none(amount: int) -> None:
    """Nobody has bet: 500, as 100 does, bets its full value."""
    game = no_limit_flop()
    say(game, str(amount))
    assert chips(game.last(h.BetMade).to) == amount
    assert not game.all(h.AmountRead)


@pytest.mark.rule("cooke-8.01.06", 2)
def test_chips_without_a_word_only_call_a_bet() -> None:
    """Facing 100, 500 is a call of 100, and the table hears it."""
    game = to_200()
    say(game, "500")
    assert chips(game.last(h.Called).more) == 100
    told = game.last(h.AmountRead)
    assert (told.typed, told.act.value, told.more) == (500_00, "call", 100_00)


@pytest.mark.rule("cooke-8.01.06", 3)
@pytest.mark.rule("cooke-9.17", 1)
def test_the_word_makes_the_raise() -> None:
    """Facing 100, ``raise 500`` is a raise to 500; facing 40, 100 needs the word to raise."""
    game = to_200()
    say(game, "raise 500")
    assert chips(game.last(h.Raised).to) == 500
    game = facing(40)
    say(game, "100")
    assert chips(game.last(h.Called).more) == 40
    game = facing(40)
    say(game, "raise 100")
    assert chips(game.last(h.Raised).to) == 100


@pytest.mark.rule("cooke-8.01.07", 1)
@pytest.mark.rule("cooke-10.10", 3)
@pytest.mark.parametrize("amount", ["350", "raise 350", "raise to 350"])
def test_a_raise_may_be_announced_before_its_size(amount: str) -> None:
    """``raise``, and half a minute later 350: one raise to 350."""
    game = to_200()
    say(game, "raise")
    assert (game.to_act, game.menu.must_raise) == (2, True)
    game.wait(30)
    say(game, amount)
    assert chips(game.last(h.Raised).to) == 350
    assert game.to_act == 3


@pytest.mark.rule("cooke-8.01.07", 2)
def test_who_has_said_raise_can_do_nothing_else() -> None:
    """After ``raise`` a call, a fold and a check are refused; his time-out raises to 200."""
    game = to_200()
    say(game, "raise")
    for words in ("call", "fold", "check", "raise"):
        refusal = refused(game, words)
        assert refusal.reason is Reason.RAISE_ANNOUNCED
        assert refusal.facts["least"] == 200_00
    assert refused(game, "raise 150").reason is Reason.RAISE_TOO_SMALL
    game.run_deadline()
    game.run_deadline()
    assert chips(game.last(h.Raised).to) == 200


@pytest.mark.rule("cooke-10.09", 2)
@pytest.mark.rule("cooke-8.01.07")
def test_an_announced_raise_outlives_the_process() -> None:
    """Facing 40, ``raise``; the process ends and begins again: he still has to raise, to 80."""
    game = facing(40)
    say(game, "raise")
    game.restart()
    assert game.menu.must_raise
    game.run_deadline()
    game.run_deadline()
    assert chips(game.last(h.Raised).to) == 80


@pytest.mark.rule("cooke-8.01.07")
def test_a_raise_that_is_not_possible_is_not_announced() -> None:
    """One whose chips are too few to raise is told so, and may still call."""
    game = Game(3, button=3, blinds=(5, 10), stacks={2: 60})
    game.deal()
    game.play("all call")
    game.play("1 bets 100")
    assert refused(game, "raise").reason is Reason.STACK_TOO_SMALL_TO_RAISE
    assert not game.menu.must_raise
    say(game, "call")

"""Amounts in pot limit and no limit: Cooke 8.02.05, 9.03, 9.17, 10.05; the threshold setting."""

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.notation import Unclear, parse_action
from core.refusal import Reason
from tests.amounts import facing, no_limit_flop
from tests.play import Game, chips, person
from tests.said import refused, say


def pot_60() -> Game:
    """Pot limit, 60 in the middle on the flop, seat 2 to act."""
    game = Game(3, button=1, blinds=(5, 10), structure=Structure.POT_LIMIT)
    game.deal()
    game.play("1 raises 20, 2 calls, 3 calls")
    assert (game.pot, game.to_act) == (60, 2)
    return game


@pytest.mark.rule("cooke-8.02.05", 1)
@pytest.mark.rule("cooke-9.17", 3)
@pytest.mark.parametrize("words", ["500", "100"])
def test_chips_above_the_pot_bet_the_pot(words: str) -> None:
    """Pot 60, no bet: 500, as 100 does, is a bet of 60."""
    game = pot_60()
    say(game, words)
    assert chips(game.last(h.BetMade).to) == 60
    told = game.last(h.AmountRead)
    assert (told.typed, chips(told.to)) == (int(words) * 100, 60)


@pytest.mark.rule("cooke-8.02.05", 2)
def test_chips_above_the_pot_only_call_a_bet() -> None:
    """Pot 60, facing 20: 500 is a call of 20."""
    game = pot_60()
    game.play("2 bets 20")
    say(game, "500")
    assert chips(game.last(h.Called).more) == 20


@pytest.mark.rule("cooke-9.17", 4)
def test_by_the_threshold_chips_raise_in_no_limit_too() -> None:
    """Facing 40, 60 is a call; by the threshold a raise, completed to the minimum of 80."""
    game = facing(40)
    say(game, "60")
    assert chips(game.last(h.Called).more) == 40
    for words, to in (("60", 80), ("150", 150)):
        game = facing(40, {"betting.bare_amount_big_bet": "threshold"})
        say(game, words)
        assert chips(game.last(h.Raised).to) == to
    game = facing(40, {"betting.bare_amount_big_bet": "threshold"})
    say(game, "59")
    assert chips(game.last(h.Called).more) == 40


@pytest.mark.rule("cooke-10.05", 5)
@pytest.mark.parametrize("words", ["raise 20", "raise to 40", "raise 1"])
def test_the_word_raise_wins_over_a_number_that_is_none(words: str) -> None:
    """Facing 40, least raise to 80: ``raise 20`` is a raise to 80, and the table hears why."""
    game = facing(40)
    said = int(words.rsplit(maxsplit=1)[-1])
    say(game, words)
    raised = game.last(h.Raised)
    assert (chips(raised.to), chips(raised.announced)) == (80, said)


@pytest.mark.rule("cooke-8.01.02", 2)
def test_an_amount_between_the_bet_and_the_least_raise_is_refused() -> None:
    """Facing 50, 80 could be meant in more than one way: refused, with 100 as the least."""
    game = facing(50)
    refusal = refused(game, "raise to 80")
    assert (refusal.reason, refusal.facts["least"]) == (Reason.RAISE_TOO_SMALL, 100_00)


def test_no_raise_is_to_nothing() -> None:
    """``raise to 0`` and ``bet 0`` are no amounts."""
    assert refused(facing(50), "raise to 0").reason is Reason.RAISE_TOO_SMALL
    assert refused(no_limit_flop(), "bet 0").reason is Reason.BET_TOO_SMALL


@pytest.mark.rule("cooke-9.03", 2)
def test_a_bet_of_no_whole_units() -> None:
    """Unit 5: a bet of 12 is refused, with 10 and 15 named; 12 chips without a word too."""
    game = no_limit_flop({"betting.min_unit": 5})
    for words in ("bet 12", "12"):
        refusal = refused(game, words)
        assert refusal.reason is Reason.WAGER_NOT_WHOLE_UNITS
        assert refusal.facts == {"typed": 12_00, "unit": 5_00, "least": 10_00, "most": 15_00}


@pytest.mark.rule("cooke-9.03")
def test_the_units_named_are_legal_bets() -> None:
    """Unit 5, facing 10: a raise to 22 is 20 or 25; with 22 left all of them play as 20."""
    game = facing(10, {"betting.min_unit": 5})
    refusal = refused(game, "raise 22")
    assert (refusal.facts["least"], refusal.facts["most"]) == (20_00, 25_00)
    game = Game(3, button=3, blinds=(5, 10), stacks={2: 32}, settings={"betting.min_unit": 5})
    game.deal()
    game.play("all call")
    game.play("1 bets 10")
    say(game, "raise 22")
    assert (chips(game.last(h.Raised).to), game.stack(2)) == (20, 2)


def test_the_big_blind_is_asked_what_a_number_means() -> None:
    """He faces no bet and cannot bet: 40 may be *to* 40 or 40 more, and nothing is guessed."""
    game = Game(3, button=3, blinds=(5, 10))
    game.deal()
    game.play("3 calls, 1 calls")
    asked = parse_action("40", game.view(2), person(2))
    assert isinstance(asked, Unclear)
    amounts = [getattr(act, "to", None) for act in asked.readings]
    assert amounts == [40_00, 50_00, None]


def test_a_bet_begun_short_is_completed_in_no_limit() -> None:
    """5/10, no bet: 4 without a word is a bet of 10; with 8 left it is all-in."""
    game = no_limit_flop()
    say(game, "4")
    assert chips(game.last(h.BetMade).to) == 10
    game = Game(3, button=3, blinds=(5, 10), stacks={1: 18})
    game.deal()
    game.play("all call")
    say(game, "4")
    assert game.last(h.BetMade).is_all_in

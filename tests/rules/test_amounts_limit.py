"""Amounts in limit that are no legal bet or raise: Cooke 9.14, 9.17, 10.05, 10.06."""

import pytest

from core.hand import commands as c
from core.hand import events as h
from core.refusal import Reason
from tests.amounts import facing_20, facing_40, limit_flop
from tests.play import Game, chips, person
from tests.said import refused, say
from tests.stud_table import deal_up, stud


def outcome(game: Game, words: str) -> tuple[str, int]:
    """What whoever is to act comes to with ``words``: the act, and what lies in front of him."""
    seat = game.to_act
    assert seat is not None
    say(game, words)
    last = game.player(seat).last
    assert last is not None
    return last.act.value, chips(last.to)


@pytest.mark.rule("cooke-9.14", 1)
def test_the_lower_limit_on_the_turn_is_made_up() -> None:
    """20-40 turn: a bet of 20 is taken as 40 and announced."""
    game = limit_flop()
    game.play("all check")
    assert outcome(game, "bet 20") == ("bet", 40)
    assert chips(game.last(h.BetMade).announced) == 20


@pytest.mark.rule("cooke-9.14", 3)
def test_the_upper_limit_on_the_flop_is_cut() -> None:
    """20-40 flop, no bet: a bet of 40 is corrected to 20 and announced; the rest stays his."""
    game = limit_flop()
    assert outcome(game, "bet 40") == ("bet", 20)
    assert chips(game.last(h.BetMade).announced) == 40
    assert game.stack(2) == 960


@pytest.mark.rule("cooke-9.14")
def test_where_any_excess_raises_a_bet_above_the_limit_is_asked_about() -> None:
    """Nobody can raise himself: a bet of 40 is asked about, and is 20 once confirmed."""
    game = limit_flop({"betting.excess_amount": "any_excess_is_raise"})
    refusal = refused(game, "bet 40")
    assert refusal.reason is Reason.CONFIRM_WAGER
    assert refusal.facts["to"] == 20_00
    game.do(c.Bet(person(2), 40_00, confirmed=True))  # type: ignore[arg-type]
    assert chips(game.hand.wager) == 20


@pytest.mark.rule("cooke-9.14", 4)
@pytest.mark.parametrize(
    ("excess", "act"),
    [("half_bet_threshold", ("call", 20)), ("any_excess_is_raise", ("raise", 40))],
)
def test_a_small_excess(excess: str, act: tuple[str, int]) -> None:
    """Flop, facing 20: 24 is a call, or a raise to 40 where any excess is one."""
    assert outcome(facing_20({"betting.excess_amount": excess}), "24") == act


@pytest.mark.rule("cooke-9.14", 5)
@pytest.mark.parametrize("excess", ["half_bet_threshold", "any_excess_is_raise"])
def test_half_a_bet_too_much_is_a_raise(excess: str) -> None:
    """Flop, facing 20: 30 is a raise to 40 by both."""
    assert outcome(facing_20({"betting.excess_amount": excess}), "30") == ("raise", 40)


@pytest.mark.rule("cooke-9.17", 2)
def test_one_chip_completes_no_bring_in() -> None:
    """Stud 15-30, bring-in 5: 25 is a call of 5; ``complete`` makes it 15."""
    for words, act in (("25", ("call", 5)), ("complete", ("complete", 15))):
        game = stud(3)
        deal_up(game, {1: "Kd", 2: "9s", 3: "2c"})
        game.play("3 brings in")
        assert outcome(game, words) == act


@pytest.mark.rule("cooke-9.17", 4)
@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("25", ("call", 20)),
        ("100", ("call", 20)),
        ("500", ("call", 20)),
        ("30", ("raise", 40)),
        ("105", ("raise", 40)),
    ],
)
def test_a_number_that_is_one_chip_is_a_call(words: str, act: tuple[str, int]) -> None:
    """20-40 flop facing 20: 25 and 100 are one chip and call; 30 and 105 are several and raise."""
    assert outcome(facing_20(), words) == act


@pytest.mark.rule("cooke-10.05", 1)
@pytest.mark.rule("cooke-10.05", 2)
def test_less_than_the_call_is_a_call() -> None:
    """Facing 40, 20 typed: a call of 40; with 25 left, unit 5, all-in for 25."""
    game = facing_40()
    assert outcome(game, "20") == ("call", 40)
    told = game.last(h.AmountRead)
    assert (chips(told.typed), chips(told.more)) == (20, 40)
    game = Game(4, bets=(20, 40), stacks={4: 45}, settings={"betting.min_unit": 5})
    game.deal()
    game.play("all call")
    game.play("2 bets 20, 3 raises 40")
    assert outcome(game, "20") == ("call", 25)
    assert game.player(4).is_all_in


@pytest.mark.rule("cooke-10.05", 3)
def test_the_word_call_wins_over_its_number() -> None:
    """``call 60`` facing 40 is a call of 40."""
    assert outcome(facing_40(), "call 60") == ("call", 40)


@pytest.mark.rule("cooke-10.05", 4)
def test_the_blind_counts_toward_the_call() -> None:
    """Facing 40 with 20 in from the blind, 10 typed: a call, 20 more are taken."""
    game = Game(4, bets=(20, 40))
    game.deal()
    game.play("4 raises 40, 1 folds, 2 folds")
    assert (game.to_act, chips(game.player(3).bet)) == (3, 20)
    say(game, "10")
    assert chips(game.last(h.Called).more) == 20


@pytest.mark.rule("cooke-10.06", 1)
@pytest.mark.parametrize(
    ("words", "act"), [("25", ("call", 20)), ("30", ("raise", 40)), ("35", ("raise", 40))]
)
def test_a_bet_and_a_half_is_a_raise(words: str, act: tuple[str, int]) -> None:
    """20-40 flop facing 20: 25 calls; 30 and 35 are raises, completed to 40."""
    game = facing_20()
    assert outcome(game, words) == act
    assert game.last(h.AmountRead).act.value == act[0]


@pytest.mark.rule("cooke-10.06", 2)
@pytest.mark.parametrize(
    ("threshold", "words", "act"),
    [
        ("call_plus_half_bet", "50", ("raise", 60)),
        ("one_and_half_call", "50", ("call", 40)),
        ("call_plus_half_bet", "60", ("raise", 60)),
        ("one_and_half_call", "60", ("raise", 60)),
    ],
)
def test_the_two_thresholds(threshold: str, words: str, act: tuple[str, int]) -> None:
    """Facing 40 on the flop: 50 is a raise by half a bet and a call by one and a half calls."""
    assert outcome(facing_40({"betting.raise_threshold": threshold}), words) == act


@pytest.mark.rule("cooke-10.06", 3)
def test_a_button_of_another_price_is_asked_again() -> None:
    """[Call 20] pressed once it is 40: nothing is done; a typed raise is held to 60."""
    game = Game(4, bets=(20, 40))
    game.deal()
    game.play("all call")
    game.play("2 bets 20, 3 calls, 4 calls")
    before = c.Prompt(game.hand.number, game.hand.action)
    game.play("1 raises 40")
    old = c.Prompt(before.hand, before.action - 1)
    refusal = game.refused(c.Call(person(2), old))
    assert refusal.reason is Reason.STALE
    assert (game.to_act, chips(game.menu.call)) == (2, 20)
    assert outcome(game, "raise") == ("raise", 60)


@pytest.mark.rule("cooke-10.06", 5)
@pytest.mark.parametrize("words", ["10", "1", "15"])
def test_a_bet_begun_short_is_completed(words: str) -> None:
    """20-40 flop, no bet: 10 typed is completed to 20."""
    game = limit_flop()
    assert outcome(game, words) == ("bet", 20)
    assert chips(game.last(h.AmountRead).to) == 20


def test_the_opener_brings_it_in_or_bets() -> None:
    """Stud 15-30: the low card's 5 and 10 are the bring-in, 15 and 25 the full bet."""
    for words, act in (
        ("5", ("bring_in", 5)),
        ("10", ("bring_in", 5)),
        ("15", ("bet", 15)),
        ("25", ("bet", 15)),
    ):
        game = stud(3)
        deal_up(game, {1: "Kd", 2: "9s", 3: "2c"})
        assert outcome(game, words) == act


def test_where_no_raise_is_left_chips_only_call() -> None:
    """At the cap 60 facing 100 is a call."""
    game = facing_40()
    game.play("4 raises 60, 1 folds, 2 raises 80, 3 raises 100")
    assert not game.menu.may_raise
    assert outcome(game, "130") == ("call", 100)

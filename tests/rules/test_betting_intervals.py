"""Betting intervals as Hoyle and the USPC laws tell them."""

import pytest

from core.games import GAMES
from core.games.spec import BettingRound
from core.hand import commands as c
from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from tests.amounts import facing
from tests.play import Game, chips, person
from tests.said import refused, say
from tests.stud_table import deal_up, stud

UP_TO_10: Overrides = {
    "betting.fixed_limit_style": "up_to_limit",
    "betting.min_unit": 1,
    "draw.forced_bets": "antes",
}


def home(seats: int, settings: Overrides | None = None) -> Game:
    """Five-card draw with antes of 1, bets of 1 to 10 before the draw; seat 1 acts first."""
    game = Game(
        seats, button=seats, game="five_card_draw", bets=(10, 20), ante=1,
        settings={**UP_TO_10, **(settings or {})},
    )  # fmt: skip
    game.deal()
    assert game.to_act == 1
    return game


def limit_5(seats: int = 3) -> Game:
    """Limit 5-10 on the flop, 5 called by all; seat 2 is A, seat 3 B, seat 1 C."""
    game = Game(seats, bets=(5, 10), settings={"betting.min_unit": 1})
    game.deal()
    game.play("all call")
    return game


@pytest.mark.rule("hoyle-betting-intervals", 1)
def test_draw_is_bet_on_five_cards() -> None:
    """No bet before everybody has five cards."""
    game = home(4)
    dealt = [event for event in game.events if isinstance(event, h.HoleCardsDealt)]
    opened = game.events.index(game.last(h.RoundOpened))
    assert all(game.events.index(event) < opened for event in dealt)
    assert {len(player.cards) for player in game.hand.players} == {5}


@pytest.mark.rule("hoyle-betting-intervals", 2)
def test_five_card_stud_is_bet_on_two() -> None:
    """The first interval comes after one card down and one up."""
    game = stud(3, "five_card_stud")
    deal_up(game, {1: "Kd", 2: "9s", 3: "4c"})
    assert len(game.of_hand(h.RoundOpened)) == 1
    assert {(len(p.down.content), len(p.up)) for p in game.hand.players} == {(1, 1)}


@pytest.mark.rule("uspc-betting-overview")
@pytest.mark.parametrize(
    ("game", "intervals"), [("five_card_draw", 2), ("five_card_stud", 4), ("seven_card_stud", 5)]
)
def test_how_often_is_bet(game: str, intervals: int) -> None:
    """Draw has two intervals, five-card stud four, seven-card stud five."""
    steps = [step for street in GAMES[game].streets for step in street.steps]
    assert sum(isinstance(step, BettingRound) for step in steps) == intervals


@pytest.mark.rule("hoyle-call", 1)
def test_a_call_makes_the_totals_equal() -> None:
    """Totals of 20, 10 and 5: the third player calls with 15."""
    game = home(3)
    game.play("1 bets 5, 2 raises 10, 3 raises 20")
    assert [chips(game.player(seat).bet) for seat in (3, 2, 1)] == [20, 10, 5]
    say(game, "call")
    assert chips(game.last(h.Called).more) == 15


@pytest.mark.rule("hoyle-raise", 1)
def test_a_raise_is_what_is_above_the_call() -> None:
    """Open 3, the second puts in 6: a raise of 3; the opener calls with 3 more, 12 from the two."""
    game = home(2)
    antes = game.pot
    game.play("1 bets 3, 2 raises 6")
    assert chips(game.last(h.Raised).by) == 3
    game.play("1 calls")
    assert chips(game.last(h.Called).more) == 3
    assert game.pot - antes == 12


@pytest.mark.rule("hoyle-raise", 2)
def test_a_raise_is_not_above_the_limit() -> None:
    """Limit 3: 7 over an opening of 3 is a raise of 4 and refused; 6 is not."""
    game = Game(3, button=3, game="five_card_draw", bets=(3, 6), ante=1, settings=UP_TO_10)
    game.deal()
    game.play("1 bets 3")
    assert refused(game, "raise to 7").reason is Reason.WAGER_TOO_LARGE
    game.play("2 raises 6")


@pytest.mark.rule("hoyle-raise", 3)
def test_how_small_a_raise_may_be() -> None:
    """4 over an opening of 3 is a raise by one, where one unit is enough; else it is refused."""
    game = home(3, {"betting.min_raise": "one_unit"})
    game.play("1 bets 3, 2 raises 4")
    assert chips(game.last(h.Raised).by) == 1
    game = home(3, {"betting.min_raise": "last_raise"})
    game.play("1 bets 3")
    assert refused(game, "raise to 4").reason is Reason.RAISE_TOO_SMALL


@pytest.mark.rule("hoyle-equalized", 1)
@pytest.mark.rule("uspc-betting-interval-ends", 1)
def test_the_raiser_is_not_asked_again() -> None:
    """A bets 5, B raises to 10, A calls 5 more: the interval is over."""
    game = home(2)
    game.play("1 bets 5, 2 raises 10, 1 calls")
    assert chips(game.last(h.Called).more) == 5
    assert game.of_hand(h.RoundClosed)
    assert game.order == [1, 2, 1]


@pytest.mark.rule("hoyle-check", 1)
@pytest.mark.rule("uspc-law-check", 1)
def test_after_a_bet_everybody_has_to_answer() -> None:
    """A and B check, C bets 5: D, A and B have to answer, and none of them may check."""
    game = home(4)
    game.play("1 checks, 2 checks, 3 bets 5")
    for seat in (4, 1, 2):
        assert (game.to_act, refused(game, "check").reason) == (seat, Reason.FACING_BET)
        game.play(f"{seat} calls")
    assert game.of_hand(h.RoundClosed)


@pytest.mark.rule("hoyle-betting-example", 1)
@pytest.mark.rule("hoyle-betting-example", 2)
@pytest.mark.rule("hoyle-dropped-inactive", 1)
def test_the_worked_interval_of_seven() -> None:
    """A to G: 30 each from B, C, D and G, 10 from F: 130 chips; D is not asked again."""
    game = home(7)
    a, b, c_, d, e, f, g = range(1, 8)
    antes = game.pot
    calls = []

    def pays(seat: int) -> None:
        say(game, "call", seat)
        calls.append(chips(game.last(h.Called).more))

    game.play(f"{a} checks, {b} checks, {c_} bets 5, {d} raises 10, {e} folds")
    pays(f)
    game.play(f"{g} raises 20, {a} folds")
    pays(b)
    pays(c_)
    game.play(f"{d} raises 30")
    assert (game.to_act, chips(game.menu.call)) == (f, 20)
    game.play(f"{f} folds")
    for seat in (g, b, c_):
        pays(seat)
    assert calls == [10, 20, 15, 10, 10, 10]
    paid = {player.seat: chips(player.paid) - 1 for player in game.hand.players}
    assert paid == {a: 0, b: 30, c_: 30, d: 30, e: 0, f: 10, g: 30}
    assert game.pot - antes == 130
    assert game.of_hand(h.RoundClosed)
    assert game.order == [a, b, c_, d, e, f, g, a, b, c_, d, f, g, b, c_]


@pytest.mark.rule("uspc-law-call", 1)
@pytest.mark.rule("uspc-law-raise", 1)
def test_one_unit_more_is_a_raise() -> None:
    """5, called, raised to 7 by one unit or more: D pays 7, A and B 2, the next raise is to 8."""
    game = Game(4, button=4, blinds=(1, 2), settings={"betting.min_raise": "one_unit"})
    game.deal()
    game.play("all call")
    game.play("1 bets 5, 2 calls, 3 raises 7")
    assert (game.to_act, chips(game.menu.call), chips(game.menu.raise_min)) == (4, 7, 8)
    game.play("4 calls")
    for seat in (1, 2):
        assert chips(game.menu.call) == 2
        game.play(f"{seat} calls")
    game = Game(4, button=4, blinds=(1, 2))
    game.deal()
    game.play("all call")
    game.play("1 bets 5")
    assert refused(game, "raise to 7").reason is Reason.RAISE_TOO_SMALL


@pytest.mark.rule("uspc-law-sequence", 1)
def test_nobody_acts_while_a_raise_waits() -> None:
    """While A still has to confirm his raise, B's call moves no chip and the turn stays with A."""
    game = facing(20, {"betting.commit": "on_confirm", "betting.out_of_turn": "refuse"})
    assert game.refusal("2 raises 60").reason is Reason.CONFIRM_WAGER
    refusal = game.refused(c.Call(person(3)))
    assert (refusal.reason, refusal.facts["seat"]) == (Reason.NOT_YOUR_TURN, 2)
    assert game.to_act == 2


@pytest.mark.rule("uspc-betting-all-check", 1)
def test_checked_around_the_next_street_comes() -> None:
    """Three check: all three see the next card, and the pot is what it was."""
    game = limit_5()
    before = game.pot
    game.play("all check")
    assert (game.hand.street, game.pot) == (2, before)
    assert all(player.is_in for player in game.hand.players)

"""The clock: Cooke 10.02, 10.03 and the definition of a clock request."""

import pytest

from core.hand import events as h
from core.hand.commands import Prompt
from core.refusal import Reason
from core.table import deadlines
from core.table import events as e
from core.table.commands import DealerCallsClock, ExpireTurn
from core.table.state import Offence
from tests.play import Game
from tests.script import command_of


def facing_a_bet() -> Game:
    """Flop of a three-handed hand, seat 2 has bet 20 and seat 3 is to act."""
    game = Game(3, button=1, blinds=(10, 20))
    game.deal()
    game.play("all call, 2 bets 20")
    assert game.to_act == 3
    return game


def prompt(game: Game) -> Prompt:
    """What is being waited for."""
    return Prompt(game.hand.number, game.hand.action)


@pytest.mark.rule("cooke-10.03", 1)
@pytest.mark.rule("cooke-18-clock-request", 1)
@pytest.mark.parametrize("is_facing", [True, False])
def test_the_clock_runs_seventy_seconds(is_facing: bool) -> None:
    """Called at 0 s, it counts down from 60 s; at 70 s a hand facing a bet is folded, one facing
    none is checked; until then its owner may act."""
    game = facing_a_bet()
    if not is_facing:
        game.play("3 calls, 1 calls")
    seat = game.to_act
    assert seat is not None
    game.play("1 asks clock")
    request = game.last(e.ClockCalled).request
    assert request.countdown_at - request.at == 60_000
    assert request.ends_at - request.at == 70_000
    game.wait(69.9)
    assert game.refused(ExpireTurn(prompt(game))).reason is Reason.STALE
    game.wait(0.1)
    game.would(ExpireTurn(prompt(game)))
    game.run_deadline()
    assert game.last(e.TurnExpired).seat == seat
    what_follows = game.last(h.Folded) if is_facing else game.last(h.Checked)
    assert what_follows.seat == seat


@pytest.mark.rule("cooke-10.03")
def test_the_house_s_own_clock() -> None:
    """45 s and a countdown of 5 s, and a request after 20 s is reasonable."""
    game = Game(
        3, button=1,
        settings={
            "clock.seconds": 45, "clock.countdown_seconds": 5,
            "clock.reasonable_after_seconds": 20,
        },
    )  # fmt: skip
    game.deal()
    slow = game.to_act
    game.wait(20)
    game.play(f"{2 if slow != 2 else 3} asks clock")
    request = game.last(e.ClockCalled).request
    assert request.countdown_at - request.at == 45_000
    assert request.ends_at - request.at == 50_000
    assert request.is_reasonable


@pytest.mark.rule("cooke-10.02")
@pytest.mark.parametrize("turns", [2, 3])
def test_after_turns_that_ran_out_a_player_is_away(turns: int) -> None:
    """Seat 2 lets one after the other run out; the house's number sits him out."""
    game = Game(2, button=1, settings={} if turns == 2 else {"clock.expired_turns_out": turns})
    game.deal()
    for turn in range(1, turns + 1):
        if game.to_act == 1:
            game.play("1 calls" if turn == 1 else "1 checks")
        game.run_deadline()
        game.run_deadline()
        assert game.occupant(2).is_away is (turn == turns)


@pytest.mark.rule("cooke-10.03", 2)
@pytest.mark.parametrize(("after", "strikes"), [(30, 1), (29, 0)])
def test_acting_in_time_cancels_the_clock(after: int, strikes: int) -> None:
    """He acts at 65 s: the clock is gone, and counts against him if the request was reasonable."""
    game = facing_a_bet()
    game.wait(after)
    game.play("1 asks clock")
    old = prompt(game)
    game.wait(65)
    game.play("3 calls")
    assert game.refused(ExpireTurn(old)).reason is Reason.STALE
    assert game.table.clock is not None
    assert game.table.clock.request is None
    assert game.occupant(3).clocks_against == strikes
    assert game.occupant(1).clocks_unreasonable == 1 - strikes


@pytest.mark.rule("cooke-10.03", 3)
@pytest.mark.parametrize(
    ("after", "seat", "offence"),
    [(30, 3, Offence.TOO_SLOW), (0, 1, Offence.UNREASONABLE_REQUESTS)],
)
def test_the_third_strike_goes_to_the_floor(after: int, seat: int, offence: Offence) -> None:
    """The third justified clock against Bob, or the third unreasonable request of Ann."""
    game = facing_a_bet()
    for strike in range(1, 4):
        while game.to_act != 3:
            game.play(f"{game.to_act} checks" if game.menu.may_check else f"{game.to_act} calls")
        game.wait(after)
        game.play("1 asks clock")
        assert len(game.all(e.EjectionAsked)) == (strike == 3)
        game.play("3 checks" if game.menu.may_check else "3 calls")
    asked = game.last(e.EjectionAsked)
    assert (asked.seat, asked.offence, asked.count) == (seat, offence, 3)


@pytest.mark.rule("cooke-10.03")
def test_zero_never_asks_the_floor() -> None:
    """With ``clock.eject_after`` 0 no number of strikes is one too many."""
    game = Game(2, button=1, settings={"clock.eject_after": 0})
    game.deal()
    for _ in range(4):
        other = 3 - (game.to_act or 0)
        game.play(f"{other} asks clock")
        game.play(f"{game.to_act} raises {game.menu.raise_min // 100}")
    assert game.occupant(1).clocks_unreasonable + game.occupant(2).clocks_unreasonable == 4
    assert game.all(e.EjectionAsked) == []


@pytest.mark.rule("cooke-10.02", 5)
def test_the_dealer_calls_the_clock_himself() -> None:
    """Nobody asks: the clock starts at 120 s and acts at 190 s; with 0 nothing ever happens."""
    game = facing_a_bet()
    start = game.at
    called = game.run_deadline()
    assert [type(event) for event in called] == [e.ClockCalled]
    assert game.at - start == 120_000
    game.run_deadline()
    assert game.at - start == 190_000 + 2_000  # committed two seconds after what was shown
    assert game.last(e.ClockCalled).request.ends_at - start == 190_000
    assert game.last(h.Folded).seat == 3
    assert game.occupant(3).clocks_against == 0
    silent = Game(2, settings={"clock.auto_start_seconds": 0})
    silent.deal()
    assert deadlines(silent.table) == ()


@pytest.mark.rule("cooke-18-clock-request", 2)
def test_who_may_ask_for_the_clock() -> None:
    """Everyone dealt in may, a folded player too; ``active_only`` refuses him."""
    game = facing_a_bet()
    game.play("3 folds")
    game.play("3 asks clock")
    game = Game(3, button=1, settings={"clock.requester": "active_only"})
    game.deal()
    game.play("1 folds")
    assert game.refusal("1 asks clock").reason is Reason.CLOCK_NOT_IN_HAND


def test_refused_requests() -> None:
    """No second clock, none on oneself, none by a newcomer who was not dealt in."""
    game = facing_a_bet()
    assert game.refusal("3 asks clock").reason is Reason.CLOCK_ON_YOURSELF
    game = Game(4, taken=(1, 2, 3), button=1)
    game.deal()
    game.play("4 sits 500")
    assert game.refusal("4 asks clock").reason is Reason.CLOCK_NOT_IN_HAND
    game.play("2 asks clock")
    refusal = game.refusal("3 asks clock")
    assert refusal.reason is Reason.CLOCK_RUNNING
    assert refusal.facts["until"] == game.at + 70_000
    assert game.refused(DealerCallsClock(prompt(game))).reason is Reason.STALE


def test_an_act_after_the_end_is_too_late() -> None:
    """An act stamped at the end of the clock counts, one stamped after it does not."""
    game = facing_a_bet()
    game.play("1 asks clock")
    game.wait(70)
    call = command_of("3 calls", game.table)
    game.would(call)
    game.wait(0.001)
    assert game.refused(call).reason is Reason.TIME_IS_UP

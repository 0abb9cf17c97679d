"""Time: action behind a slow player, "time", and who starts the clock (Cooke 10.02, 10.03)."""

import pytest

from core.hand import events as h
from core.hand.commands import Prompt, TakeTime
from core.refusal import Reason
from core.table import deadlines
from core.table import events as e
from core.table.commands import FloorCallsClock
from tests.play import ADMIN, Game, person
from tests.turns import flop


def slow(*, is_facing: bool = True) -> Game:
    """Seat 4 is to act and silent; seats 5 and 6 have not spoken yet."""
    game = flop(seats=6)
    game.play("3 bets 20" if is_facing else "3 checks")
    assert game.to_act == 4
    return game


@pytest.mark.rule("cooke-10.02", 1)
def test_two_who_declare_behind_start_the_clock() -> None:
    """Bet of 20: seats 5 and 6 declare, the clock is on seat 4 at once; after 70 s he is folded
    and what they have said is done."""
    game = slow()
    game.wait(10)
    game.play("5 calls")
    assert game.all(e.ClockCalled) == []
    game.play("6 raises 60")
    called = game.last(e.ClockCalled)
    assert (called.seat, called.request.by, called.request.at) == (4, None, game.at)
    assert called.request.ends_at == game.at + 70_000
    game.run_deadline()
    assert game.last(h.Folded).seat == 4
    assert [event.seat for event in game.all(h.HeldTo)] == [5, 6]
    assert (game.last(h.Raised).to, game.to_act) == (60_00, 1)
    assert game.occupant(4).clocks_against == 0


@pytest.mark.rule("cooke-10.02", 2)
def test_with_no_bet_to_face_he_has_checked() -> None:
    """The same with nothing to face: seat 4 checks."""
    game = slow(is_facing=False)
    game.play("5 checks, 6 checks")
    game.run_deadline()
    assert [event.seat for event in game.all(h.Checked)][-4:] == [3, 4, 5, 6]
    assert game.to_act == 1


@pytest.mark.rule("cooke-10.02", 3)
def test_who_waits_for_another_keeps_his_turn() -> None:
    """Seat 3 has not acted: the clock is on him, and seat 4 has reasonable time after him."""
    game = flop(seats=6)
    game.play("5 checks, 6 checks")
    assert game.last(e.ClockCalled).seat == 3
    game.play("3 checks")
    assert (game.to_act, len(game.all(e.ClockCalled))) == (4, 1)
    began = game.at
    game.run_deadline()
    assert (game.last(e.ClockCalled).seat, game.at - began) == (4, 30_000)


@pytest.mark.rule("cooke-10.02")
def test_what_is_void_or_released_does_not_press() -> None:
    """Words that bind nobody, and those made at another price, are no action behind."""
    game = flop({"betting.out_of_turn": "void_announcement"}, seats=6)
    game.play("3 bets 20, 5 calls, 6 calls")
    assert game.all(e.ClockCalled) == []
    game = flop(seats=6)
    game.play("5 checks, 1 checks")
    assert len(game.all(e.ClockCalled)) == 1
    game.play("3 bets 20, 6 calls")
    assert len(game.all(e.ClockCalled)) == 1


@pytest.mark.rule("cooke-10.02")
def test_time_stops_the_pressing() -> None:
    """He says "time": two who declare do not hurry him, once in a turn."""
    game = slow()
    game.do(TakeTime(person(4)))
    assert game.last(h.TimeTaken).seat == 4
    game.play("5 calls, 6 calls")
    assert game.all(e.ClockCalled) == []
    assert game.refused(TakeTime(person(4))).reason is Reason.TIME_TAKEN
    (due,) = deadlines(game.table)
    assert due.at - game.at == 120_000
    game.play("4 folds")
    assert not game.hand.early.has_time


@pytest.mark.rule("cooke-10.02")
def test_time_begins_the_dealers_clock_anew() -> None:
    """Said 20 s into a clock that the action behind has started: all 70 s begin again."""
    game = slow()
    game.play("5 calls, 6 calls")
    game.wait(20)
    game.do(TakeTime(person(4)))
    assert game.last(e.ClockCalled).request.ends_at == game.at + 70_000
    game.wait(60)
    game.play("4 calls")


@pytest.mark.rule("cooke-10.02")
def test_time_puts_the_dealers_call_off() -> None:
    """Said after 115 s of 120: the dealer calls the clock no earlier than 70 s later."""
    game = slow()
    game.wait(115)
    game.do(TakeTime(person(4)))
    (due,) = deadlines(game.table)
    assert due.at - game.at == 70_000


@pytest.mark.rule("cooke-10.02")
def test_refused_time() -> None:
    """Not out of turn, not against a clock that a player has called, not for an old prompt."""
    game = slow()
    assert game.refused(TakeTime(person(5))).reason is Reason.NOT_YOUR_TURN
    assert game.refused(TakeTime(person(4), Prompt(1, 1))).reason is Reason.STALE
    game.wait(30)
    game.play("5 asks clock")
    assert game.refused(TakeTime(person(4))).reason is Reason.CLOCK_RUNNING


@pytest.mark.rule("cooke-8.01.09", 1)
@pytest.mark.parametrize("is_facing", [True, False])
def test_the_house_starts_the_clock(is_facing: bool) -> None:
    """Facing a bet of 50 and silent he is folded 70 s after it; facing none he has checked."""
    game = flop()
    game.play("3 bets 50" if is_facing else "3 checks")
    game.run_deadline()
    started = game.last(e.ClockCalled).request.at
    assert game.last(e.ClockCalled).request.by is None
    game.run_deadline()
    assert game.at - started == 70_000 + 2_000  # committed two seconds after what was shown
    assert (game.last(h.Folded) if is_facing else game.last(h.Checked)).seat == 4


@pytest.mark.rule("cooke-8.01.09", 2)
def test_an_act_at_the_last_moment_counts() -> None:
    """69 s into the clock he calls, and the call stands."""
    game = slow()
    game.run_deadline()
    game.wait(69)
    game.play("4 calls")
    assert (game.last(h.Called).seat, game.all(e.TurnExpired)) == (4, [])


@pytest.mark.rule("cooke-10.03", 4)
@pytest.mark.rule("cooke-18-clock-request", 3)
def test_only_the_floor_starts_it() -> None:
    """With ``clock.requester`` floor a request asks the floor and starts nothing; the floor starts
    the same 70 s, and that clock is a justified one."""
    game = flop({"clock.requester": "floor"})
    game.play("3 bets 20")
    game.wait(30)
    before = game.table.clock
    game.play("5 asks clock")
    asked = game.last(e.ClockAsked)
    assert (asked.by, asked.seat, asked.is_reasonable) == (5, 4, True)
    assert game.all(e.ClockCalled) == []
    assert game.table.clock is not None
    assert game.table.clock.request is None
    assert before is not None
    assert deadlines(game.table)[0].at == before.dealer_calls_at
    assert game.refusal("1 asks clock").reason is Reason.CLOCK_ASKED
    game.do(FloorCallsClock(ADMIN))
    request = game.last(e.ClockCalled).request
    assert (request.by, request.by_floor, request.ends_at - game.at) == (None, True, 70_000)
    assert game.occupant(4).clocks_against == 1
    assert game.refused(FloorCallsClock(ADMIN)).reason is Reason.CLOCK_RUNNING
    game.run_deadline()
    assert game.last(h.Folded).seat == 4


@pytest.mark.rule("cooke-10.03", 4)
def test_asking_the_floor_too_early_is_unreasonable() -> None:
    """It is noted against the one who asks; the floor may start the clock under any setting."""
    game = flop({"clock.requester": "floor"})
    game.play("3 bets 20, 5 asks clock")
    assert not game.last(e.ClockAsked).is_reasonable
    assert game.occupant(5).clocks_unreasonable == 1
    game.play("4 folds, 4 asks clock")
    free = flop()
    free.do(FloorCallsClock(ADMIN, Prompt(free.hand.number, free.hand.action)))
    assert free.last(e.ClockCalled).request.by_floor
    assert free.refused(FloorCallsClock(ADMIN, Prompt(1, 1))).reason is Reason.STALE

"""While the platform is out of reach no time runs, and nobody loses any by it."""

import pytest

from core.hand.commands import Prompt
from core.ids import Instant
from core.refusal import Reason
from core.sealed import Sealed
from core.table import deadlines
from core.table.commands import ExpireTurn, PauseClocks, ResumeClocks, StartHand
from tests.play import Game
from tests.stacked import RANKED


def left(game: Game) -> int:
    """Milliseconds until the next deadline."""
    (due,) = deadlines(game.table)
    return due.at - game.at


def resume(game: Game) -> None:
    """Time runs again, from when it stood still."""
    assert game.table.paused_at is not None
    game.do(ResumeClocks(game.table.paused_at))


def test_a_running_clock_stands_still() -> None:
    """40 s of 70 are left at the pause and after it; no deadline is due in between."""
    game = Game(2, button=1)
    game.deal()
    game.play("2 asks clock")
    game.wait(30)
    game.do(PauseClocks())
    assert deadlines(game.table) == ()
    game.wait(500)
    prompt = Prompt(game.hand.number, game.hand.action)
    assert game.refused(ExpireTurn(prompt)).reason is Reason.STALE
    resume(game)
    assert left(game) == 40_000
    clock = game.table.clock
    assert clock is not None
    assert clock.request is not None
    assert clock.request.ends_at - clock.request.countdown_at == 10_000


def test_a_clock_set_back_takes_deadlines_along() -> None:
    """Time went on an hour earlier than it stopped: 90 s of 120 were left, and are left."""
    game = Game(2, button=1)
    game.deal()
    game.wait(30)
    stopped_at = game.at
    game.at = Instant(game.at - 3_600_000)
    game.do(ResumeClocks(stopped_at))
    assert left(game) == 90_000


def test_an_act_during_a_pause_counts() -> None:
    """Who reaches the dealer in a pause may act, and the next player has his whole time after."""
    game = Game(2, button=1)
    game.deal()
    game.play("2 asks clock")
    game.wait(30)
    game.do(PauseClocks())
    game.wait(100)
    game.play("1 calls")
    game.wait(100)
    resume(game)
    assert game.to_act == 2
    assert left(game) == 120_000


def test_a_clock_called_during_a_pause_begins_after_it() -> None:
    """Its 70 s run from the end of the pause, and the time of the pause makes it not reasonable."""
    game = Game(2, button=1)
    game.deal()
    game.do(PauseClocks())
    game.wait(300)
    game.play("2 asks clock")
    assert game.occupant(2).clocks_unreasonable == 1
    resume(game)
    assert left(game) == 70_000


def test_a_press_before_the_end_still_counts_in_a_pause() -> None:
    """Stamped before the clock ran out, it is no later for a pause that came after."""
    game = Game(2, button=1)
    game.deal()
    game.play("2 asks clock")
    game.wait(71)
    game.do(PauseClocks())
    assert game.refusal("1 calls").reason is Reason.TIME_IS_UP
    game.at = Instant(game.at - 2_000)
    game.play("1 calls")


def test_the_next_deal_waits_for_the_end_of_a_pause() -> None:
    """The pause between hands goes on where it stood."""
    game = Game(2, button=1)
    game.deal()
    game.play("1 folds")
    game.wait(2)
    game.do(PauseClocks())
    game.wait(60)
    deal = StartHand(Sealed(RANKED), Sealed(RANKED))
    assert game.refused(deal).reason is Reason.NO_HAND
    resume(game)
    assert left(game) == 6_000


def test_the_time_to_show_stands_still() -> None:
    """Of 30 s to show, 20 are left at the pause and after it."""
    game = Game(2, button=1)
    game.deal()
    game.play("1 calls, 2 checks, all check, all check, all check")
    game.wait(10)
    game.do(PauseClocks())
    game.wait(60)
    resume(game)
    assert left(game) == 20_000


@pytest.mark.parametrize("times", [1, 2])
def test_a_process_that_died_resumes_from_its_last_moment(times: int) -> None:
    """Without a word of the pause every deadline moves by the time that was lost."""
    game = Game(2, button=1)
    game.deal()
    game.wait(50)
    stopped = game.at
    game.wait(1000)
    game.do(ResumeClocks(stopped))
    assert left(game) == 70_000
    for _ in range(times):
        game.do(ResumeClocks(game.at))
    assert left(game) == 70_000


def test_pausing_twice_is_one_pause() -> None:
    """A second word of it changes nothing."""
    game = Game(2, button=1)
    game.deal()
    game.wait(20)
    game.do(PauseClocks())
    game.wait(10)
    assert game.do(PauseClocks()) == ()
    game.wait(10)
    resume(game)
    assert left(game) == 100_000

"""The dealer waits for players who are there, and never for ever (Cooke 10.02, 10.03)."""

import pytest

from core.house.settings import Overrides
from core.table import deadlines
from core.table.commands import CloseTable, DealerCallsClock, GoAway, Leave
from core.table.events import ClockCalled, TableClosed, TurnExpired
from tests.play import Game, person

ON_REQUEST: Overrides = {"clock.auto_start_seconds": 0}


@pytest.mark.parametrize("going", [Leave, GoAway])
def test_one_who_goes_on_his_turn_has_only_the_clock(going: type[Leave | GoAway]) -> None:
    """He says that he goes while the action is on him: 70 s, not 120 s and then 70 s."""
    game = Game(3, button=1)
    game.deal()
    assert game.to_act == 1
    game.wait(20)
    game.do(going(person(1)))
    assert isinstance(deadlines(game.table)[0].command, DealerCallsClock)
    game.run_deadline()
    (due,) = deadlines(game.table)
    assert due.at - game.at == 70_000
    game.play("1 calls")


def test_one_who_has_gone_gets_the_clock_when_his_turn_comes() -> None:
    """The dealer calls it at once, and when it runs out the hand goes on without him."""
    game = Game(3, button=1)
    game.deal()
    game.do(Leave(person(2)))
    game.play("1 calls")
    game.run_deadline()
    assert game.last(ClockCalled).seat == 2
    game.run_deadline()
    assert game.last(TurnExpired).seat == 2
    assert game.to_act == 3


def test_a_closing_table_ends_though_everyone_has_gone() -> None:
    """The clock comes only on request and nobody is left to ask: the dealer calls it himself."""
    game = Game(2, button=1, settings=ON_REQUEST)
    game.deal()
    assert deadlines(game.table) == ()
    game.do(CloseTable(person(1)))
    for _ in range(20):
        if game.table.is_closed:
            break
        game.run_deadline()
    assert game.all(TableClosed)


def test_on_request_means_on_request() -> None:
    """With the dealer's own clock off, a player who is there may think as long as he likes."""
    game = Game(2, button=1, settings=ON_REQUEST)
    game.deal()
    assert deadlines(game.table) == ()

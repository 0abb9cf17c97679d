"""Bets that bind only once they are confirmed: Cooke 10.06, ``betting.commit``."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.hand import commands as c
from core.hand import events as h
from core.hand.commands import HandCommand
from core.house.settings import Overrides
from core.refusal import Reason
from tests.amounts import facing, limit_flop, no_limit_flop
from tests.play import chips, person
from tests.said import say
from tests.stud_table import deal_up, stud

ASKS: Overrides = {"betting.commit": "on_confirm"}


@pytest.mark.rule("cooke-10.06", 6)
def test_until_it_is_confirmed_a_raise_binds_nothing() -> None:
    """A raise is asked about with its numbers, and he may still call; by default it binds."""
    game = facing(40, ASKS)
    refusal = game.refusal("2 raises 100")
    assert refusal.reason is Reason.CONFIRM_WAGER
    assert refusal.facts == {
        "act": "raise", "to": 100_00, "by": 60_00, "more": 100_00, "stack": 1000_00,
    }  # fmt: skip
    say(game, "call")
    assert chips(game.last(h.Called).more) == 40
    game = facing(40)
    game.play("2 raises 100")
    assert game.to_act == 3


@pytest.mark.rule("cooke-10.06", 6)
@pytest.mark.parametrize(
    "command",
    [
        c.RaiseTo(person(2), whole(100)),
        c.AllIn(person(2)),
        c.AnnounceRaise(person(2)),
    ],
)
def test_every_raise_is_asked_about(command: HandCommand) -> None:
    """A raise, an all-in and a raise without an amount: asked about, and taken when confirmed."""
    game = facing(40, ASKS)
    assert game.refused(command).reason is Reason.CONFIRM_WAGER
    game.do(replace(command, confirmed=True))
    assert game.to_act == 3 or game.menu.must_raise


@pytest.mark.rule("cooke-10.06", 6)
@pytest.mark.parametrize("command", [c.Bet(person(1), whole(50)), c.PutIn(person(1), whole(50))])
def test_every_bet_is_asked_about(command: HandCommand) -> None:
    """A bet with a word or without."""
    game = no_limit_flop(ASKS)
    assert game.refused(command).reason is Reason.CONFIRM_WAGER
    game.do(replace(command, confirmed=True))
    assert chips(game.last(h.BetMade).to) == 50


def test_what_is_no_wager_is_not_asked_about() -> None:
    """A check, a fold, a call, chips that are a call, and the forced bring-in go at once."""
    game = no_limit_flop(ASKS)
    game.play("1 checks, 2 checks, 3 checks, 1 checks")
    game.do(c.Bet(person(2), whole(50), confirmed=True))
    say(game, "500")
    assert chips(game.last(h.Called).more) == 50
    game.play("1 folds")
    low = stud(3, betting__commit="on_confirm")
    deal_up(low, {1: "Kd", 2: "9s", 3: "2c"})
    low.play("3 brings in")
    assert low.to_act == 1


def test_the_correction_is_what_is_confirmed() -> None:
    """20-40 flop: a bet of 45 is asked about as one of 20."""
    game = limit_flop(ASKS)
    assert game.refusal("2 bets 45").facts["to"] == 20_00


def test_the_clock_needs_no_confirming() -> None:
    """Who has confirmed that he raises and then is silent raises the minimum."""
    game = facing(40, ASKS)
    game.do(c.AnnounceRaise(person(2), confirmed=True))
    game.run_deadline()
    game.run_deadline()
    assert chips(game.last(h.Raised).to) == 80

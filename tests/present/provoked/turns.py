"""Refusals of what is said before its turn, of time and of the clock."""

from typing import Final

from core.chips import whole
from core.hand import commands as h
from core.hand.commands import Preact
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, person
from tests.present.provoked.kit import Case, Make, case
from tests.turns import flop, kept_act

LIMIT: Final = (10, 20)
STAND: Final[Overrides] = {"betting.chips_out_of_turn": "stand"}
FINE: Final[Overrides] = {**STAND, "betting.min_unit": 1}


def _held() -> Case:
    game = flop()
    game.play("3 bets 20, 5 calls")
    return case(game, "5 folds")


def _ahead() -> Case:
    game = flop()
    game.play("3 bets 20")
    return case(game, h.AnnounceRaise(person(5)))


def _chips_stand() -> Case:
    game = flop(STAND, bets=LIMIT)
    game.do(h.PutIn(person(5), whole(10)))
    return case(game, "5 raises 20")


def _only_call() -> Case:
    game = flop(FINE, bets=LIMIT)
    game.do(h.PutIn(person(5), whole(4)))
    game.play("3 bets 10, 4 calls")
    return case(game, "5 raises 20")


def _keeps(
    seat: int, act: Preact | None, script: str = "", settings: Overrides | None = None
) -> Case:
    game = flop(settings)
    if script:
        game.play(script)
    return case(game, kept_act(game, seat, act))


def _new_price() -> Case:
    game = flop()
    game.play("3 bets 20")
    old = kept_act(game, 1, Preact.CALL)
    game.play("4 raises 60")
    return case(game, old)


def _time_taken() -> Case:
    game = flop()
    game.do(h.TakeTime(person(3)))
    return case(game, h.TakeTime(person(3)))


def _undo_spent() -> Case:
    game = flop()
    game.play("3 bets 20, 4 folds, 4 undoes, 4 folds")
    return case(game, "4 undoes")


def _clock_asked() -> Case:
    game = flop({"clock.requester": "floor"})
    game.wait(40)
    game.play("5 asks clock")
    return case(game, "1 asks clock")


def _clock_running() -> Case:
    game = flop()
    game.wait(40)
    game.play("5 asks clock")
    return case(game, "1 asks clock")


def _not_in_hand() -> Case:
    game = flop({"clock.requester": "active_only"})
    game.play("3 bets 20, 4 folds")
    return case(game, "4 asks clock")


def _nobody_to_act() -> Case:
    game = Game(3)
    game.deal()
    game.skip_hand()
    return case(game, "1 asks clock")


def _newcomer() -> Case:
    game = Game(4, taken=(1, 2, 3))
    game.deal()
    game.play("4 sits 500")
    return case(game, h.Fold(game.occupant(4).person))


TURNS: Final[dict[Reason, Make]] = {
    Reason.HELD_TO_IT: _held,
    Reason.AMOUNT_AHEAD: _ahead,
    Reason.CHIPS_STAND: _chips_stand,
    Reason.EARLY_CHIPS_ONLY_CALL: _only_call,
    Reason.NO_PREACTIONS: lambda: _keeps(5, Preact.CHECK, settings={"betting.preactions": False}),
    Reason.NOTHING_KEPT: lambda: _keeps(5, None),
    Reason.YOUR_TURN: lambda: _keeps(3, Preact.CHECK),
    Reason.ACT_IS_DONE: lambda: _keeps(3, Preact.FOLD, "3 bets 20"),
    Reason.PRICE_CHANGED: _new_price,
    Reason.TIME_TAKEN: _time_taken,
    Reason.UNDO_SPENT: _undo_spent,
    Reason.CLOCK_ASKED: _clock_asked,
    Reason.CLOCK_RUNNING: _clock_running,
    Reason.CLOCK_ON_YOURSELF: lambda: case(flop(), "3 asks clock"),
    Reason.CLOCK_NOT_IN_HAND: _not_in_hand,
    Reason.NO_ONE_TO_ACT: _nobody_to_act,
    Reason.NOT_IN_HAND: _newcomer,
}

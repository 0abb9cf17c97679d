"""Refusals of the betting rounds."""

from typing import Final

from core.cards import parse_card
from core.chips import whole
from core.hand import commands as h
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from tests.amounts import facing, facing_20, limit_flop, no_limit_flop
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, call, case, unread
from tests.stud_table import bring_in, deal_up, stud, to_street


def _dealt(seats: int = 4, **options: object) -> Game:
    """Blinds of 10 and 20, the button in seat 1: seat 4 is first to act."""
    game = Game(seats, button=1, **options)  # type: ignore[arg-type]
    game.deal()
    return game


def _not_your_turn() -> Case:
    return case(_dealt(settings={"betting.out_of_turn": "refuse"}), "2 calls")


def _already_folded() -> Case:
    game = _dealt()
    game.play("4 folds")
    return case(game, "4 calls")


def _already_all_in() -> Case:
    game = _dealt()
    game.play("4 all-in, 1 calls")
    return case(game, "4 calls")


def _fold_is_final() -> Case:
    game = _dealt()
    game.play("4 folds, 1 calls")
    return case(game, "4 undoes")


def _act_is_final() -> Case:
    game = _dealt()
    game.play("4 calls")
    return case(game, "4 undoes")


def _short_all_in() -> Case:
    game = _dealt(3, stacks={3: 130})
    game.play("1 calls, 2 calls, 3 checks, 2 bets 80, 3 all-in, 1 folds")
    return case(game, "2 raises 400")


def _no_one_left() -> Case:
    game = _dealt(2, stacks={2: 500})
    game.play("1 calls, 2 all-in")
    return case(game, "1 raises 900")


def _stack_too_small() -> Case:
    game = _dealt(3, stacks={3: 50})
    game.play("1 raises 100, 2 folds")
    return case(game, "3 raises 200")


def _capped() -> Case:
    game = limit_flop()
    game.play("2 bets 20, 3 raises 40, 4 raises 60, 1 raises 80, 2 raises 100")
    return case(game, "3 raises 120")


def _two_sizes() -> Case:
    game = stud(3, bets=(10, 20), stud__open_pair_double=True)
    deal_up(game, {1: "8d 8h", 2: "9s Kc", 3: "4c 5d"})
    game.play("3 brings in, 1 calls, 2 calls")
    return case(game, "1 bets 15")


def _one_size() -> Case:
    game = stud(3)
    deal_up(game, {1: "Kd", 2: "9s", 3: "4c"})
    game.play("3 brings in")
    return case(game, "1 raises 25")


def _too_large() -> Case:
    game = Game(3, bets=(2, 10), button=3)
    game.deal()
    game.play("all call")
    return case(game, "1 bets 30")


def _must_bet_or_fold() -> Case:
    game = Game(
        4, game="five_card_draw", bets=(10, 20), ante=2, settings={"draw.unopened_action":
        "bet_or_fold"},
    )  # fmt: skip
    game.deal()
    return case(game, f"{game.to_act} checks")


def _must_bet() -> Case:
    game = stud(3, "five_card_stud", stud__opening="high_card_must_bet")
    deal_up(game, {1: "Kd", 2: "9s", 3: "4c"})
    return case(game, "1 checks")


def _must_bring_in() -> Case:
    game = stud(3)
    deal_up(game, {1: "Kd", 2: "9s", 3: "4c"})
    return case(game, "3 folds")


def _no_check_raise() -> Case:
    game = limit_flop({"betting.check_raise": False})
    game.play("2 checks, 3 bets 20, 4 folds, 1 folds")
    return case(game, "2 raises 40")


def _impossible_call() -> Case:
    """Aces beside a king, against three open sevens on the last card."""
    game = stud(2)
    down, up = {1: "2s 3d 9h", 2: "As Kd 9c"}, {1: "7c 7d 7h Qs", 2: "Ac 4d 5s 8h"}
    deal_up(game, up, down)
    to_street(game, 7)
    game.play("1 bets 30")
    return case(game, "2 calls")


def _late() -> Case:
    game = _dealt()
    game.wait(40)
    game.do(c.CallClock(person(2)))
    game.wait(71)
    return case(game, "4 calls")


def _stale() -> Case:
    game = _dealt()
    old = h.Prompt(game.hand.number, game.hand.action)
    game.play("4 calls")
    return case(game, h.Call(person(1), old))


def _pass() -> Case:
    return unread(_dealt(), "pass")


def _moves_bring_in(*, folds: bool = False) -> Case:
    game = stud(4)
    deal_up(game, {1: "Kd", 2: "2c", 3: "9s", 4: "2h"})
    bring_in(game)
    if not folds:
        return case(game, c.MoveBringIn(ADMIN, Seat(2)))
    game.play("3 folds")
    return case(game, c.MoveBringIn(ADMIN, Seat(3)))


def _too_late_to_rule() -> Case:
    game = stud(4)
    deal_up(game, {1: "Kd", 2: "2c", 3: "9s", 4: "2h"})
    bring_in(game)
    game.play("3 calls, 4 folds")
    return case(game, c.MoveBringIn(ADMIN, Seat(1)))


def _play_or_all_in() -> Case:
    game = stud(3, ante=10)
    game.deal()
    while game.hand.street < len(("third", "fourth", "fifth", "sixth")):
        verb = "brings in" if game.menu.bring_in else "checks" if game.menu.may_check else "calls"
        game.play(f"{game.to_act} {verb}")
    last = game.player(2).down.content[-1]
    game.do(c.ExposeCard(ADMIN, Seat(2), last))
    return case(game, h.MakeChoice(person(2)))


def _unannounced() -> Case:
    game = facing(40)
    game.do(h.AnnounceRaise(person(2)))
    return case(game, "2 calls")


def _confirm() -> Case:
    return case(facing(40, {"betting.commit": "on_confirm"}), "2 raises 200")


def _complete_or_forfeit() -> Case:
    game = facing_20({"betting.incomplete_raise": "complete_or_forfeit"})
    return case(game, h.PutIn(person(3), whole(30)))


def _wager_stands() -> Case:
    game = no_limit_flop()
    game.play("1 bets 40")
    return case(game, "1 bets 80")


def _act_stands() -> Case:
    game = facing(40)
    game.play("2 calls")
    return case(game, "2 raises 120")


def _parts() -> Case:
    return case(facing(40), h.RaiseTo(person(2), whole(100) + 50))  # type: ignore[arg-type]


BETTING: Final[dict[Reason, Make]] = {
    Reason.NOT_YOUR_TURN: _not_your_turn,
    Reason.ALREADY_FOLDED: _already_folded,
    Reason.ALREADY_ALL_IN: _already_all_in,
    Reason.FOLD_IS_FINAL: _fold_is_final,
    Reason.ACT_IS_FINAL: _act_is_final,
    Reason.FACING_BET: lambda: case(_dealt(), "4 checks"),
    Reason.NOTHING_TO_CALL: lambda: case(no_limit_flop(), "1 calls"),
    Reason.BET_STANDS: lambda: case(facing(40), "2 bets 120"),
    Reason.NO_BET_TO_RAISE: lambda: case(no_limit_flop(), "1 raises 40"),
    Reason.BET_TOO_SMALL: lambda: case(no_limit_flop(), "1 bets 4"),
    Reason.RAISE_TOO_SMALL: lambda: case(facing(40), "2 raises 60"),
    Reason.WAGER_NOT_WHOLE_UNITS: _parts,
    Reason.SHORT_ALL_IN_NOT_REOPENED: _short_all_in,
    Reason.NO_ONE_LEFT_TO_RAISE: _no_one_left,
    Reason.STACK_TOO_SMALL_TO_RAISE: _stack_too_small,
    Reason.RAISES_CAPPED: _capped,
    Reason.NOT_A_LIMIT_BET: _two_sizes,
    Reason.NOT_THE_LIMIT_BET: _one_size,
    Reason.WAGER_TOO_LARGE: _too_large,
    Reason.MUST_BET_OR_FOLD: _must_bet_or_fold,
    Reason.MUST_BET: _must_bet,
    Reason.MUST_BRING_IN: _must_bring_in,
    Reason.NO_CHECK_RAISE: _no_check_raise,
    Reason.IMPOSSIBLE_CALL_WARNING: _impossible_call,
    Reason.TIME_IS_UP: _late,
    Reason.STALE: _stale,
    Reason.PASS_IS_UNCLEAR: _pass,
    Reason.NOTHING_TO_CORRECT: _moves_bring_in,
    Reason.NO_LIVE_HAND: lambda: _moves_bring_in(folds=True),
    Reason.RULING_TOO_LATE: _too_late_to_rule,
    Reason.PLAY_OR_ALL_IN: _play_or_all_in,
    Reason.RAISE_ANNOUNCED: _unannounced,
    Reason.CONFIRM_WAGER: _confirm,
    Reason.FORFEIT_OR_COMPLETE: _complete_or_forfeit,
    Reason.WAGER_STANDS: _wager_stands,
    Reason.ACT_STANDS: _act_stands,
    Reason.UNREADABLE_AMOUNT: lambda: unread(facing(40), "raise to some"),
    Reason.UNREADABLE_COMMAND: lambda: unread(facing(40), "rise 60"),
    Reason.UNREADABLE_CARD: lambda: call(lambda: parse_card("Kx")),
    Reason.NO_HAND: lambda: case(Game(3), "1 folds"),
}

"""Refusals of the showdown, of hands shown and asked for, and of the floor's rulings on them."""

from typing import Final

from core.chips import whole
from core.hand import commands as h
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case

RAGS: Final = "2c 7d 9h Js 4c"
HOLES: Final = {3: "As Ad", 4: "Ks Kd", 5: "Qs Qd"}
ANYBODY: Final[Overrides] = {"showdown.see_called_hand": "any_dealt_in"}


def _three(settings: Overrides | None = None) -> Game:
    """Six seats; 3, 4 and 5 go to the showdown, where 3 shows first and holds the best hand."""
    game = Game(6, button=1, settings=settings)
    game.deal(HOLES, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
    game.play("all check, all check, 3 bets 40, 4 calls, 5 calls")
    return game


def _after(script: str, said: str | h.HandCommand | c.TableCommand,
           settings: Overrides | None = None) -> Case:  # fmt: skip
    game = _three(settings)
    if script:
        game.play(script)
    return case(game, said)


def _ask(seat: int, of: int) -> h.AskToSee:
    return h.AskToSee(person(seat), Seat(of))


def _asked_before(say: h.HandCommand, again: h.HandCommand) -> Case:
    game = _three()
    game.play("3 shows, 4 mucks")
    game.do(say)
    return case(game, again)


def _all_in_is_shown() -> Case:
    game = Game(3, button=3, stacks={1: 100})
    game.deal()
    game.play("3 calls, 1 all-in, 2 calls, 3 calls")
    while game.hand.menu is not None:
        game.play("all check")
    return case(game, "1 mucks")


def _board(name: str, said: str, **options: object) -> Case:
    game = Game(2, button=1, game=name, **options)  # type: ignore[arg-type]
    game.deal({}, "As Ks Qs Js Ts")
    while game.hand.menu is not None:
        verb = "checks" if game.menu.may_check else "calls"
        game.play(f"{game.to_act} {verb}")
    return case(game, f"{game.to_act} {said}")


def _low(said: str, game: str = "ace_to_five_lowball") -> Case:
    ante = {"ante": 2} if game == "five_card_draw" else {}
    table = Game(2, button=2, game=game, bets=(10, 20), **ante)  # type: ignore[arg-type]
    table.deal({1: "9c 7d 5h 4s 2c", 2: "Kc Qd 9h 6s 3d"})
    while not _shows(table):
        menu = table.hand.menu
        verb = "pats" if menu is None else "checks" if menu.may_check else "calls"
        if menu is not None and menu.opens and not table.hand.street:
            verb = "bets 10"
        table.play(f"{table.to_act} {verb}")
    return case(table, f"{table.to_act} {said}")


def _shows(game: Game) -> bool:
    view = game.view().hand
    return view is not None and view.is_showdown


def _corrects(script: str, to: int) -> Case:
    game = Game(4, button=1, bets=(20, 40))
    game.deal()
    game.play(f"all call, {script}")
    return case(game, c.CorrectWager(ADMIN, whole(to)))


def _wrong_and_gone_on() -> Case:
    """A bet of 20 where 40 is right, and two have called it."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 raises 60, 1 calls, 2 calls")
    return case(game, c.CorrectWager(ADMIN, whole(80)))


def _restores() -> Case:
    game = Game(4, button=1)
    game.deal()
    game.play("4 folds, 1 calls")
    return case(game, c.RestoreHand(ADMIN, Seat(4)))


def _muck_is_final() -> Case:
    game = _three({"showdown.retrieve_mucked": "never"})
    game.play("3 shows, 4 shows")
    game.do(h.Muck(person(4), confirmed=True))
    return case(game, c.Object(person(4), "by mistake", Seat(4)))


def _would_not_win() -> Case:
    game = _three()
    game.play("3 shows, 4 shows, 4 mucks")
    return case(game, c.Object(person(4), "by mistake", Seat(4)))


SHOWDOWN: Final[dict[Reason, Make]] = {
    Reason.NO_SHOWDOWN: lambda: _early("4 shows"),
    Reason.ALREADY_SHOWN: lambda: _after("3 shows", "3 shows"),
    Reason.ALREADY_MUCKED: lambda: _after("3 shows, 4 mucks", "4 shows"),
    Reason.MUCK_WOULD_WIN: lambda: _after("", "3 mucks"),
    Reason.ALL_IN_IS_SHOWN: _all_in_is_shown,
    Reason.BOARD_MUST_BE_SHOWN: lambda: _board("texas_holdem", "plays board", blinds=(10, 20)),
    Reason.NO_BOARD_TO_PLAY: lambda: _board(
        "omaha",
        "plays board",
        bets=(10, 20),
        settings={"showdown.play_board": "announce_and_discard"},
    ),
    Reason.NOT_LOWBALL: lambda: _low("says 8", "five_card_draw"),
    Reason.IMPOSSIBLE_LOW: lambda: _low("says 4"),
    Reason.MUCK_IS_FINAL: _muck_is_final,
    Reason.WOULD_NOT_WIN: _would_not_win,
    Reason.NO_RIGHT_TO_SEE: lambda: _after("3 shows, 4 mucks, 5 mucks", _ask(4, 4)),
    Reason.NOT_A_CALLED_HAND: lambda: _after("3 shows, 4 mucks, 5 mucks", _ask(5, 1)),
    Reason.ALREADY_ASKED: lambda: _asked_before(_ask(2, 4), _ask(2, 4)),
    Reason.NOBODY_ASKED: lambda: _after("", c.ConfirmLook(ADMIN, Seat(4), allows=True), ANYBODY),
    Reason.SHOWN_TO_NOBODY: lambda: _after("3 shows, 4 mucks", h.ShowAll(person(2), Seat(4))),
    Reason.NOT_SEATED_HERE: lambda: _after("", h.ShowTo(person(4), PersonId("dan"))),
    Reason.ROUND_IS_OVER: lambda: _after("", c.CorrectWager(ADMIN, whole(60))),
    Reason.BETTING_GONE_ON: _wrong_and_gone_on,
    Reason.CORRECTION_IMPOSSIBLE: lambda: _corrects("2 bets 20", 5000),
    Reason.REASON_NEEDED: _restores,
}


def _early(said: str) -> Case:
    game = Game(4, button=1)
    game.deal()
    return case(game, said)

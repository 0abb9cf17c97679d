"""Refusals of rulings, of statements to the floor, and of calls that come too late."""

from typing import Final

from core.house.setting import Value
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case

OTHER: Final = PersonId("other")
WHY: Final = "the deck was short"


def _dealt(seats: int = 4, **settings: Value) -> Game:
    game = Game(seats, button=1, settings=settings)
    game.deal()
    return game


def _over(**settings: Value) -> Game:
    game = _dealt(4, **settings)
    game.skip_hand()
    return game


def _called() -> Game:
    game = _dealt()
    game.do(c.Object(person(2), "the pot is short"))
    return game


def rules(act: c.RulingAct, why: str = WHY, by: PersonId = ADMIN) -> c.Rule:
    """``act`` ruled by Flo, or by another."""
    return c.Rule(by, "Flo" if by == ADMIN else "Max", act, why)


def _final() -> Case:
    game = _over()
    game.do(rules(c.MoveButton(ADMIN, Seat(3))))
    return case(game, rules(c.MoveButton(OTHER, Seat(4)), by=OTHER))


def _paused() -> Case:
    game = _dealt()
    game.do(rules(c.PauseTable(ADMIN)))
    return case(game, "4 calls")


def _no_time() -> Case:
    game = _dealt(**{"clock.auto_start_seconds": 0})
    return case(game, rules(c.GiveTime(ADMIN, 30)))


def _acted_on() -> Case:
    game = _dealt(2)
    game.play("1 calls, 2 checks, all check, all check, 2 checks, 1 bets 40, 2 calls, 1 shows")
    return case(game, rules(c.TakeBackAct(ADMIN)))


def _void() -> Case:
    game = _dealt(2)
    game.do(rules(c.VoidHand(ADMIN)))
    return case(game, rules(c.AwardPot(ADMIN, (Seat(2),))))


def _spent() -> Case:
    game = _won()
    game.play("3 leaves")
    return case(game, rules(c.AwardPot(ADMIN, (Seat(2),))))


def _won() -> Game:
    """Seat 3 has won a pot from seat 2, who has mucked."""
    game = Game(3, button=1)
    game.deal({2: "Ks Kd", 3: "As Ad"}, "2c 7d 9h Js 4c")
    game.play("1 folds, 2 calls, 3 checks, all check, all check, all check, 2 mucks anyway")
    return game


def _nobody() -> Case:
    game = _won()
    game.play("2 leaves")
    return case(game, rules(c.AwardPot(ADMIN, (Seat(2),))))


def _drawing() -> Case:
    game = Game(2, game="ace_to_five_lowball", bets=(10, 20))
    game.deal()
    game.play("all call")
    return case(game, rules(c.ForfeitInterest(ADMIN, Seat(1))))


def _hears(text: str = "", seat: int = 2) -> Case:
    return case(_called(), c.StateFacts(person(seat), text))


def _heard_twice() -> Case:
    game = _called()
    game.do(c.StateFacts(person(2)))
    return case(game, c.StateFacts(person(2)))


def _not_asked() -> Case:
    game = _dealt()
    game.play("4 folds")
    game.do(c.Object(person(2), "the pot is short"))
    return case(game, c.StateFacts(person(4), "I saw it"))


def _asked_twice() -> Case:
    game = _called()
    game.do(c.AskTable(ADMIN))
    return case(game, c.AskTable(ADMIN))


def _closed() -> Case:
    game = _over(**{"deal.objection_deadline": "hand_end"})
    return case(game, c.Object(person(2), "the pot is short"))


RULINGS: Final[dict[Reason, Make]] = {
    Reason.OBJECTION_CLOSED: _closed,
    Reason.NO_HEARING: lambda: case(_dealt(), c.StateFacts(person(2))),
    Reason.NOT_ASKED: _not_asked,
    Reason.HEARD_LATER: lambda: _hears(seat=4),
    Reason.ALREADY_HEARD: _heard_twice,
    Reason.STATEMENT_TOO_LONG: lambda: _hears("x" * 240),
    Reason.TABLE_ASKED: _asked_twice,
    Reason.RULING_FINAL: _final,
    Reason.RULING_NEEDS_REASON: lambda: case(_dealt(), rules(c.ReleaseVoid(ADMIN), "")),
    Reason.RULING_TOO_LONG: lambda: case(_dealt(), rules(c.ReleaseVoid(ADMIN), "x" * 240)),
    Reason.MAY_NOT_RULE: lambda: case(_dealt(), rules(c.ReleaseVoid(person(4)), by=person(4))),
    Reason.TABLE_PAUSED: _paused,
    Reason.NOT_PAUSED: lambda: case(_dealt(), rules(c.ResumeTable(ADMIN))),
    Reason.TIME_OUT_OF_RANGE: lambda: case(_dealt(), rules(c.GiveTime(ADMIN, 0))),
    Reason.NO_TIME_RUNS: _no_time,
    Reason.NO_ACT_TO_TAKE_BACK: lambda: case(_dealt(), rules(c.TakeBackAct(ADMIN))),
    Reason.ACTED_ON_SINCE: _acted_on,
    Reason.HAND_NOT_BET: lambda: case(_dealt(), rules(c.FoulHand(ADMIN, Seat(2)))),
    Reason.NO_CLAIM: lambda: case(_over(), rules(c.AwardPot(ADMIN, (Seat(2),)))),
    Reason.BEST_NOT_KNOWN: lambda: case(_dealt(), rules(c.AwardPot(ADMIN))),
    Reason.RULING_NOT_NOW: _drawing,
    Reason.NO_POT_TO_AWARD: _void,
    Reason.AWARD_STANDS: lambda: case(_won(), rules(c.AwardPot(ADMIN, (Seat(3),)))),
    Reason.AWARD_IS_SPENT: _spent,
    Reason.AWARDED_TO_NOBODY: _nobody,
    Reason.INSPECT_AFTER_HAND: lambda: case(_dealt(), rules(c.InspectHand(ADMIN, Seat(2)))),
}

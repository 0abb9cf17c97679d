"""What is refused about misdeals."""

from typing import Final

from core.hand.misdeals.causes import Cause
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.floor.misdeals.errors import DealError
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case


def _called_too_late() -> Case:
    game = Game(4, button=4)
    game.deal()
    game.play("3 calls, 4 folds")
    return case(game, c.CallMisdeal(ADMIN, Cause.WRONG_CARDS))


def _asked_for_no_post() -> Case:
    game = Game(4, button=4)
    game.deal()
    return case(game, c.AnswerPost(person(3), posts=True))


def _floor_awaited() -> Case:
    game = Game(4, button=4)
    game.deal()
    game.do(c.ReportIrregularity(ADMIN, DealError.CARDS_LOST, Seat(2)))
    return case(game, "3 calls")


MISDEALS: Final[dict[Reason, Make]] = {
    Reason.FLOOR_AWAITED: _floor_awaited,
    Reason.MISDEAL_TOO_LATE: _called_too_late,
    Reason.NO_POST_ASKED: _asked_for_no_post,
}

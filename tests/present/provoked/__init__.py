"""Every reason to refuse, really provoked: at a table, by words, at the front desk."""

from typing import Final

from core.present import plain_line, refusal_line
from core.refusal import Reason
from tests.present.provoked.betting import BETTING
from tests.present.provoked.coming_in import COMING_IN
from tests.present.provoked.conditions import CONDITIONS
from tests.present.provoked.conduct import CONDUCT
from tests.present.provoked.contest import CONTEST
from tests.present.provoked.draws import DRAWS
from tests.present.provoked.house import HOUSE
from tests.present.provoked.kill_button import KILL_BUTTON
from tests.present.provoked.kills import KILLS
from tests.present.provoked.kit import Case, Make
from tests.present.provoked.misdeals import MISDEALS
from tests.present.provoked.money import MONEY
from tests.present.provoked.opening import OPENING
from tests.present.provoked.overs import OVERS
from tests.present.provoked.room import ROOM
from tests.present.provoked.rulings import RULINGS
from tests.present.provoked.saying_rulings import SAYING_RULINGS
from tests.present.provoked.seats import SEATS
from tests.present.provoked.showdown import SHOWDOWN
from tests.present.provoked.straddles import STRADDLES
from tests.present.provoked.table import TABLE
from tests.present.provoked.turns import TURNS

PROVOKED: Final[dict[Reason, Make]] = {
    **BETTING,
    **TURNS,
    **STRADDLES,
    **DRAWS,
    **SHOWDOWN,
    **MISDEALS,
    **MONEY,
    **CONTEST,
    **CONDITIONS,
    **CONDUCT,
    **TABLE,
    **OPENING,
    **ROOM,
    **HOUSE,
    **SEATS,
    **SAYING_RULINGS,
    **OVERS,
    **COMING_IN,
    **KILL_BUTTON,
    **KILLS,
    **RULINGS,
}

__all__ = ["PROVOKED", "Case", "sentence_of"]


def sentence_of(case: Case) -> str:
    """The refusal as it was read."""
    return plain_line(refusal_line(case.refusal, case.view), case.at)

"""Refusals around the kill button: triggers that cannot be, kills that are due, and refused."""

from typing import Final

from core.chips import whole
from core.ids import Instant
from core.refusal import Reason
from core.table.commands import Leave, RefuseKill, SetRule, SitDown, Visit
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case
from tests.rules.winning import hand_won


def _due() -> Game:
    """Seat 3 has won two pots of 10-20 hold'em and must kill the third."""
    game = Game(6, bets=(10, 20), settings={"kill.trigger": "two_pots"})
    hand_won(game, 3)
    hand_won(game, 3, by=5, bet=True)
    return game


def _leaves_again() -> Case:
    game = _due()
    game.play("3 leaves")
    return case(game, Leave(person(3)))


def _comes_back() -> Case:
    """He would not post his kill, 30 minutes ago."""
    game = Game(6, taken=(1, 2, 4, 5, 6), bets=(10, 20))
    visit = Visit(Instant(game.at - 30 * 60_000), whole(450), owes_kill=True, refused_kill=True)
    return case(game, SitDown(person(3), "P3", whole(500), visit=visit))


KILL_BUTTON: Final[dict[Reason, Make]] = {
    Reason.KILL_NOT_OFFERED: lambda: case(Game(6), SetRule(ADMIN, "kill.trigger", "two_pots")),
    Reason.KILL_DUE: _leaves_again,
    Reason.NO_KILL_DUE: lambda: case(_due(), RefuseKill(person(4))),
    Reason.KILL_REFUSED: _comes_back,
}

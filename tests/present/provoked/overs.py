"""Refusals of overs and super-overs."""

from typing import Final

from core.games.spec import Structure
from core.hand.overs import Overs
from core.house.setting import Value
from core.refusal import Reason
from core.table.commands import PlayOvers
from tests.play import Game, person
from tests.present.provoked.kit import Case, Make, case


def _limit(settings: dict[str, Value] | None = None) -> Game:
    return Game(4, structure=Structure.FIXED, bets=(20, 40), settings=settings)


def _asks(game: Game, overs: Overs) -> Case:
    return case(game, PlayOvers(person(1), overs))


OVERS: Final[dict[Reason, Make]] = {
    Reason.OVERS_OFF: lambda: _asks(_limit({"betting.overs": False}), Overs.OVERS),
    Reason.OVERS_NEED_LIMIT: lambda: _asks(Game(4), Overs.OVERS),
    Reason.SUPER_OVERS_OFF: lambda: _asks(_limit(), Overs.SUPER),
    Reason.SUPER_NEEDS_OVERS: lambda: _asks(_limit({"betting.super_overs": "limit"}), Overs.SUPER),
    Reason.OVERS_UNCHANGED: lambda: _asks(_limit(), Overs.NONE),
}

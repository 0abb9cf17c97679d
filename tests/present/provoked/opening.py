"""Refusals of tables that cannot be opened, and of games that are not dealt."""

from typing import Any, Final

from core.chips import whole
from core.games.finding import find_game
from core.games.spec import Structure
from core.reception.opening import Opening, config_of
from core.refusal import Reason
from core.table.setup.checking import check
from core.table.setup.opening import configure
from tests.present.provoked.kit import Case, Make, call


def _opens(
    stakes: str, game: str | None = None, structure: str | None = None, **options: Any
) -> Case:
    """What an admin hears who opens a table so."""
    said = Opening(stakes, game, structure, **options)
    return call(lambda: config_of(said))


def _configures(**options: Any) -> Case:
    return call(lambda: check(configure(seats=6, **options)))


OPENING: Final[dict[Reason, Make]] = {
    Reason.UNKNOWN_GAME: lambda: call(lambda: find_game("badugi")),
    Reason.BLINDS_IMPOSSIBLE: lambda: _opens("5/500"),
    Reason.BLINDS_NOT_AS_LAID_OUT: lambda: _opens("5/5/10", "holdem"),
    Reason.BLINDS_NOT_RISING: lambda: _opens("10/5/10", "kansas city"),
    Reason.BLINDS_NOT_WHOLE_UNITS: lambda: _configures(
        small_blind=whole(10), big_blind=whole(20), settings={"betting.min_unit": 15}
    ),
    Reason.BUY_IN_RANGE_IMPOSSIBLE: lambda: _opens("5/10", buy_in="500-300"),
    Reason.BUY_IN_UNDER_FLOOR: lambda: _opens("5/10", buy_in="100"),
    Reason.STAKES_TOO_HIGH: lambda: _opens("400b/800b"),
    Reason.SEATS_IMPOSSIBLE: lambda: _opens("10-20", "stud", seats=40),
    Reason.MIX_NEEDS_GAMES: lambda: _opens("10-20", "razz,"),
    Reason.STRUCTURE_NOT_OFFERED: lambda: _opens("2-10", "lowball", "spread"),
    Reason.UNREADABLE_STAKES: lambda: _opens("1-2-3-4-5"),
    Reason.STAKES_NEED_BETS: lambda: _opens("5/10", "horse"),
    Reason.STAKES_NEED_BLINDS: lambda: _opens("nl 10", "holdem"),
    Reason.STAKES_NEED_SMALLEST_BET: lambda: _opens("pl 5/10", "stud"),
    Reason.STAKES_NEED_ANTE: lambda: _opens("2-4", "stud"),
    Reason.STAKES_NOT_WHOLE_UNITS: lambda: _configures(
        bets=(whole(10), whole(24)), structure=Structure.FIXED, settings={"betting.min_unit": 5}
    ),
    Reason.LIMITS_IMPOSSIBLE: lambda: _opens("20-10", structure="limit"),
    Reason.SPREAD_IMPOSSIBLE: lambda: _opens("20-10-5", structure="spread"),
    Reason.NO_BLINDS_HERE: lambda: _configures(
        game="razz",
        bets=(whole(10), whole(20)),
        small_blind=whole(5),
    ),
    Reason.NO_BRING_IN_HERE: lambda: _opens("10-20", bring_in="5"),
    Reason.BRING_IN_IMPOSSIBLE: lambda: _opens("10-20", "razz", bring_in="15"),
}

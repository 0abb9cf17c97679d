"""Plain deals: everybody seated is dealt in, and nobody owes, waits, straddles or kills.

Then the plan depends on nobody in particular, and the button goes round the same seats hand after
hand: what was planned once is kept.  No Dead Button keeps a record of everybody's blinds, so there
it does depend on them (Cooke 12.13).
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from msgspec import Struct

from core.games import GAMES
from core.games.spec import Forced, Structure
from core.hand.rules import Stakes
from core.house.setting import Value
from core.house.settings import word
from core.ids import Instant, Seat
from core.table.blinds.layouts import layout_of
from core.table.blinds.situation import Situation
from core.table.kills.button import NEUTRAL
from core.table.state import Pointers

P = TypeVar("P")

_KEPT: Final = 4096
"""So many plans are kept: of a few hundred tables."""


class PlainDeal(Struct, frozen=True):
    """All that the plan of such a deal depends on."""

    game: str
    forced: Forced
    structure: Structure
    stakes: Stakes
    settings: frozenset[tuple[str, Value]]
    seats: int
    last: Pointers
    ready: tuple[Seat, ...]

    def situation(self) -> Situation:
        """A table where this deal is due; nobody in particular sits there."""
        game, settings = GAMES[self.game], dict(self.settings)
        return Situation(
            settings=settings,
            game=game,
            forced=self.forced,
            structure=self.structure,
            stakes=self.stakes,
            seats=self.seats,
            last=self.last,
            occupants=(),
            ready=self.ready,
            now=Instant(0),
            straddles=(),
            kill=NEUTRAL,
            first_button=None,
            layout=layout_of(game, settings),
        )


def plain_deal(situation: Situation) -> PlainDeal | None:
    """``situation`` without its people, where they make no difference."""
    last = situation.last
    if (
        last is None
        or last.is_forward
        or situation.first_button is not None
        or situation.straddles
        or situation.kill_offers
        or len(situation.ready) != len(situation.occupants)
        or situation.kill != NEUTRAL
        or not situation.is_plain
        or word(situation.settings, "button.rule") != "no_missed_blind"
    ):
        return None
    return PlainDeal(
        situation.game.id,
        situation.forced,
        situation.structure,
        situation.stakes,
        frozenset(situation.settings.items()),
        situation.seats,
        last,
        situation.ready,
    )


def kept(plan: Callable[[Situation], P]) -> Callable[[PlainDeal], P]:
    """What ``plan`` makes of plain deals, kept for the next time."""

    @lru_cache(maxsize=_KEPT)
    def planned(deal: PlainDeal) -> P:
        return plan(deal.situation())

    return planned

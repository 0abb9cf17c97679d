"""Must cover: by setting, who cannot post the whole big blind gets no hand (Cooke 12.19).

He sits out, and the big blind falls to the next player.  Lowball has a rule of its own for a
short blind (Cooke 7.18.06).
"""

from collections.abc import Callable

from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips
from core.hand.forced.posts import PostKind
from core.house.settings import word
from core.ids import Seat
from core.table.blinds.ante_for_all import is_anted_for_all
from core.table.blinds.planning import FEWEST, Plan
from core.table.blinds.situation import Situation

Planner = Callable[[Situation], Plan]


def needed(situation: Situation) -> Chips:
    """What the big blind has to have in front of him; 0 where anything will do."""
    must = word(situation.settings, "allin.short_big_blind") == "must_cover"
    if not must or situation.game.is_lowball or not situation.forced.has_blinds:
        return NO_CHIPS
    stakes = situation.stakes
    ante = NO_CHIPS if is_anted_for_all(situation.settings) else stakes.ante
    return Chips(stakes.big_blind + stakes.big_blind_ante + ante)


def covered(situation: Situation, plan_of: Planner) -> tuple[Plan | None, tuple[Seat, ...]]:
    """The hand whose big blind can be posted in full, and who sits out because he cannot.

    None where too few are left to play it.
    """
    plan, out = plan_of(situation), list[Seat]()
    while (short := _short_blind(situation, plan)) is not None:
        out.append(short)
        ready = tuple(seat for seat in situation.ready if seat != short)
        if len(ready) < FEWEST:
            return None, tuple(out)
        situation = replace(situation, ready=ready)
        plan = plan_of(situation)
    return plan, tuple(out)


def _short_blind(situation: Situation, plan: Plan) -> Seat | None:
    least = needed(situation)
    seat = plan.posts.of(PostKind.BIG) if least else None
    there = [one for one in situation.occupants if one.seat == seat]
    return seat if any(one.stack + one.behind < least for one in there) else None

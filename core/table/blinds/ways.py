"""Ways in: what somebody who owes a blind may choose for the next hand, and what it costs.

What is not open to him now is told with the reason; for a seat where nobody may come in, with the
first hand in which he may (Cooke 12.12, 12.12.01, 12.15).
"""

from collections.abc import Iterator

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import Instant, Seat
from core.refusal import Reason, Refusal
from core.table.blinds import announcing
from core.table.blinds.buying_button import is_sold, refuse_unsold
from core.table.blinds.duties import Duties, Entry, Owes
from core.table.blinds.entering import letting_pass
from core.table.blinds.foresight import choosing, following, next_situation
from core.table.blinds.planning import next_plan
from core.table.blinds.prices import price_of
from core.table.blinds.situation import Situation
from core.table.seats.letting_pass import may_let_pass
from core.table.state import Table

_RULE = "cooke-12.12"


class Way(Struct, frozen=True):
    """To come in by ``entry``.

    Attributes:
        live, dead: the price, in hundredths of a chip; waiting costs nothing but the big blind
            when it comes.
        refusal: why he cannot choose it for the next hand; None where he can.
    """

    entry: Entry
    live: Chips = NO_CHIPS
    dead: Chips = NO_CHIPS
    refusal: Refusal | None = None

    @property
    def is_legal(self) -> bool:
        """Whether he may choose it."""
        return self.refusal is None


WAITING = Way(Entry.WAIT)


def ways_in(table: Table, seat: Seat, now: Instant) -> tuple[Way, ...]:
    """The ways in of the player at ``seat``, those that are not open to him too.

    Nothing where he has nothing to choose: he owes no blind, his next hand is free, or a new game
    begins with it.  Who has dealt off and moved may let the blinds go by (Cooke 12.20.08).
    """
    occupant = table.occupant(seat)
    if occupant is None or table.is_closing:
        return ()
    if occupant.duties.owes is Owes.NOTHING:
        return (Way(Entry.BEHIND),) if may_let_pass(table, seat, now) else ()
    situation = next_situation(table, seat, now)
    if situation is None:
        return ()
    return tuple(_ways(table, situation, occupant.duties, seat, now))


def _ways(
    table: Table, situation: Situation, duties: Duties, seat: Seat, now: Instant
) -> Iterator[Way]:
    yield WAITING
    price = price_of(situation, duties.owes)
    refusal = _barred(situation, seat, table.hands + 1)
    if not _has_big_blind(situation, seat):
        yield Way(Entry.POST, price.live, price.dead, refusal)
    yield Way(Entry.BEHIND, price.live, price.dead, _no_place_behind(situation, seat))
    if is_sold(situation) and duties.owes is not Owes.SMALL:
        both = price_of(situation, Owes.BOTH)
        yield Way(Entry.BUY, both.live, both.dead, _button_refused(situation, seat))
    straddle = _straddle(table, duties, seat, now)
    if straddle:
        yield Way(Entry.STRADDLE, straddle)


def _has_big_blind(situation: Situation, seat: Seat) -> bool:
    """Whether it is his in turn, so that there is nothing to be made up."""
    plan = next_plan(choosing(situation, seat, Entry.WAIT))
    return plan.pointers is not None and plan.pointers.big_blind == seat


def _barred(situation: Situation, seat: Seat, hand: int) -> Refusal | None:
    """The refusal of a post with the number of the first ``hand`` in which it is taken."""
    if situation.game.is_lowball:
        return Refusal(Reason.LOWBALL_WAITS, "cooke-7.18.05")
    for number in range(hand, hand + situation.seats + 1):
        plan = next_plan(choosing(situation, seat, Entry.POST))
        if seat in plan.dealt:
            if number == hand:
                return None
            button = plan.pointers.button if plan.pointers is not None else None
            return Refusal(Reason.ENTRY_BARRED, _RULE, hand=number, seat=button)
        situation = following(situation, plan)
    return Refusal(Reason.NO_PLACE_BEHIND, _RULE)


def _no_place_behind(situation: Situation, seat: Seat) -> Refusal | None:
    if situation.game.is_lowball:
        return Refusal(Reason.LOWBALL_WAITS, "cooke-7.18.05")
    behind = choosing(situation, seat, Entry.BEHIND)
    return (
        None
        if seat in letting_pass(behind, behind.waiting)
        else Refusal(Reason.NO_PLACE_BEHIND, "cooke-12.14")
    )


def _button_refused(situation: Situation, seat: Seat) -> Refusal | None:
    plan = next_plan(choosing(situation, seat, Entry.WAIT))
    assert plan.positions is not None
    try:
        refuse_unsold(situation, plan.positions, seat)
    except Refusal as refusal:
        return refusal
    return None


def _straddle(table: Table, duties: Duties, seat: Seat, now: Instant) -> Chips:
    """What straddling under the gun instead costs; nothing where he cannot (Cooke 12.12.01)."""
    occupant = table.occupant(seat)
    if occupant is None or duties.owes is not Owes.BOTH:
        return NO_CHIPS
    offered = announcing.offer(table, occupant.person, now)
    return NO_CHIPS if offered is None or offered.is_sleeper else offered.amount
